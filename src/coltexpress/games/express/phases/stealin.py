"""Phase 2, Stealin' (RND-9, RND-10): the cards of the pile are resolved in the order played."""

from typing import Final

from coltexpress.engine.questions import Step
from coltexpress.games.express.actions.action import Action
from coltexpress.games.express.actions.fire import FireAction
from coltexpress.games.express.actions.floor_change import FloorChangeAction
from coltexpress.games.express.actions.marshal import MarshalAction
from coltexpress.games.express.actions.move import MoveAction
from coltexpress.games.express.actions.punch import PunchAction
from coltexpress.games.express.actions.robbery import RobberyAction
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    ACTION_CARDS,
    FIRE,
    FLOOR_CHANGE,
    MARSHAL,
    MOVE,
    PUNCH,
    ROBBERY,
)
from coltexpress.games.express.phases.steps import ROUND_EVENT

_RULES: Final[dict[int, Action]] = {
    MOVE: MoveAction(),
    FLOOR_CHANGE: FloorChangeAction(),
    FIRE: FireAction(),
    ROBBERY: RobberyAction(),
    PUNCH: PunchAction(),
    MARSHAL: MarshalAction(),
}
ACTION_RULES: Final[list[Action]] = [_RULES[card.action] for card in ACTION_CARDS]


class StealinStep(Step):
    def run(self, board: Board) -> None:
        if board.resolved < len(board.pile):
            bandit = board.resolve_card()
            ACTION_RULES[board.action].resolve(board, bandit)
        else:
            board.done = 0
            board.step = ROUND_EVENT
