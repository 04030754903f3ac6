"""All events of Colt Express, one small class each. i18n/ turns them into text, the web page into animations.

`data` is the content of an event as names and plain numbers. Some events contain secrets: `eyes` is a bit mask of the
viewers that may know them, and `redact` returns the event without them for all others.
"""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.events import BanditEvent, Event, OwnBanditEvent, SeatEvent
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, EVENTS, LOOT, PURSE_VALUES, ROUND_CARDS, TURNS
from coltexpress.games.express.teams import named_cards

ALL_VIEWERS: Final = 127
_SPECTATOR: Final = 6
UNKNOWN: Final = -1


def eyes_of(seat: i64) -> i64:
    return 1 << seat


def sees(eyes: i64, viewer: int | None) -> bool:
    return (eyes >> (_SPECTATOR if viewer is None or viewer < 0 else viewer)) & 1 != 0


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
            "card": ROUND_CARDS[self.card],
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


# --- Stealin' -------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class CardResolved(Event):
    """The next card of the pile is turned over, resolved, and returned to its owner (RND-9, RND-10, EXP-5)."""

    kind: ClassVar[str] = "card-resolved"
    parts: ClassVar[tuple[str, ...]] = ("seat", "who", "action")

    def __init__(self, seat: i64, who: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.who: i64 = who
        self.action: i64 = action

    def data(self) -> JsonObject:
        return {"seat": int(self.seat), "bandit": BANDITS[self.who], "action": ACTIONS[self.action]}


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
    """A loot token moved. Only viewers in `eyes` see the value of a purse."""

    parts: ClassVar[tuple[str, ...]] = ("who", "loot", "value", "eyes")

    def __init__(self, who: i64, loot: i64, value: i64, eyes: i64) -> None:
        self.who: i64 = who
        self.loot: i64 = loot
        self.value: i64 = value  # index of the purse value; UNKNOWN: redacted, or not a purse
        self.eyes: i64 = eyes

    def data(self) -> JsonObject:
        data: JsonObject = {"bandit": BANDITS[self.who], "loot": LOOT[self.loot]}
        if self.value != UNKNOWN:
            data["value"] = PURSE_VALUES[self.value]
        return data

    def hides_from(self, viewer: int | None) -> bool:
        return self.value != UNKNOWN and not sees(self.eyes, viewer)


@mypyc_attr(acyclic=True, free_list_len=1)
class Took(LootEvent):
    """A token moved from the train to a character card (ACT-9, PWR-3, EVT-6)."""

    kind: ClassVar[str] = "took"

    def redact(self, viewer: int | None) -> Event:
        return Took(self.who, self.loot, UNKNOWN, 0) if self.hides_from(viewer) else self


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
    kind: ClassVar[str] = "game-over"
