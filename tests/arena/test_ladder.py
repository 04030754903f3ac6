"""The ladder of docs/bots.md."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from arena.contests import threads
from coltexpress.arena import ladder
from coltexpress.arena.report import report
from coltexpress.bots import BUILTIN, LEVELS
from coltexpress.bots.drifter import Drifter
from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels play at random in this process: these tests do not measure their strength."""
    for name, level in BUILTIN.items():
        monkeypatch.setitem(BUILTIN, name, replace(level, make=Drifter))
    monkeypatch.setattr("coltexpress.cli.arena.executor_opener", lambda _workers, _cluster: threads)


def test_each_level_plays_the_one_below_and_drifters() -> None:
    assert ladder.pairings() == [
        ("greenhorn", "drifter"),
        ("rustler", "greenhorn"),
        ("outlaw", "rustler"),
        ("legend", "outlaw"),
        ("rustler", "drifter"),
        ("outlaw", "drifter"),
        ("legend", "drifter"),
    ]


def test_one_bot_plays_against_bots_of_the_other_level() -> None:
    for slug, options in ladder.tables_of_all_games():
        asked = ladder.pairing(slug, options, "legend", "outlaw", 1, None)
        assert len(asked.bots) == asked.players
        assert [bot.name for bot in asked.bots].count("legend") == 1


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_in_every_language(terminal: Terminal, language: str) -> None:
    result = terminal("arena", "ladder", "--game", "super", "--players", "3", "--games", "3", "--lang", language)
    assert (result.code, result.err) == (0, "")
    rows = [line for line in result.out.splitlines() if line.startswith("|")]
    assert len(rows) == 2 + 4
    assert {row.count("|") for row in rows} == {rows[0].count("|")}


@pytest.mark.usefixtures("quick")
def test_only_the_tables_of_the_page_are_replaced(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Before\n\n<!-- ladder -->\nold\n<!-- /ladder -->\n\nAfter\n", encoding="utf-8")
    arguments = ("arena", "ladder", "--all", "--games", "1", "--into", str(page), "--out", str(tmp_path / "out"))
    assert terminal(*arguments).code == 0
    first = page.read_text(encoding="utf-8")
    assert first.startswith("# Before\n\n<!-- ladder -->\n\n### ")
    assert first.endswith("\n\n<!-- /ladder -->\n\nAfter\n")
    assert "old" not in first
    assert first.count("### ") == len(ladder.tables_of_all_games())
    played = len(ladder.pairings()) + (len(ladder.tables_of_all_games()) - 1) * len(ladder.pairings(drifters=False))
    played += len(ladder.tables_of_all_games())  # all levels at the same tables
    assert len(list((tmp_path / "out").glob("*/*/games.jsonl"))) == played
    rows = [line for line in first.splitlines() if line.startswith("| Legend")]
    assert [row.count("|") for row in rows] == [rows[0].count("|"), *[rows[0].count("|") - 1] * (len(rows) - 1)]
    again = terminal(*arguments)  # from the journals, with the same times
    assert again.code == 0
    assert page.read_text(encoding="utf-8") == first


@pytest.mark.usefixtures("quick")
def test_the_ladder_as_json(terminal: Terminal) -> None:
    result = terminal("arena", "ladder", "--players", "2", "--games", "2", "--json")
    actual = json.loads(result.out)
    assert [each["contest"]["bots"] for each in actual] == [*(list(pair) for pair in ladder.pairings()), list(LEVELS)]


@pytest.mark.parametrize(("seconds", "actual"), [(None, "0.5 s"), (0.2, "0.2 s")])
def test_the_budget_of_a_search(seconds: float | None, actual: str) -> None:
    asked = ladder.pairing("super", {"players": 3}, "outlaw", "drifter", 1, seconds)
    found = ladder.budget(Words("en"), report(asked, []), "outlaw")
    assert re.fullmatch(rf"[\d,]+ iterations, {actual}", found)
    assert ladder.budget(Words("en"), report(asked, []), "rustler").endswith(" s")


def test_a_page_without_marks_is_refused_before_playing(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing here", encoding="utf-8")
    assert terminal("arena", "ladder", "--into", str(page)).code == 2
    assert terminal("arena", "ladder", "--into", str(tmp_path / "none.md")).code == 2
    with pytest.raises(ColtError, match="arena-markers"):
        ladder.put_into(page, "text")


def test_the_page_about_bots_has_the_marks() -> None:
    ladder.page_around(DOCS)
