"""The base class of moves, and the moves that both games share.

A kind of move declares its notation and its fields once, as `spec`; `str(move)`, its data, its schema and its message
derive from it. Moves from a short list are created once and shared, so that comparison by identity is enough in most
cases.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.specs import Name, Names, Spec


@mypyc_attr(acyclic=True)
class Move:
    """A move of a player, or a chance outcome."""

    spec: ClassVar[Spec] = Spec("", "-")

    @property
    def kind(self) -> str:
        return self.spec.kind

    def data(self) -> JsonObject:
        """The fields as JSON data."""
        return self.spec.data(self)

    def described(self) -> JsonObject:
        """The move in notation and as data."""
        return {"move": str(self), "kind": self.kind, "data": self.data()}

    def __str__(self) -> str:
        return self.spec.text(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return make, (type(self), self.spec.arguments(self))


Moves: TypeAlias = tuple[Move, ...]
"""Legal moves are tuples: they are created once, shared and immutable."""
M = TypeVar("M", bound=Move)


def make(kind: type[Move], arguments: tuple[object, ...]) -> Move:
    """The move of this kind with these arguments: the shared one, if there is one."""
    found = kind.spec.shared.get(arguments)
    if found is None:
        return kind(*arguments)
    assert isinstance(found, Move)
    return found


def shared(move: M) -> M:
    """Share this move: parsing and unpickling return it instead of an equal one."""
    move.spec.shared[move.spec.arguments(move)] = move
    return move


@mypyc_attr(acyclic=True)
class AssignBandits(Move):
    """Chance assigns the bandits that the options leave open."""

    spec: ClassVar[Spec] = Spec("assign-bandits", "bandits {bandits}", Names("bandits", BANDITS))

    def __init__(self, bandits: tuple[int, ...]) -> None:
        self.bandits = bandits


@mypyc_attr(acyclic=True)
class DrawFirstPlayer(Move):
    """Chance draws the first player's pawn."""

    spec: ClassVar[Spec] = Spec("draw-first-player", "first {bandit}", Name("bandit", BANDITS, "who"))

    def __init__(self, who: int) -> None:
        self.who = who


@mypyc_attr(acyclic=True)
class TakeBack(Move):
    """Take a secret choice back while others are still choosing."""

    spec: ClassVar[Spec] = Spec("take-back", "take back")


@mypyc_attr(acyclic=True)
class NotAsked(Move):
    """Placeholder for the answer of a seat that is not asked. It is never a legal move."""

    spec: ClassVar[Spec] = Spec("not-asked", "-")


TAKE_BACK: Final = shared(TakeBack())
NOT_ASKED: Final = shared(NotAsked())


def by_mask(moves: Sequence[Move]) -> list[Moves]:
    """For each bit mask of choices, the tuple of the chosen moves."""
    return [tuple([move for bit, move in enumerate(moves) if mask >> bit & 1]) for mask in range(1 << len(moves))]
