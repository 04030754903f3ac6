"""Move (ACT-1, ACT-2)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.events import WALKED
from coltexpress.engine.moves import Move
from coltexpress.engine.places import at, car_of, is_roof
from coltexpress.engine.specs import Spec
from coltexpress.games.express.actions.action import BANDIT, Action, BanditQuestion
from coltexpress.games.express.board import Board
from coltexpress.games.express.marshal import arrive
from coltexpress.games.express.moves import GO_TO_MOVES, MOST_CARS, GoTo
from coltexpress.games.express.pieces import Bandit

ROOF_REACH: Final = 3
INSIDE_REACH: Final = 1


def reachable_cars(place: int, length: int) -> int:
    """A bit mask of cars. ACT-1: inside, the adjacent cars. ACT-2: on the roof, up to three cars either way."""
    reach = ROOF_REACH if is_roof(place) else INSIDE_REACH
    here = int(car_of(place))
    return sum(1 << car for car in range(length) if 0 < abs(car - here) <= reach)


_CHOICES: Final = [  # by train length and place; created once and shared
    [GO_TO_MOVES[reachable_cars(place, length)] for place in range(2 * length)] for length in range(MOST_CARS + 1)
]


@mypyc_attr(acyclic=True, free_list_len=1)
class WhereTo(BanditQuestion):
    spec: ClassVar[Spec] = Spec("move", "{bandit} move", BANDIT)

    def __init__(self, board: Board, bandit: Bandit) -> None:
        super().__init__(bandit, _CHOICES[board.length][bandit.place])

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, GoTo)
        bandit = board.bandit(self.who)
        arrive(board, bandit, at(move.car, bandit.place & 1), WALKED)


class MoveAction(Action):
    def resolve(self, board: Board, bandit: Bandit) -> None:
        board.ask(WhereTo(board, bandit))
