"""Move (ACT-1, ACT-2)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.express.actions.action import Action, BanditQuestion
from coltexpress.express.events import WALKED
from coltexpress.express.marshal import arrive
from coltexpress.express.moves import GO_TO, GoTo, Move
from coltexpress.express.table import Bandit, Table, at, car_of, is_roof

ROOF_REACH: Final = 3
INSIDE_REACH: Final = 1


def reachable_cars(table: Table, bandit: Bandit) -> i64:
    """ACT-1: inside, the neighbouring cars. ACT-2: on the roof, up to three cars either way."""
    reach: i64 = ROOF_REACH if is_roof(bandit.place) else INSIDE_REACH
    here = car_of(bandit.place)
    cars: i64 = 0
    car = here - reach if here > reach else 0
    while car < table.length and car <= here + reach:
        if car != here:
            cars |= 1 << car
        car += 1
    return cars


@mypyc_attr(acyclic=True)
class WhereTo(BanditQuestion):
    def __init__(self, table: Table, bandit: Bandit) -> None:
        super().__init__(bandit, GO_TO[reachable_cars(table, bandit)])

    def word(self) -> str:
        return "move"

    def answer(self, table: Table, seat: i64, move: Move) -> None:
        assert isinstance(move, GoTo)
        bandit = table.bandit(self.who)
        arrive(table, bandit, at(move.car, bandit.place & 1), WALKED)


class MoveAction(Action):
    def resolve(self, table: Table, bandit: Bandit) -> None:
        table.ask(WhereTo(table, bandit))
