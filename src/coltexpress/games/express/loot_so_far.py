"""The worth of the loot that the players hold during a game."""

from coltexpress.games.express.phases.scoring import loot_worth
from coltexpress.games.express.state import ExpressState


def loot_so_far(state: ExpressState) -> list[int]:
    """By seat, in dollars; without the Gunslinger's prize, which is awarded at the end."""
    found = [0] * int(state.seats)
    for bandit in state.gang:
        found[bandit.seat] += int(loot_worth(bandit))
    return found
