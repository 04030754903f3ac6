"""Pending decisions as data: a question has the seat that is asked and the moves that answer it. Also game steps."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, cast

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.events import answered
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import NOT_ASKED, Move, Moves
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.specs import Spec

if TYPE_CHECKING:
    from coltexpress.engine.state import BaseState

GameState: TypeAlias = Any  # Any: each game uses its own board class, and acyclic mypyc classes cannot be generic

NATURE: Final = -1  # as in contract; repeated because mypyc inlines only constants of compiled modules
EVERYONE: Final = -2  # the seat of a question for several players at the same time

SET_UP: Final = 0  # the first step of every game
OVER: Final = 9  # the last step of every game, above all other step numbers


@dataclass(frozen=True, slots=True)
class Selection:
    """Describes many legal moves of one kind: from `least` to `most` of these cards, as the field `cards` of a move."""

    kind: str
    cards: tuple[JsonObject | str, ...]
    """As in the data of the move; equal cards can be selected as often as they are listed."""
    least: int
    most: int
    ordered: bool
    """Whether another order is another move."""


@mypyc_attr(acyclic=True)
class Question:
    """A choice that is required before the game continues. `notation` is its text, from which it can be rebuilt."""

    spec: ClassVar[Spec] = Spec("", "")

    def __init__(self, seat: i64, moves: Moves) -> None:
        self.seat: i64 = seat
        self.moves = moves

    def options(self, state: GameState, seat: i64) -> Moves:
        """The possible answers of this seat, which must be one that is to act."""
        return self.moves

    def allows(self, state: GameState, seat: i64, move: Move) -> bool:
        moves: tuple[object, ...] = self.moves or self.options(state, seat)  # object: no type checks when compiled
        for choice in moves:
            if choice is move:
                return True
        return any(choice == move for choice in moves)

    def objection(self, state: GameState, seat: i64, move: Move) -> IllegalMove | None:
        """A specific reason why a move is not allowed, if there is one."""
        return None

    def answer(self, state: GameState, seat: i64, move: Move) -> None:
        raise NotImplementedError

    def sample(self, state: GameState, dice: Dice) -> Move:
        """Sample a chance outcome as the answer."""
        return self.moves[dice.below(len(self.moves))]

    def resampled(self, state: GameState, viewer: i64, dice: Dice) -> "Question":
        """The same question in a state whose parts hidden from the viewer have been resampled."""
        return self

    def notation(self, state: GameState) -> str:
        return self.spec.text(self)

    def data(self, state: GameState) -> JsonObject:
        """The public part of the question, as JSON data."""
        return self.spec.data(self)

    def selection(self, state: GameState, seat: i64) -> Selection | None:
        """A description of the answers of this seat, if there are too many to list."""
        return None


NO_ANSWERS: Final[list[Move | None]] = []  # shared: answers are replaced, never modified


def first_unanswered(answers: list[Move | None]) -> i64:
    """The first seat that has not answered yet; -1 if all have."""
    given = cast(list[object], answers)  # object: no type checks when compiled
    seat: i64 = 0
    while seat < len(given):
        if given[seat] is None:
            return seat
        seat += 1
    return -1


@mypyc_attr(acyclic=True)
class SimultaneousQuestion(Question):
    """A question for several players at the same time; the answers are secret until all have answered."""

    revocable: ClassVar[bool] = False
    """Whether an answer can be taken back until all have answered."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, ())

    def asks(self, state: GameState, seat: i64) -> bool:
        """Whether this seat is asked."""
        return True

    def ask(self, state: "BaseState") -> None:
        state.answers = [None if self.asks(state, seat) else NOT_ASKED for seat in range(int(state.seats))]
        state.question = self

    def answer(self, state: GameState, seat: i64, move: Move) -> None:
        board: BaseState = state
        answers = board.answers.copy()
        answers[seat] = move
        complete = first_unanswered(answers) < 0
        board.answers = NO_ANSWERS if complete else answers
        if complete:
            self.commit(board, answers)
        if not board.quiet:
            board.emit(answered(seat))
        if not complete:
            board.question = self
            return
        for each in range(len(answers)):
            given = answers[each]
            if given is not None and given is not NOT_ASKED:
                self.apply_answer(state, each, given)
        self.finish(state)

    def commit(self, state: GameState, answers: list[Move | None]) -> None:
        """Update the state when all have answered, before the event of the last answer."""

    def apply_answer(self, state: GameState, seat: i64, move: Move) -> None:
        """Carry out the answer of one seat, after all have answered."""

    def finish(self, state: GameState) -> None:
        """Continue after all answers have been carried out."""

    def resample_answers(self, state: "BaseState", viewer: i64, dice: Dice) -> None:
        """Replace the secret answers of the other seats by random possible ones."""
        answers = state.answers.copy()
        for other in range(len(answers)):
            given = answers[other]
            if other != viewer and given is not None and given is not NOT_ASKED:
                choices = self.options(state, other)
                answers[other] = choices[dice.below(len(choices))]
        state.answers = answers


class Step:
    """A step of the game."""

    def run(self, state: GameState) -> None:
        """Ask a question, change the state, or switch to another step."""
        raise NotImplementedError
