"""Counts the statistics of many games of Colt Express."""

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.contract import State
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.express.phases.scoring import gunslingers, loot_worth
from coltexpress.games.express.state import ExpressState
from coltexpress.terminal.statistics import Statistics, Tally


class ExpressStatistics(Statistics):
    def count(self, state: State, decisions: int, opener: int) -> None:
        super().count(state, decisions, opener)
        outcome = state.outcome()
        assert isinstance(state, ExpressState)
        assert outcome is not None
        scores = outcome.scores
        for seat, money in enumerate(scores):
            self.place(state, seat, opener).sums["money"] += money
        shooters = gunslingers(state)
        for bandit in state.gang:
            mine = self.bandits[BANDITS[bandit.who]]
            mine.sums["money"] += scores[bandit.seat]
            for tally in (mine, self.place(state, int(bandit.seat), opener)):
                tally.sums["loot"] += loot_worth(bandit)
                tally.sums["gunslinger"] += bandit.seat in shooters
                tally.sums["wounds"] += int(bandit.wounds)

    def results_of(self, tally: Tally) -> JsonObject:
        return {
            **super().results_of(tally),
            "mean_money": tally.mean("money", 1),
            "mean_loot": tally.mean("loot", 1),
            "gunslinger_share": tally.mean("gunslinger", 4),
            "mean_wounds": tally.mean("wounds", 2),
        }
