"""The step numbers between the first (SET_UP) and the last (OVER); `rounds.SEQUENCE` has the steps."""

from typing import Final

SCHEMIN: Final = 1
STEALIN: Final = 2
UNCOUPLING: Final = 3
LOOT_CARD: Final = 4
