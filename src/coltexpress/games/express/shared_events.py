"""The most frequent events of Colt Express, created once and shared by all its states to save allocations."""

from typing import Final

from mypy_extensions import i64

from coltexpress.engine.events import Event
from coltexpress.games.express.components import ACTION_COUNT, BANDIT_COUNT, MOST_TURNS, TURN_COUNT
from coltexpress.games.express.events import Played, TurnBegan
from coltexpress.games.express.moves import MOST_CARS
from coltexpress.games.express.options import MOST
from coltexpress.games.express.stealin_events import CardResolved, MarshalMoved, NoEffect, Wounded

_WHO: Final = range(BANDIT_COUNT)
_ACTIONS: Final = range(ACTION_COUNT)
_SEATS: Final = range(MOST)
_PLAYED: Final = [
    Played(seat, who, action, down) for seat in _SEATS for who in _WHO for action in _ACTIONS for down in (False, True)
]
_RESOLVED: Final = [
    CardResolved(seat, who, action, down)
    for seat in _SEATS for who in _WHO for action in _ACTIONS for down in (False, True)
]  # fmt: skip
_NO_EFFECT: Final = [NoEffect(who, action) for who in _WHO for action in _ACTIONS]
_WOUNDED: Final = [Wounded(who) for who in _WHO]
_MARSHAL_MOVED: Final = [MarshalMoved(car) for car in range(MOST_CARS)]
_TURN_BEGAN: Final = [TurnBegan(number, turn) for number in range(MOST_TURNS + 1) for turn in range(TURN_COUNT)]


def played(seat: i64, who: i64, action: i64, down: bool) -> Event:
    index = ((seat * BANDIT_COUNT + who) * ACTION_COUNT + action) * 2
    return _PLAYED[index + 1] if down else _PLAYED[index]


def resolved(seat: i64, who: i64, action: i64, down: bool) -> Event:
    index = ((seat * BANDIT_COUNT + who) * ACTION_COUNT + action) * 2
    return _RESOLVED[index + 1] if down else _RESOLVED[index]


def no_effect(who: i64, action: i64) -> Event:
    return _NO_EFFECT[who * ACTION_COUNT + action]


def wounded(who: i64) -> Event:
    return _WOUNDED[who]


def marshal_moved(car: i64) -> Event:
    return _MARSHAL_MOVED[car]


def turn_began(number: i64, turn: i64) -> Event:
    return _TURN_BEGAN[number * TURN_COUNT + turn]
