"""Perft: the exact number of lines of play from a tricky position, to a number of players' moves.

Chance is fixed: KeyedDice selects among the chance outcomes in alphabetical order, keyed by the number of moves made
so far. A count therefore depends on the rules alone, not on how the engine deals or shuffles. If several players are
to act, each of them may be next. A finished game counts as one line.
"""

from collections import Counter
from pathlib import Path

import pytest

import coltexpress
from coltexpress.engine.contract import NATURE, State
from coltexpress.engine.play.dice import KeyedDice
from coltexpress.engine.state import BaseState
from support.tables import position

FILES = sorted(Path(__file__).parent.glob("*.perft"))


def perft(state: State, depth: int, made: int = 0) -> list[int]:
    """The number of nodes at each depth up to this one. Changes `state`."""
    if depth == 0:
        return [1]
    while state.to_act() == (NATURE,):
        moves = sorted(state.legal_moves(NATURE), key=str)
        state.apply(NATURE, moves[KeyedDice(b"perft", made).below(len(moves))])
        made += 1
    if not state.to_act():
        return [1] * (depth + 1)
    nodes = [1] + [0] * depth
    for seat in state.to_act():
        for move in state.legal_moves(seat):
            after = state.copy()
            after.apply(seat, move)
            for at, number in enumerate(perft(after, depth - 1, made + 1), 1):
                nodes[at] += number
    return nodes


def counts(text: str) -> dict[int, int]:
    """Parse the lines "depth 2: nodes 14"."""
    lines = [line.replace(":", "").split() for line in text.splitlines() if line.startswith("depth")]
    return {int(depth): int(nodes) for _, depth, _, nodes in lines}


def starting_from(text: str) -> State:
    lines = [line for line in text.splitlines() if not line.startswith(("depth", "#"))]
    state = position("\n".join(lines))
    assert isinstance(state, BaseState)
    state.advance_silently()
    state.quiet = True
    return state


def test_every_registered_game_has_perft_positions() -> None:
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    assert all(counts(text) for text in texts)
    found = Counter(starting_from(text).slug for text in texts)
    assert set(found) == {game.slug for game in coltexpress.all_games()}
    assert min(found.values()) >= 8


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_number_of_lines_of_play_is_unchanged(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    wanted = counts(text)
    nodes = perft(starting_from(text), max(wanted))
    assert {depth: nodes[depth] for depth in wanted} == wanted
