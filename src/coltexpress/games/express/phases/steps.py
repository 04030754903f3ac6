"""The step numbers between the first (SET_UP) and the last (OVER); `rounds.SEQUENCE` has the steps."""

from typing import Final

DEAL: Final = 1
TURN_OVER: Final = 2
SHED: Final = 3
SCHEMIN: Final = 4
KEEP: Final = 5
STEALIN: Final = 6
ROUND_EVENT: Final = 7
NEXT_ROUND: Final = 8
