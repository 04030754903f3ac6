"""The sequence of play, as a list: what happens in each step until somebody has to choose."""

from typing import Final

from coltexpress.express.expert import KeepStep, ShedStep
from coltexpress.express.questions import OVER, Step
from coltexpress.express.round_events import RoundEventStep
from coltexpress.express.schemin import DealStep, ScheminStep, TurnOverStep
from coltexpress.express.scoring import NextRoundStep
from coltexpress.express.setup import SetUpStep
from coltexpress.express.stealin import StealinStep
from coltexpress.express.table import Table

STEPS: Final[list[Step]] = [  # numbered in table.py
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


def advance(table: Table) -> None:
    """Play on until somebody has to choose, or the game is over."""
    while table.question is None and table.step != OVER:
        STEPS[table.step].run(table)
