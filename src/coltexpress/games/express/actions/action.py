"""Base classes of the six actions and of the questions that they ask."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import Moves
from coltexpress.engine.questions import Question
from coltexpress.engine.specs import Name
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import BANDITS
from coltexpress.games.express.pieces import Bandit


class Action:
    """The effect of an action card (RND-10)."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        raise NotImplementedError


BANDIT: Final = Name("bandit", BANDITS, "who")
VICTIM: Final = Name("victim", BANDITS)


@mypyc_attr(acyclic=True)
class BanditQuestion(Question):
    """A choice that a player makes for a bandit."""

    def __init__(self, bandit: Bandit, moves: Moves) -> None:
        self.seat = bandit.seat
        self.moves = moves
        self.who: i64 = bandit.who
