"""The number of loot cards that the players hold during a game."""

from coltexpress.games.superexpress.state import SuperState


def loot_so_far(state: SuperState) -> list[int]:
    """By seat."""
    found = [0] * int(state.seats)
    for bandit in state.gang:
        found[bandit.seat] += len(bandit.loot_values())
    return found
