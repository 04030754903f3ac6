"""The bandits of both games, by number. Colt Express has the first six, Colt Super Express all of them."""

from typing import Final

BANDITS: Final[tuple[str, ...]] = ("belle", "cheyenne", "django", "doc", "ghost", "tuco", "mei")
NOBODY: Final = -1
