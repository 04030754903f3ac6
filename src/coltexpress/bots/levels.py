"""The built-in bots, from weakest to strongest."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from coltexpress.bots.bot import Bot
from coltexpress.bots.builtin import Greenhorn, Legend, Outlaw, Rustler
from coltexpress.bots.drifter import Drifter
from coltexpress.engine.errors import ColtError


@dataclass(frozen=True, slots=True)
class Level:
    """A built-in bot. `seconds`: time limit for one decision; `fallback`: the level that replaces it if it fails."""

    name: str
    make: Callable[[], Bot]
    seconds: float
    fallback: str | None


BUILTIN: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("drifter", Drifter, 0.1, None),  # uniformly random
        Level("greenhorn", Greenhorn, 0.1, "drifter"),  # sensible, with mistakes that a child can exploit
        Level("rustler", Rustler, 0.1, "greenhorn"),  # heuristics, no search
        Level("outlaw", Outlaw, 0.5, "rustler"),  # searches
        Level("legend", Legend, 0.5, "outlaw"),  # searches longer and more thoroughly
    )
}
LEVELS: Final = ("greenhorn", "rustler", "outlaw", "legend")
"""The levels that people can choose; the drifter is only a baseline for measurements."""


def builtin_name(typed: str) -> str:
    """Normalize the case of a level's name; return anything else unchanged."""
    return typed.lower() if typed.lower() in BUILTIN else typed


def level(name: str) -> Level:
    found = BUILTIN.get(name)
    if found is None:
        raise ColtError("bot-unknown", value=name[:40], known=", ".join(BUILTIN))
    return found
