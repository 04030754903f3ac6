"""The result of a game in the arena."""

from dataclasses import asdict, dataclass
from typing import Final, get_args

from coltexpress.bots.process.parent import FaultKind
from coltexpress.engine.contract import shares_of
from coltexpress.engine.json_types import JsonObject

FORFEITS: Final[tuple[str, ...]] = tuple([kind for kind in get_args(FaultKind) if kind])
"""Faults that forfeit the game; printing does not."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a bot: one of FORFEITS, or "printed". `details`: the first error message or output."""

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
    """The loot of each seat after each round, counted as in the final score."""
    faults: tuple[Fault, ...]
    times: tuple[tuple[int, ...], ...]
    """Microseconds of each decision."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory; all 0 if every bot has forfeited."""
        return shares_of(self.places)

    def to_json(self) -> JsonObject:
        return asdict(self)


def parse_result(data: JsonObject) -> GameResult:
    """The inverse of `to_json`. Raises KeyError, TypeError or ValueError for invalid data."""
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
