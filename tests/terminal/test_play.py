"""`play`: whole games with simulated input, questions, invalid input, and secrets."""

import io
from collections.abc import Iterator
from itertools import chain, islice, repeat
from pathlib import Path

import pytest
from rich.console import Console

from coltexpress.engine.play.record import parse_record, replay, verify
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.terminal.game import clear
from coltexpress.terminal.names import seat_names, train_names
from support.keyboard import Terminal, anything
from terminal.commands import EN, SOLO, SUPER

GAMES: dict[str, tuple[str, ...]] = {
    "three": SOLO,
    "expert": ("--players", "4", "--expert", "--bandits", "ghost,belle"),
    "six": ("--players", "6", "--expert", "--bandits", "cheyenne,?,doc"),
    "draft": ("--players", "2"),
    "draft and places": ("--players", "2", "--teams", "draft", "--placement", "chosen"),
    "teams": ("--players", "2", "--teams", "ghost,doc/tuco,django", "--placement", "chosen"),
    "random teams": ("--players", "2", "--teams", "random", "--placement", "random"),
    "train": (*SOLO, "--train", "mail,saloon,first class", "--first", "2"),
    "super": SUPER,
    "super reflex": ("--game", "super", "--players", "5", "--bandits", "mei,doc", "--reflex", "--no-horse"),
    "super horse": ("--game", "super", "--players", "3", "--bandits", "", "--no-reflex", "--horse", "--first", "2"),
    "super both": ("--game", "super", "--players", "7", "--bandits", "ghost", "--reflex", "--horse"),
}


@pytest.mark.parametrize(
    ("humans", "name"),
    [
        *[("1", name) for name in ("three", "teams", "super", "super horse")],
        *[("2", name) for name in ("expert", "draft", "super reflex")],
        *[("0", name) for name in ("six", "random teams", "train", "super")],
        ("7", "super both"),
        *[
            pytest.param("1", name, marks=pytest.mark.explore)
            for name in ("expert", "draft and places", "super reflex", "super both")
        ],
        pytest.param("3", "super horse", marks=pytest.mark.explore),
    ],
)
def test_a_whole_game_can_be_played(terminal: Terminal, tmp_path: Path, name: str, humans: str, seed: int) -> None:
    path = tmp_path / "game.json"
    language = LANGUAGES[list(GAMES).index(name) % 6]
    result = terminal(
        "play", *GAMES[name], "--humans", humans, "--seed", str(seed), "--save", str(path), "--lang", language,
        typed=anything(seed),
    )  # fmt: skip
    assert (result.code, result.err) == (0, "")
    assert Words(language)("cli-game-over") in result.out
    assert (result.typed == 0) == (humans == "0")
    verdict = verify(parse_record(path.read_text(encoding="utf-8")))
    assert verdict.finished
    assert verdict.seed_shown
    assert terminal("verify", str(path)).code == 0
    assert terminal("replay", str(path)).code == 0
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_the_same_seed_and_input_give_the_same_game(terminal: Terminal) -> None:
    def output(seed: str) -> str:
        return terminal("play", *SOLO, "--seed", seed, typed=[*islice(anything(3), 30), "q"]).out

    assert output("1") == output("1") != output("2")


def asked(out: str, *keys: str) -> list[str]:
    """The questions that were asked, in order."""
    return sorted((key for key in keys if EN(key) in out), key=lambda key: out.index(EN(key)))


def test_missing_options_are_asked_for(terminal: Terminal) -> None:
    result = terminal("play", typed=chain(["3", "2", "n"], anything(2)))
    assert result.code == 0
    keys = ("cli-ask-players", "cli-ask-bandit", "option-expert.ask")
    assert asked(result.out, "cli-ask-game", *keys) == list(keys)
    assert EN("cli-game-over") in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_options_of_super_are_asked_for(terminal: Terminal, language: str) -> None:
    words = Words(language)
    yes, no = words("cli-yes-keys").split()[0], words("cli-no-keys").split()[0]
    typed = chain(["4", "7", "perhaps", no, yes], anything(2))
    result = terminal("play", "--game", "super", "--lang", language, typed=typed)
    assert (result.code, result.err) == (0, "")
    assert result.out.count(words("cli-ask-yes-no", yes=yes, no=no)) == 1
    for key in ("cli-ask-players", "cli-ask-bandit", "option-reflex.about", "option-horse.about", "cli-ask-programme"):
        assert words(key) in result.out
    for card in ("reflex", "horse"):
        assert words(f"option-{card}.ask") in result.out
    assert words("option-expert.ask") not in result.out
    assert f"5  {words('action-horse')}" in result.out
    assert words("cli-game-over") in result.out


def test_a_person_is_asked_for_the_game_first(terminal: Terminal) -> None:
    keys = ("cli-ask-game", "cli-ask-players", "cli-ask-bandit")
    result = terminal("play", typed=["0", "3", "?", "1", "3", "2", "n", "q"], attended=True)
    assert result.code == 0
    assert asked(result.out, *keys, "option-expert.ask") == [*keys, "option-expert.ask"]
    assert result.out.count(EN("cli-ask-again", low=1, n=2)) == 2
    assert result.out.count(EN("cli-game-express-about")) == 2
    assert result.out.index("Colt Express:") < result.out.index("Colt Super Express:")
    result = terminal("play", typed=["2", "3", "2", "n", "n", "", "q"], attended=True)
    assert asked(result.out, *keys, "cli-ask-programme") == [*keys, "cli-ask-programme"]


@pytest.mark.parametrize(
    ("options", "slug"),
    [
        (("--game", "express"), "express"),
        (("--game", "SUPER"), "super"),
        (("--players", "2"), "express"),
        (("--players", "7"), "super"),
        (("--expert",), "express"),
        (("--no-horse",), "super"),
        (("--bandits", "mei"), "super"),
    ],
)
def test_options_that_imply_the_game_skip_its_question(terminal: Terminal, options: tuple[str, ...], slug: str) -> None:
    result = terminal("play", *options, typed=["?", "q"], attended=True)
    assert result.code == 0
    assert EN("cli-ask-game") not in result.out
    assert EN("help-goal" if slug == "express" else "help-super-goal") in result.out


def test_an_invalid_answer_is_asked_again(terminal: Terminal) -> None:
    nonsense = ["", "0", "9", "-1", "three", "3.0", "³", "1" * 5000, "\x00", "[/bold]", "3; rm -rf /", "3"]
    result = terminal("play", "--seed", "2", typed=[*nonsense, "99", "1", "perhaps", "", "n", "0", "q"])
    assert (result.code, result.err) == (0, "")
    assert result.out.count(EN("cli-ask-again", low=2, n=6)) == len(nonsense) - 1
    assert result.out.count(EN("option-expert.ask")) == 3
    assert result.out.count(EN("cli-ask-again", low=1, n=7)) == 1
    assert EN("cli-goodbye") in result.out


def test_an_invalid_programme_is_asked_again(terminal: Terminal) -> None:
    nonsense = ["", "0", "1", "1 2", "1 2 3 4", "1 1 2", "1 2 5", "112", "125", "1;2;3", "a b c", "²34", "-1 2 3"]
    result = terminal("play", *SUPER, "--seed", "2", typed=[*nonsense, "9" * 5000, "[/bold]", "2 4 1", "q"])
    assert (result.code, result.err) == (0, "")
    assert result.out.count(EN("cli-ask-programme-again", n=4)) == len(nonsense) + 2
    assert result.out.count("Move → Fire → Floor Change") == 1


@pytest.mark.parametrize("typed", ["2 4 1", "2,4,1", "241", " 2, 4 1 "])
def test_a_programme_is_the_cards_in_the_order_typed(terminal: Terminal, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.json"
    terminal("play", *SUPER, "--seed", "2", "--save", str(path), typed=[typed])
    moves = parse_record(path.read_text(encoding="utf-8")).moves
    assert [text for seat, text in moves if seat == 0] == ["programme move fire floor"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_prints_help(terminal: Terminal, language: str) -> None:
    words = Words(language)
    result = terminal("play", *SOLO, "--seed", "1", "--lang", language, typed=["?", " ? ", "q"])
    assert (result.code, result.err) == (0, "")
    assert result.out.count(words("help-goal")) == 2
    assert words("help-bandit-ghost") in result.out
    assert words("cli-goodbye") in result.out
    result = terminal("play", *SUPER, "--seed", "1", "--lang", language, typed=["?", " ? ", "q"])
    assert (result.code, result.err) == (0, "")
    for line in ("goal", "end", "turn-around", "horse"):
        assert result.out.count(words(f"help-super-{line}")) == 2
    assert words("help-bandit-ghost") not in result.out


@pytest.mark.parametrize("last", ["q", "Q", " quit ", None], ids=repr)
@pytest.mark.parametrize("before", [0, 1, 2, 3, 10])
def test_a_player_can_leave_at_any_time(terminal: Terminal, tmp_path: Path, last: str | None, before: int) -> None:
    path = tmp_path / "game.json"
    typed = [*["3", "1", "n", *["1"] * 10][:before], *([] if last is None else [last])]
    result = terminal("play", "--save", str(path), typed=typed)
    assert (result.code, result.err) == (0, "")
    assert EN("cli-goodbye") in result.out
    assert path.exists() == (EN("cli-saved", path=str(path)) in result.out) == (before >= 3)
    if path.exists():
        assert not verify(parse_record(path.read_text(encoding="utf-8"))).finished


@pytest.mark.parametrize("stop", [KeyboardInterrupt, EOFError])
def test_ctrl_c_leaves_the_game(terminal: Terminal, stop: type[BaseException]) -> None:
    def typed() -> Iterator[str]:
        yield "1"
        raise stop

    result = terminal("play", *SOLO, typed=typed())
    assert result.code == (130 if stop is KeyboardInterrupt else 0)


@pytest.mark.parametrize("name", ["three", "expert", "teams"])
def test_the_screen_shows_no_secrets_of_others(terminal: Terminal, tmp_path: Path, name: str) -> None:
    """One person, who leaves in the middle: the screen never showed what only other bandits know."""
    path = tmp_path / "game.json"
    result = terminal("play", *GAMES[name], "--seed", "9", "--save", str(path), typed=chain(repeat("1", 25), ["q"]))
    assert result.code == 0
    shown = {line.rstrip() for line in result.out.splitlines()}
    secrets, told = set(), set()
    for state, _seat, _move, events in replay(parse_record(path.read_text(encoding="utf-8"))):
        for event in events:
            names = (seat_names(EN, state, 0), train_names(state))
            seen, whole = EN.event(event.redact(0), *names), EN.event(event, *names)
            told.add(seen)
            if seen != whole:
                secrets.add(whole)
    secrets -= told  # the same sentence may be public at another time
    assert len(secrets) > 5
    assert not secrets & shown


def test_two_people_do_not_see_each_others_cards(terminal: Terminal) -> None:
    """The screen is cleared between them, and nothing is printed before the keyboard has been handed over."""
    result = terminal("play", *SOLO, "--humans", "2", "--seed", "2", typed=chain(repeat("1", 30), ["q"]))
    assert result.code == 0
    assert result.out.count("Hand the keyboard to") > 2


def test_two_people_do_not_see_each_others_programmes(terminal: Terminal) -> None:
    """The first person's input is above the cleared part of the screen; the second person's part does not show it."""
    options = ("--game", "super", "--players", "4", "--bandits", "doc,mei", "--no-reflex", "--no-horse")
    result = terminal("play", *options, "--humans", "2", "--seed", "2", typed=["", "4 2 1", "", "q"])
    assert result.code == 0
    first, second = result.out.split(EN("cli-pass-on", player=EN("bandit-mei")))
    assert "Fire → Move → Floor Change" in first
    assert "→" not in second
    assert EN("cli-chosen") in second
    assert EN("cli-chosen") not in first


def test_the_scrollback_is_cleared_only_in_a_terminal() -> None:
    for forced, cleared in ((True, True), (False, False)):
        output = io.StringIO()
        clear(Console(file=output, force_terminal=forced, _environ={"TERM": "xterm"}))
        assert ("\x1b[3J" in output.getvalue()) == cleared


@pytest.mark.parametrize("options", [("--players", "3"), ()])
def test_more_people_than_players_are_refused(terminal: Terminal, options: tuple[str, ...]) -> None:
    most = 3 if options else 6
    refused = terminal("play", "--game", "express", *options, "--humans", "7")
    assert refused.code == 2
    assert refused.err.strip() == EN("error-option-range", field="humans", value=7, low=0, high=most)


def test_a_resumed_game_refuses_more_people_than_players(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal("play", *SOLO, "--seed", "1", "--save", str(path), typed=["1", "1", "q"])
    refused = terminal("play", "--resume", str(path), "--humans", "7")
    players = len(parse_record(path.read_text(encoding="utf-8")).salts)
    assert refused.code == 2
    assert refused.err.strip() == EN("error-option-range", field="humans", value=7, low=0, high=players)
