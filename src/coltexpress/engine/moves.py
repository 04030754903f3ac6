"""The base class of moves, and the moves that both games share. `str(move)` is the notation of a move.

Moves from a short list are created once and shared, so that comparison by identity is enough in most cases.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from coltexpress.engine.bandits import BANDITS


@mypyc_attr(acyclic=True)
class Move:
    """A move of a player, or a chance outcome."""

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))


Moves: TypeAlias = tuple[Move, ...]
"""Legal moves are tuples: they are created once, shared and immutable."""


@mypyc_attr(acyclic=True)
class AssignBandits(Move):
    """Chance assigns the bandits that the options leave open."""

    def __init__(self, bandits: tuple[int, ...]) -> None:
        self.bandits = bandits

    def __str__(self) -> str:
        return "bandits " + ", ".join(BANDITS[who] for who in self.bandits)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        return AssignBandits, (self.bandits,)


@mypyc_attr(acyclic=True)
class DrawFirstPlayer(Move):
    """Chance draws the first player's pawn."""

    def __init__(self, who: int) -> None:
        self.who = who

    def __str__(self) -> str:
        return f"first {BANDITS[self.who]}"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return DrawFirstPlayer, (self.who,)


@mypyc_attr(acyclic=True)
class TakeBack(Move):
    """Take a secret choice back while others are still choosing."""

    def __str__(self) -> str:
        return "take back"

    def __reduce__(self) -> str:
        return "TAKE_BACK"


@mypyc_attr(acyclic=True)
class NotAsked(Move):
    """Placeholder for the answer of a seat that is not asked. It is never a legal move."""

    def __str__(self) -> str:
        return "-"

    def __reduce__(self) -> str:
        return "NOT_ASKED"


TAKE_BACK: Final = TakeBack()
NOT_ASKED: Final = NotAsked()


def by_mask(moves: Sequence[Move]) -> list[Moves]:
    """For each bit mask of choices, the tuple of the chosen moves."""
    return [tuple([move for bit, move in enumerate(moves) if mask >> bit & 1]) for mask in range(1 << len(moves))]
