"""The steps of a game in order; each runs until a choice is pending or the step changes."""

from typing import Final

from coltexpress.engine.questions import Step
from coltexpress.games.superexpress.phases.schemin import ScheminStep
from coltexpress.games.superexpress.phases.setup import SetUpStep
from coltexpress.games.superexpress.phases.stealin import StealinStep
from coltexpress.games.superexpress.phases.uncoupling import LootCardStep, UncoupleStep

STEPS: Final[list[Step]] = [  # numbered in steps.py; SET_UP is in engine.questions
    SetUpStep(),
    ScheminStep(),
    StealinStep(),
    UncoupleStep(),
    LootCardStep(),
]
