"""The strategy interface that each game implements for the built-in bots."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Protocol

from coltexpress.bots.bot import Observation
from coltexpress.engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """Search effort: at most `iterations`, fewer if the clock runs out or the result can no longer change.

    `thorough`: use slower settings that play stronger. `least`: the minimum number of visits of every legal move.
    """

    iterations: int
    thorough: bool = False
    least: int = 0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A search's result for a move: its chance to win (a shared victory counts as a share), the expected final score
    (money; loot cards) and the number of visits."""

    move: Move
    chance: float
    score: float
    visits: int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or bad: a stable message key with its arguments."""

    key: str
    details: Mapping[str, str | int] = field(default_factory=dict)


class Strategy(Protocol):
    """Decides in one game. Answers depend on the observation alone."""

    game: ClassVar[str]
    """The slug of the game."""

    outlaw: ClassVar[Effort]
    legend: ClassVar[Effort]
    """The efforts of the levels that search."""

    against: ClassVar[frozenset[str]]
    """The keys of the reasons against a move."""

    def gentle(self, observation: Observation) -> Move:
        """A sensible move, or now and then a mistake that a child can exploit."""

    def careful(self, observation: Observation) -> Move:
        """The best move by heuristics, without search."""

    def search(self, observation: Observation, effort: Effort) -> list[Estimate]:
        """Estimates of every legal move, the best first."""

    def rollouts(self, observation: Observation) -> Mapping[str, Callable[[int], None]]:
        """Parts of the search that the benchmark measures, by name; each is called with a number of iterations."""

    def reason(self, observation: Observation, move: Move) -> Reason:
        """The most important reason for or against a move."""
