"""The sequence of play: the steps of a game in order. Each runs until a choice is pending or the step changes."""

from typing import Final

from coltexpress.engine.questions import OVER, SET_UP, Step
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import ROUNDS
from coltexpress.games.express.phases.expert import KeepStep, ShedStep
from coltexpress.games.express.phases.round_events import RoundEventStep
from coltexpress.games.express.phases.schemin import DealStep, ScheminStep, TurnOverStep, begin_round
from coltexpress.games.express.phases.scoring import finish
from coltexpress.games.express.phases.setup import SetUpStep
from coltexpress.games.express.phases.stealin import StealinStep
from coltexpress.games.express.phases.steps import (
    DEAL,
    KEEP,
    NEXT_ROUND,
    ROUND_EVENT,
    SCHEMIN,
    SHED,
    STEALIN,
    TURN_OVER,
)


class NextRoundStep(Step):
    """RND-11: the first player changes; after round 5 the game is over."""

    def run(self, board: Board) -> None:
        if board.round == ROUNDS:
            finish(board)
            return
        board.pass_first((board.first + 1) % board.seats)
        begin_round(board, board.round + 1)


SEQUENCE: Final[list[tuple[int, str, Step]]] = [  # number, name in positions, implementation
    (SET_UP, "set-up", SetUpStep()),
    (DEAL, "deal", DealStep()),
    (TURN_OVER, "turn over", TurnOverStep()),
    (SHED, "bullets", ShedStep()),  # expert
    (SCHEMIN, "schemin", ScheminStep()),
    (KEEP, "keep", KeepStep()),
    (STEALIN, "stealin", StealinStep()),
    (ROUND_EVENT, "event", RoundEventStep()),
    (NEXT_ROUND, "next round", NextRoundStep()),
]
STEPS: Final[list[Step]] = [step for _, _, step in SEQUENCE]
STEP_NAMES: Final[dict[int, str]] = {number: name for number, name, _ in SEQUENCE} | {OVER: "over"}
assert list(STEP_NAMES) == [*range(len(STEPS)), OVER]
