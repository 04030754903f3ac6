"""`tables` imports only what is listed here; import-linter also checks what that imports."""

import ast
from pathlib import Path

import pytest

from coltexpress import tables

STANDARD_LIBRARY = {"collections", "dataclasses", "functools", "hashlib", "json", "re", "typing", "contextlib"}
OTHERS = {"coltexpress", "msgspec"}
MODULES = sorted(Path(tables.__path__[0]).glob("*.py"))


def imported(source: str) -> set[str]:
    """The names of the imported packages, also those imported in functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_imports_no_input_output_time_or_chance(path: Path) -> None:
    assert imported(path.read_text(encoding="utf-8")) <= STANDARD_LIBRARY | OTHERS


def test_imports_in_functions_are_found() -> None:
    assert imported("def now():\n    from time import time\n    import os.path\n") == {"time", "os"}
