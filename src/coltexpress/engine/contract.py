"""The interface of a game: a state takes moves, returns events and shows each viewer only what it may know."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, Self, TypeAlias

from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.options import GameOptions, GameSpec
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import Question, Selection
from coltexpress.engine.samples import Samples

Seat: TypeAlias = int
NATURE: Final = -1
"""The seat of chance, which is modelled as a player."""
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""
View: TypeAlias = Mapping[str, Any]  # Any: the JSON differs by game; each game's state narrows it to a TypedDict
"""All that a viewer may know, as JSON data. No object member is null, so JSON merge patches can express changes."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result by seat: score (money, or what the game counts) and place; ties share a place."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory; the shares add up to 1."""
        return shares_of(self.places)


def places_of(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each rank, highest first; ties share a place and skip the next (1, 1, 3)."""
    ordered = sorted(ranks, reverse=True)
    return tuple([1 + ordered.index(mine) for mine in ranks])


def shares_of(places: tuple[int, ...]) -> tuple[float, ...]:
    """The share of the victory of each place; all 0 without a first place."""
    winners = places.count(1)
    return tuple([1 / winners if place == 1 else 0.0 for place in places])


class State(Protocol):
    """The state of a running game, as code outside the games uses it."""

    slug: ClassVar[str]
    """The slug of the game."""

    rules_version: int
    """The version of the rules in force."""

    seats: int
    """The number of players."""

    bandits: tuple[int, ...]
    """The bandit number in each slot: one slot per seat, several per seat in teams; NOBODY while a slot is open."""

    round: int
    """The current round, from 1; 0 before the first round."""

    first: int
    """The seat of the first player; -1 until it is determined."""

    question: Question | None
    """The pending question; None once the game is over."""

    answers: list[Move | None]
    """Answers by seat to a question for several seats at once; None: not answered yet."""

    listener: Callable[[Event], None] | None
    """Called after each event, while the state is exactly as after that event."""

    quiet: bool
    """True: no events are created. For search."""

    def to_act(self) -> tuple[Seat, ...]:
        """The seats to act: () when the game is over, (NATURE,) for chance, several seats for simultaneous choices."""

    def legal_moves(self, seat: Seat) -> Moves:
        """What this seat may do now. A seat that is not to act has none, or can take a secret answer back."""

    def selection(self, seat: Seat) -> Selection | None:
        """A description of the legal moves of this seat, if there are too many to list to a client."""

    def apply(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Apply a move and return its events. IllegalMove leaves the state unchanged."""

    def refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """The error that explains why this seat may not make this move."""

    def sample_chance(self, dice: Dice) -> Move:
        """Sample a chance outcome; only when NATURE is to act."""

    def view(self, viewer: Viewer) -> View:
        """All that this viewer may know."""

    def views(self, viewers: Sequence[Viewer]) -> list[JsonObject]:
        """The view of each viewer. Views share objects, so do not modify them."""

    def determinize(self, seat: Viewer, dice: Dice) -> Self:
        """A full state consistent with this seat's view; it depends only on that view and the dice."""

    def seat_of(self, slot: int) -> Seat:
        """The seat that plays the bandit in this slot of `bandits`."""

    def viewer_number(self, viewer: Viewer) -> int:
        """The viewer as a number, `seats` for a spectator; ColtError for an unknown seat."""

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    def copy(self) -> Self:
        """An independent copy."""

    def notation(self) -> str:
        """The position as a text table; `Game.parse_position` is the inverse."""


class Game(Protocol):
    """The rules of one game."""

    slug: str
    spec: GameSpec
    """The numbers of players, the bandits, the unit of the scores and the options."""

    samples: Samples
    rules_version: int
    """The newest version, used for new games."""

    move_kinds: tuple[type[Move], ...]
    """The classes of all moves, chance outcomes included; `spec` declares each."""

    question_kinds: tuple[type[Question], ...]
    """The classes of all questions, chance included; `spec` declares each."""

    event_kinds: tuple[type[Event], ...]
    """The classes of all events; a kind means the same in every game."""

    def parse_options(self, data: Mapping[str, object]) -> GameOptions:
        """Options from JSON; BadOption names the invalid field."""

    def plays(self, rules_version: int) -> bool:
        """Whether games under this rules version can be played and replayed."""

    def options(self, **chosen: object) -> GameOptions:
        """Options from keyword arguments, with the names that `parse_options` reads."""

    def new(self, options: Any, rules_version: int | None = None) -> State:  # Any: options of this game, or their JSON
        """The state before the first move, chance moves included. `rules_version`: None for the newest.

        Options as JSON are parsed, so BadOption is possible. Options of another game are a TypeError.
        """

    def loot(self, state: Any) -> list[int]:  # Any: a state of this game
        """The loot of each seat so far, counted as in the final score but without prizes."""

    def parse_move(self, text: str) -> Move:
        """The inverse of `str(move)`."""

    def move_from_data(self, kind: str, data: Mapping[str, object]) -> Move:
        """The inverse of `move.kind` and `move.data()`; ColtError names the wrong field."""

    def parse_position(self, text: str, *, advance: bool = True, rules_version: int | None = None) -> State:
        """The inverse of `state.notation()`; omitted parts get their defaults.

        `advance`: if no question is given, advance to the first question, which may be one for chance.
        `rules_version`: for a title that does not name one, because it was the newest when the text was written; None:
        the newest now.
        """
