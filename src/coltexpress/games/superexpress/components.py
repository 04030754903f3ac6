"""Game components (SUP, MINI) as data. Bandits, actions and loot cards are numbered by their index."""

from typing import Final

FLOOR_CHANGE: Final = 0
MOVE: Final = 1
TURN_AROUND: Final = 2
FIRE: Final = 3
REFLEX: Final = 4  # MINI-1
HORSE: Final = 5  # MINI-2
ACTIONS: Final[tuple[str, ...]] = ("floor change", "move", "turn around", "fire", "reflex", "horse")
WORDS: Final[tuple[str, ...]] = ("floor", "move", "turn", "fire", "reflex", "horse")  # short names for programmes
PROGRAMME: Final = 3  # SRN-1: cards per round

FRONT: Final = -1  # towards the locomotive
TAIL: Final = 1
FACINGS: Final[tuple[str, ...]] = ("front", "tail")

LOOT: Final[tuple[int, ...]] = (301, 312, 323, 345, 356, 367, 378, 389)  # SUP-2
ALL_LOOT: Final = 255  # a bit for each card


def facing_name(facing: int) -> str:
    return FACINGS[0] if facing < 0 else FACINGS[1]


def hand(reflex: bool, horse: bool) -> int:
    """The cards that every player has (SUP-5, MINI), a bit each."""
    cards = 1 << FLOOR_CHANGE | 1 << MOVE | 1 << TURN_AROUND | 1 << FIRE
    return cards | (1 << REFLEX if reflex else 0) | (1 << HORSE if horse else 0)
