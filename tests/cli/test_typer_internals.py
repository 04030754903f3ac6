"""What a new version of typer must still have: see cli/typer_internals.py. Imports nothing that needs it."""

import re
from importlib import import_module
from pathlib import Path

import pytest
import typer

CLI = Path(__file__).parents[2] / "src" / "coltexpress" / "cli"
INTERNALS = {
    "typer._click.exceptions": ("BadOptionUsage", "MissingParameter", "NoSuchOption", "UsageError"),
    "typer.rich_utils": (
        "Table",
        "ARGUMENTS_PANEL_TITLE",
        "OPTIONS_PANEL_TITLE",
        "COMMANDS_PANEL_TITLE",
        "ERRORS_PANEL_TITLE",
    ),
}


@pytest.mark.parametrize(("module", "name"), [(module, name) for module, names in INTERNALS.items() for name in names])
def test_typer_has_the_internals_that_the_command_line_uses(module: str, name: str) -> None:
    found = hasattr(import_module(module), name)
    assert found, f"{module}.{name} is missing in typer {typer.__version__}: adapt cli/typer_internals.py"


def test_only_one_module_uses_internals_of_typer() -> None:
    users = [path.name for path in CLI.rglob("*.py") if re.search(r"typer\._|\brich_utils\b", path.read_text("utf-8"))]
    assert users == ["typer_internals.py"]
    text = (CLI / "typer_internals.py").read_text("utf-8")
    assert {*re.findall(r"rich_utils\.(\w+)", text)} == {*INTERNALS["typer.rich_utils"]}
