"""The examples in README and docs run."""

import doctest
import re
from pathlib import Path

import pytest

import coltexpress

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


POSITIONS = [text for page in PAGES for text in blocks(page, "position")]
MOVES = [
    (slug, line)
    for page in PAGES
    for kind, slug in (("moves", "express"), ("moves super", "super"))
    for text in blocks(page, kind)
    for line in text.splitlines()
]


@pytest.mark.parametrize("text", POSITIONS)
def test_the_positions_parse_and_print_back(text: str) -> None:
    game = coltexpress.game(text.split(maxsplit=1)[0])
    for advance in (True, False):
        state = game.parse_position(text, advance=advance)
        assert game.parse_position(state.notation(), advance=advance).notation() == state.notation()
    assert game.parse_position(text).to_act()


@pytest.mark.parametrize(("slug", "line"), MOVES)
def test_the_moves_parse_and_print_back(slug: str, line: str) -> None:
    assert str(coltexpress.game(slug).parse_move(line)) == line


@pytest.mark.parametrize("slug", [game.slug for game in coltexpress.all_games()])
def test_every_game_has_examples(slug: str) -> None:
    assert any(text.startswith(slug) for text in POSITIONS)
    assert any(name == slug for name, _ in MOVES)


def test_all_files_named_on_the_pages_exist() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_library_page_lists_the_names_of_the_package() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", page.partition("## Names\n")[2].partition("\n## ")[0], re.MULTILINE)
    assert sorted(name for row in rows for name in re.findall(r"`(\w+)`", row)) == sorted(coltexpress.__all__)
