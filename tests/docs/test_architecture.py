"""docs/architecture.md shows the existing packages, and the layers that import-linter checks."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TREE, LAYERS, SERVER_LAYERS = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[:3]


def test_the_layers_match_the_configuration() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = {contract["containers"][0]: contract["layers"] for contract in contracts if contract["type"] == "layers"}
    assert layers["coltexpress"] == LAYERS.splitlines()
    assert layers["coltexpress.server"] == SERVER_LAYERS.splitlines()


def test_every_module_of_the_server_has_a_layer() -> None:
    modules = {
        each.stem for each in (ROOT / "src" / "coltexpress" / "server").iterdir() if not each.stem.startswith("__")
    }
    assert set(re.findall(r"\w+", SERVER_LAYERS)) == modules


def test_every_package_is_in_the_tree_and_has_a_layer() -> None:
    packages = {each.parent.name for each in (ROOT / "src" / "coltexpress").glob("*/__init__.py")}
    assert set(re.findall(r"^  (\w+)/", TREE, re.MULTILINE)) == packages
    assert set(re.findall(r"\w+", LAYERS)) == packages


SOURCE = ROOT / "src" / "coltexpress"
CONTENTS = {
    path.parent.relative_to(SOURCE).as_posix(): " ".join(
        str(ast.get_docstring(ast.parse(path.read_text("utf-8")))).split()
    )
    for path in SOURCE.rglob("__init__.py")
    if path.parent != SOURCE and "migrations" not in path.parts
}
"""The docstring of each package."""


def imported(package: str) -> set[str]:
    """The packages below coltexpress that the modules of a package import."""
    found: set[str] = set()
    for path in (SOURCE / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = (
                [f"{node.module}.{alias.name}" for alias in node.names]
                if isinstance(node, ast.ImportFrom)
                else [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else []
            )
            found |= {name.split(".")[1] for name in names if name.startswith("coltexpress.")}
    return (found & set(CONTENTS)) - {package}


@pytest.mark.parametrize("package", CONTENTS)
def test_every_package_says_what_it_may_import_and_who_uses_it(package: str) -> None:
    assert re.search(r"\b[Mm]ay import\b|\b[Ii]mports? no\b", CONTENTS[package])
    assert re.search(r"\b[Uu]sed\b", CONTENTS[package])


@pytest.mark.parametrize("package", sorted(set(re.findall(r"\w+", LAYERS))))
def test_packages_name_those_that_use_them(package: str) -> None:
    above = re.split(rf"^.*\b{package}\b", LAYERS, flags=re.MULTILINE)[0]
    users = {other for other in CONTENTS if "/" not in other and package in imported(other)}
    named = set(re.findall(r"`(\w+)", re.split(r"\bused\b", CONTENTS[package])[-1])) & set(re.findall(r"\w+", LAYERS))
    assert users <= set(re.findall(r"\w+", above))
    if "layer above" not in CONTENTS[package]:
        assert named == users


def test_every_folder_of_tests_is_described() -> None:
    described = set(re.findall(r"`(\w+)/`", PAGE.partition("## Tests")[2]))
    assert described - {"examples"} == {each.name for each in (ROOT / "tests").iterdir() if each.is_dir()} - {
        "__pycache__"
    }
