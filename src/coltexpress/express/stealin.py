"""Phase 2, Stealin' (RND-9, RND-10): the cards of the pile act in the order in which they were played."""

from typing import Final

from coltexpress.core.questions import Step
from coltexpress.express.actions.action import Action
from coltexpress.express.actions.fire import FireAction
from coltexpress.express.actions.floor_change import FloorChangeAction
from coltexpress.express.actions.marshal import MarshalAction
from coltexpress.express.actions.move import MoveAction
from coltexpress.express.actions.punch import PunchAction
from coltexpress.express.actions.robbery import RobberyAction
from coltexpress.express.steps import ROUND_EVENT
from coltexpress.express.table import Table

ACTIONS: Final[list[Action]] = [  # in the order of components.ACTIONS
    MoveAction(),
    FloorChangeAction(),
    FireAction(),
    RobberyAction(),
    PunchAction(),
    MarshalAction(),
]


class StealinStep(Step):
    def run(self, table: Table) -> None:
        if table.resolved < len(table.pile):
            bandit = table.resolve_card()
            ACTIONS[table.action].resolve(table, bandit)
        else:
            table.done = 0
            table.step = ROUND_EVENT
