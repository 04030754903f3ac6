"""The page formats errors itself: its tests compare them with the sentences of Python, which have to be up to date."""

import json
import runpy
from pathlib import Path

from coltexpress.server.errors import STATUS

WEB = Path(__file__).parents[2] / "web"


def test_expected_errors_of_the_page_are_up_to_date() -> None:
    golden = runpy.run_path(str(WEB / "scripts" / "golden.py"))
    said = golden["error_sentences"]()
    assert {f"server-{key}" for key in STATUS} <= {each["key"] for each in said}
    written = golden["ERRORS"].read_text(encoding="utf-8")
    assert json.loads(written) == said, "run PYTHONPATH=src .venv/bin/python web/scripts/golden.py"
