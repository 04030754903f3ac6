"""What is pending, as data: whom a question is put to and the moves that answer it. And the steps of a game.

A game's questions and steps take that game's own kind of table: here it is Any, as mypyc's acyclic classes are never
generic.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.events import answered
from coltexpress.engine.moves import NOT_ASKED, Move, Moves
from coltexpress.engine.play.dice import Dice

if TYPE_CHECKING:
    from coltexpress.engine.state import BaseState

NATURE: Final = -1  # as in protocol; said again here, as mypyc inlines only constants that it compiles
EVERYONE: Final = -2  # the seat of a question that is put to several players at the same time

SET_UP: Final = 0  # the first step of every game
OVER: Final = 9  # in every game: a number beyond all its steps


@mypyc_attr(acyclic=True)
class Question:
    """A choice that somebody has to make before the game can go on. `text` is its notation, which rebuilds it."""

    def __init__(self, seat: i64, moves: Moves) -> None:
        self.seat: i64 = seat
        self.moves = moves

    def options(self, state: Any, seat: i64) -> Moves:
        """What this seat may answer. `seat` is one that is to act."""
        return self.moves

    def allows(self, state: Any, seat: i64, move: Move) -> bool:
        moves: tuple[object, ...] = self.moves or self.options(state, seat)  # object: compiled, no type to check
        for choice in moves:
            if choice is move:
                return True
        return any(choice == move for choice in moves)

    def objection(self, state: Any, seat: i64, move: Move) -> IllegalMove | None:
        """What is wrong with a move that is not allowed, if there is more to say than that."""
        return None

    def answer(self, state: Any, seat: i64, move: Move) -> None:
        raise NotImplementedError

    def sample(self, state: Any, dice: Dice) -> Move:
        """Nature's answer."""
        return self.moves[dice.below(len(self.moves))]

    def resampled(self, state: Any, viewer: i64, dice: Dice) -> "Question":
        """The same question on a table where what the viewer may not know has been thrown anew."""
        return self

    def text(self, state: Any) -> str:
        raise NotImplementedError

    def told(self, state: Any) -> str:
        """What everybody may know of the question."""
        return self.text(state)


@mypyc_attr(acyclic=True)
class SimultaneousQuestion(Question):
    """A question put to several players at the same time; the answers are secret until the last has come."""

    revocable: ClassVar[bool] = False
    """Whether an answer can be taken back until the last has come."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, ())

    def asks(self, state: Any, seat: i64) -> bool:
        """Whether this seat is among those that are asked."""
        return True

    def ask(self, state: "BaseState") -> None:
        state.answers = [None if self.asks(state, seat) else NOT_ASKED for seat in range(int(state.seats))]
        state.question = self

    def answer(self, state: Any, seat: i64, move: Move) -> None:
        board: BaseState = state
        answers = board.answers.copy()
        answers[seat] = move
        complete = None not in answers
        board.answers = [] if complete else answers
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

    def commit(self, state: Any, answers: list[Move | None]) -> None:
        """All have answered; what is not told before it is carried out is put in its place, before the last is told."""

    def apply_answer(self, state: Any, seat: i64, move: Move) -> None:
        """Carry out one seat's answer, now that all are in."""

    def finish(self, state: Any) -> None:
        """Go on, once every answer is carried out."""

    def resample_answers(self, state: "BaseState", viewer: i64, dice: Dice) -> None:
        """Choices made in secret by others: any they might have made."""
        answers = state.answers.copy()
        for other in range(len(answers)):
            given = answers[other]
            if other != viewer and given is not None and given is not NOT_ASKED:
                choices = self.options(state, other)
                answers[other] = choices[dice.below(len(choices))]
        state.answers = answers


class Step:
    """A stretch of the game."""

    def run(self, state: Any) -> None:
        """Do what comes next: ask a question, change the table, or go to another step."""
        raise NotImplementedError
