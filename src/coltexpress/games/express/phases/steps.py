"""The steps of a game between the first (SET_UP) and the last (OVER), in order; rounds.STEPS says what each does."""

from typing import Final

DEAL: Final = 1
TURN_OVER: Final = 2
SHED: Final = 3
SCHEMIN: Final = 4
KEEP: Final = 5
STEALIN: Final = 6
ROUND_EVENT: Final = 7
NEXT_ROUND: Final = 8
