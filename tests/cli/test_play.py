"""`play`: whole games at the keyboard, and people who leave, stray and save."""

import json
from collections.abc import Iterator
from itertools import chain, islice, repeat
from pathlib import Path

import pytest

from cli.keyboard import Terminal, anything
from coltexpress.cli.names import seat_names, train_names
from coltexpress.core.record import parse_record, replay, verify
from coltexpress.text.words import LANGUAGES, Words
from records.games import running_text

EN = Words("en")
SOLO = ("--players", "3", "--standard", "--bandits", "doc")
GAMES: dict[str, tuple[str, ...]] = {
    "three": SOLO,
    "expert": ("--players", "4", "--expert", "--bandits", "ghost,belle"),
    "six": ("--players", "6", "--expert", "--bandits", "cheyenne,?,doc"),
    "draft": ("--players", "2"),
    "draft and places": ("--players", "2", "--teams", "draft", "--placement", "chosen"),
    "teams": ("--players", "2", "--teams", "ghost,doc/tuco,django", "--placement", "chosen"),
    "random teams": ("--players", "2", "--teams", "random", "--placement", "random"),
    "train": (*SOLO, "--train", "mail,saloon,first class", "--first", "2"),
}


@pytest.mark.parametrize(
    ("humans", "name"),
    [
        *[("1", name) for name in ("three", "expert", "draft and places", "teams")],
        *[("2", name) for name in ("expert", "draft")],
        *[("0", name) for name in ("six", "random teams", "train")],
    ],
)
def test_a_whole_game(terminal: Terminal, tmp_path: Path, name: str, humans: str) -> None:
    path = tmp_path / "game.json"
    language = LANGUAGES[list(GAMES).index(name) % 6]
    result = terminal(
        "play", *GAMES[name], "--humans", humans, "--seed", "4", "--save", str(path), "--lang", language,
        typed=anything(1),
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


def test_the_same_seed_and_the_same_keys_give_the_same_game(terminal: Terminal) -> None:
    def told(seed: str) -> str:
        return terminal("play", *SOLO, "--seed", seed, typed=[*islice(anything(3), 30), "q"]).out

    assert told("1") == told("1") != told("2")


def test_what_was_not_said_is_asked(terminal: Terminal) -> None:
    result = terminal("play", typed=chain(["3", "n", "2"], anything(2)))
    assert result.code == 0
    for key in ("cli-ask-players", "cli-ask-expert", "cli-ask-bandit"):
        assert EN(key) in result.out
    assert EN("cli-game-over") in result.out


def test_nonsense_is_asked_again(terminal: Terminal) -> None:
    nonsense = ["", "0", "9", "-1", "three", "3.0", "³", "1" * 5000, "\x00", "[/bold]", "3; rm -rf /", "3"]
    result = terminal("play", "--seed", "2", typed=[*nonsense, "perhaps", "", "n", "99", "1", "0", "q"])
    assert (result.code, result.err) == (0, "")
    assert result.out.count(EN("cli-ask-again", low=2, n=6)) == len(nonsense) - 1
    assert result.out.count(EN("cli-ask-expert")) == 3
    assert result.out.count(EN("cli-ask-again", low=1, n=7)) == 1
    assert EN("cli-goodbye") in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains(terminal: Terminal, language: str) -> None:
    words = Words(language)
    result = terminal("play", *SOLO, "--seed", "1", "--lang", language, typed=["?", " ? ", "q"])
    assert (result.code, result.err) == (0, "")
    assert result.out.count(words("help-goal")) == 2
    assert words("help-bandit-ghost") in result.out
    assert words("cli-goodbye") in result.out


@pytest.mark.parametrize("last", ["q", "Q", " quit ", None], ids=repr)
@pytest.mark.parametrize("before", [0, 1, 2, 3, 10])
def test_leaving_at_any_time(terminal: Terminal, tmp_path: Path, last: str | None, before: int) -> None:
    path = tmp_path / "game.json"
    typed = [*["3", "n", "1", *["1"] * 10][:before], *([] if last is None else [last])]
    result = terminal("play", "--save", str(path), typed=typed)
    assert (result.code, result.err) == (0, "")
    assert EN("cli-goodbye") in result.out
    assert path.exists() == (EN("cli-saved", path=str(path)) in result.out) == (before >= 3)
    if path.exists():
        assert not verify(parse_record(path.read_text(encoding="utf-8"))).finished


@pytest.mark.parametrize("stop", [KeyboardInterrupt, EOFError])
def test_an_interruption(terminal: Terminal, stop: type[BaseException]) -> None:
    def typed() -> Iterator[str]:
        yield "1"
        raise stop

    result = terminal("play", *SOLO, typed=typed())
    assert result.code == (130 if stop is KeyboardInterrupt else 0)


# --- saving and going on ----------------------------------------------------------------------------------------------


def test_a_game_that_was_left_can_be_finished(terminal: Terminal, tmp_path: Path) -> None:
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


def test_going_on_may_save_elsewhere(terminal: Terminal, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    path.write_text(running_text(), encoding="utf-8")
    assert terminal("play", "--resume", str(path), "--save", str(other), typed=["q"]).code == 0
    assert path.read_text(encoding="utf-8") == running_text()
    assert parse_record(other.read_text(encoding="utf-8")) == parse_record(running_text())


@pytest.mark.parametrize("change", [{"seed_hash": "0" * 64}, {"seed_hash": "\ud800"}, {"salts": ["x"]}], ids=repr)
def test_an_edited_game_does_not_go_on(terminal: Terminal, tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "game.json"
    content = json.dumps({**json.loads(running_text()), **change})
    path.write_text(content, encoding="utf-8")
    result = terminal("play", "--resume", str(path), typed=["q"])
    assert result.code == 2
    assert result.err
    assert path.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("where", ["", ".", "/", "nowhere/game.json", "x" * 300, "folder"])
def test_a_place_that_cannot_be_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    result = terminal("play", *SOLO, "--humans", "0", "--save", where)
    assert result.code == 2
    assert where in result.err
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]


def test_leaving_before_there_is_anything_to_save(terminal: Terminal) -> None:
    result = terminal("play", "--save", "x" * 300, typed=["q"])
    assert result.code in (0, 2)


def test_a_save_that_fails_leaves_the_old_file(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text(running_text(), encoding="utf-8")

    def fail(_descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", fail)
    result = terminal("play", "--resume", str(path), typed=["1"])
    assert (result.code, result.err.strip()) == (2, EN("error-file-unwritable", path=str(path)))
    assert path.read_text(encoding="utf-8") == running_text()


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["three", "expert", "teams"])
def test_the_screen_shows_no_secret_of_the_others(terminal: Terminal, tmp_path: Path, name: str) -> None:
    """One person, who leaves in the middle: nothing that only a random bandit knows was ever on the screen."""
    path = tmp_path / "game.json"
    result = terminal("play", *GAMES[name], "--seed", "9", "--save", str(path), typed=chain(repeat("1", 25), ["q"]))
    assert result.code == 0
    shown = {line.rstrip() for line in result.out.splitlines()}
    secrets = set()
    for state, _seat, _move, events in replay(parse_record(path.read_text(encoding="utf-8"))):
        for event in events:
            names = (seat_names(EN, state, 0), train_names(state))
            if EN.event(event.redact(0), *names) != EN.event(event, *names):
                secrets.add(EN.event(event, *names))
    assert len(secrets) > 5
    assert not secrets & shown


def test_two_people_do_not_see_each_others_cards(terminal: Terminal) -> None:
    """Between them the screen is cleared, and nothing is told before the keyboard has been handed over."""
    result = terminal("play", *SOLO, "--humans", "2", "--seed", "2", typed=chain(repeat("1", 30), ["q"]))
    assert result.code == 0
    assert result.out.count("Hand the keyboard to") > 2


def test_a_saved_game_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal("play", *SOLO, "--seed", "1", "--save", str(path), typed=["1", "1", "q"])
    before = path.read_text(encoding="utf-8")
    refused = terminal("play", *SOLO, "--seed", "2", "--save", str(path), typed=["1", "q"])
    assert (refused.code, refused.out) == (2, "")
    assert EN("error-file-exists", path=str(path)) in refused.err.replace("\n", "")
    assert path.read_text(encoding="utf-8") == before


def test_a_resumed_game_knows_how_many_people_play(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--players", "3", "--standard", "--bandits", "belle,doc,tuco", "--humans", "2", "--seed", "1")
    terminal("play", *options, "--save", str(path), typed=["", "1", "q"])
    resumed = terminal("play", "--resume", str(path), typed=["q"])
    assert "Hand the keyboard" in resumed.out
    refused = terminal("play", "--resume", str(path), "--players", "4", typed=["q"])
    assert refused.code == 2
    assert EN("error-resume-options") in refused.err.replace("\n", "")
