"""Floor Change (ACT-3)."""

from coltexpress.engine.events import CLIMBED
from coltexpress.games.express.actions.action import Action
from coltexpress.games.express.board import Board
from coltexpress.games.express.marshal import arrive
from coltexpress.games.express.pieces import Bandit


class FloorChangeAction(Action):
    def resolve(self, board: Board, bandit: Bandit) -> None:
        arrive(board, bandit, bandit.place ^ 1, CLIMBED)
