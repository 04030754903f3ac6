"""`coltexpress arena`: output, files, refusals and exit codes."""

import json
import sys
from pathlib import Path

import pytest

from arena.contests import bot_file, threads
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play all games in this process."""
    monkeypatch.setattr("coltexpress.cli.arena.executor_opener", lambda _workers, _cluster: threads)


pytestmark = pytest.mark.usefixtures("here")


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_bandits_and_times_in_every_language(terminal: Terminal, language: str) -> None:
    words = Words(language)
    result = terminal("arena", "--bots", "drifter,greenhorn", "--games", "4", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert words("arena-played", game="Colt Express", games=4, players=4) in result.out
    for text in ("bot-drifter", "bot-greenhorn", "cli-head-bandit", "arena-head-rating", "arena-head-longest"):
        assert words(text) in result.out
    assert "±" in result.out


def test_the_same_command_twice_gives_the_same_json(terminal: Terminal) -> None:
    asked = ("arena", "--game", "super", "--players", "5", "--bots", "drifter,greenhorn", "--games", "5", "--json")
    first, second = (json.loads(terminal(*asked).out) for _ in range(2))
    assert first.pop("times").keys() == second.pop("times").keys() == {"drifter", "greenhorn"}
    assert first == second
    assert first["games"] == 5
    assert first["contest"]["options"]["players"] == 5
    other = json.loads(terminal(*asked, "--seed", "2").out)
    assert other["bots"] != first["bots"]


def test_games_are_rounded_up_to_whole_blocks(terminal: Terminal) -> None:
    result = terminal("arena", "--bots", "drifter", "--games", "5")
    assert "8 games are played" in result.out
    assert json.loads(terminal("arena", "--bots", "drifter", "--games", "5", "--json").out)["games"] == 8


def test_kept_results_are_resumed(terminal: Terminal, tmp_path: Path) -> None:
    asked = ("arena", "--bots", "drifter,greenhorn", "--out", str(tmp_path / "out"))
    assert terminal(*asked, "--games", "4").code == 0
    kept = {path.name for path in (tmp_path / "out").iterdir()}
    plots = {f"{name}.{kind}" for name in ("winshare", "money", "bandits") for kind in ("svg", "png")}
    assert kept == {"header.json", "games.jsonl", "report.json", *plots}
    more = terminal(*asked, "--games", "8")
    assert "4 games are already there" in more.out
    fresh = terminal("arena", "--bots", "drifter,greenhorn", "--games", "8", "--json")
    actual = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    expected = json.loads(fresh.out)
    assert actual.pop("times").keys() == expected.pop("times").keys()
    assert actual == expected
    other = terminal(*asked, "--games", "8", "--seed", "2")
    assert other.code == 2
    assert "seed was 1 and is now 2" in other.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_named_and_change_the_exit_code(terminal: Terminal, tmp_path: Path, language: str) -> None:
    mine = f"{bot_file(tmp_path)}:Raises"
    result = terminal("arena", "--bots", f"{mine},drifter", "--games", "2", "-p", "2", "--lang", language)
    assert (result.code, result.err) == (1, "")
    named = Words(language)("arena-fault-raised", bot="Raises", games=2, number=0, details="ValueError: no idea")
    assert named in result.out
    assert Words(language)("arena-forfeit") in result.out


def test_output_of_a_bot_changes_the_exit_code(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal("arena", "--bots", f"{bot_file(tmp_path)}:Prints,drifter", "--games", "2", "-p", "2")
    assert result.code == 1
    assert "Prints printed in 2 games, first in game 0: howdy" in result.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--bots", "sheriff"), "sheriff"),
        (("--bots", ""), "--bots"),
        ((), "--bots"),
        (("--bots", ",".join(["drifter"] * 21)), "20"),
        (("--bots", "nowhere.py:Bot"), "nowhere.py"),
        (("--bots", "no.such.module:Bot"), "no.such.module"),
        (("--bots", "{mine}:Nobody"), "Nobody"),
        (("--bots", "drifter", "--players", "8"), "8"),
        (("--bots", "drifter", "--game", "chess"), "chess"),
        (("--bots", "drifter", "--game", "super", "--expert"), "expert"),
        (("--bots", "drifter", "--games", "0"), "--games"),
        (("--bots", "drifter", "--seconds", "0"), "--seconds"),
        (("--bots", "drifter", "--workers", "0"), "--workers"),
        (("--bots", "drifter", "--out", "{mine}"), "mine.py"),
    ],
)
def test_wrong_arguments_are_refused(
    terminal: Terminal, tmp_path: Path, arguments: tuple[str, ...], named: str
) -> None:
    mine = str(bot_file(tmp_path))
    result = terminal("arena", *(argument.replace("{mine}", mine) for argument in arguments))
    assert result.code == 2
    assert named in result.err
    assert result.err.count("\n") == 1
    assert result.out == ""


@pytest.mark.parametrize("module", ["openskill", "matplotlib"])
def test_without_the_extra_the_error_names_what_to_install(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = terminal("arena", "--bots", "drifter", "--games", "4", "--out", str(tmp_path / "out"))
    assert result.code == 2
    assert "pip install '.[arena]'" in result.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("arena",), ("arena", "ladder")])
def test_help_in_every_language(terminal: Terminal, language: str, command: tuple[str, ...]) -> None:
    words = Words(language)
    result = terminal(*command, "--help", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert words(f"cli-help-{'-'.join(command)}") in result.out
    assert words("cli-option-cluster") in result.out
