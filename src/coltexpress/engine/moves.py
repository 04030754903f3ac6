"""What every move is, and the moves that both games have. `str(move)` is a move's notation.

Moves that come from a short list are made once and shared: those are compared by identity in play.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from coltexpress.engine.bandits import BANDITS


@mypyc_attr(acyclic=True)
class Move:
    """Something a player, or nature, does."""

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))


Moves: TypeAlias = tuple[Move, ...]
"""Choices are tuples: they are made once and shared, and nobody can change them."""


@mypyc_attr(acyclic=True)
class AssignBandits(Move):
    """Nature gives out the bandits nobody has chosen."""

    def __init__(self, bandits: tuple[int, ...]) -> None:
        self.bandits = bandits

    def __str__(self) -> str:
        return "bandits " + ", ".join(BANDITS[who] for who in self.bandits)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        return AssignBandits, (self.bandits,)


@mypyc_attr(acyclic=True)
class DrawFirstPlayer(Move):
    """Nature draws the first player's pawn."""

    def __init__(self, who: int) -> None:
        self.who = who

    def __str__(self) -> str:
        return f"first {BANDITS[self.who]}"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return DrawFirstPlayer, (self.who,)


@mypyc_attr(acyclic=True)
class TakeBack(Move):
    """A secret choice is taken back, while others are still choosing."""

    def __str__(self) -> str:
        return "take back"

    def __reduce__(self) -> str:
        return "TAKE_BACK"


@mypyc_attr(acyclic=True)
class NotAsked(Move):
    """Stands for the answer of a seat that is not asked. Nobody ever makes it."""

    def __str__(self) -> str:
        return "-"

    def __reduce__(self) -> str:
        return "NOT_ASKED"


TAKE_BACK: Final = TakeBack()
NOT_ASKED: Final = NotAsked()


def by_mask(moves: Sequence[Move]) -> list[Moves]:
    """For each set of choices, as bits, the moves that make them."""
    return [tuple([move for bit, move in enumerate(moves) if mask >> bit & 1]) for mask in range(1 << len(moves))]
