"""The sequence of play: the steps of a game in order. Each runs until a choice is pending or the step changes."""

from typing import Final

from coltexpress.engine.questions import OVER, SET_UP, Step
from coltexpress.games.superexpress.phases.schemin import ScheminStep
from coltexpress.games.superexpress.phases.setup import SetUpStep
from coltexpress.games.superexpress.phases.stealin import StealinStep
from coltexpress.games.superexpress.phases.steps import LOOT_CARD, SCHEMIN, STEALIN, UNCOUPLING
from coltexpress.games.superexpress.phases.uncoupling import LootCardStep, UncoupleStep

SEQUENCE: Final[list[tuple[int, str, Step]]] = [  # number, name in positions, implementation
    (SET_UP, "set-up", SetUpStep()),
    (SCHEMIN, "schemin", ScheminStep()),
    (STEALIN, "stealin", StealinStep()),
    (UNCOUPLING, "uncoupling", UncoupleStep()),
    (LOOT_CARD, "loot", LootCardStep()),
]
STEPS: Final[list[Step]] = [step for _, _, step in SEQUENCE]
STEP_NAMES: Final[dict[int, str]] = {number: name for number, name, _ in SEQUENCE} | {OVER: "over"}
assert list(STEP_NAMES) == [*range(len(STEPS)), OVER]
