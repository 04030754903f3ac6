"""The loot of each seat during a game, counted as in the final score."""

from coltexpress.engine.contract import State
from coltexpress.games.express.phases.scoring import loot_worth
from coltexpress.games.express.state import ExpressState
from coltexpress.games.superexpress.state import SuperState


def loot_by_seat(state: State) -> list[int]:
    """Money in Colt Express (without the Gunslinger's prize), loot cards in Colt Super Express."""
    found = [0] * int(state.seats)
    if isinstance(state, ExpressState):
        for bandit in state.gang:
            found[bandit.seat] += int(loot_worth(bandit))
    else:
        assert isinstance(state, SuperState)
        for each in state.gang:
            found[each.seat] += len(each.loot_values())
    return found
