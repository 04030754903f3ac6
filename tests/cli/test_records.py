"""`verify` and `replay`: unchanged games, damaged files, secrets."""

import json
from pathlib import Path

import pytest

from coltexpress.engine.contract import Viewer
from coltexpress.engine.play.record import parse_record, replay
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.terminal.names import seat_names, train_names
from support.keyboard import Terminal
from support.records import finished_text, running_text
from support.super_records import super_over_text, super_running_text

EN = Words("en")
OVER = {"express": finished_text, "super": super_over_text}
RUNNING = {"express": running_text, "super": super_running_text}


@pytest.fixture
def over(tmp_path: Path) -> Path:
    path = tmp_path / "over.json"
    path.write_text(finished_text(), encoding="utf-8")
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    path = tmp_path / "running.json"
    path.write_text(running_text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OVER)
def test_an_unchanged_game_is_verified(terminal: Terminal, over: Path, language: str, game: str) -> None:
    words = Words(language)
    over.write_text(OVER[game](), encoding="utf-8")
    result = terminal("verify", str(over), "--lang", language)
    assert (result.code, result.err) == (0, "")
    record = parse_record(OVER[game]())
    assert words("cli-verify-moves", number=len(record.moves)) in result.out
    for key in ("cli-verify-seed", "cli-verify-outcome", "cli-verify-honest"):
        assert words(key) in result.out


@pytest.mark.parametrize("game", RUNNING)
def test_a_running_game_is_verified(terminal: Terminal, running: Path, game: str) -> None:
    running.write_text(RUNNING[game](), encoding="utf-8")
    result = terminal("verify", str(running))
    assert result.code == 0
    assert EN("cli-verify-honest") not in result.out
    assert EN("cli-replay-unfinished") in result.out
    data = json.loads(RUNNING[game]())
    del data["seed"]
    running.write_text(json.dumps(data), encoding="utf-8")
    result = terminal("verify", str(running))
    assert result.code == 0
    assert EN("cli-verify-honest") not in result.out
    assert EN("cli-verify-running") in result.out


def test_a_game_without_its_seed_is_checked_by_the_rules(terminal: Terminal, over: Path) -> None:
    data = json.loads(finished_text())
    del data["seed"]
    over.write_text(json.dumps(data), encoding="utf-8")
    result = terminal("verify", str(over))
    assert result.code == 0
    assert EN("cli-verify-no-seed") in result.out
    assert EN("cli-verify-honest") not in result.out
    refused = terminal("play", "--resume", str(over))
    assert refused.code == 2
    assert EN("error-record-no-seed", where="seed") in refused.err


# --- damaged files ----------------------------------------------------------------------------------------------------

DATA = json.loads(finished_text())
SUPER = json.loads(super_over_text())
CHOICE_AT = next(index for index, (_, text) in enumerate(SUPER["moves"]) if text.startswith("programme"))
LOOT_AT = next(index for index, (_, text) in enumerate(SUPER["moves"]) if text.startswith("loot"))
OTHER_LOOT = "loot 301" if SUPER["moves"][LOOT_AT][1] != "loot 301" else "loot 312"


def super_with(index: int, text: str) -> bytes:
    """The record of Super with another move at this index."""
    moves = [[seat, text if at == index else move] for at, (seat, move) in enumerate(SUPER["moves"])]
    return json.dumps({**SUPER, "moves": moves}).encode()


DAMAGED: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "1"),
    "blank": (b"\n\n\n", "4"),
    "binary": (bytes(range(256)), ""),
    "UTF-16": (finished_text().encode("utf-16"), ""),
    "no JSON": (b"hello", "1"),
    "a list": (b"[]", ""),
    "cut off": (finished_text()[:1500].encode(), ""),
    "too new": (json.dumps({**DATA, "format": 7}).encode(), "7"),
    "other rules": (json.dumps({**DATA, "rules_version": 7}).encode(), "7"),
    "other game": (json.dumps({**DATA, "game": "chess"}).encode(), "chess"),
    "bad options": (json.dumps({**DATA, "options": {"players": 9}}).encode(), "options.players"),
    "no moves": (json.dumps({name: value for name, value in DATA.items() if name != "moves"}).encode(), "moves"),
    "a move edited": (json.dumps({**DATA, "moves": [*DATA["moves"][:20], [0, "pick doc"]]}).encode(), "moves[20]"),
    "a chance edited": (json.dumps({**DATA, "moves": [["nature", "bandits doc, tuco, belle"]]}).encode(), "moves[0]"),
    "no move": (json.dumps({**DATA, "moves": [[0, "[bold]dance[/nonsense]"]]}).encode(), "[bold]dance[/nonsense]"),
    "super: bad options": (json.dumps({**SUPER, "options": {"players": 8}}).encode(), "options.players"),
    "super: another game's options": (json.dumps({**SUPER, "options": DATA["options"]}).encode(), "options.expert"),
    "super: called express": (json.dumps({**SUPER, "game": "express"}).encode(), "options.reflex"),
    "super: cut off": (super_over_text()[:900].encode(), ""),
    "super: a card twice": (super_with(CHOICE_AT, "programme fire fire move"), f"moves[{CHOICE_AT}]"),
    "super: another game's move": (super_with(CHOICE_AT, "play fire"), f"moves[{CHOICE_AT}]"),
    "super: a loot card edited": (super_with(LOOT_AT, OTHER_LOOT), f"moves[{LOOT_AT}]"),
    "super: the last move lost": (json.dumps({**SUPER, "moves": SUPER["moves"][:-1]}).encode(), ""),
    "nested": (b"[" * 100_000, "1"),
    "unknown field": (json.dumps({**DATA, "[/x]": 1}).encode(), "[/x]"),
}


NOT_SEEN = {
    ("a chance edited", "replay"),  # possible without the key
    ("super: a loot card edited", "replay"),
    ("super: the last move lost", "replay"),  # a running game
    ("super: the last move lost", "play"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_file_is_refused_in_every_language(terminal: Terminal, tmp_path: Path, name: str) -> None:
    content, named = DAMAGED[name]
    path = tmp_path / "damaged.json"
    path.write_bytes(content)
    for arguments in (("verify", str(path)), ("replay", str(path)), ("play", "--resume", str(path))):
        if (name, arguments[0]) in NOT_SEEN:
            continue
        said = set()
        for language in LANGUAGES:
            result = terminal(*arguments, "--lang", language)
            assert result.code == 2
            assert named in result.err
            assert 0 < len(result.err) < 2000
            said.add(result.err)
        assert len(said) == len(LANGUAGES)
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")], ids=" ".join)
def test_an_unreadable_file_is_refused(terminal: Terminal, tmp_path: Path, command: tuple[str, ...]) -> None:
    missing = terminal(*command, str(tmp_path / "nobody.json"))
    assert (missing.code, missing.err.strip()) == (2, EN("error-file-missing", path=str(tmp_path / "nobody.json")))
    for path in (str(tmp_path), "", "x" * 300, str(tmp_path / "over.json" / "more")):
        result = terminal(*command, path)
        assert result.code == 2
        assert result.err


def test_a_file_that_is_too_large_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(20_000_001)
    result = terminal("verify", str(path))
    assert (result.code, result.err.strip()) == (2, EN("error-file-unreadable", path=str(path)))


# --- replay -----------------------------------------------------------------------------------------------------------


def sentences(text: str, viewer: Viewer) -> tuple[list[str], set[str]]:
    """The sentences for this viewer, and those that only others may see."""
    visible: list[str] = []
    secrets: set[str] = set()
    for state, _seat, _move, events in replay(parse_record(text)):
        for event in events:
            names = (seat_names(EN, state), train_names(state))
            seen, whole = EN.event(event.redact(viewer), *names), EN.event(event, *names)
            if event.kind != "round-began":  # a line across the screen
                visible.append(seen)
            if seen != whole:
                secrets.add(whole)
    return visible, secrets - set(visible)  # the same sentence may be public at another time


def bandits(text: str) -> list[str]:
    *_, (state, _seat, _move, _events) = replay(parse_record(text))
    return [names[0] for names in state.view(None)["set_up"]["bandits"]]


def lines(out: str) -> list[str]:
    return [line.rstrip() for line in out.splitlines()]


def test_a_replay_of_a_finished_game_is_open(terminal: Terminal, over: Path) -> None:
    result = terminal("replay", str(over))
    assert (result.code, result.err) == (0, "")
    _, secrets = sentences(finished_text(), None)
    assert secrets <= set(lines(result.out))
    assert EN("cli-replay-end") in result.out
    assert [line for line in lines(result.out) if "Round 3" in line]


@pytest.mark.parametrize("seat", range(3))
def test_a_replay_can_show_the_view_of_one_player(terminal: Terminal, over: Path, seat: int) -> None:
    visible, secrets = sentences(finished_text(), seat)
    result = terminal("replay", str(over), "--as", bandits(finished_text())[seat].upper())
    assert result.code == 0
    assert secrets
    assert not secrets & set(lines(result.out))
    assert set(visible) <= set(lines(result.out))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_replay_of_a_running_game_keeps_secrets(terminal: Terminal, running: Path, viewer: Viewer) -> None:
    visible, secrets = sentences(running_text(), viewer)
    arguments = () if viewer is None else ("--as", bandits(running_text())[viewer])
    result = terminal("replay", str(running), *arguments)
    assert result.code == 0
    assert len(secrets) > 5
    assert not secrets & set(lines(result.out))
    assert [line for line in lines(result.out) if line in visible] == visible
    assert EN("cli-replay-unfinished") in result.out
    if viewer is None:
        assert not [line for line in lines(result.out) if " draws " in line and ": " in line]
        assert EN("cli-replay-spectator") in result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OVER)
def test_a_game_is_replayed_in_every_language(terminal: Terminal, over: Path, language: str, game: str) -> None:
    words = Words(language)
    over.write_text(OVER[game](), encoding="utf-8")
    result = terminal("replay", str(over), "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert words(f"cli-game-{game}") in result.out.splitlines()[0]
    assert words("cli-replay-round", round=2) in result.out
    assert words("cli-replay-end") in result.out


@pytest.mark.parametrize("viewer", [0, 4, None])
@pytest.mark.parametrize("text", [super_over_text(), super_running_text()], ids=["over", "running"])
def test_a_replay_of_super_is_the_same_for_all_viewers(
    terminal: Terminal, over: Path, viewer: Viewer, text: str
) -> None:
    """Its events are not secret; cars have only numbers."""
    over.write_text(text, encoding="utf-8")
    visible, secrets = sentences(text, viewer)
    arguments = () if viewer is None else ("--as", bandits(text)[viewer])
    result = terminal("replay", str(over), *arguments)
    assert (result.code, result.err) == (0, "")
    assert not secrets
    assert [line for line in lines(result.out) if line in visible] == visible
    assert "boards car 5." in result.out
    assert (EN("cli-replay-spectator") in result.out) == (viewer is None and text == super_running_text())
    if viewer is not None:
        name = EN(f"bandit-{bandits(text)[viewer]}")
        assert EN("cli-replay-seen-by", player=name) in result.out


def test_a_replay_keeps_hidden_programmes_secret(terminal: Terminal, running: Path) -> None:
    running.write_text(super_running_text(), encoding="utf-8")
    for arguments in ((), ("--as", bandits(super_running_text())[2])):
        result = terminal("replay", str(running), *arguments)
        last = result.out.split("Round 2")[1]
        assert "has decided" in last
        for card in ("move", "fire", "floor-change", "turn-around", "reflex", "horse"):
            assert EN(f"action-{card}") not in last


@pytest.mark.parametrize("bandit", ["nobody", "", "[bold]", "x" * 3000])
def test_a_replay_for_an_unknown_player_is_refused(terminal: Terminal, over: Path, bandit: str) -> None:
    result = terminal("replay", str(over), "--as", bandit)
    assert result.code == 2
    assert bandits(finished_text())[0] in result.err


def test_a_replay_pauses_between_moves(terminal: Terminal, over: Path) -> None:
    record = parse_record(finished_text())
    result = terminal("replay", str(over), "--pause", typed=[""] * 1000)
    assert result.code == 0
    assert result.typed == sum(seat >= 0 for seat, _ in record.moves)
    stopped = terminal("replay", str(over), "--pause", typed=["", ""])
    assert stopped.code == 130
    assert EN("cli-interrupted") in stopped.err
