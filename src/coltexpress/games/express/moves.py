"""All moves of the game, chance outcomes included. `str(move)` is the notation; `notation.read_move` parses it.

Moves from a short list are created once and shared, so that comparison by identity is enough in most cases.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.moves import Move, by_mask
from coltexpress.engine.registry import restore_move
from coltexpress.games.express.bags.cards import bullets, count
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, LOOT, PURSE_VALUES, ROUND_CARDS

MOST_CARS: Final = 7  # the locomotive included
FORWARD: Final = -1
BACK: Final = 1


@mypyc_attr(acyclic=True)
class ExpressMove(Move):
    """Base class of the moves of this game."""

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return restore_move, ("express", str(self))


# --- set-up ---------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Couple(ExpressMove):
    """Chance assembles the train, from the locomotive to the caboose."""

    def __init__(self, train: tuple[int, ...]) -> None:
        self.train = train

    def __str__(self) -> str:
        return "train " + ", ".join(CARS[car] for car in self.train)


@mypyc_attr(acyclic=True)
class Pick(ExpressMove):
    """A player picks a bandit for the team (TWO-1)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def __str__(self) -> str:
        return f"pick {BANDITS[self.who]}"


@mypyc_attr(acyclic=True)
class Place(ExpressMove):
    """Choose which bandit of a team starts in the last car, and which gets the Marshal card (TWO-2, TWO-3)."""

    def __init__(self, last: int, keeper: int) -> None:
        self.last = last
        self.keeper = keeper

    def __str__(self) -> str:
        return f"place {BANDITS[self.last]} last, marshal {BANDITS[self.keeper]}"


# --- cards ----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(ExpressMove):
    """Chance deals these cards to the player of this bandit. `named`: cards of a team, five bits per bandit."""

    def __init__(self, who: i64, plain: i64, named: i64) -> None:
        self.who: i64 = who
        self.plain: i64 = plain
        self.named: i64 = named

    def __str__(self) -> str:
        return f"deal {BANDITS[self.who]}: {cards_text(self.plain, self.named)}"


@mypyc_attr(acyclic=True)
class TurnOver(ExpressMove):
    """Chance reveals a round card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"turn over {ROUND_CARDS[self.card]}"


@mypyc_attr(acyclic=True)
class Play(ExpressMove):
    """Play an action card; in a team, a card of bandit `who`."""

    def __init__(self, who: int, action: int, down: bool) -> None:
        self.who: i64 = who
        self.action: i64 = action
        self.down = down

    def __str__(self) -> str:
        name = ACTIONS[self.action] if self.who == NOBODY else f"{BANDITS[self.who]} {ACTIONS[self.action]}"
        return f"play {name} face down" if self.down else f"play {name}"


@mypyc_attr(acyclic=True)
class Draw(ExpressMove):
    def __str__(self) -> str:
        return "draw"


@mypyc_attr(acyclic=True)
class Pass(ExpressMove):
    """Pass; legal only with no card to play and none to draw (RND-7)."""

    def __str__(self) -> str:
        return "pass"


@mypyc_attr(acyclic=True)
class Shed(ExpressMove):
    """Put the bullets in hand on the discard pile, or not (EXP-3)."""

    def __init__(self, shed: bool) -> None:
        self.shed = shed

    def __str__(self) -> str:
        return "discard bullets" if self.shed else "keep bullets"


@mypyc_attr(acyclic=True)
class Keep(ExpressMove):
    """The action cards to keep for the next round (EXP-4)."""

    def __init__(self, plain: i64, named: i64) -> None:
        self.plain: i64 = plain
        self.named: i64 = named

    def __str__(self) -> str:
        return f"keep {cards_text(self.plain, self.named)}"


# --- actions --------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class GoTo(ExpressMove):
    """Move to this car (ACT-1, ACT-2); the locomotive is 0."""

    def __init__(self, car: int) -> None:
        self.car: i64 = car

    def __str__(self) -> str:
        return f"move to {self.car}"


@mypyc_attr(acyclic=True)
class SendMarshal(ExpressMove):
    """Move the Marshal to this car (ACT-4)."""

    def __init__(self, car: int) -> None:
        self.car: i64 = car

    def __str__(self) -> str:
        return f"marshal to {self.car}"


@mypyc_attr(acyclic=True)
class Shoot(ExpressMove):
    def __init__(self, who: int) -> None:
        self.who: i64 = who

    def __str__(self) -> str:
        return f"shoot {BANDITS[self.who]}"


@mypyc_attr(acyclic=True)
class Punch(ExpressMove):
    def __init__(self, who: int) -> None:
        self.who: i64 = who

    def __str__(self) -> str:
        return f"punch {BANDITS[self.who]}"


@mypyc_attr(acyclic=True)
class Drop(ExpressMove):
    """The kind of loot that the victim of a punch loses (ACT-11)."""

    def __init__(self, loot: int) -> None:
        self.loot: i64 = loot

    def __str__(self) -> str:
        return f"drop {LOOT[self.loot]}"


@mypyc_attr(acyclic=True)
class Fall(ExpressMove):
    """Chance decides which of the victim's purses falls (ACT-12)."""

    def __init__(self, value: int) -> None:
        self.value: i64 = value

    def __str__(self) -> str:
        return f"purse {PURSE_VALUES[self.value]} falls"


@mypyc_attr(acyclic=True)
class Snatch(ExpressMove):
    """Cheyenne takes the purse that has just fallen, or leaves it (PWR-3)."""

    def __init__(self, take: bool) -> None:
        self.take = take

    def __str__(self) -> str:
        return "take it" if self.take else "leave it"


@mypyc_attr(acyclic=True)
class Knock(ExpressMove):
    """The direction in which a punched bandit is knocked."""

    def __init__(self, way: int) -> None:
        self.way: i64 = way

    def __str__(self) -> str:
        return "knock back" if self.way == BACK else "knock forward"


@mypyc_attr(acyclic=True)
class Take(ExpressMove):
    """Take a jewel or a strongbox."""

    def __init__(self, loot: int) -> None:
        self.loot: i64 = loot

    def __str__(self) -> str:
        return f"take {LOOT[self.loot]}"


@mypyc_attr(acyclic=True)
class TakeKnown(ExpressMove):
    """Take a purse whose value only this player knows; `is_open`: whose value all know (ACT-10)."""

    def __init__(self, value: int, is_open: bool) -> None:
        self.value: i64 = value
        self.is_open = is_open

    def __str__(self) -> str:
        return f"take {'open ' if self.is_open else ''}purse {PURSE_VALUES[self.value]}"


@mypyc_attr(acyclic=True)
class TakeUnknown(ExpressMove):
    """Take a random one of the purses that the player does not know (ACT-10)."""

    def __str__(self) -> str:
        return "take a purse"


@mypyc_attr(acyclic=True)
class Found(ExpressMove):
    """Chance decides which purse it was: an unseen one, or one that the player of bandit `who` knows."""

    def __init__(self, value: int, who: int) -> None:
        self.value: i64 = value
        self.who: i64 = who

    def __str__(self) -> str:
        known = "" if self.who == NOBODY else f" known to {BANDITS[self.who]}"
        return f"purse {PURSE_VALUES[self.value]}{known}"


@mypyc_attr(acyclic=True)
class Decline(ExpressMove):
    """Take nothing (EVT-6)."""

    def __str__(self) -> str:
        return "take nothing"


# --- shared moves, created once -------------------------------------------------------------------

_BANDITS: Final = range(len(BANDITS))
_ALL_CARS: Final = range(MOST_CARS)
PICKS: Final = [Pick(who) for who in _BANDITS]
PLACES: Final = [[Place(last, keeper) for keeper in _BANDITS] for last in _BANDITS]
PLAYS: Final = [
    [[Play(who, action, down) for down in (False, True)] for action in range(len(ACTIONS))]
    for who in range(NOBODY, len(BANDITS))
]
DRAW: Final = Draw()
PASS: Final = Pass()
SHED: Final = Shed(True)
SHED_NOTHING: Final = Shed(False)
GO_TO_MOVES: Final = by_mask([GoTo(car) for car in _ALL_CARS])
SEND_MARSHAL_MOVES: Final = by_mask([SendMarshal(car) for car in _ALL_CARS])
SHOOT_MOVES: Final = by_mask([Shoot(who) for who in _BANDITS])
PUNCH_MOVES: Final = by_mask([Punch(who) for who in _BANDITS])
DROP_MOVES: Final = by_mask([Drop(loot) for loot in range(len(LOOT))])
SNATCH: Final = Snatch(True)
LEAVE: Final = Snatch(False)
KNOCK_FORWARD: Final = Knock(FORWARD)
KNOCK_BACK: Final = Knock(BACK)
TAKE: Final = [Take(loot) for loot in range(len(LOOT))]
TAKE_KNOWN: Final = [TakeKnown(value, False) for value in range(len(PURSE_VALUES))]
TAKE_OPEN: Final = TakeKnown(0, True)
TAKE_UNKNOWN: Final = TakeUnknown()
DECLINE: Final = Decline()
FALL: Final = [Fall(value) for value in range(len(PURSE_VALUES))]
FOUND: Final = [[Found(value, who) for value in range(len(PURSE_VALUES))] for who in range(NOBODY, len(BANDITS))]
REVEAL_ROUND_CARD: Final = [TurnOver(card) for card in range(len(ROUND_CARDS))]
KEEPS: Final[dict[tuple[int, int], Keep]] = {}


def keep(plain: int, named: int) -> Keep:
    """The shared Keep move for these cards."""
    found = KEEPS.get((plain, named))
    if found is None:
        found = KEEPS[plain, named] = Keep(plain, named)
    return found


# --- cards as text --------------------------------------------------------------------------------

TEAM_ACTIONS: Final = 5


def cards_text(plain: int, named: int) -> str:
    """ "move, 2 fire, bullet"; in a team "tuco fire, doc move, marshal"."""
    found = [
        f"{BANDITS[who]} {ACTIONS[action]}"
        for who in _BANDITS
        for action in range(TEAM_ACTIONS)
        if named >> (who * TEAM_ACTIONS + action) & 1
    ]
    for action, name in enumerate(ACTIONS):
        n = int(count(plain, action))
        if n:
            found.append(name if n == 1 else f"{n} {name}")
    n = int(bullets(plain))
    if n:
        found.append("bullet" if n == 1 else f"{n} bullets")
    return ", ".join(found) or "nothing"
