"""The build of the page knows every file outside web/ that the page needs."""

import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILD = runpy.run_path(str(WEB / "scripts" / "build.py"))
RELATIVE = re.compile(r"""["'](\.\.?/[^"'\n]+)["']""")


def imported_from_outside() -> Iterator[Path]:
    """Files outside web/ that a module of the page imports by a relative path."""
    for module in (*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")):
        if module.name.endswith((".test.ts", ".faked.ts")) or module.parent.name == "testing":
            continue
        for path in RELATIVE.findall(module.read_text(encoding="utf-8")):
            target = (module.parent / path).resolve()
            if target.is_relative_to(ROOT) and not target.is_relative_to(WEB):
                yield target if target.suffix else target.with_suffix(".ts")


def test_build_knows_all_imports_from_outside() -> None:
    known = set(BUILD["sources"]())
    imported = set(imported_from_outside())
    assert imported
    assert imported - known == set()


def test_changes_outside_rebuild_the_wheel() -> None:
    keys = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]["cache-keys"]
    covered = {file for key in keys if "file" in key for file in ROOT.glob(key["file"])}
    outside = {file for pattern in BUILD["OUTSIDE_WEB"] for file in ROOT.glob(pattern)}
    assert len(outside) > 1
    assert outside - covered == set()
