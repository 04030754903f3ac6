"""The sequence of play, as a list: what happens in each step until somebody has to choose."""

from typing import Final

from coltexpress.core.questions import Step
from coltexpress.superexpress.schemin import ScheminStep
from coltexpress.superexpress.setup import SetUpStep
from coltexpress.superexpress.stealin import StealinStep
from coltexpress.superexpress.uncoupling import LootCardStep, UncoupleStep

STEPS: Final[list[Step]] = [  # numbered in steps.py
    SetUpStep(),
    ScheminStep(),
    StealinStep(),
    UncoupleStep(),
    LootCardStep(),
]
