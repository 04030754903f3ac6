"""Help, version, languages, and wrong arguments: exit code 2 and one sentence in the user's language."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import coltexpress
from coltexpress.cli import MISSING
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal
from support.records import finished_text

COMMANDS = ("play", "simulate", "replay", "verify", "bench", "arena")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "serve"])
def test_help_at_80_columns_cuts_nothing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    page = terminal(command, "--help", "--lang", language).out
    assert max(map(cell_len, page.splitlines())) <= 80
    assert "…" not in page


def test_help_states_defaults(terminal: Terminal) -> None:
    played, simulated = (terminal(command, "--help").out for command in ("play", "simulate"))
    for default in ("Default: 1.", "Default: rustler.", "Default: brisk", "Default: random."):
        assert default in played
    assert "Default: 1000." in simulated


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
def test_the_environment_sets_the_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, name: str, value: str, language: str
) -> None:
    monkeypatch.setenv(name, value)
    assert Words(language)("cli-about") in terminal("--help").out
    assert Words("fr")("cli-about") in terminal("--help", "--lang=fr").out


@pytest.mark.parametrize("asked", ["xx", "english", "e", "../en", "x" * 5000, "\x00"])
def test_an_unknown_language_is_refused(terminal: Terminal, asked: str) -> None:
    result = terminal("--lang", asked, "play")
    assert result.code == 2
    assert ", ".join(LANGUAGES) in result.err
    assert len(result.err) < 500


def test_a_missing_language_is_refused(terminal: Terminal) -> None:
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
    (("play", "--humans", "8"), "humans"),
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
    (("play", "--game", "poker"), "poker"),
    (("play", "--game", ""), "express, super"),
    (("play", "--game", "x" * 5000), "x" * 40),
    (("play", "--game", "express", "--reflex"), "reflex"),
    (("play", "--game", "express", "--players", "3", "--no-horse"), "horse"),
    (("play", "--game", "super", "--expert"), "expert"),
    (("play", "--game", "super", "--players", "4", "--standard"), "expert"),
    (("play", "--game", "super", "--train", "mail"), "train"),
    (("play", "--game", "super", "--teams", "draft"), "teams"),
    (("play", "--game", "super", "--placement", "random"), "placement"),
    (("play", "--game", "super", "--players", "2"), "players"),
    (("play", "--game", "super", "--players", "8"), "players"),
    (("play", "--game", "super", "--players", "100000000000000000000", "--bandits", "doc"), "players"),
    (("play", "--game", "super", "--players", "3", "--bandits", "doc,doc"), "doc"),
    (("play", "--game", "super", "--players", "3", "--bandits", "zorro"), "zorro"),
    (("play", "--game", "super", "--players", "3", "--first", "4"), "first"),
    (("play", "--game", "express", "--players", "3", "--bandits", "mei"), "mei"),
    (("simulate", "--game", "poker"), "poker"),
    (("simulate", "--game", "super", "--players", "2"), "players"),
    (("simulate", "--game", "super", "--expert"), "expert"),
    (("simulate", "--game", "super", "--bandits", "zorro"), "zorro"),
    (("simulate", "--horse", "--expert"), "horse"),
    (("simulate", "--train", "mail"), "train"),
    (("bench", "engine", "--game", "poker"), "poker"),
    (("simulate", "--games", "0"), "games"),
    (("simulate", "--games", "many"), "games"),
    (("simulate", "--players", "1"), "players"),
    (("simulate", "--players", "3", "--bandits", "zorro"), "zorro"),
    (("simulate", "--players", "3", "--train", "mail"), "train"),
    (("simulate", "--players", "3", "--resume", "x"), "--resume"),
    (("replay",), "FILE"),
    (("verify",), "FILE"),
    (("verify", "one.json", "two.json"), ""),
    (("bench", "weather"), "weather"),
    (("bench", "x" * 5000), "x" * 40),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(arguments)[:70] for arguments, _ in BAD])
def test_wrong_arguments_are_refused_in_every_language(
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
def test_refusals_count_seats_from_1(terminal: Terminal, typed: str, wrong: str) -> None:
    """The help of `--first` counts from 1, so the refusal must too."""
    result = terminal("play", *GAME, "--first", typed)
    assert result.code == 2
    assert f"“{wrong}”" in result.err
    assert "from 1 to 3" in result.err


@pytest.mark.parametrize(
    ("arguments", "key", "details"),
    [
        (("play", "--players", "abc"), "usage-wrong-value", {"name": "--players", "value": "abc"}),
        (("play", "--humans", "9"), "usage-range", {"name": "--humans", "value": "9", "low": "0", "high": "7"}),
        (("bench", "--every", "x"), "usage-range", {"name": "--every", "value": "x", "low": "0.01", "high": "3600"}),
        (("play", "--players"), "usage-needs-value", {"name": "--players"}),
        (("play", "--lang"), "usage-needs-value", {"name": "--lang"}),
        (("frobnicate",), "usage-command", {"name": "frobnicate"}),
        (("play", "--frobnicate"), "usage-option", {"name": "--frobnicate"}),
        (("replay",), "usage-missing", {"name": "FILE"}),
    ],
)
def test_a_usage_error_names_the_value_and_what_is_allowed(
    terminal: Terminal, arguments: tuple[str, ...], key: str, details: dict[str, str]
) -> None:
    result = terminal(*arguments)
    assert (result.code, result.out) == (2, "")
    assert " ".join(result.err.split()) == Words("en")(f"error-{key}", **details)


def test_without_a_command_the_help_is_printed(terminal: Terminal) -> None:
    result = terminal()
    assert Words("en")("cli-about") in result.out
    assert result.code in (0, 2)


SOURCE = str(Path(coltexpress.__file__).parents[1])


def run_program(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "coltexpress.cli", *arguments],
        env={**os.environ, "PYTHONPATH": SOURCE, **environment},
        input=b"",
        capture_output=True,
        check=False,
    )


WITHOUT_EXTRA = """
import sys

sys.modules.update(dict.fromkeys(("fluent", "fluent.runtime", "rich", "typer")))
from coltexpress.cli import main

main(["--version"])
"""


def test_without_the_extra_an_english_sentence_says_what_to_install() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRA],
        env={**os.environ, "PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.strip() == MISSING
    assert "pip install '.[cli]'" in MISSING


def test_letters_missing_in_the_encoding_are_no_error() -> None:
    """Piped output on Windows has an 8-bit encoding without Russian letters."""
    result = run_program("--version", "--lang", "ru", PYTHONIOENCODING="cp1252", PYTHONUTF8="0")
    assert b"Traceback" not in result.stderr
    assert b"Error" not in result.stderr
    assert result.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="file names are Unicode on other systems")
def test_a_file_name_that_is_not_unicode_is_accepted(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.json"
    result = run_program("verify", name, PYTHONIOENCODING="utf-8:strict")
    assert b"Traceback" not in result.stderr
    assert b"UnicodeEncodeError" not in result.stderr
    assert result.returncode == 2


def test_a_closed_output_pipe_is_no_error(tmp_path: Path) -> None:
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


def test_an_option_of_one_game_selects_that_game(terminal: Terminal) -> None:
    result = terminal("simulate", "--horse", "--players", "3", "--games", "5", "--json")
    assert json.loads(result.out)["game"] == "super"
