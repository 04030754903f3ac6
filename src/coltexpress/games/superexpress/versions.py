"""The versions of the rules of Colt Super Express. There is one so far; see coltexpress.games.express.versions."""

from typing import Final

NEWEST: Final = 1
