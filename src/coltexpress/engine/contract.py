"""The contract. Moves go in, events come out, everyone sees only what is theirs to see."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, Self, TypeAlias

from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import Question

Seat: TypeAlias = int
NATURE: Final = -1
"""Chance is a player: this is its seat."""
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""
View: TypeAlias = dict[str, Any]  # Any: JSON of another shape in each game
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


class State(Protocol):
    """The state of a running game: all that code outside the games needs of it."""

    slug: ClassVar[str]
    """The game it is a state of."""

    rules_version: int
    """The version of the rules that it is played by."""

    seats: int
    """How many players there are."""

    bandits: tuple[int, ...]
    """The bandit in each place, by number: one for each seat, in teams several; NOBODY as long as a place is open."""

    round: int
    """The current round, from 1; 0 before the first."""

    first: int
    """The seat of the first player; -1 until there is one."""

    question: Question | None
    """What is pending; None once the game is over."""

    answers: list[Move | None]
    """To a question that several seats answer at the same time, by seat; None: not given yet."""

    listener: Callable[[Event], None] | None
    """Called after each event, while the state is as the event left it."""

    quiet: bool
    """True: no events are made. For search."""

    def to_act(self) -> tuple[Seat, ...]:
        """() when the game is over, (NATURE,) for chance, several seats when they choose at the same time."""

    def legal_moves(self, seat: Seat) -> Moves:
        """What this seat may do now. A seat that is not to act has none, or can take a secret answer back."""

    def apply(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Make a move; what happened. IllegalMove leaves everything as it was."""

    def refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Why this seat may not make this move."""

    def sample_chance(self, dice: Dice) -> Move:
        """A chance outcome; only when NATURE is to act."""

    def view(self, viewer: Viewer) -> View:
        """All that this viewer may know."""

    def views(self, viewers: Sequence[Viewer]) -> list[View]:
        """The view of each, made together: what several know is one object. Do not change them."""

    def face_down(self, viewer: Viewer) -> int:
        """How many cards that will be turned over, and purses lying about, others can read and this viewer cannot.

        When it falls, one may have come to light.
        """

    def determinize(self, seat: Viewer, dice: Dice) -> Self:
        """A full state that this seat cannot tell from the real one; it depends only on the view and the dice."""

    def seat_of(self, slot: int) -> Seat:
        """Whose bandit the one in this place of `bandits` is."""

    def seat_number(self, viewer: Viewer) -> int:
        """A viewer as a number, a spectator as one beyond the seats; ColtError if there is no such seat."""

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    def copy(self) -> Self:
        """An independent copy."""

    def notation(self) -> str:
        """The position as a small table; `Game.parse_position` is the inverse."""


class Game(Protocol):
    """The rules of one game."""

    slug: str
    rules_version: int
    """The newest: what new games are played by."""

    def parse_options(self, data: Mapping[str, object]) -> GameOptions:
        """Options from JSON; BadOption names the field at fault."""

    def plays(self, rules_version: int) -> bool:
        """Whether games of this version of the rules can be played and replayed."""

    def options(self, **chosen: object) -> GameOptions:
        """Options from keywords: what `parse_options` reads."""

    def new(self, options: Any, rules_version: int | None = None) -> State:  # Any: the options of this game only
        """The state before anybody, chance included, has done anything. None: by the newest rules."""

    def parse_move(self, text: str) -> Move:
        """The inverse of `str(move)`."""

    def parse_position(self, text: str, settle: bool = True) -> State:
        """The inverse of `state.notation()`; what is left out gets its default.

        `settle`: if nothing is asked, play on to the first choice.
        """

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """What this viewer sees of an event."""
