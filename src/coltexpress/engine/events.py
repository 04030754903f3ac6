"""The base class of events, and the events that both games share. A kind means the same in both games.

`data` is the content of an event as names and plain numbers. Some events contain secrets: `redact` returns the event
without them for viewers that may not know them.
"""

from collections.abc import Mapping
from typing import ClassVar, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import ALL_BANDITS, BANDITS
from coltexpress.engine.counts import check_count
from coltexpress.engine.json_types import JsonObject

WALKED: Final = 0
KNOCKED: Final = 1
PUSHED: Final = 2
SWEPT: Final = 3
FLED: Final = 4
CLIMBED: Final = 5
THROWN: Final = 6
RODE: Final = 7
WAYS: Final[tuple[str, ...]] = ("walked", "knocked", "pushed", "swept", "fled", "climbed", "thrown", "rode")


Variant: TypeAlias = tuple[str, str]
"""A form of an event's message: its condition and what the message key ends with.

The condition is a field that is present and not empty or false; `!field`: that is absent; `=field`: that is present,
and the key ends with its value as well; `alone`: the sentence calls the player by the name of the bandit.
"""


def message_suffix(variants: tuple[Variant, ...], data: Mapping[str, object], alone: bool) -> str:
    """What the message key of an event ends with: that of the first variant whose condition holds."""
    for condition, suffix in variants:
        if condition == "alone":
            if alone:
                return suffix
        elif condition[0] == "!":
            if condition[1:] not in data:
                return suffix
        elif condition[0] == "=":
            if condition[1:] in data:
                return f"{suffix}{data[condition[1:]]}"
        elif data.get(condition):
            return suffix
    return ""


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened."""

    kind: ClassVar[str] = ""
    variants: ClassVar[tuple[Variant, ...]] = ()
    """The forms of the message, which depend on the data."""
    parts: ClassVar[tuple[str, ...]] = ()
    """The names of the constructor's arguments, in order."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), tuple([getattr(self, part) for part in self.parts])

    def data(self) -> JsonObject:
        """The content of the event, as names and numbers."""
        return {}

    def redact(self, viewer: int | None) -> "Event":
        """The event as this viewer sees it."""
        return self

    def reveals(self, viewer: int | None) -> bool:
        """Whether the event tells this viewer something that was hidden from them until then."""
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.data().items())
        return f"<{self.kind} {filled}>"


@mypyc_attr(acyclic=True)
class BanditEvent(Event):
    """An event with one bandit and nothing else."""

    parts: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who]}


@mypyc_attr(acyclic=True)
class OwnBanditEvent(Event):
    """An event with a seat and one of its bandits."""

    parts: ClassVar[tuple[str, ...]] = ("seat", "who")

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def data(self) -> JsonObject:
        return {"seat": self.seat, "bandit": BANDITS[self.who]}


@mypyc_attr(acyclic=True)
class SeatEvent(Event):
    """An event with one seat and nothing else."""

    parts: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def data(self) -> JsonObject:
        return {"seat": int(self.seat)}


# --- set-up ---------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Joined(OwnBanditEvent):
    """A seat gets a bandit (SET-1, TWO-1, SUP-1)."""

    kind: ClassVar[str] = "joined"
    variants: ClassVar[tuple[Variant, ...]] = (("alone", "-solo"),)


@mypyc_attr(acyclic=True)
class Boarded(Event):
    """A bandit starts inside this car (SET-6, TWO-2, SUP-3)."""

    kind: ClassVar[str] = "boarded"
    parts: ClassVar[tuple[str, ...]] = ("who", "car")

    def __init__(self, who: i64, car: i64) -> None:
        self.who: i64 = who
        self.car: i64 = car

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who], "car": int(self.car)}


@mypyc_attr(acyclic=True)
class FirstPlayer(SeatEvent):
    kind: ClassVar[str] = "first-player"


# --- a round --------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class RoundBegan(Event):
    kind: ClassVar[str] = "round-began"
    parts: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def data(self) -> JsonObject:
        return {"round": int(self.number)}


@mypyc_attr(acyclic=True)
class Answered(SeatEvent):
    """A seat has chosen; the choice stays secret until all seats have chosen."""

    kind: ClassVar[str] = "answered"


@mypyc_attr(acyclic=True)
class TakenBack(SeatEvent):
    """A seat has taken its secret choice back and must choose again (SRN-1)."""

    kind: ClassVar[str] = "taken-back"


@mypyc_attr(acyclic=True)
class StealinBegan(Event):
    kind: ClassVar[str] = "stealin-began"


# --- bandits --------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A bandit has changed its place; `way` says how."""

    kind: ClassVar[str] = "moved"
    variants: ClassVar[tuple[Variant, ...]] = (("=way", "-"),)
    parts: ClassVar[tuple[str, ...]] = ("who", "place", "way")

    def __init__(self, who: i64, place: i64, way: i64) -> None:
        self.who: i64 = who
        self.place: i64 = place
        self.way: i64 = way

    def data(self) -> JsonObject:
        place = self.place
        return {"bandit": BANDITS[self.who], "car": int(place >> 1), "roof": place & 1 == 1, "way": WAYS[self.way]}


@mypyc_attr(acyclic=True)
class Shot(Event):
    """A bandit hits another."""

    kind: ClassVar[str] = "shot"
    parts: ClassVar[tuple[str, ...]] = ("who", "target")

    def __init__(self, who: i64, target: i64) -> None:
        self.who: i64 = who
        self.target: i64 = target

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who], "target": BANDITS[self.target]}


SHARED_EVENTS: Final[tuple[type[Event], ...]] = (
    Joined, Boarded, FirstPlayer, RoundBegan, Answered, TakenBack, StealinBegan, Moved, Shot,
)  # fmt: skip

# --- the most frequent events, created once and shared by all games to save allocations ------------

_WHO: Final = range(ALL_BANDITS)
_PLACES: Final = 18  # the longest train: eight cars and the locomotive, each with two levels
_WAYS: Final = 8
check_count("_WAYS in engine/events.py", _WAYS, WAYS)
_MOVED: Final = [Moved(who, place, way) for who in _WHO for place in range(_PLACES) for way in range(_WAYS)]
_SHOT: Final = [Shot(who, target) for who in _WHO for target in _WHO]
_ANSWERED: Final = [Answered(seat) for seat in range(ALL_BANDITS)]


def moved(who: i64, place: i64, way: i64) -> Event:
    return _MOVED[(who * _PLACES + place) * _WAYS + way]


def shot(who: i64, target: i64) -> Event:
    return _SHOT[who * ALL_BANDITS + target]


def answered(seat: i64) -> Event:
    return _ANSWERED[seat]
