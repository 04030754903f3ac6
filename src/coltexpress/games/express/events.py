"""The events of Colt Express until Stealin', one small class each; `stealin_events` has the others.

i18n/ turns events into text, the web page into animations.

`data` is the content of an event as names and plain numbers. Some events contain secrets: `viewers` is a bit mask of
those that may know them, and `redact` returns the event without them for all others.
"""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.counts import check_limit
from coltexpress.engine.events import Event, OwnBanditEvent, SeatEvent, Variant
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, EVENTS, ROUND_CARD_NAMES, TURNS
from coltexpress.games.express.options import MOST
from coltexpress.games.express.teams import named_cards

_SPECTATOR: Final = 6
ALL_VIEWERS: Final = (2 << _SPECTATOR) - 1
check_limit("seats (_SPECTATOR in games/express/events.py)", MOST, _SPECTATOR)
UNKNOWN: Final = -1


def viewer_bit(seat: i64) -> i64:
    return 1 << seat


def sees(viewers: i64, viewer: int | None) -> bool:
    return (viewers >> (_SPECTATOR if viewer is None or viewer < 0 else viewer)) & 1 != 0


# --- set-up ---------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Coupled(Event):
    """The train is assembled and its loot placed (SET-2, SET-3)."""

    kind: ClassVar[str] = "coupled"
    parts: ClassVar[tuple[str, ...]] = ("train",)

    def __init__(self, train: tuple[int, ...]) -> None:
        self.train = train

    def data(self) -> JsonObject:
        return {"cars": [CARS[car] for car in self.train]}


@mypyc_attr(acyclic=True)
class MarshalCardGiven(OwnBanditEvent):
    """TWO-3: the bandit that gets the team's Marshal card."""

    kind: ClassVar[str] = "marshal-card-given"


# --- Schemin' -------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class CardsEvent(Event):
    """A player's cards moved. Their number is public; only the player sees which cards they are."""

    variants: ClassVar[tuple[Variant, ...]] = (("cards", "-cards"),)
    parts: ClassVar[tuple[str, ...]] = ("seat", "number", "bag", "lead", "mate")

    def __init__(self, seat: i64, number: i64, bag: i64, lead: i64, mate: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.bag: i64 = bag  # UNKNOWN: redacted
        self.lead: i64 = lead
        self.mate: i64 = mate

    def data(self) -> JsonObject:
        data: JsonObject = {"seat": int(self.seat), "number": int(self.number)}
        if self.bag != UNKNOWN:
            data["cards"] = named_cards(self.bag, self.lead, self.mate)
        return data

    def hides_from(self, viewer: int | None) -> bool:
        return self.bag != UNKNOWN and viewer != self.seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(CardsEvent):
    """Cards moved from deck to hand (RND-1, RND-3, EXP-2)."""

    kind: ClassVar[str] = "drew"

    def redact(self, viewer: int | None) -> Event:
        return Drew(self.seat, self.number, UNKNOWN, NOBODY, NOBODY) if self.hides_from(viewer) else self


@mypyc_attr(acyclic=True)
class HandsReturned(Event):
    """All players' remaining cards in hand went back to their decks (RND-8)."""

    kind: ClassVar[str] = "hands-returned"


@mypyc_attr(acyclic=True)
class Discarded(CardsEvent):
    """Cards moved from hand to the discard pile; the rest is kept (EXP-4)."""

    kind: ClassVar[str] = "discarded"

    def redact(self, viewer: int | None) -> Event:
        return Discarded(self.seat, self.number, UNKNOWN, NOBODY, NOBODY) if self.hides_from(viewer) else self


@mypyc_attr(acyclic=True)
class NumberEvent(Event):
    """An event with a seat and a public number."""

    parts: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def data(self) -> JsonObject:
        return {"seat": int(self.seat), "number": int(self.number)}


@mypyc_attr(acyclic=True)
class ShedBullets(NumberEvent):
    """Bullets moved from hand to the discard pile (EXP-3)."""

    kind: ClassVar[str] = "shed-bullets"


@mypyc_attr(acyclic=True)
class Shuffled(NumberEvent):
    """The discard pile was shuffled into a new deck (EXP-6)."""

    kind: ClassVar[str] = "shuffled"


@mypyc_attr(acyclic=True)
class RoundCardTurned(Event):
    kind: ClassVar[str] = "round-card-turned"
    parts: ClassVar[tuple[str, ...]] = ("card", "turns", "event")

    def __init__(self, card: i64, turns: tuple[int, ...], event: int) -> None:
        self.card: i64 = card
        self.turns = turns
        self.event = event

    def data(self) -> JsonObject:
        return {
            "card": ROUND_CARD_NAMES[self.card],
            "turns": [TURNS[turn] for turn in self.turns],
            "event": EVENTS[self.event],
        }


@mypyc_attr(acyclic=True)
class TurnBegan(Event):
    kind: ClassVar[str] = "turn-began"
    parts: ClassVar[tuple[str, ...]] = ("number", "turn")

    def __init__(self, number: i64, turn: i64) -> None:
        self.number: i64 = number
        self.turn: i64 = turn

    def data(self) -> JsonObject:
        return {"number": int(self.number), "turn": TURNS[self.turn]}


@mypyc_attr(acyclic=True)
class Played(Event):
    """A card was played on the pile (RND-3); a face-down card is known only to its player."""

    kind: ClassVar[str] = "played"
    variants: ClassVar[tuple[Variant, ...]] = (("!action", "-hidden"), ("down", "-down"))
    parts: ClassVar[tuple[str, ...]] = ("seat", "who", "action", "down")

    def __init__(self, seat: i64, who: i64, action: i64, down: bool) -> None:
        self.seat: i64 = seat
        self.who: i64 = who
        self.action: i64 = action  # UNKNOWN: redacted
        self.down = down

    def data(self) -> JsonObject:
        data: JsonObject = {"seat": int(self.seat), "down": self.down}
        if self.action != UNKNOWN:
            data["bandit"] = BANDITS[self.who]
            data["action"] = ACTIONS[self.action]
        return data

    def redact(self, viewer: int | None) -> Event:
        if self.down and self.action != UNKNOWN and viewer != self.seat:
            return Played(self.seat, NOBODY, UNKNOWN, True)
        return self


@mypyc_attr(acyclic=True)
class Passed(SeatEvent):
    kind: ClassVar[str] = "passed"
