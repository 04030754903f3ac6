"""The sequence of play, as a list: what happens in each step until somebody has to choose."""

from typing import Final

from coltexpress.engine.questions import Step
from coltexpress.games.express.board import Table
from coltexpress.games.express.components import ROUNDS
from coltexpress.games.express.phases.expert import KeepStep, ShedStep
from coltexpress.games.express.phases.round_events import RoundEventStep
from coltexpress.games.express.phases.schemin import DealStep, ScheminStep, TurnOverStep, begin_round
from coltexpress.games.express.phases.scoring import finish
from coltexpress.games.express.phases.setup import SetUpStep
from coltexpress.games.express.phases.stealin import StealinStep


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
