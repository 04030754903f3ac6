"""docs/architecture.md shows the existing packages, and the layers that import-linter checks."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TREE, LAYERS = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[:2]


def test_the_layers_match_the_configuration() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = [contract["layers"] for contract in contracts if contract["type"] == "layers"]
    assert LAYERS.splitlines() == layers


def test_every_package_is_in_the_tree_and_has_a_layer() -> None:
    packages = {each.parent.name for each in (ROOT / "src" / "coltexpress").glob("*/__init__.py")}
    assert set(re.findall(r"^  (\w+)/", TREE, re.MULTILINE)) == packages
    assert set(re.findall(r"\w+", LAYERS)) == packages


def test_every_folder_of_tests_is_described() -> None:
    described = set(re.findall(r"`(\w+)/`", PAGE.partition("## Tests")[2]))
    assert described - {"examples"} == {each.name for each in (ROOT / "tests").iterdir() if each.is_dir()} - {
        "__pycache__"
    }
