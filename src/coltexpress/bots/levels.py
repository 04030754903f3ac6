"""The built-in bots, from gentle to frightening."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from coltexpress.bots.bot import Bot
from coltexpress.bots.builtin import Greenhorn, Legend, Outlaw, Rustler
from coltexpress.bots.drifter import Drifter
from coltexpress.engine.errors import ColtError


@dataclass(frozen=True, slots=True)
class Level:
    """A built-in bot. `seconds`: what it may think for one decision; `below`: who steps in if it fails."""

    name: str
    make: Callable[[], Bot]
    seconds: float
    below: str | None


BUILTIN: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("drifter", Drifter, 0.1, None),  # uniformly random
        Level("greenhorn", Greenhorn, 0.1, "drifter"),  # sensible, with mistakes a child can use
        Level("rustler", Rustler, 0.1, "greenhorn"),  # careful, by rules of thumb
        Level("outlaw", Outlaw, 0.5, "rustler"),  # searches
        Level("legend", Legend, 0.5, "outlaw"),  # searches with everything there is
    )
}
LEVELS: Final = ("greenhorn", "rustler", "outlaw", "legend")
"""Those that people choose from; the drifter is there to measure by."""


def builtin_name(typed: str) -> str:
    """A level's name, however it is written; anything else as it is."""
    return typed.lower() if typed.lower() in BUILTIN else typed


def level(name: str) -> Level:
    found = BUILTIN.get(name)
    if found is None:
        raise ColtError("bot-unknown", value=name[:40], known=", ".join(BUILTIN))
    return found
