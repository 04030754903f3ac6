"""The rules versions of Colt Super Express. There is only one so far; see coltexpress.games.express.versions."""

from typing import Final

NEWEST: Final = 1
