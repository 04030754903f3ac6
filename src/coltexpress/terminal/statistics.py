"""What is counted of many games, whatever the game: how bandits and seats fare. A game adds what is its own."""

from collections import Counter
from typing import Any

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.contract import State


class Tally:
    """How one bandit, or one seat in the order of play, fared."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0  # a shared one counts for its share
        self.places = 0
        self.sums: Counter[str] = Counter()  # what the game counts besides, by name

    def count(self, win: float, place: int) -> None:
        self.games += 1
        self.wins += win
        self.places += place

    def mean(self, name: str, digits: int) -> float:
        return round(self.sums[name] / self.games, digits)


class Statistics:
    """Of games with one number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.bandits: dict[str, Tally] = {}
        self.order: dict[int, Tally] = {}  # by how many seats after the first player of the first round

    def count(self, state: State, decisions: int, opener: int) -> None:
        """One more game, which is over; `opener` was the first player of its first round."""
        outcome = state.outcome()
        assert outcome is not None
        self.games += 1
        self.decisions += decisions
        share = 1 / len(outcome.winners)
        for seat, place in enumerate(outcome.places):
            self.place(state, seat, opener).count(share if place == 1 else 0, place)
        for slot, who in enumerate(state.bandits):
            place = outcome.places[state.seat_of(slot)]
            tally = self.bandits.setdefault(BANDITS[who], Tally())
            tally.count(share if place == 1 else 0, place)

    def place(self, state: State, seat: int, opener: int) -> Tally:
        """The tally of this seat's place in the order of play."""
        return self.order.setdefault((seat - opener) % int(state.seats), Tally())

    def fate(self, tally: Tally) -> dict[str, Any]:
        """How a bandit or a seat fared."""
        return {
            "games": tally.games,
            "win_share": round(tally.wins / tally.games, 4),
            "mean_place": round(tally.places / tally.games, 3),
        }

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "bandits": {name: self.fate(tally) for name, tally in sorted(self.bandits.items())},
            "order": [self.fate(tally) for _, tally in sorted(self.order.items())],
        }
