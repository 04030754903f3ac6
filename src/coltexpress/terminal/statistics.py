"""Statistics of many games that do not depend on the game: results by bandit and by seat. Subclasses add their own."""

from collections import Counter

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.contract import State
from coltexpress.engine.json_types import JsonObject


class Tally:
    """The results of one bandit, or of one position in the order of play."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0  # a shared win counts as a fraction
        self.places = 0
        self.sums: Counter[str] = Counter()  # further figures of the game, by name

    def count(self, win: float, place: int) -> None:
        self.games += 1
        self.wins += win
        self.places += place

    def mean(self, name: str, digits: int) -> float:
        return round(self.sums[name] / self.games, digits)


class Statistics:
    """Statistics of games with the same number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.bandits: dict[str, Tally] = {}
        self.order: dict[int, Tally] = {}  # key: number of seats after the first player of the first round

    def count(self, state: State, decisions: int, opener: int) -> None:
        """Count a finished game. `opener`: the first player of its first round."""
        outcome = state.outcome()
        assert outcome is not None
        self.games += 1
        self.decisions += decisions
        results = list(zip(outcome.shares, outcome.places, strict=True))
        for seat, result in enumerate(results):
            self.place(state, seat, opener).count(*result)
        for slot, who in enumerate(state.bandits):
            self.bandits.setdefault(BANDITS[who], Tally()).count(*results[state.seat_of(slot)])

    def place(self, state: State, seat: int, opener: int) -> Tally:
        """The tally of this seat's position in the order of play."""
        return self.order.setdefault((seat - opener) % int(state.seats), Tally())

    def results_of(self, tally: Tally) -> JsonObject:
        """The results of a bandit or a position."""
        return {
            "games": tally.games,
            "win_share": round(tally.wins / tally.games, 4),
            "mean_place": round(tally.places / tally.games, 3),
        }

    def to_json(self) -> JsonObject:
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "bandits": {name: self.results_of(tally) for name, tally in sorted(self.bandits.items())},
            "order": [self.results_of(tally) for _, tally in sorted(self.order.items())],
        }
