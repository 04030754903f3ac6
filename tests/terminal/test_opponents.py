"""`play`: levels of bots, external bots, and their faults."""

import json
from pathlib import Path

import pytest

from coltexpress.engine.play.record import parse_record
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal, anything
from terminal.commands import EN, SUPER

BOTS = """
import os

from coltexpress.bots import Bot, Observation


class First(Bot):
    def choose(self, sight: Observation) -> object:
        print("anybody there?")
        return sight.moves[0]


class Wrong(Bot):
    def choose(self, sight: Observation) -> object:
        return "win"


class Broken(Bot):
    def choose(self, sight: Observation) -> object:
        raise ValueError(sight.view)


class Gone(Bot):
    def choose(self, sight: Observation) -> object:
        os._exit(1)
"""


@pytest.fixture
def outside(tmp_path: Path) -> str:
    """A file with external bots."""
    path = tmp_path / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


def bots_of(path: Path) -> tuple[str, ...]:
    return parse_record(path.read_text(encoding="utf-8")).bots


def bots_line(out: str) -> str:
    """The last line that lists the bots."""
    return [line for line in out.splitlines() if line.startswith(EN("cli-bots") + ":")][-1]


FOUR = ("--players", "4", "--standard", "--bandits", "doc,belle,tuco,ghost", "--first", "1", "--seed", "3")


@pytest.mark.parametrize(
    ("typed", "bots"),
    [
        ("outlaw", ("outlaw", "outlaw", "outlaw")),
        ("greenhorn,Legend, drifter", ("greenhorn", "legend", "drifter")),
    ],
)
def test_each_opponent_has_its_own_level(terminal: Terminal, tmp_path: Path, typed: str, bots: tuple[str, ...]) -> None:
    """Levels are shown, saved and restored, unless others are given."""
    path = tmp_path / "game.json"
    result = terminal("play", *FOUR, "--bots", typed, "--save", str(path), typed=["q"])
    assert (result.code, result.err) == (0, "")
    names = [EN(f"bot-{bot}") for bot in bots]
    assert bots_line(result.out) == f"Bots: Belle ({names[0]}), Tuco ({names[1]}), Ghost ({names[2]})"
    assert bots_of(path) == ("", *bots)
    terminal("play", "--resume", str(path), typed=["q"])
    assert bots_of(path) == ("", *bots)
    terminal("play", "--resume", str(path), "--bots", "rustler", typed=["q"])
    assert bots_of(path) == ("", *["rustler"] * 3)
    result = terminal("play", "--resume", str(path), "--humans", "2", typed=["", "q"])
    assert bots_of(path) == ("", "", "rustler", "rustler")


def test_a_game_saved_without_levels_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal("play", *FOUR, "--save", str(path), typed=["1", "q"])
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["bots"]
    path.write_text(json.dumps(data), encoding="utf-8")
    result = terminal("play", "--resume", str(path), typed=anything(3))
    assert (result.code, result.err) == (0, "")
    assert bots_of(path) == ("", "rustler", "rustler", "rustler")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_chooses_the_opponents(terminal: Terminal, tmp_path: Path, language: str) -> None:
    def chosen(*typed: str) -> tuple[str, ...]:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        typed = (*typed, "q")
        result = terminal(
            "play", *FOUR, "--save", str(path), "--pace", "instant", "--lang", language, typed=typed, attended=True
        )
        assert (result.code, result.err) == (0, "")
        words = Words(language)
        for level in ("greenhorn", "rustler", "outlaw", "legend"):
            assert words(f"bot-{level}-about") in result.out
        return bots_of(path)

    assert chosen("") == ("", "rustler", "rustler", "rustler")
    assert chosen("nonsense", "9", "3") == ("", "outlaw", "outlaw", "outlaw")
    assert chosen("5", "1", "", "4") == ("", "greenhorn", "rustler", "legend")


def test_without_bots_there_is_no_question_about_them(terminal: Terminal) -> None:
    for humans in ("0", "4"):
        options = ("--humans", humans, "--pace", "instant")
        result = terminal("play", *FOUR, *options, typed=["", "q"], attended=True)
        assert result.code == 0
        assert EN("bot-rustler-about") not in result.out


def test_a_game_of_bots_is_shown_at_a_pace(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The spectator's view of each event is shown, with a pause after each visible move."""
    rests: list[float] = []
    monkeypatch.setattr("time.sleep", rests.append)
    result = terminal("play", *SUPER, "--humans", "0", "--bots", "drifter,rustler,greenhorn,rustler", "--pace", "calm")
    assert (result.code, result.err) == (0, "")
    assert set(rests) == {1.5}
    assert len(rests) < 7  # only the last choice leads to visible events
    assert result.out.count("Bots: ") > 1
    assert EN("cli-game-over") in result.out
    rests.clear()
    terminal("play", *FOUR, typed=["1", "1", "q"])
    assert rests == []
    terminal("play", *FOUR, "--bots", "drifter", typed=["1", "1", "q"], attended=True)
    assert set(rests) == {0.6}


@pytest.mark.parametrize(
    ("bots", "key", "details"),
    [
        ("sheriff", "bot-unknown", {"value": "sheriff", "known": "drifter, greenhorn, rustler, outlaw, legend"}),
        ("", "bot-unknown", {"value": "", "known": "drifter, greenhorn, rustler, outlaw, legend"}),
        ("rustler,outlaw", "bot-count", {"wanted": 3, "found": 2}),
        ("rustler,outlaw,legend,drifter", "bot-count", {"wanted": 3, "found": 4}),
        ("nowhere/mine.py:Mine", "bot-file", {"path": "nowhere/mine.py"}),
        ("no.such.module:Mine", "bot-import", {"value": "no.such.module", "problem": ""}),
        ("json:Mine", "bot-class", {"value": "json", "name": "Mine"}),
    ],
)
def test_unusable_bots_are_refused(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bots: str, key: str, details: dict[str, str]
) -> None:
    monkeypatch.chdir(tmp_path)
    result = terminal("play", *FOUR, "--bots", bots, typed=["q"])
    assert result.code == 2
    if "path" in details:
        details = {"path": str(tmp_path.resolve() / details["path"])}
    assert EN(f"error-{key}", **details) in result.err.replace("\n", "")


def test_an_unknown_pace_is_refused(terminal: Terminal) -> None:
    result = terminal("play", *FOUR, "--pace", "gallop", typed=["q"])
    assert (result.code, result.out) == (2, "")
    assert EN("error-pace-unknown", value="gallop", known="instant, brisk, calm") in result.err


def test_an_external_bot_plays(terminal: Terminal, tmp_path: Path, outside: str) -> None:
    """Its output is hidden. A resumed game runs it only if it is named again."""
    path = tmp_path / "game.json"
    spec = f"{outside}:First"
    result = terminal("play", *FOUR, "--bots", spec, "--save", str(path), typed=["1", "1", "1", "q"])
    assert (result.code, result.err) == (0, "")
    assert "Belle (First)" in bots_line(result.out)
    assert "anybody" not in result.out
    assert len([seat for seat, _ in parse_record(path.read_text(encoding="utf-8")).moves if seat > 0]) >= 6
    refused = terminal("play", "--resume", str(path), typed=["q"])
    assert refused.code == 2
    assert EN("error-bot-resume", value=spec) in refused.err.replace("\n", "")
    assert terminal("play", "--resume", str(path), "--bots", spec, typed=["1", "q"]).code == 0
    assert terminal("play", "--resume", str(path), "--bots", "rustler", typed=["1", "q"]).code == 0
    assert terminal("play", "--resume", str(path), typed=["1", "q"]).code == 0


@pytest.mark.parametrize(("name", "fault"), [("Wrong", "illegal"), ("Broken", "raised"), ("Gone", "died")])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_level_below_replaces_a_failing_bot(
    terminal: Terminal, outside: str, name: str, fault: str, language: str
) -> None:
    words = Words(language)
    bots = f"{outside}:{name},drifter"
    result = terminal(
        "play", *SUPER, "--players", "3", "--bots", bots, "--seed", "1", "--lang", language, typed=anything(1)
    )
    assert (result.code, result.err) == (0, "")
    assert words("cli-bot-failed", bot=name, below=words("bot-rustler"), fault=fault) in result.out.splitlines()
    assert words("cli-game-over") in result.out
