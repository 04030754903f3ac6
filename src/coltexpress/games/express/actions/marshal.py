"""Marshal (ACT-4)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import Move
from coltexpress.engine.places import LOCOMOTIVE
from coltexpress.engine.specs import Spec
from coltexpress.games.express.actions.action import BANDIT, Action, BanditQuestion
from coltexpress.games.express.board import Board
from coltexpress.games.express.marshal import marshal_arrives
from coltexpress.games.express.moves import SEND_MARSHAL_MOVES, SendMarshal
from coltexpress.games.express.pieces import Bandit


def neighbours(board: Board, car: i64) -> i64:
    """The adjacent cars as a bit mask."""
    cars: i64 = 0
    if car > LOCOMOTIVE:
        cars |= 1 << (car - 1)
    if car + 1 < board.length:
        cars |= 1 << (car + 1)
    return cars


@mypyc_attr(acyclic=True, free_list_len=1)
class MarshalWhereTo(BanditQuestion):
    spec: ClassVar[Spec] = Spec("marshal", "{bandit} marshal", BANDIT)

    def __init__(self, board: Board, bandit: Bandit) -> None:
        super().__init__(bandit, SEND_MARSHAL_MOVES[neighbours(board, board.marshal)])

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, SendMarshal)
        marshal_arrives(board, move.car)


class MarshalAction(Action):
    def resolve(self, board: Board, bandit: Bandit) -> None:
        board.ask(MarshalWhereTo(board, bandit))
