"""The steps of a game in order; each runs until a choice is pending or the step changes."""

from typing import Final

from coltexpress.engine.questions import Step
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import ROUNDS
from coltexpress.games.express.phases.expert import KeepStep, ShedStep
from coltexpress.games.express.phases.round_events import RoundEventStep
from coltexpress.games.express.phases.schemin import DealStep, ScheminStep, TurnOverStep, begin_round
from coltexpress.games.express.phases.scoring import finish
from coltexpress.games.express.phases.setup import SetUpStep
from coltexpress.games.express.phases.stealin import StealinStep


class NextRoundStep(Step):
    """RND-11: the first player changes; after round 5 the game is over."""

    def run(self, board: Board) -> None:
        if board.round == ROUNDS:
            finish(board)
            return
        board.pass_first((board.first + 1) % board.seats)
        begin_round(board, board.round + 1)


STEPS: Final[list[Step]] = [  # numbered in steps.py; SET_UP is in engine.questions
    SetUpStep(),
    DealStep(),
    TurnOverStep(),
    ShedStep(),  # expert
    ScheminStep(),
    KeepStep(),
    StealinStep(),
    RoundEventStep(),
    NextRoundStep(),
]
