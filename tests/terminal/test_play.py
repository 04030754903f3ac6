"""`play`: whole games with simulated input; leaving, invalid input, saving and resuming."""

import json
from collections.abc import Iterator
from itertools import chain, islice, repeat
from pathlib import Path

import pytest

from coltexpress.engine.play.record import parse_record, replay, verify
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.terminal.names import seat_names, train_names
from support.keyboard import Terminal, anything
from support.records import running_text

EN = Words("en")
SOLO = ("--players", "3", "--standard", "--bandits", "doc")
SUPER = ("--game", "super", "--players", "4", "--bandits", "doc", "--no-reflex", "--no-horse")
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
    keys = ("cli-ask-players", "cli-ask-bandit", "cli-ask-expert")
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
    for key in ("cli-ask-players", "cli-ask-bandit", "help-super-reflex", "help-super-horse", "cli-ask-programme"):
        assert words(key) in result.out
    for card in ("reflex", "horse"):
        assert words("cli-ask-expansion", card=words(f"action-{card}")) in result.out
    assert words("cli-ask-expert") not in result.out
    assert f"5  {words('action-horse')}" in result.out
    assert words("cli-game-over") in result.out


def test_a_person_is_asked_for_the_game_first(terminal: Terminal) -> None:
    keys = ("cli-ask-game", "cli-ask-players", "cli-ask-bandit")
    result = terminal("play", typed=["0", "3", "?", "1", "3", "2", "n", "q"], attended=True)
    assert result.code == 0
    assert asked(result.out, *keys, "cli-ask-expert") == [*keys, "cli-ask-expert"]
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
    assert result.out.count(EN("cli-ask-expert")) == 3
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


# --- saving and resuming ----------------------------------------------------------------------------------------------


def test_a_saved_game_can_be_finished(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--players", "4", "--expert", "--bandits", "doc")
    assert terminal("play", *options, "--save", str(path), typed=["1"] * 12).code == 0
    left = parse_record(path.read_text(encoding="utf-8"))
    assert left.outcome is None
    result = terminal("play", "--resume", str(path), typed=anything(8))
    assert (result.code, result.err) == (0, "")
    assert EN("cli-resumed", path=str(path)) in result.out
    over = parse_record(path.read_text(encoding="utf-8"))
    assert over.moves[: len(left.moves)] == left.moves
    assert verify(over).finished
    again = terminal("play", "--resume", str(path))
    assert again.code == 0
    assert EN("cli-game-over") in again.out


def test_a_saved_game_of_super_can_be_finished(terminal: Terminal, tmp_path: Path) -> None:
    """The record contains the game and the number of people."""
    path = tmp_path / "game.json"
    options = ("--game", "super", "--players", "6", "--bandits", "mei,doc", "--reflex", "--no-horse", "--seed", "5")
    terminal("play", *options, "--humans", "2", "--save", str(path), typed=["", "1 2 3", "", "3 1 2", "", "5 1 2"])
    left = parse_record(path.read_text(encoding="utf-8"))
    assert (left.game, left.outcome) == ("super", None)
    refused = terminal("play", "--resume", str(path), "--game", "super", typed=["q"])
    assert (refused.code, refused.err.strip()) == (2, EN("error-resume-options"))
    result = terminal("play", "--resume", str(path), typed=anything(8))
    assert (result.code, result.err) == (0, "")
    assert EN("cli-ask-programme") in result.out
    assert "Hand the keyboard to" in result.out
    over = parse_record(path.read_text(encoding="utf-8"))
    assert over.moves[: len(left.moves)] == left.moves
    assert verify(over).finished


def test_a_player_who_is_out_is_informed_before_the_next_move(terminal: Terminal) -> None:
    """Doc leaves the train: a pause, then the rest of the game."""
    out = EN("question-out") + " " + EN("cli-press-enter")
    for seed in range(20):
        result = terminal("play", *SUPER, "--seed", str(seed), typed=repeat("2 1 3"))
        assert result.out.count(out) <= 1
        if out in result.out:
            before, after = result.out.split(out)
            assert "Doc" in before.splitlines()[-2] or ": out!" in before
            assert EN("cli-game-over") in after
            assert "Round" in after
            return
    pytest.fail("nobody went out")


def test_a_resumed_game_can_be_saved_to_another_file(terminal: Terminal, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    path.write_text(running_text(), encoding="utf-8")
    assert terminal("play", "--resume", str(path), "--save", str(other), typed=["q"]).code == 0
    assert path.read_text(encoding="utf-8") == running_text()
    assert parse_record(other.read_text(encoding="utf-8")) == parse_record(running_text())


@pytest.mark.parametrize("change", [{"seed_hash": "0" * 64}, {"seed_hash": "\ud800"}, {"salts": ["x"]}], ids=repr)
def test_an_edited_game_cannot_be_resumed(terminal: Terminal, tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "game.json"
    content = json.dumps({**json.loads(running_text()), **change})
    path.write_text(content, encoding="utf-8")
    result = terminal("play", "--resume", str(path), typed=["q"])
    assert result.code == 2
    assert result.err
    assert path.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("where", ["", ".", "/", "nowhere/game.json", "x" * 300, "folder"])
def test_an_unwritable_path_is_refused(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    result = terminal("play", *SOLO, "--humans", "0", "--save", where)
    assert result.code == 2
    assert where in result.err
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]


def test_leaving_before_the_first_move_saves_nothing(terminal: Terminal) -> None:
    result = terminal("play", "--save", "x" * 300, typed=["q"])
    assert result.code in (0, 2)


def test_a_failed_save_keeps_the_old_file(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text(running_text(), encoding="utf-8")

    def fail(_descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", fail)
    result = terminal("play", "--resume", str(path), typed=["1"])
    assert (result.code, result.err.strip()) == (2, EN("error-file-unwritable", path=str(path)))
    assert path.read_text(encoding="utf-8") == running_text()


# --- bots -------------------------------------------------------------------------------------------------------------

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


# --- secrets ----------------------------------------------------------------------------------------------------------


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


def test_a_saved_game_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal("play", *SOLO, "--seed", "1", "--save", str(path), typed=["1", "1", "q"])
    before = path.read_text(encoding="utf-8")
    refused = terminal("play", *SOLO, "--seed", "2", "--save", str(path), typed=["1", "q"])
    assert (refused.code, refused.out) == (2, "")
    assert EN("error-file-exists", path=str(path)) in refused.err.replace("\n", "")
    assert path.read_text(encoding="utf-8") == before


def test_a_resumed_game_keeps_the_number_of_people(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--players", "3", "--standard", "--bandits", "belle,doc,tuco", "--humans", "2", "--seed", "1")
    terminal("play", *options, "--save", str(path), typed=["", "1", "q"])
    resumed = terminal("play", "--resume", str(path), typed=["q"])
    assert "Hand the keyboard" in resumed.out
    terminal("play", "--resume", str(path), "--humans", "1", "--bots", "drifter", typed=["1", "q"])
    alone = terminal("play", "--resume", str(path), typed=["q"])
    assert "Hand the keyboard" not in alone.out, "as in the last session"
    refused = terminal("play", "--resume", str(path), "--players", "4", typed=["q"])
    assert refused.code == 2
    assert EN("error-resume-options") in refused.err.replace("\n", "")
