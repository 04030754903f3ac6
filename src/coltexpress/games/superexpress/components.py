"""Game components (SUP, MINI) as data. Bandits, actions and loot cards are numbered by their index in their table."""

from dataclasses import dataclass
from typing import Final

from coltexpress.engine.counts import check_count

FLOOR_CHANGE: Final = 0
MOVE: Final = 1
TURN_AROUND: Final = 2
FIRE: Final = 3
REFLEX: Final = 4  # MINI-1
HORSE: Final = 5  # MINI-2


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A kind of action card. `word`: its short name in programmes; `basic`: part of every game (SUP-5)."""

    action: int
    name: str
    word: str
    basic: bool = True


ACTION_CARDS: Final[tuple[ActionCard, ...]] = (
    ActionCard(FLOOR_CHANGE, "floor change", "floor"),
    ActionCard(MOVE, "move", "move"),
    ActionCard(TURN_AROUND, "turn around", "turn"),
    ActionCard(FIRE, "fire", "fire"),
    ActionCard(REFLEX, "reflex", "reflex", basic=False),
    ActionCard(HORSE, "horse", "horse", basic=False),
)
ACTIONS: Final[tuple[str, ...]] = tuple([card.name for card in ACTION_CARDS])
WORDS: Final[tuple[str, ...]] = tuple([card.word for card in ACTION_CARDS])
ACTION_COUNT: Final = 6
PROGRAMME: Final = 3  # SRN-1: cards per round

FRONT: Final = -1  # towards the locomotive
TAIL: Final = 1
FACINGS: Final[tuple[str, ...]] = ("front", "tail")

LOOT: Final[tuple[int, ...]] = (301, 312, 323, 345, 356, 367, 378, 389)  # SUP-2
LOOT_COUNT: Final = 8
ALL_LOOT: Final = (1 << LOOT_COUNT) - 1  # a bit for each card

BASIC_HAND: Final[int] = sum([1 << card.action for card in ACTION_CARDS if card.basic])
check_count("ACTION_COUNT in games/superexpress/components.py", ACTION_COUNT, ACTION_CARDS)
check_count("LOOT_COUNT in games/superexpress/components.py", LOOT_COUNT, LOOT)
assert [card.action for card in ACTION_CARDS] == list(range(ACTION_COUNT))


def facing_name(facing: int) -> str:
    return FACINGS[0] if facing < 0 else FACINGS[1]


def hand(reflex: bool, horse: bool) -> int:
    """The cards that every player has (SUP-5, MINI), a bit each."""
    return BASIC_HAND | (1 << REFLEX if reflex else 0) | (1 << HORSE if horse else 0)
