"""Help, version, languages, and wrong arguments: exit code 2 and one sentence in the user's language."""

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import coltexpress
from coltexpress.bench import engine, search
from coltexpress.cli.bench import COLUMNS
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal
from support.records import finished_text

COMMANDS = ("play", "simulate", "replay", "verify", "bench", "arena")


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
    (("simulate", "--players", "3", "--placement", "chosen"), "--placement"),
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


# --- simulate ---------------------------------------------------------------------------------------------------------


def statistics(terminal: Terminal, *options: str) -> Any:
    result = terminal("simulate", *options, "--json")
    assert result.code == 0
    return json.loads(result.out)


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
    actual = statistics(terminal, *options, "--games", "12", "--seed", "5")
    assert actual["game"] == "express"
    assert list(actual["players"]) == ([options[1]] if options else ["2", "3", "4", "5", "6"])
    for number, row in actual["players"].items():
        players = int(number)
        add_up(row, players, 4 if players == 2 else players)
        assert row["decisions_per_game"] > 20
        for bandit in row["bandits"].values():
            assert 0 <= bandit["mean_loot"] <= bandit["mean_money"]
            assert 0 <= bandit["gunslinger_share"] <= 1
            assert bandit["mean_wounds"] >= 0
        gunslingers = sum(each["games"] * each["gunslinger_share"] for each in row["bandits"].values())
        assert gunslingers == 0 if players == 2 else gunslingers > 11.9  # TWO-8
        if "ghost,?,belle" in options:
            assert row["bandits"]["ghost"]["games"] == row["bandits"]["belle"]["games"] == 12


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "3"),
        ("--players", "5", "--reflex", "--horse"),
        ("--players", "7", "--bandits", "mei,?,belle", "--first", "2"),
        ("--horse",),
        (),
    ],
    ids=" ".join,
)
def test_statistics_of_colt_super_express_add_up(terminal: Terminal, options: tuple[str, ...]) -> None:
    actual = statistics(terminal, "--game", "super", *options, "--games", "40", "--seed", "5")
    assert actual["game"] == "super"
    assert list(actual["players"]) == ([options[1]] if "--players" in options else ["3", "4", "5", "6", "7"])
    for number, row in actual["players"].items():
        players = int(number)
        add_up(row, players, players, games=40)
        assert row["decisions_per_game"] >= players
        assert list(row["endings"]) == ["alone", "locomotive", "nobody"]
        assert sum(row["endings"].values()) == pytest.approx(1, abs=0.001)
        assert list(row["rounds"]) == [str(each) for each in range(1, players + 2)]
        assert sum(row["rounds"].values()) == pytest.approx(1, abs=0.001)
        mean = sum(int(each) * share for each, share in row["rounds"].items())
        assert row["mean_rounds"] == pytest.approx(mean, abs=0.01)
        for each in (*row["bandits"].values(), *row["order"]):
            assert 0 <= each["aboard_share"] <= 1
            assert 0 <= each["mean_loot_cards"] <= players + 1
        if "mei,?,belle" in options:
            assert row["bandits"]["mei"]["games"] == row["bandits"]["belle"]["games"] == 40


def add_up(row: Any, players: int, on_train: int, games: int = 12) -> None:
    """Check the statistics that both games have."""
    assert row["games"] == games
    assert sum(bandit["games"] for bandit in row["bandits"].values()) == games * on_train
    wins = sum(bandit["games"] * bandit["win_share"] for bandit in row["bandits"].values())
    assert wins == pytest.approx(games * on_train / players, abs=0.02)
    assert len(row["order"]) == players
    assert sum(seat["win_share"] for seat in row["order"]) == pytest.approx(1, abs=0.001)
    for each in (*row["bandits"].values(), *row["order"]):
        assert 0 < each["games"] <= games
        assert 1 <= each["mean_place"] <= players


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (("--train", "mail,saloon,dining"), ["3"]),
        (("--teams", "random"), ["2"]),
        (("--standard",), ["3", "4", "5", "6"]),
        (("--first", "5"), ["5", "6"]),
        (("--game", "super", "--bandits", "mei,doc,belle,tuco,ghost,django"), ["6", "7"]),
    ],
)
def test_simulations_use_only_allowed_numbers_of_players(
    terminal: Terminal, options: tuple[str, ...], players: list[str]
) -> None:
    assert list(statistics(terminal, *options, "-n", "2")["players"]) == players


@pytest.mark.parametrize("game", ["express", "super"])
def test_the_same_seed_gives_the_same_statistics(terminal: Terminal, game: str) -> None:
    def run(seed: str) -> object:
        return statistics(terminal, "-g", game, "-p", "3", "-n", "5", "--seed", seed)

    assert run("1") == run("1") != run("2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["express", "super"])
def test_statistics_are_printed_as_tables(terminal: Terminal, language: str, game: str) -> None:
    words = Words(language)
    result = terminal("simulate", "--game", game, "-p", "3", "-n", "1", "--lang", language)
    assert result.code == 0
    assert words("cli-simulate-title", games=1, players=3) in result.out
    assert words(f"cli-game-{game}") in result.out
    for head in ("bandit", "order", "wins"):
        assert words(f"cli-head-{head}") in result.out
    result = terminal("simulate", "--game", game, "-n", "1", "--lang", language)
    assert result.code == 0
    for key in ("cli-simulate-all", "cli-head-players", "cli-head-first-wins"):
        assert words(key, games=1) in result.out
    if game == "super":
        for how in ("alone", "locomotive", "nobody"):
            assert words(f"cli-head-ending-{how}") in result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["express", "super"])
def test_tables_of_statistics_fit_into_80_columns(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, game: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for options in ((), ("-p", "6")):
        result = terminal("simulate", "--game", game, *options, "-n", "20", "--lang", language)
        assert result.code == 0
        assert max(map(cell_len, result.out.splitlines())) <= 80
        assert "…" not in result.out


# --- bench ------------------------------------------------------------------------------------------------------------


def test_the_benchmark_measures_every_kind_of_game() -> None:
    steps: list[None] = []
    result = engine.run(lambda: steps.append(None), best_of=1, games=2)
    assert len(steps) == engine.size(list(engine.TABLES)) == 15
    assert result["compiled"] == coltexpress.compiled
    assert result["reference_loop_per_s"] > 0
    assert [slug for slug in result if slug in engine.TABLES] == [game.slug for game in coltexpress.games()]
    assert sorted(result["express"]) == ["2", "3", "3 expert", "4", "4 expert", "5", "5 expert", "6", "6 expert"]
    assert sorted(result["super"]) == ["3", "4", "5", "5 reflex horse", "6", "7"]
    assert json.loads(json.dumps(result)) == result
    for row in (*result["express"].values(), *result["super"].values()):
        assert all(value > 0 for value in row.values())


def test_the_search_of_every_game_is_measured(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    run = search.run
    monkeypatch.setattr(search, "run", lambda progress, slugs: run(progress, slugs, best_of=1, iterations=30))
    monkeypatch.setattr(search, "SEARCHED", {"express": ("4",), "super": ("3",)})
    actual = json.loads(terminal("bench", "search", "--json").out)
    assert [slug for slug in actual if slug in search.SEARCHED] == [game.slug for game in coltexpress.games()]
    for slug, labels in search.SEARCHED.items():
        assert tuple(actual[slug]) == labels
        assert all(value > 0 for row in actual[slug].values() for value in row.values())
    assert set(actual["express"]["4"]) == set(COLUMNS["search"].values())
    shown = terminal("bench", "search", "--game", "super", "--lang", "nl")
    assert Words("nl")("bot-legend") in shown.out
    assert Words("nl")("cli-bench-random-rollouts") not in shown.out, "only Colt Express is searched with rollouts"


@pytest.mark.parametrize("slug", engine.TABLES)
def test_a_search_is_measured_when_the_others_have_chosen(slug: str) -> None:
    rules = coltexpress.game(slug)
    for data in engine.TABLES[slug].values():
        state = engine.middle_of_round_two(partial(rules.new, rules.parse_options(data)))
        view = state.view(None)
        assert view["round"]["number"] == 2
        assert min(view["to_act"]) >= 0
        assert len(view["to_act"]) == 1, "the others have chosen, so that a search has to sample their choices"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_game_can_be_measured(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    def measured(*_: object) -> dict[str, float]:
        return dict.fromkeys(COLUMNS["engine"].values(), 1_234_567)

    monkeypatch.setattr(engine, "measure", measured)
    words = Words(language)
    result = terminal("bench", "engine", "--game", "super", "--lang", language)
    assert result.code == 0
    assert words("cli-game-super") in result.out
    assert f"5 {words('action-reflex')} + {words('action-horse')}" in result.out
    assert f"3 {words('expert-variant')}" not in result.out
    both = terminal("bench", "--lang", language)
    assert f"3 {words('expert-variant')}" in both.out
    actual = json.loads(terminal("bench", "engine", "-g", "express", "--json").out)
    assert [slug for slug in engine.TABLES if slug in actual] == ["express"]


# --- unusual terminals ------------------------------------------------------------------------------------------------


SOURCE = str(Path(coltexpress.__file__).parents[1])


def run_program(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "coltexpress.cli", *arguments],
        env={**os.environ, "PYTHONPATH": SOURCE, **environment},
        input=b"",
        capture_output=True,
        check=False,
    )


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


@pytest.mark.parametrize("slug", ["express", "super"])
def test_the_order_of_play_starts_with_the_first_player(terminal: Terminal, slug: str) -> None:
    """A random first player and a chosen one have the same chances."""
    command = ("simulate", "--game", slug, "--players", "4", "--games", "700", "--seed", "3", "--json")
    shares = [
        [place["win_share"] for place in json.loads(terminal(*command, *first).out)["players"]["4"]["order"]]
        for first in ((), ("--first", "3"))
    ]
    assert all(abs(random - chosen) < 0.09 for random, chosen in zip(*shares, strict=True)), shares
    if slug == "super":
        assert shares[0][0] < 0.15  # the first player starts nearest the tail
