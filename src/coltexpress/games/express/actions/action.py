"""What the six actions have in common: a card is resolved for a bandit."""

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import Moves
from coltexpress.engine.questions import Question
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import BANDITS
from coltexpress.games.express.pieces import Bandit


class Action:
    """How a card acts (RND-10)."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class BanditQuestion(Question):
    """A choice that a player makes for a bandit. `word` is how the notation calls it."""

    def __init__(self, bandit: Bandit, moves: Moves) -> None:
        self.seat = bandit.seat
        self.moves = moves
        self.who: i64 = bandit.who

    def word(self) -> str:
        raise NotImplementedError

    def text(self, board: Board) -> str:
        return f"{BANDITS[self.who]} {self.word()}"
