"""What each seat has in the middle of a game, as the game counts it in the end."""

from collections.abc import Callable
from typing import Any, Final

from coltexpress.games.express.phases.scoring import loot_worth

_WORTH: Final[dict[str, Callable[[Any], int]]] = {
    "express": loot_worth,
    "super": lambda bandit: len(bandit.loot_values()),
}


def loot_by_seat(state: Any) -> list[int]:
    """Money in Colt Express (before there is a Gunslinger), loot cards in Colt Super Express."""
    found = [0] * int(state.seats)
    for bandit in state.gang:
        found[bandit.seat] += _WORTH[state.slug](bandit)
    return found
