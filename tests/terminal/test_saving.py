"""`play`: saving and resuming games."""

import json
from itertools import repeat
from pathlib import Path

import pytest

from coltexpress.engine.play.record import parse_record, verify
from support.keyboard import Terminal, anything
from support.records import running_text
from terminal.commands import EN, SOLO, SUPER

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


# --- secrets ----------------------------------------------------------------------------------------------------------


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
