"""Floor Change (ACT-3)."""

from coltexpress.core.events import CLIMBED
from coltexpress.express.actions.action import Action
from coltexpress.express.marshal import arrive
from coltexpress.express.pieces import Bandit
from coltexpress.express.table import Table


class FloorChangeAction(Action):
    def resolve(self, table: Table, bandit: Bandit) -> None:
        arrive(table, bandit, bandit.place ^ 1, CLIMBED)
