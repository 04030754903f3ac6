"""Counts the statistics of many games of Colt Super Express."""

from collections import Counter

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.contract import State
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.superexpress.events import ENDINGS
from coltexpress.games.superexpress.phases.scoring import ending
from coltexpress.games.superexpress.pieces import ABOARD
from coltexpress.games.superexpress.state import SuperState
from coltexpress.terminal.statistics import Statistics, Tally


class SuperStatistics(Statistics):
    def __init__(self) -> None:
        super().__init__()
        self.endings: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.longest = 0  # maximum number of rounds: each uncouples a car

    def count(self, state: State, decisions: int, opener: int) -> None:
        super().count(state, decisions, opener)
        assert isinstance(state, SuperState)
        self.endings[ENDINGS[ending(state)]] += 1
        self.rounds[int(state.round)] += 1
        self.longest = int(state.seats) + 1
        for bandit in state.gang:
            for tally in (self.bandits[BANDITS[bandit.who]], self.place(state, int(bandit.seat), opener)):
                tally.sums["loot cards"] += len(bandit.loot_values())
                tally.sums["aboard"] += bandit.gone == ABOARD

    def results_of(self, tally: Tally) -> JsonObject:
        return {
            **super().results_of(tally),
            "aboard_share": tally.mean("aboard", 4),
            "mean_loot_cards": tally.mean("loot cards", 3),
        }

    def to_json(self) -> JsonObject:
        games = self.games
        return {
            **super().to_json(),
            "endings": {how: round(self.endings[how] / games, 4) for how in ENDINGS},
            "mean_rounds": round(sum(number * count for number, count in self.rounds.items()) / games, 3),
            "rounds": {str(number): round(self.rounds[number] / games, 4) for number in range(1, self.longest + 1)},
        }
