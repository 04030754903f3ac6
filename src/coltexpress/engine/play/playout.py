"""Random play: the fast loop for benchmarks and search."""

from collections.abc import Callable
from typing import cast

from mypy_extensions import i64

from coltexpress.engine.contract import State
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import EVERYONE, NATURE, first_unanswered
from coltexpress.engine.state import BaseState


def play_on(state: State, dice: Dice, decisions: i64) -> i64:
    """Make up to this many random decisions, with the chance outcomes between them; returns how many were made."""
    return _play_on(cast(BaseState, state), dice, decisions)  # much faster than the protocol, once compiled


def _play_on(state: BaseState, dice: Dice, decisions: i64) -> i64:
    made: i64 = 0
    while made < decisions:
        question = state.question
        if question is None:
            break
        seat = question.seat
        if seat == NATURE:
            state.apply(seat, question.sample(state, dice))
            continue
        if seat == EVERYONE:
            seat = first_unanswered(state.answers)
        moves = question.moves or question.options(state, seat)
        state.apply(seat, moves[dice.below(len(moves))])
        made += 1
    return made


def play_random_games(new: Callable[[], State], dice: Dice, quiet: bool, games: i64) -> i64:
    """Play `games` random games; the total number of decisions."""
    made: i64 = 0
    game: i64 = 0
    while game < games:
        state = cast(BaseState, new())
        state.quiet = quiet
        made += _play_on(state, dice, 1 << 30)
        game += 1
    return made
