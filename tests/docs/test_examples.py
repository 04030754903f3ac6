"""The scripts in examples/ run as their docstrings say."""

import ast
import re
import runpy
import sys
from pathlib import Path

import pytest

from coltexpress import Match, parse_record, superexpress, verify
from coltexpress.bots import observe
from coltexpress.bots.loader import find_bot

EXAMPLES = Path(__file__).parents[2] / "examples"


class Script:
    """Runs an example in this process and returns the lines it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, name: str, *arguments: str) -> list[str]:
        self.monkeypatch.setattr(sys, "argv", [name, *arguments])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return self.capsys.readouterr().out.splitlines()


@pytest.fixture
def script(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Script:
    return Script(capsys, monkeypatch)


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_every_run_prints_the_same(script: Script, name: str) -> None:
    first = script(name)
    assert first
    assert script(name) == first


def test_the_random_game_is_played_to_the_end(script: Script) -> None:
    *events, belle, tuco, doc = script("play_random_game.py")
    assert events[0].startswith("round 0: <coupled cars=")
    assert any("<played seat=" in event for event in events)
    assert events[-1].startswith("round 5: ")
    lines = {line.split(":")[0]: line for line in (belle, tuco, doc)}
    assert list(lines) == ["belle", "tuco", "doc"]
    assert "place 1" in "".join(lines.values())


def test_the_random_game_shows_no_secrets(script: Script) -> None:
    """Drawn cards are told to their player alone, and the example prints what a spectator sees."""
    drawn = [line for line in script("play_random_game.py") if "<drew " in line]
    assert drawn
    assert all(re.fullmatch(r"round \d: <drew seat=\d, number=\d>", line) for line in drawn)


def test_the_bot_plays_a_game(script: Script) -> None:
    *moves, places = script("bot_in_20_lines.py")
    assert places == "places: (1, 2, 3)"
    assert all(": programme " in move for move in moves)


def test_the_bot_has_at_most_20_lines_of_code() -> None:
    source = (EXAMPLES / "bot_in_20_lines.py").read_text(encoding="utf-8")
    before_main, found, _ = source.partition("\n\n\ndef main()")
    assert found
    docstring = ast.parse(before_main).body[0].end_lineno
    lines = [line for line in before_main.splitlines()[docstring:] if line.strip()]
    assert 10 < len(lines) <= 20


def test_the_bot_is_found_by_file_and_class() -> None:
    bot = find_bot(f"{EXAMPLES / 'bot_in_20_lines.py'}:MyBot")()
    match = Match(superexpress, superexpress.options(players=3), seed=b"test", salts=["a", "b", "c"])
    assert bot.choose(observe(match.state, 0, seed=1)) in match.state.legal_moves(0)


def test_an_example_record_is_replayed(script: Script) -> None:
    first, *_, last = script("replay_record.py")
    assert first.startswith("  1 round 0  nature: bandits ")
    assert last.startswith("verified: ")
    assert last.endswith("finished: True")


def test_a_record_in_a_file_is_replayed(script: Script, tmp_path: Path) -> None:
    match = Match(superexpress, superexpress.options(players=3), seed=b"test", salts=["a", "b", "c"])
    match.play(0, "programme fire move turn")
    file = tmp_path / "game.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    *moves, last = script("replay_record.py", str(file))
    assert moves[-1].endswith("seat 0: programme fire move turn  [answered]")
    verdict = verify(parse_record(file.read_text(encoding="utf-8")))
    assert last == f"verified: {verdict.moves} moves, {verdict.chances} by chance, finished: False"


def test_every_move_of_the_position_is_analysed(script: Script) -> None:
    to_move, *lines = script("analyse_position.py")
    assert to_move == "seat 0 is to move:"
    chances = {line.split("  ")[-2]: float(line.split("%")[0]) for line in lines}
    assert set(chances) == {"play robbery", "play move", "play marshal", "draw"}
    assert next(iter(chances)) == "play robbery"
    assert all(0 < chance < 100 for chance in chances.values())
    assert "reason-express-robs-first" in lines[0]


def test_a_position_in_a_file_is_analysed(script: Script, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    module = runpy.run_path(str(EXAMPLES / "analyse_position.py"))
    position: str = module["POSITION"]
    file.write_text(position.replace("hand robbery, move, marshal", "hand robbery"), encoding="utf-8")
    assert {line.split("  ")[-2] for line in script("analyse_position.py", str(file))[1:]} == {"play robbery", "draw"}
