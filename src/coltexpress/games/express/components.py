"""Game components (CMP) as data: a record for each in a table, and what the rules derive from the tables.

Bandits, actions, loot, cars and round cards are numbered by their index in their table.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from coltexpress.engine.bandits import BANDITS as BANDITS_OF_BOTH_GAMES
from coltexpress.engine.counts import check_count, check_limit

# --- bandits (CMP-1) and their powers (PWR) -------------------------------------------------------

BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13  # CMP-6
HAND: Final = 6


@dataclass(frozen=True, slots=True)
class Character:
    """A character card. `bandits` has a function for each power."""

    name: str
    hides_first_card: bool = False  # PWR-1
    spared: bool = False  # PWR-2
    snatches: bool = False  # PWR-3
    shoots_through_roof: bool = False  # PWR-4
    pushes: bool = False  # PWR-5
    hand: int = HAND  # PWR-6


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("belle", spared=True),
    Character("cheyenne", snatches=True),
    Character("django", pushes=True),
    Character("doc", hand=HAND + 1),
    Character("ghost", hides_first_card=True),
    Character("tuco", shoots_through_roof=True),
)
BANDITS: Final[tuple[str, ...]] = BANDITS_OF_BOTH_GAMES[: len(CHARACTERS)]
BANDIT_COUNT: Final = 6


def bandits_with(power: Callable[[Character], bool]) -> int:
    """The bandits with a power, a bit each."""
    return sum([1 << who for who, character in enumerate(CHARACTERS) if power(character)])


# --- action cards (CMP-2) -------------------------------------------------------------------------

MOVE: Final = 0
FLOOR_CHANGE: Final = 1
FIRE: Final = 2
ROBBERY: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A kind of action card. `number`: in the deck of a bandit; in a team each bandit has one."""

    action: int
    name: str
    number: int
    of_team: bool = False  # TWO-3: a team has one of these in all


ACTION_CARDS: Final[tuple[ActionCard, ...]] = (
    ActionCard(MOVE, "move", 2),
    ActionCard(FLOOR_CHANGE, "floor change", 2),
    ActionCard(FIRE, "fire", 2),
    ActionCard(ROBBERY, "robbery", 2),
    ActionCard(PUNCH, "punch", 1),
    ActionCard(MARSHAL, "marshal", 1, of_team=True),
)
ACTIONS: Final[tuple[str, ...]] = tuple([card.name for card in ACTION_CARDS])
ACTION_COUNT: Final = 6
TEAM_ACTIONS: Final = 5
"""Actions of which each bandit of a team has a card."""

# --- loot (CMP-3) ---------------------------------------------------------------------------------

PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2
LOOT: Final[tuple[str, ...]] = ("purse", "jewel", "strongbox")
JEWEL_VALUE: Final = 500
STRONGBOX_VALUE: Final = 1000
STRONGBOXES: Final = 2
RANSOM: Final = 250
GUNSLINGER: Final = 1000


@dataclass(frozen=True, slots=True)
class Purses:
    """The purses with one of the values."""

    value: int
    number: int


PURSES: Final[tuple[Purses, ...]] = (
    Purses(250, 8),
    Purses(300, 2),
    Purses(350, 2),
    Purses(400, 2),
    Purses(450, 2),
    Purses(500, 2),
)
PURSE_VALUES: Final[tuple[int, ...]] = tuple([purses.value for purses in PURSES])
PURSE_COUNT: Final[int] = sum([purses.number for purses in PURSES])
START_PURSE: Final = 0  # the index of $250

# --- cars (CMP-4) ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Car:
    """A car, with the loot printed on its floor."""

    name: str
    purses: int
    jewels: int


TRAIN_CARS: Final[tuple[Car, ...]] = (
    Car("baggage", purses=1, jewels=0),
    Car("second class", purses=1, jewels=1),
    Car("dining", purses=3, jewels=0),
    Car("saloon", purses=3, jewels=1),
    Car("mail", purses=4, jewels=1),
    Car("first class", purses=0, jewels=3),
)
CARS: Final[tuple[str, ...]] = tuple([car.name for car in TRAIN_CARS])
JEWEL_COUNT: Final[int] = sum([car.jewels for car in TRAIN_CARS])
TEAM_TRAIN: Final = 4  # TWO-1: cars with two players

# --- round cards (CMP-7) --------------------------------------------------------------------------

ROUNDS: Final = 5
VISIBLE: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURNS: Final[tuple[str, ...]] = ("visible", "tunnel", "speeding up", "switching")
TURN_COUNT: Final = 4
MOST_TURNS: Final = 5
NO_EVENT: Final = "none"


@dataclass(frozen=True, slots=True)
class RoundCard:
    """A round card. `phases.round_events` has a function for each event."""

    name: str
    few: tuple[int, ...]  # the turns with 2 to 4 players
    many: tuple[int, ...]  # with 5 and 6
    event: str = NO_EVENT
    station: bool = False  # a train station, for the last round


V, T, S, W = VISIBLE, TUNNEL, SPEEDING_UP, SWITCHING
ROUND_CARDS: Final[tuple[RoundCard, ...]] = (
    RoundCard("angry marshal", (V, V, T, W), (V, V, W), "angry marshal"),
    RoundCard("swivel arm", (V, T, V, V), (V, T, V), "swivel arm"),
    RoundCard("braking", (V, V, V, V), (V, T, V, V), "braking"),
    RoundCard("take it all", (V, T, S, V), (V, S, W), "take it all"),
    RoundCard("rebellion", (V, V, T, V, V), (V, T, V, W), "rebellion"),
    RoundCard("bridge", (V, S, V), (V, S)),
    RoundCard("tunnels", (V, T, V, T, V), (V, T, V, T)),
    RoundCard("pickpocketing", (V, V, T, V), (V, V, T, V), "pickpocketing", station=True),
    RoundCard("revenge", (V, V, T, V), (V, V, T, V), "revenge", station=True),
    RoundCard("hostage", (V, V, T, V), (V, V, T, V), "hostage", station=True),
)
STATIONS: Final[tuple[int, ...]] = tuple([number for number, card in enumerate(ROUND_CARDS) if card.station])
ORDINARY_CARDS: Final[tuple[int, ...]] = tuple([number for number, card in enumerate(ROUND_CARDS) if not card.station])
ROUND_CARD_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in ROUND_CARDS])
EVENTS: Final[tuple[str, ...]] = tuple(dict.fromkeys([NO_EVENT, *[card.event for card in ROUND_CARDS]]))
ROUND_EVENTS: Final[tuple[int, ...]] = tuple([EVENTS.index(card.event) for card in ROUND_CARDS])

# --- the literals agree with the tables -----------------------------------------------------------

_HERE: Final = "in games/express/components.py"
check_count(f"BANDIT_COUNT {_HERE}", BANDIT_COUNT, CHARACTERS)
check_count(f"ACTION_COUNT {_HERE}", ACTION_COUNT, ACTION_CARDS)
check_count(f"TEAM_ACTIONS {_HERE}", TEAM_ACTIONS, [card for card in ACTION_CARDS if not card.of_team])
check_count(f"TURN_COUNT {_HERE}", TURN_COUNT, TURNS)
check_limit(
    f"turns of a round card (MOST_TURNS {_HERE})",
    max([len(turns) for card in ROUND_CARDS for turns in (card.few, card.many)]),
    MOST_TURNS,
)
assert tuple([character.name for character in CHARACTERS]) == BANDITS
assert [card.action for card in ACTION_CARDS] == list(range(ACTION_COUNT))
