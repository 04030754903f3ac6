"""Help, versions, languages, and what is typed wrongly: exit code 2 and one sentence in the user's language."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import coltexpress
from cli.keyboard import Terminal
from coltexpress.bench import engine
from coltexpress.text.words import LANGUAGES, Words
from records.games import finished_text

COMMANDS = ("play", "simulate", "replay", "verify", "bench")


def test_the_version(terminal: Terminal) -> None:
    result = terminal("--version")
    assert result.code == 0
    assert coltexpress.__version__ in result.out
    assert result.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(terminal: Terminal, language: str) -> None:
    words = Words(language)
    result = terminal("--lang", language, "--help")
    assert (result.code, result.err) == (0, "")
    assert words("cli-about") in result.out
    for command in COMMANDS:
        assert words(f"cli-help-{command}") in result.out
        page = terminal(command, "--help", "--lang", language)
        assert (page.code, page.err) == (0, "")
        assert words(f"cli-help-{command}") in page.out
        assert words("cli-option-help") in page.out
        assert words("cli-heading-options") in page.out


@pytest.mark.parametrize(
    ("name", "value", "language"),
    [
        ("LC_ALL", "ru_RU.UTF-8", "ru"),
        ("LC_MESSAGES", "nl_BE", "nl"),
        ("LANG", "sv", "sv"),
        ("LANG", "C", "en"),
        ("LANG", "xx_YY", "en"),
        ("LANG", "../../etc", "en"),
    ],
)
def test_the_language_of_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, name: str, value: str, language: str
) -> None:
    monkeypatch.setenv(name, value)
    assert Words(language)("cli-about") in terminal("--help").out
    assert Words("fr")("cli-about") in terminal("--help", "--lang=fr").out


@pytest.mark.parametrize("asked", ["xx", "english", "e", "../en", "x" * 5000, "\x00"])
def test_an_unknown_language(terminal: Terminal, asked: str) -> None:
    result = terminal("--lang", asked, "play")
    assert result.code == 2
    assert ", ".join(LANGUAGES) in result.err
    assert len(result.err) < 500


def test_a_language_that_is_not_said(terminal: Terminal) -> None:
    result = terminal("play", "--lang")
    assert result.code == 2
    assert "--lang" in result.err


GAME = ("--players", "3", "--standard", "--bandits", "doc")
BAD: list[tuple[tuple[str, ...], str]] = [
    (("dance",), ""),
    (("--wrong",), "--wrong"),
    (("play", "--wrong"), "--wrong"),
    (("play", "here"), ""),
    (("play", "--players", "1", "--standard", "--bandits", ""), "players"),
    (("play", "--players", "7", "--standard"), "players"),
    (("play", "--players", "x"), "players"),
    (("play", "--players"), "players"),
    (("play", "--players", "100000000000000000000", "--bandits", "doc", "--standard"), "players"),
    (("play", "--humans", "7"), "humans"),
    (("play", "--humans", "-1"), "humans"),
    (("play", "--seed", "soon"), "seed"),
    (("play", "--players", "3", "--standard", "--bandits", "doc,zorro"), "zorro"),
    (("play", "--players", "3", "--standard", "--bandits", "doc,doc"), "doc"),
    (("play", "--players", "3", "--standard", "--bandits", "doc,tuco,belle,ghost"), "bandits"),
    (("play", *GAME, "--train", "mail"), "train"),
    (("play", *GAME, "--train", "mail,mail,saloon"), "mail"),
    (("play", *GAME, "--train", "mail,caboose,saloon"), "caboose"),
    (("play", *GAME, "--first", "0"), "first"),
    (("play", *GAME, "--first", "4"), "first"),
    (("play", *GAME, "--first", "doc"), "first"),
    (("play", *GAME, "--first", "99999999999999999999"), "first"),
    (("play", *GAME, "--teams", "draft"), "teams"),
    (("play", *GAME, "--placement", "chosen"), "placement"),
    (("play", "--players", "2", "--standard"), ""),
    (("play", "--players", "2", "--bandits", "doc"), "bandits"),
    (("play", "--players", "2", "--teams", "doc"), "teams"),
    (("play", "--players", "2", "--teams", "doc,tuco/belle"), "teams"),
    (("play", "--players", "2", "--teams", "doc,tuco/belle,zorro"), "zorro"),
    (("play", "--players", "2", "--placement", "here"), "placement"),
    (("simulate", "--games", "0"), "games"),
    (("simulate", "--games", "many"), "games"),
    (("simulate", "--players", "1"), "players"),
    (("simulate", "--players", "3", "--bandits", "zorro"), "zorro"),
    (("simulate", "--players", "3", "--train", "mail"), "train"),
    (("simulate", "--players", "3", "--placement", "chosen"), "--placement"),
    (("replay",), "FILE"),
    (("verify",), "FILE"),
    (("verify", "one.json", "two.json"), ""),
    (("bench", "weather"), "weather"),
    (("bench", "x" * 5000), "x" * 40),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(arguments)[:70] for arguments, _ in BAD])
def test_what_is_typed_wrongly_is_refused_in_every_language(
    terminal: Terminal, arguments: tuple[str, ...], named: str
) -> None:
    said = {}
    for language in LANGUAGES:
        result = terminal(*arguments, "--lang", language)
        assert result.code == 2
        assert named.lower() in result.err.lower()
        assert 0 < len(result.err) < 1000
        said[result.err] = language
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(("typed", "wrong"), [("4", "4"), ("0", "0")])
def test_seats_are_counted_from_1_in_refusals_too(terminal: Terminal, typed: str, wrong: str) -> None:
    """`--first` counts from 1, says its help; so its refusal should."""
    result = terminal("play", *GAME, "--first", typed)
    assert result.code == 2
    assert f"“{wrong}”" in result.err
    assert "from 1 to 3" in result.err


def test_without_a_command_there_is_help(terminal: Terminal) -> None:
    result = terminal()
    assert Words("en")("cli-about") in result.out
    assert result.code in (0, 2)


# --- simulate ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "3"),
        ("--players", "4", "--expert"),
        ("--players", "6", "--bandits", "ghost,?,belle"),
        ("--players", "2"),
        ("--players", "2", "--teams", "doc,tuco/belle,ghost"),
        ("--players", "3", "--train", "mail,saloon,first class", "--first", "2"),
        (),
    ],
    ids=" ".join,
)
def test_statistics_add_up(terminal: Terminal, options: tuple[str, ...]) -> None:
    result = terminal("simulate", *options, "--games", "12", "--seed", "5", "--json")
    assert result.code == 0
    told = json.loads(result.out)
    players = int(options[1]) if options else 4
    on_train = 4 if players == 2 else players
    bandits = told["bandits"]
    assert told["games"] == 12
    assert sum(bandit["games"] for bandit in bandits.values()) == 12 * on_train
    wins = sum(bandit["games"] * bandit["win_share"] for bandit in bandits.values())
    assert wins == pytest.approx(24 if players == 2 else 12, abs=0.01)
    assert told["decisions_per_game"] > 20
    for bandit in bandits.values():
        assert 0 < bandit["games"] <= 12
        assert 1 <= bandit["mean_place"] <= players
        assert 0 <= bandit["mean_loot"] <= bandit["mean_money"]
        assert 0 <= bandit["gunslinger_share"] <= 1
        assert bandit["mean_wounds"] >= 0
    gunslingers = sum(bandit["games"] * bandit["gunslinger_share"] for bandit in bandits.values())
    assert gunslingers == 0 if players == 2 else gunslingers > 11.9  # TWO-8
    if "ghost,?,belle" in options:
        assert bandits["ghost"]["games"] == bandits["belle"]["games"] == 12


def test_the_same_seed_gives_the_same_statistics(terminal: Terminal) -> None:
    def told(seed: str) -> object:
        return json.loads(terminal("simulate", "-p", "3", "-n", "5", "--seed", seed, "--json").out)

    assert told("1") == told("1") != told("2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_as_a_table(terminal: Terminal, language: str) -> None:
    result = terminal("simulate", "-p", "3", "-n", "1", "--lang", language)
    assert result.code == 0
    assert Words(language)("cli-simulate-title", games=1, players=3) in result.out


# --- bench ------------------------------------------------------------------------------------------------------------


def test_the_benchmark_measures_every_kind_of_game() -> None:
    steps: list[None] = []
    result = engine.run(lambda: steps.append(None), best_of=1, games=2)
    assert len(steps) == 9
    assert result["compiled"] == coltexpress.compiled
    assert list(result["players"]) == ["2", "3", "4", "5", "6"]
    assert list(result["expert"]) == ["3", "4", "5", "6"]
    assert json.loads(json.dumps(result)) == result
    for row in (*result["players"].values(), *result["expert"].values()):
        assert all(value > 0 for value in row.values())


# --- strange terminals ------------------------------------------------------------------------------------------------


SOURCE = str(Path(coltexpress.__file__).parents[1])


def run_program(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "coltexpress.cli", *arguments],
        env={**os.environ, "PYTHONPATH": SOURCE, **environment},
        input=b"",
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_a_terminal_without_the_letters() -> None:
    """Output that is piped on Windows has 256 letters, and Russian is not among them."""
    result = run_program("--version", "--lang", "ru", PYTHONIOENCODING="cp1252", PYTHONUTF8="0")
    assert b"Traceback" not in result.stderr
    assert b"Error" not in result.stderr
    assert result.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name is Unicode")
def test_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.json"
    result = run_program("verify", name, PYTHONIOENCODING="utf-8:strict")
    assert b"Traceback" not in result.stderr
    assert b"UnicodeEncodeError" not in result.stderr
    assert result.returncode == 2


def test_a_reader_that_leaves(tmp_path: Path) -> None:
    """coltexpress replay game.json | head -1"""
    path = tmp_path / "game.json"
    path.write_text(finished_text(), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "coltexpress.cli", "replay", str(path)],
        env={**os.environ, "PYTHONPATH": SOURCE},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert b"Traceback" not in program.stderr.read()
