"""What README and docs show is true: their examples run."""

import doctest
import re
from pathlib import Path

import pytest

import coltexpress
from coltexpress import express

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FLAGS = doctest.NORMALIZE_WHITESPACE


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_examples_run(page: Path) -> None:
    example = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "python")), {}, page.name, str(page), 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(example)
    assert result.failed == 0
    assert result.attempted > 0 or ">>>" not in page.read_text(encoding="utf-8")


def test_the_examples_of_the_package_run() -> None:
    assert doctest.testmod(coltexpress, optionflags=FLAGS).failed == 0


@pytest.mark.parametrize("text", [text for page in PAGES for text in blocks(page, "position")])
def test_the_positions_parse_and_print_back(text: str) -> None:
    state = express.parse_position(text)
    assert express.parse_position(state.notation()).notation() == state.notation()
    assert state.to_act()


@pytest.mark.parametrize(
    "line", [line for page in PAGES for text in blocks(page, "moves") for line in text.splitlines()]
)
def test_the_moves_parse_and_print_back(line: str) -> None:
    assert str(express.parse_move(line)) == line


def test_the_pages_name_only_files_that_exist() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
