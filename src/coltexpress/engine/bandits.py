"""The bandits of both games, by number. Colt Express has the first six, Colt Super Express all of them."""

from typing import Final

from coltexpress.engine.counts import check_count

BANDITS: Final[tuple[str, ...]] = ("belle", "cheyenne", "django", "doc", "ghost", "tuco", "mei")
ALL_BANDITS: Final = 7
"""Their number, in Colt Super Express also the maximum number of seats."""
NOBODY: Final = -1

check_count("ALL_BANDITS in engine/bandits.py", ALL_BANDITS, BANDITS)
