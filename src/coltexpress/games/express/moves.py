"""All moves of the game, chance outcomes included."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.moves import AssignBandits, DrawFirstPlayer, Move, by_mask, shared
from coltexpress.engine.specs import Flag, Name, Names, Number, Spec
from coltexpress.games.express.components import (
    ACTIONS,
    BANDITS,
    CARS,
    JEWEL,
    LOOT,
    PURSE_VALUES,
    ROUND_CARD_NAMES,
    STRONGBOX,
)
from coltexpress.games.express.notation.cards import Cards

MOST_CARS: Final = 7  # the locomotive included
FORWARD: Final = -1
BACK: Final = 1

_BANDITS: Final = range(len(BANDITS))
_ALL_CARS: Final = range(MOST_CARS)


# --- set-up ---------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Couple(Move):
    """Chance assembles the train, from the locomotive to the caboose."""

    spec: ClassVar[Spec] = Spec("couple", "train {cars}", Names("cars", CARS, "train"))

    def __init__(self, train: tuple[int, ...]) -> None:
        self.train = train


@mypyc_attr(acyclic=True)
class Pick(Move):
    """A player picks a bandit for the team (TWO-1)."""

    spec: ClassVar[Spec] = Spec("pick", "pick {bandit}", Name("bandit", BANDITS, "who"))

    def __init__(self, who: int) -> None:
        self.who = who


@mypyc_attr(acyclic=True)
class Place(Move):
    """Choose which bandit of a team starts in the last car, and which gets the Marshal card (TWO-2, TWO-3)."""

    spec: ClassVar[Spec] = Spec(
        "place", "place {bandit} last, marshal {keeper}", Name("bandit", BANDITS, "last"), Name("keeper", BANDITS)
    )

    def __init__(self, last: int, keeper: int) -> None:
        self.last = last
        self.keeper = keeper


# --- cards ----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Move):
    """Chance deals these cards to the player of this bandit. `named`: cards of a team, five bits per bandit."""

    spec: ClassVar[Spec] = Spec("deal", "deal {bandit}: {cards}", Name("bandit", BANDITS, "who"), Cards("cards", True))

    def __init__(self, who: i64, plain: i64, named: i64) -> None:
        self.who: i64 = who
        self.plain: i64 = plain
        self.named: i64 = named


@mypyc_attr(acyclic=True)
class TurnOver(Move):
    """Chance reveals a round card."""

    spec: ClassVar[Spec] = Spec("turn-over", "turn over {card}", Name("card", ROUND_CARD_NAMES))

    def __init__(self, card: int) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class Play(Move):
    """Play an action card; in a team, a card of bandit `who`."""

    spec: ClassVar[Spec] = Spec(
        "play",
        "play [{bandit} ]{action}[ {down}]",
        Name("bandit", BANDITS, "who", absent=NOBODY),
        Name("action", ACTIONS),
        Flag("down", "face down", suffixes={"true": "-down"}),
    )

    def __init__(self, who: int, action: int, down: bool) -> None:
        self.who: i64 = who
        self.action: i64 = action
        self.down = down


@mypyc_attr(acyclic=True)
class Draw(Move):
    spec: ClassVar[Spec] = Spec("draw", "draw")


@mypyc_attr(acyclic=True)
class Pass(Move):
    """Pass; legal only with no card to play and none to draw (RND-7)."""

    spec: ClassVar[Spec] = Spec("pass", "pass")


@mypyc_attr(acyclic=True)
class Shed(Move):
    """Put the bullets in hand on the discard pile, or not (EXP-3)."""

    spec: ClassVar[Spec] = Spec(
        "bullets",
        "{discard} bullets",
        Flag("discard", "discard", "keep", "shed", {"true": "-discard", "false": "-keep"}),
    )

    def __init__(self, shed: bool) -> None:
        self.shed = shed


@mypyc_attr(acyclic=True)
class Keep(Move):
    """The action cards to keep for the next round (EXP-4)."""

    spec: ClassVar[Spec] = Spec("keep", "keep {cards}", Cards("cards", False, {"nothing": "-nothing"}))

    def __init__(self, plain: i64, named: i64) -> None:
        self.plain: i64 = plain
        self.named: i64 = named


# --- actions --------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class GoTo(Move):
    """Move to this car (ACT-1, ACT-2); the locomotive is 0."""

    spec: ClassVar[Spec] = Spec("go-to", "move to {car}", Number("car", MOST_CARS))

    def __init__(self, car: int) -> None:
        self.car: i64 = car


@mypyc_attr(acyclic=True)
class SendMarshal(Move):
    """Move the Marshal to this car (ACT-4)."""

    spec: ClassVar[Spec] = Spec("send-marshal", "marshal to {car}", Number("car", MOST_CARS))

    def __init__(self, car: int) -> None:
        self.car: i64 = car


@mypyc_attr(acyclic=True)
class Shoot(Move):
    spec: ClassVar[Spec] = Spec("shoot", "shoot {bandit}", Name("bandit", BANDITS, "who"))

    def __init__(self, who: int) -> None:
        self.who: i64 = who


@mypyc_attr(acyclic=True)
class Punch(Move):
    spec: ClassVar[Spec] = Spec("punch", "punch {bandit}", Name("bandit", BANDITS, "who"))

    def __init__(self, who: int) -> None:
        self.who: i64 = who


@mypyc_attr(acyclic=True)
class Drop(Move):
    """The kind of loot that the victim of a punch loses (ACT-11)."""

    spec: ClassVar[Spec] = Spec("drop", "drop {loot}", Name("loot", LOOT))

    def __init__(self, loot: int) -> None:
        self.loot: i64 = loot


@mypyc_attr(acyclic=True)
class Fall(Move):
    """Chance decides which of the victim's purses falls (ACT-12)."""

    spec: ClassVar[Spec] = Spec("fall", "purse {value} falls", Name("value", PURSE_VALUES))

    def __init__(self, value: int) -> None:
        self.value: i64 = value


@mypyc_attr(acyclic=True)
class Snatch(Move):
    """Cheyenne takes the purse that has just fallen, or leaves it (PWR-3)."""

    spec: ClassVar[Spec] = Spec(
        "snatch", "{take} it", Flag("take", "take", "leave", suffixes={"true": "-take", "false": "-leave"})
    )

    def __init__(self, take: bool) -> None:
        self.take = take


@mypyc_attr(acyclic=True)
class Knock(Move):
    """The direction in which a punched bandit is knocked."""

    spec: ClassVar[Spec] = Spec(
        "knock",
        "knock {way}",
        Name("way", ("forward", "back"), values=(FORWARD, BACK), suffixes={"forward": "-forward", "back": "-back"}),
    )

    def __init__(self, way: int) -> None:
        self.way: i64 = way


@mypyc_attr(acyclic=True)
class Take(Move):
    """Take a jewel or a strongbox."""

    spec: ClassVar[Spec] = Spec(
        "take", "take {loot}", Name("loot", (LOOT[JEWEL], LOOT[STRONGBOX]), values=(JEWEL, STRONGBOX))
    )

    def __init__(self, loot: int) -> None:
        self.loot: i64 = loot


@mypyc_attr(acyclic=True)
class TakeKnown(Move):
    """Take a purse whose value only this player knows; `is_open`: whose value all know (ACT-10)."""

    spec: ClassVar[Spec] = Spec(
        "take-known",
        "take [{open} ]purse {value}",
        Name("value", PURSE_VALUES),
        Flag("open", "open", slot="is_open", suffixes={"true": "-open"}),
    )

    def __init__(self, value: int, is_open: bool) -> None:
        self.value: i64 = value
        self.is_open = is_open


@mypyc_attr(acyclic=True)
class TakeUnknown(Move):
    """Take a random one of the purses that the player does not know (ACT-10)."""

    spec: ClassVar[Spec] = Spec("take-unknown", "take a purse")


@mypyc_attr(acyclic=True)
class Found(Move):
    """Chance decides which purse it was: an unseen one, or one that the player of bandit `who` knows."""

    spec: ClassVar[Spec] = Spec(
        "found",
        "purse {value}[ known to {bandit}]",
        Name("value", PURSE_VALUES),
        Name("bandit", BANDITS, "who", absent=NOBODY, suffixes={"*": "-known"}),
    )

    def __init__(self, value: int, who: int) -> None:
        self.value: i64 = value
        self.who: i64 = who


@mypyc_attr(acyclic=True)
class Decline(Move):
    """Take nothing (EVT-6)."""

    spec: ClassVar[Spec] = Spec("take-nothing", "take nothing")


MOVES: Final[tuple[type[Move], ...]] = (
    AssignBandits, Couple, DrawFirstPlayer, Pick, Place, Deal, TurnOver, Play, Draw, Pass, Shed, Keep,
    GoTo, SendMarshal, Shoot, Punch, Drop, Fall, Found, Snatch, Knock, Take, TakeKnown, TakeUnknown, Decline,
)  # fmt: skip

# --- shared moves, created once -------------------------------------------------------------------

PICKS: Final = [shared(Pick(who)) for who in _BANDITS]
PLACES: Final = [[shared(Place(last, keeper)) for keeper in _BANDITS] for last in _BANDITS]
PLAYS: Final = [
    [[shared(Play(who, action, down)) for down in (False, True)] for action in range(len(ACTIONS))]
    for who in range(NOBODY, len(BANDITS))
]
DRAW: Final = shared(Draw())
PASS: Final = shared(Pass())
SHED: Final = shared(Shed(True))
SHED_NOTHING: Final = shared(Shed(False))
GO_TO_MOVES: Final = by_mask([shared(GoTo(car)) for car in _ALL_CARS])
SEND_MARSHAL_MOVES: Final = by_mask([shared(SendMarshal(car)) for car in _ALL_CARS])
SHOOT_MOVES: Final = by_mask([shared(Shoot(who)) for who in _BANDITS])
PUNCH_MOVES: Final = by_mask([shared(Punch(who)) for who in _BANDITS])
DROP_MOVES: Final = by_mask([shared(Drop(loot)) for loot in range(len(LOOT))])
SNATCH: Final = shared(Snatch(True))
LEAVE: Final = shared(Snatch(False))
KNOCK_FORWARD: Final = shared(Knock(FORWARD))
KNOCK_BACK: Final = shared(Knock(BACK))
TAKE_JEWEL: Final = shared(Take(JEWEL))
TAKE_STRONGBOX: Final = shared(Take(STRONGBOX))
TAKE_KNOWN: Final = [shared(TakeKnown(value, False)) for value in range(len(PURSE_VALUES))]
TAKE_OPEN: Final = shared(TakeKnown(0, True))
TAKE_UNKNOWN: Final = shared(TakeUnknown())
DECLINE: Final = shared(Decline())
FALL: Final = [shared(Fall(value)) for value in range(len(PURSE_VALUES))]
FOUND: Final = [
    [shared(Found(value, who)) for value in range(len(PURSE_VALUES))] for who in range(NOBODY, len(BANDITS))
]
TAKE_MOVES: Final = by_mask([*TAKE_KNOWN, TAKE_OPEN, TAKE_UNKNOWN, TAKE_JEWEL, TAKE_STRONGBOX])
TURN_OVER_MOVES: Final = by_mask([shared(TurnOver(card)) for card in range(len(ROUND_CARD_NAMES))])
KEEPS: Final[dict[tuple[int, int], Keep]] = {}


def keep(plain: int, named: int) -> Keep:
    """The shared Keep move for these cards."""
    found = KEEPS.get((plain, named))
    if found is None:
        found = KEEPS[plain, named] = shared(Keep(plain, named))
    return found
