"""The sequence of play, as a list: what happens in each step until somebody has to choose."""

from typing import Final

from coltexpress.engine.questions import Step
from coltexpress.games.superexpress.phases.schemin import ScheminStep
from coltexpress.games.superexpress.phases.setup import SetUpStep
from coltexpress.games.superexpress.phases.stealin import StealinStep
from coltexpress.games.superexpress.phases.uncoupling import LootCardStep, UncoupleStep

STEPS: Final[list[Step]] = [  # numbered in steps.py
    SetUpStep(),
    ScheminStep(),
    StealinStep(),
    UncoupleStep(),
    LootCardStep(),
]
