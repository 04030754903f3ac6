"""The sequence of play, as a list: what happens in each step until somebody has to choose."""

from typing import Final

from coltexpress.core.questions import Step
from coltexpress.express.components import ROUNDS
from coltexpress.express.expert import KeepStep, ShedStep
from coltexpress.express.round_events import RoundEventStep
from coltexpress.express.schemin import DealStep, ScheminStep, TurnOverStep, begin_round
from coltexpress.express.scoring import finish
from coltexpress.express.setup import SetUpStep
from coltexpress.express.stealin import StealinStep
from coltexpress.express.table import Table


class NextRoundStep(Step):
    """RND-11: the first player changes; after round 5 the game is over."""

    def run(self, table: Table) -> None:
        if table.round == ROUNDS:
            finish(table)
            return
        table.pass_first((table.first + 1) % table.seats)
        begin_round(table, table.round + 1)


STEPS: Final[list[Step]] = [  # numbered in questions.py
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
