"""What the event of a round is worth to a bandit at a place."""

from typing import Final

from mypy_extensions import i64

from coltexpress.bots.express.weights import PURSE_MEAN
from coltexpress.engine.places import INSIDE, LOCOMOTIVE, ROOF, at, car_of, is_roof
from coltexpress.games.express.bags.loot import fallen_value, purse_value, unseen_purses
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import EVENTS, RANSOM
from coltexpress.games.express.pieces import Bandit


class EventValue:
    """An event without a value. `above_marshal`: whether the event harms bandits above the Marshal."""

    def __init__(self, above_marshal: bool = False) -> None:
        self.above_marshal = above_marshal

    def at(self, board: Board, bandit: Bandit, place: i64, bullet: float) -> float:
        """The value for a bandit at a place. `bullet`: the cost of a bullet."""
        return 0.0


class AngryMarshalValue(EventValue):
    def at(self, board: Board, bandit: Bandit, place: i64, bullet: float) -> float:
        hit = place == at(board.marshal, ROOF) or place == at(board.marshal + 1, INSIDE)
        return -bullet if hit else 0.0


class RebellionValue(EventValue):
    def at(self, board: Board, bandit: Bandit, place: i64, bullet: float) -> float:
        return 0.0 if is_roof(place) else -bullet


class PickpocketingValue(EventValue):
    def at(self, board: Board, bandit: Bandit, place: i64, bullet: float) -> float:
        if board.others_at(place, bandit.who) == 0:
            if unseen_purses(board.floor[place]):
                return float(PURSE_MEAN)
            for entry in board.fallen_at(place):
                return float(purse_value(fallen_value(entry)))
        return 0.0


class RevengeValue(EventValue):
    def at(self, board: Board, bandit: Bandit, place: i64, bullet: float) -> float:
        return -250.0 if place == at(board.marshal, ROOF) and bandit.purses else 0.0


class HostageValue(EventValue):
    def at(self, board: Board, bandit: Bandit, place: i64, bullet: float) -> float:
        return float(RANSOM) if car_of(place) == LOCOMOTIVE else 0.0


_VALUES: Final[dict[str, EventValue]] = {
    "angry marshal": AngryMarshalValue(above_marshal=True),
    "rebellion": RebellionValue(),
    "pickpocketing": PickpocketingValue(),
    "revenge": RevengeValue(above_marshal=True),
    "hostage": HostageValue(),
}
assert _VALUES.keys() <= set(EVENTS)
EVENT_VALUES: Final = [_VALUES.get(event, EventValue()) for event in EVENTS]
