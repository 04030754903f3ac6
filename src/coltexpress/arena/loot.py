"""The loot of each seat during a game, counted as in the final score."""

from collections.abc import Callable
from typing import Any, Final

from coltexpress.games.express.phases.scoring import loot_worth

_WORTH: Final[dict[str, Callable[[Any], int]]] = {
    "express": loot_worth,
    "super": lambda bandit: len(bandit.loot_values()),
}


def loot_by_seat(state: Any) -> list[int]:
    """Money in Colt Express (without the Gunslinger's prize), loot cards in Colt Super Express."""
    found = [0] * int(state.seats)
    for bandit in state.gang:
        found[bandit.seat] += _WORTH[state.slug](bandit)
    return found
