"""The steps of a game between the first (SET_UP) and the last (OVER), in order; rounds.STEPS says what each does."""

from typing import Final

SCHEMIN: Final = 1
STEALIN: Final = 2
UNCOUPLING: Final = 3
LOOT_CARD: Final = 4
