"""Random play, typed on the concrete state: the fast loop that benchmarks and search stand on."""

from mypy_extensions import i64

from coltexpress.core.dice import Dice
from coltexpress.express.options import Options
from coltexpress.express.questions import EVERYONE, NATURE
from coltexpress.express.state import ExpressState, new_state


def play_on(state: ExpressState, dice: Dice, decisions: i64) -> i64:
    """Make up to so many random decisions, and nature's moves between them; says how many were made."""
    made: i64 = 0
    while made < decisions:
        question = state.question
        if question is None:
            break
        seat = question.seat
        if seat == NATURE:
            state.apply(seat, question.throw(state, dice))
            continue
        if seat == EVERYONE:
            seat = state.to_act()[0]
        moves = question.moves or question.options(state, seat)
        state.apply(seat, moves[dice.below(len(moves))])
        made += 1
    return made


def play_random_games(options: Options, dice: Dice, quiet: bool, games: i64) -> i64:
    """So many games; the number of decisions made in them."""
    made: i64 = 0
    game: i64 = 0
    while game < games:
        state = new_state(options)
        state.quiet = quiet
        made += play_on(state, dice, 1 << 30)
        game += 1
    return made
