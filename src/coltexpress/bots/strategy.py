"""How a game is thought about: what each game offers the built-in bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from coltexpress.bots.bot import Observation
from coltexpress.engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to search: at most so many iterations, fewer when the clock runs out or nothing can change any more.

    `thorough`: with everything that makes a search stronger but slower or more special. `least`: every legal move is
    tried at least so often.
    """

    iterations: int
    thorough: bool = False
    least: int = 0


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a search thinks of a move: the chance to win with it (a shared victory counts as a share), what the game
    will count in the end (money; loot cards), and how often it was tried."""

    move: Move
    chance: float
    score: float
    visits: int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or bad: a stable key, and the names and numbers that fill its sentence."""

    key: str
    details: Mapping[str, str | int] = field(default_factory=dict)


class Strategy(Protocol):
    """One game, thought about in four ways. Whatever is answered depends on the observation alone."""

    def gentle(self, observation: Observation) -> Move:
        """A sensible move, now and then a mistake that a child can use."""

    def careful(self, observation: Observation) -> Move:
        """The best move by rules of thumb, without search."""

    def search(self, observation: Observation, effort: Effort) -> list[Estimate]:
        """Every legal move, the one to be played first."""

    def reason(self, observation: Observation, move: Move) -> Reason:
        """The most telling thing about a move."""
