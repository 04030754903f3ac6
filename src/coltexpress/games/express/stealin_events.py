"""The events of Colt Express from Stealin' to the end of the game. See `events`."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.events import SHARED_EVENTS, BanditEvent, Event, SeatEvent, Variant
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.express.components import ACTIONS, BANDITS, EVENTS, LOOT, PURSE_VALUES
from coltexpress.games.express.events import (
    UNKNOWN,
    Coupled,
    Discarded,
    Drew,
    HandsReturned,
    MarshalCardGiven,
    Passed,
    Played,
    RoundCardTurned,
    ShedBullets,
    Shuffled,
    TurnBegan,
    sees,
)

# --- Stealin' -------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class CardResolved(Event):
    """The next card of the pile is turned over, resolved, and returned to its owner (RND-9, RND-10, EXP-5)."""

    kind: ClassVar[str] = "card-resolved"
    parts: ClassVar[tuple[str, ...]] = ("seat", "who", "action", "down")

    def __init__(self, seat: i64, who: i64, action: i64, down: bool) -> None:
        self.seat: i64 = seat
        self.who: i64 = who
        self.action: i64 = action
        self.down = down  # whether it lay face down

    def data(self) -> JsonObject:
        return {"seat": int(self.seat), "bandit": BANDITS[self.who], "action": ACTIONS[self.action]}

    def reveals(self, viewer: int | None) -> bool:
        return self.down and viewer != self.seat


@mypyc_attr(acyclic=True)
class NoEffect(Event):
    """An action that was not possible (RND-10, ACT-8, ACT-9)."""

    kind: ClassVar[str] = "no-effect"
    parts: ClassVar[tuple[str, ...]] = ("who", "action")

    def __init__(self, who: i64, action: i64) -> None:
        self.who: i64 = who
        self.action: i64 = action

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who], "action": ACTIONS[self.action]}


@mypyc_attr(acyclic=True)
class MarshalMoved(Event):
    kind: ClassVar[str] = "marshal-moved"
    parts: ClassVar[tuple[str, ...]] = ("car",)

    def __init__(self, car: i64) -> None:
        self.car: i64 = car

    def data(self) -> JsonObject:
        return {"car": int(self.car)}


@mypyc_attr(acyclic=True)
class Wounded(BanditEvent):
    """A bandit takes a neutral bullet (MAR-1, EVT-1, EVT-5)."""

    kind: ClassVar[str] = "wounded"


@mypyc_attr(acyclic=True)
class NeutralBulletsGone(Event):
    """Too few neutral bullets were left, so the pile is out of the game (BUL-2)."""

    kind: ClassVar[str] = "neutral-bullets-gone"


@mypyc_attr(acyclic=True, free_list_len=1)
class Punched(Event):
    kind: ClassVar[str] = "punched"
    parts: ClassVar[tuple[str, ...]] = ("who", "victim")

    def __init__(self, who: i64, victim: i64) -> None:
        self.who: i64 = who
        self.victim: i64 = victim

    def data(self) -> JsonObject:
        return {"bandit": BANDITS[self.who], "victim": BANDITS[self.victim]}


@mypyc_attr(acyclic=True)
class LootEvent(Event):
    """A loot token moved. Only `viewers`, a bit mask, see the value of a purse."""

    variants: ClassVar[tuple[Variant, ...]] = (("value", "-value"),)
    parts: ClassVar[tuple[str, ...]] = ("who", "loot", "value", "viewers")

    def __init__(self, who: i64, loot: i64, value: i64, viewers: i64) -> None:
        self.who: i64 = who
        self.loot: i64 = loot
        self.value: i64 = value  # index of the purse value; UNKNOWN: redacted, or not a purse
        self.viewers: i64 = viewers

    def data(self) -> JsonObject:
        data: JsonObject = {"bandit": BANDITS[self.who], "loot": LOOT[self.loot]}
        if self.value != UNKNOWN:
            data["value"] = PURSE_VALUES[self.value]
        return data

    def hides_from(self, viewer: int | None) -> bool:
        return self.value != UNKNOWN and not sees(self.viewers, viewer)


@mypyc_attr(acyclic=True, free_list_len=1)
class Took(LootEvent):
    """A token moved from the train to a character card (ACT-9, PWR-3, EVT-6). `knew`: who knew the value before."""

    kind: ClassVar[str] = "took"
    parts: ClassVar[tuple[str, ...]] = ("who", "loot", "value", "viewers", "knew")

    def __init__(self, who: i64, loot: i64, value: i64, viewers: i64, knew: i64) -> None:
        super().__init__(who, loot, value, viewers)
        self.knew: i64 = knew

    def redact(self, viewer: int | None) -> Event:
        return Took(self.who, self.loot, UNKNOWN, 0, 0) if self.hides_from(viewer) else self

    def reveals(self, viewer: int | None) -> bool:
        return self.value != UNKNOWN and sees(self.viewers, viewer) and not sees(self.knew, viewer)


@mypyc_attr(acyclic=True, free_list_len=1)
class Dropped(LootEvent):
    """A token moved from a character card to the bandit's place (ACT-11)."""

    kind: ClassVar[str] = "dropped"

    def redact(self, viewer: int | None) -> Event:
        return Dropped(self.who, self.loot, UNKNOWN, 0) if self.hides_from(viewer) else self


@mypyc_attr(acyclic=True)
class Lost(LootEvent):
    """A purse leaves the game (EVT-7)."""

    kind: ClassVar[str] = "lost"

    def redact(self, viewer: int | None) -> Event:
        return Lost(self.who, self.loot, UNKNOWN, 0) if self.hides_from(viewer) else self


# --- the end of a round, and of the game ----------------------------------------------------------


@mypyc_attr(acyclic=True)
class EventBegan(Event):
    """The event of the round card begins (RND-11)."""

    kind: ClassVar[str] = "event-began"
    parts: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def data(self) -> JsonObject:
        return {"event": EVENTS[self.event]}


@mypyc_attr(acyclic=True)
class StrongboxBrought(Event):
    """The second strongbox enters the train (EVT-4)."""

    kind: ClassVar[str] = "strongbox-brought"
    parts: ClassVar[tuple[str, ...]] = ("car",)

    def __init__(self, car: i64) -> None:
        self.car: i64 = car

    def data(self) -> JsonObject:
        return {"car": int(self.car)}


@mypyc_attr(acyclic=True)
class Declined(BanditEvent):
    kind: ClassVar[str] = "declined"


@mypyc_attr(acyclic=True)
class Ransomed(BanditEvent):
    """EVT-8: money, not a purse."""

    kind: ClassVar[str] = "ransomed"


@mypyc_attr(acyclic=True)
class Gunslinger(SeatEvent):
    """END-2."""

    kind: ClassVar[str] = "gunslinger"


@mypyc_attr(acyclic=True)
class Scored(Event):
    """END-1 to END-3: the final money and place of a seat."""

    kind: ClassVar[str] = "scored"
    parts: ClassVar[tuple[str, ...]] = ("seat", "money", "place")

    def __init__(self, seat: int, money: int, place: int) -> None:
        self.seat = seat
        self.money = money
        self.place = place

    def data(self) -> JsonObject:
        return {"seat": self.seat, "money": self.money, "place": self.place}


@mypyc_attr(acyclic=True)
class GameOver(Event):
    """All purses are turned over."""

    kind: ClassVar[str] = "game-over"

    def reveals(self, viewer: int | None) -> bool:
        return True


KINDS: Final[tuple[type[Event], ...]] = (
    *SHARED_EVENTS,
    Coupled, MarshalCardGiven, Drew, HandsReturned, Discarded, ShedBullets, Shuffled, RoundCardTurned, TurnBegan,
    Played, Passed, CardResolved, NoEffect, MarshalMoved, Wounded, NeutralBulletsGone, Punched, Took, Dropped, Lost,
    EventBegan, StrongboxBrought, Declined, Ransomed, Gunslinger, Scored, GameOver,
)  # fmt: skip
