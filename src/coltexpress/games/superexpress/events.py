"""The events of Colt Super Express besides those of `engine.events`. None of them contains secrets."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import ALL_BANDITS, BANDITS
from coltexpress.engine.counts import check_count
from coltexpress.engine.events import SHARED_EVENTS, BanditEvent, Event, Variant
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.superexpress.components import (
    ACTION_COUNT,
    ACTIONS,
    FRONT,
    LOOT,
    LOOT_COUNT,
    PROGRAMME,
    TAIL,
    facing_name,
)
from coltexpress.games.superexpress.options import MOST

WALKED_OFF: Final = 0
SHOT_OFF: Final = 1
LEFT_BEHIND: Final = 2
RIDE_FAILED: Final = 3
HOW: Final[tuple[str, ...]] = ("walked", "shot", "uncoupled", "ride")
_HOW: Final = 4
check_count("_HOW in games/superexpress/events.py", _HOW, HOW)

ALONE: Final = 0
LOCOMOTIVE_LEFT: Final = 1
NOBODY_LEFT: Final = 2
ENDINGS: Final[tuple[str, ...]] = ("alone", "locomotive", "nobody")


@mypyc_attr(acyclic=True)
class Revealed(Event):
    """A player reveals the next card of the programme (SRN-2)."""

    kind: ClassVar[str] = "revealed"
    parts: ClassVar[tuple[str, ...]] = ("seat", "who", "action", "number")

    def __init__(self, seat: i64, who: i64, action: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.who: i64 = who
        self.action: i64 = action
        self.number: i64 = number

    def data(self) -> JsonObject:
        return {
            "seat": int(self.seat),
            "bandit": BANDITS[self.who],
            "action": ACTIONS[self.action],
            "number": int(self.number),
        }

    def reveals(self, viewer: int | None) -> bool:
        return viewer != self.seat


@mypyc_attr(acyclic=True)
class Turned(Event):
    """SPO-4: a bandit turned around."""

    kind: ClassVar[str] = "turned"
    parts: ClassVar[tuple[str, ...]] = ("who", "facing")

    def __init__(self, who: i64, facing: i64) -> None:
        self.who: i64 = who
        self.facing: i64 = facing

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who], "facing": facing_name(int(self.facing))}


@mypyc_attr(acyclic=True)
class Missed(BanditEvent):
    """SPO-5: no bandit was in sight."""

    kind: ClassVar[str] = "missed"


@mypyc_attr(acyclic=True)
class Woke(BanditEvent):
    """SPO-6: a stunned bandit stood up."""

    kind: ClassVar[str] = "woke"


@mypyc_attr(acyclic=True)
class Fell(BanditEvent):
    """MINI-1: a bandit fell over, stunned."""

    kind: ClassVar[str] = "fell"


@mypyc_attr(acyclic=True)
class Rides(Event):
    """MINI-2: a bandit left the train but may come back."""

    kind: ClassVar[str] = "rides"
    variants: ClassVar[tuple[Variant, ...]] = (("=how", "-"),)
    parts: ClassVar[tuple[str, ...]] = ("who", "how")

    def __init__(self, who: i64, how: i64) -> None:
        self.who: i64 = who
        self.how: i64 = how

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who], "how": HOW[self.how]}


@mypyc_attr(acyclic=True)
class Out(Event):
    """A bandit went out of the game."""

    kind: ClassVar[str] = "out"
    variants: ClassVar[tuple[Variant, ...]] = (("=how", "-"),)
    parts: ClassVar[tuple[str, ...]] = ("seat", "who", "how")

    def __init__(self, seat: i64, who: i64, how: i64) -> None:
        self.seat: i64 = seat
        self.who: i64 = who
        self.how: i64 = how

    def data(self) -> JsonObject:
        return {"seat": int(self.seat), "bandit": BANDITS[self.who], "how": HOW[self.how]}


@mypyc_attr(acyclic=True)
class Uncoupled(Event):
    """SRN-3: the last car was uncoupled."""

    kind: ClassVar[str] = "uncoupled"
    parts: ClassVar[tuple[str, ...]] = ("car",)

    def __init__(self, car: i64) -> None:
        self.car: i64 = car

    def data(self) -> JsonObject:
        return {"car": int(self.car)}


@mypyc_attr(acyclic=True)
class Looted(Event):
    """SRN-4: a bandit got the car's loot card."""

    kind: ClassVar[str] = "looted"
    parts: ClassVar[tuple[str, ...]] = ("who", "card")

    def __init__(self, who: i64, card: i64) -> None:
        self.who: i64 = who
        self.card: i64 = card

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who], "value": LOOT[self.card]}


@mypyc_attr(acyclic=True)
class GameOver(Event):
    """SEN-1 to SEN-3: the reason for the end of the game."""

    kind: ClassVar[str] = "game-over"
    variants: ClassVar[tuple[Variant, ...]] = (("=how", "-"),)
    parts: ClassVar[tuple[str, ...]] = ("how",)

    def __init__(self, how: i64) -> None:
        self.how: i64 = how

    def data(self) -> JsonObject:
        return {"how": ENDINGS[self.how]}


@mypyc_attr(acyclic=True)
class Ranked(Event):
    """SEN-2, SEN-4: the place of a seat, and its loot cards."""

    kind: ClassVar[str] = "ranked"
    variants: ClassVar[tuple[Variant, ...]] = (("best", "-best"),)
    parts: ClassVar[tuple[str, ...]] = ("seat", "who", "place", "cards")

    def __init__(self, seat: int, who: int, place: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.who = who
        self.place = place
        self.cards = cards  # values, the highest first

    def data(self) -> JsonObject:
        data: JsonObject = {
            "seat": self.seat,
            "bandit": BANDITS[self.who],
            "place": self.place,
            "number": len(self.cards),
        }
        if self.cards:
            data["best"] = self.cards[0]
        return data


KINDS: Final[tuple[type[Event], ...]] = (
    *SHARED_EVENTS,
    Revealed, Turned, Missed, Woke, Fell, Rides, Out, Uncoupled, Looted, GameOver, Ranked,
)  # fmt: skip

# --- the most frequent events, created once and shared by all games -------------------------------

_WHO: Final = range(ALL_BANDITS)  # seats and bandits
_REVEALED: Final = [
    Revealed(seat, who, action, number)
    for seat in _WHO
    for who in _WHO
    for action in range(ACTION_COUNT)
    for number in range(1, PROGRAMME + 1)
]
_TURNED: Final = [Turned(who, facing) for who in _WHO for facing in (FRONT, TAIL)]
_MISSED: Final = [Missed(who) for who in _WHO]
_WOKE: Final = [Woke(who) for who in _WHO]
_OUT: Final = [Out(seat, who, how) for seat in _WHO for who in _WHO for how in range(_HOW)]
_UNCOUPLED: Final = [Uncoupled(car) for car in range(MOST + 2)]
_LOOTED: Final = [Looted(who, card) for who in _WHO for card in range(LOOT_COUNT)]


def revealed(seat: i64, who: i64, action: i64, shown: i64) -> Event:
    """`shown`: the number of cards revealed before this one."""
    return _REVEALED[((seat * ALL_BANDITS + who) * ACTION_COUNT + action) * PROGRAMME + shown]


def turned(who: i64, facing: i64) -> Event:
    return _TURNED[who * 2 if facing == FRONT else who * 2 + 1]


def missed(who: i64) -> Event:
    return _MISSED[who]


def woke(who: i64) -> Event:
    return _WOKE[who]


def out(seat: i64, who: i64, how: i64) -> Event:
    return _OUT[(seat * ALL_BANDITS + who) * _HOW + how]


def uncoupled(car: i64) -> Event:
    return _UNCOUPLED[car]


def looted(who: i64, card: i64) -> Event:
    return _LOOTED[who * LOOT_COUNT + card]
