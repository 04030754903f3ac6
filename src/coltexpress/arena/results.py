"""What is kept of a game in the arena."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

FORFEITS: Final = ("raised", "illegal", "overtime", "died")
"""Faults that cost a bot the game; printing does not."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a bot must not do: one of FORFEITS, or "printed". `details`: the first time, in its own words."""

    seat: int
    kind: str
    details: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game; lists are by seat."""

    number: int
    bots: tuple[str, ...]
    bandits: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    loot: tuple[tuple[int, ...], ...]
    """What each had after each round, as the game counts it."""
    faults: tuple[Fault, ...]
    times: tuple[tuple[int, ...], ...]
    """Microseconds of each decision."""

    @property
    def shares(self) -> tuple[float, ...]:
        """A victory is 1, shared by those who share it."""
        winners = self.places.count(1)
        return tuple([1 / winners if place == 1 else 0.0 for place in self.places])

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def parse_result(data: Mapping[str, Any]) -> GameResult:
    """The inverse of `to_json`; KeyError or TypeError if it is none."""
    return GameResult(
        int(data["number"]),
        tuple(data["bots"]),
        tuple([tuple(bandits) for bandits in data["bandits"]]),
        tuple(data["scores"]),
        tuple(data["places"]),
        tuple([tuple(loot) for loot in data["loot"]]),
        tuple([Fault(**fault) for fault in data["faults"]]),
        tuple([tuple(times) for times in data["times"]]),
    )
