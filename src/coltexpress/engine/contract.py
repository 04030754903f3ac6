"""The contract. Moves go in, events come out, everyone sees only what is theirs to see."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, Self, TypeAlias

from coltexpress.engine.play.dice import Dice

Seat: TypeAlias = int
NATURE: Final = -1
"""Chance is a player: this is its seat."""
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""
View: TypeAlias = dict[str, Any]
"""All that a viewer may know, ready for JSON. No member of an object is ever null, so merge patches can carry it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, seat by seat: money (or what the game counts) and place; equal places are shared."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_of(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each, the highest rank first; equal ranks share one, and the next is left out."""
    return tuple([1 + sum(other > mine for other in ranks) for mine in ranks])


class Move(Protocol):
    """Immutable; `str(move)` is its notation, and `Game.parse_move` the inverse."""

    def __str__(self) -> str: ...


class Event(Protocol):
    """Something that happened: a stable kind and the values that tell it."""

    @property
    def kind(self) -> str: ...

    def data(self) -> Mapping[str, Any]: ...

    def redact(self, viewer: Viewer) -> Self: ...


class Options(Protocol):
    """How a game is to be set up."""

    @property
    def seats(self) -> int: ...

    def to_json(self) -> dict[str, Any]: ...


class State(Protocol):
    """A table in the middle of a game."""

    listener: Callable[[Any], None] | None
    """Called after each event, while the table stands as the event left it."""
    quiet: bool
    """True: no events are made. For search."""

    slug: ClassVar[str]
    """The game it is a table of."""

    rules_version: int
    """The version of the rules that it is played by."""

    round: int
    """The one that is played, from 1; 0 before the first."""

    def to_act(self) -> tuple[Seat, ...]:
        """() when the game is over, (NATURE,) for chance, several seats when they choose at the same time."""

    def legal_moves(self, seat: Seat) -> Sequence[Any]:
        """What this seat may do now. A seat that is not to act has none, or can take a secret answer back."""

    def apply(self, seat: Seat, move: Any) -> Sequence[Any]:
        """Make a move and tell what happened. IllegalMove leaves everything as it was."""

    def sample_chance(self, dice: Dice) -> Any:
        """Nature's move, thrown; only when NATURE is to act."""

    def view(self, viewer: Viewer) -> View:
        """All that this viewer may know."""

    def views(self, viewers: Sequence[Viewer]) -> list[View]:
        """The view of each, made together: what several know is one object. Do not change them."""

    def face_down(self, viewer: Viewer) -> int:
        """How many cards that will be turned over, and purses lying about, others can read and this viewer cannot.

        When it falls, one may have come to light.
        """

    def determinize(self, seat: Viewer, dice: Dice) -> Self:
        """A full table that this seat cannot tell from the real one; it depends only on the view and the dice."""

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    def copy(self) -> Self:
        """A table that goes its own way from here."""

    def notation(self) -> str:
        """The position as a small table; `Game.parse_position` is the inverse."""


class Game(Protocol):
    """The rules of one game."""

    slug: str
    rules_version: int
    """The newest: what new games are played by."""

    def parse_options(self, data: Mapping[str, object]) -> Any:
        """Options from JSON; BadOption names the field at fault."""

    def plays(self, rules_version: int) -> bool:
        """Whether games of this version of the rules can be played and replayed."""

    def new(self, options: Any, rules_version: int | None = None) -> Any:
        """A table as it stands before anybody, nature included, has done anything. None: by the newest rules."""

    def parse_move(self, text: str) -> Any:
        """The inverse of `str(move)`."""

    def parse_position(self, text: str, settle: bool = True) -> Any:
        """The inverse of `state.notation()`; what is left out gets its default.

        `settle`: if nothing is asked, play on to the first choice.
        """

    def redact(self, event: Any, viewer: Viewer) -> Any:
        """What this viewer sees of an event."""
