"""What is pending, as data: whom a question is put to and the moves that answer it. And the steps of a game."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.core.dice import Dice
from coltexpress.express.events import (
    Answered,
)
from coltexpress.express.moves import Move, Moves

if TYPE_CHECKING:
    from coltexpress.express.table import Table

NATURE: Final = -1  # as in core.protocol; said again here, as mypyc inlines only constants that it compiles
EVERYONE: Final = -2  # the seat of a question that is put to all players at the same time

# The steps of a game, in order; rounds.STEPS says what each does.
SET_UP: Final = 0
DEAL: Final = 1
TURN_OVER: Final = 2
SHED: Final = 3
SCHEMIN: Final = 4
KEEP: Final = 5
STEALIN: Final = 6
ROUND_EVENT: Final = 7
NEXT_ROUND: Final = 8
OVER: Final = 9


@mypyc_attr(acyclic=True)
class Question:
    """A choice that somebody has to make before the game can go on. `text` is its notation, which rebuilds it."""

    def __init__(self, seat: i64, moves: Moves) -> None:
        self.seat: i64 = seat
        self.moves = moves

    def options(self, table: "Table", seat: i64) -> Moves:
        """What this seat may answer. `seat` is one that is to act."""
        return self.moves

    def allows(self, table: "Table", seat: i64, move: Move) -> bool:
        moves = self.moves or self.options(table, seat)
        for choice in moves:
            if choice is move:
                return True
        return any(choice == move for choice in moves)

    def answer(self, table: "Table", seat: i64, move: Move) -> None:
        raise NotImplementedError

    def throw(self, table: "Table", dice: Dice) -> Move:
        """Nature's answer."""
        return self.moves[dice.below(len(self.moves))]

    def imagined(self, table: "Table", viewer: i64, dice: Dice) -> "Question":
        """The same question on a table where what the viewer may not know has been thrown anew."""
        return self

    def text(self, table: "Table") -> str:
        raise NotImplementedError

    def told(self, table: "Table") -> str:
        """What everybody may know of the question."""
        return self.text(table)


@mypyc_attr(acyclic=True)
class TogetherQuestion(Question):
    """A question put to all players at the same time; the answers are secret until the last has come."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, ())

    def answer(self, table: "Table", seat: i64, move: Move) -> None:
        answers = table.answers.copy()
        answers[seat] = move
        complete = None not in answers
        table.answers = [] if complete else answers
        if not table.quiet:
            table.emit(Answered(seat))
        if not complete:
            table.question = self
            return
        for each in range(len(answers)):
            given = answers[each]
            assert given is not None
            self.conclude(table, each, given)
        self.finish(table)

    def conclude(self, table: "Table", seat: i64, move: Move) -> None:
        """Carry out one seat's answer, now that all are in."""
        raise NotImplementedError

    def finish(self, table: "Table") -> None:
        """Go on, once every answer is carried out."""


class Step:
    """A stretch of the game; rounds.STEPS lists them in order."""

    def run(self, table: "Table") -> None:
        """Do what comes next: ask a question, change the table, or go to another step."""
        raise NotImplementedError
