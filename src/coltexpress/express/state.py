"""The contract's State for Colt Express: a table that takes moves and tells what happened."""

from typing import Any, Final

from mypy_extensions import i64

from coltexpress.core.dice import Dice
from coltexpress.core.errors import ColtError, IllegalMove
from coltexpress.core.protocol import Outcome, Viewer
from coltexpress.express.determinize import rethrow
from coltexpress.express.events import Event
from coltexpress.express.moves import Move, Moves
from coltexpress.express.notation import notation
from coltexpress.express.options import Options
from coltexpress.express.questions import EVERYONE, OVER, Question
from coltexpress.express.rounds import advance
from coltexpress.express.scoring import score
from coltexpress.express.table import Table
from coltexpress.express.view import view

_ACTORS: Final[list[tuple[int, ...]]] = [(), *[(seat,) for seat in range(-1, 6)]]
_SPECTATOR: Final = 6


class ExpressState(Table):
    """See core.protocol.State."""

    def to_act(self) -> tuple[int, ...]:
        question = self.question
        if question is None:
            return ()
        if question.seat == EVERYONE:
            return tuple([seat for seat, answer in enumerate(self.answers) if answer is None])
        return _ACTORS[question.seat + 2]

    def may_answer(self, question: Question, seat: i64) -> bool:
        """Whether a question to everybody waits for this seat."""
        return question.seat == EVERYONE and 0 <= seat < len(self.answers) and self.answers[seat] is None

    def legal_moves(self, seat: i64) -> Moves:
        question = self.question
        if question is None or ((question.seat != seat or seat == EVERYONE) and not self.may_answer(question, seat)):
            return ()
        return question.moves or question.options(self, seat)

    def apply(self, seat: i64, move: Move) -> list[Event]:
        question = self.question
        if (
            question is None
            or ((question.seat != seat or seat == EVERYONE) and not self.may_answer(question, seat))
            or not question.allows(self, seat, move)
        ):
            raise self.refusal(int(seat), move)
        self.question = None
        if self.events or not self.quiet:  # a quiet table's list stays empty: no need for a new one
            self.events = []
        question.answer(self, seat, move)
        advance(self)
        return self.events

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why this move may not be made. Nature's other moves are nobody's business."""
        if self.question is None:
            return IllegalMove("over")
        if seat not in self.to_act():
            return IllegalMove("not-your-turn", seat=seat)
        legal = [] if seat < 0 else [str(choice) for choice in self.legal_moves(seat)]
        return IllegalMove("move", legal, move=str(move))

    def sample_chance(self, dice: Dice) -> Move:
        question = self.question
        if question is None or question.seat != -1:
            raise IllegalMove("no-chance")
        return question.throw(self, dice)

    def outcome(self) -> Outcome | None:
        return score(self) if self.step == OVER else None

    def copy(self) -> "ExpressState":
        twin = ExpressState(
            self.options,
            [player.copy() for player in self.players],
            [bandit.copy() for bandit in self.gang],
            self.floor.copy(),
            self.fallen.copy(),
            self.pile.copy(),
        )
        twin.length = self.length
        twin.marshal = self.marshal
        twin.neutral = self.neutral
        twin.second_strongbox = self.second_strongbox
        twin.unborn = self.unborn
        twin.round = self.round
        twin.card = self.card
        twin.used = self.used
        twin.turns = self.turns
        twin.turn = self.turn
        twin.first = self.first
        twin.resolved = self.resolved
        twin.step = self.step
        twin.done = self.done
        twin.acting = self.acting
        twin.action = self.action
        twin.keeper = self.keeper
        twin.question = self.question
        twin.answers = self.answers
        twin.quiet = self.quiet
        return twin

    def view(self, viewer: Viewer) -> dict[str, Any]:
        if viewer is not None and not 0 <= viewer < self.seats:
            raise ColtError("viewer-unknown", value=viewer)
        return view(self, self.to_act(), viewer)

    def notation(self) -> str:
        return notation(self)

    def __str__(self) -> str:
        return notation(self)

    def __reduce__(self) -> tuple[object, tuple[str, bool]]:
        return restore, (notation(self), self.quiet)

    def determinize(self, seat: Viewer, dice: Dice) -> "ExpressState":
        twin = self.copy()
        rethrow(twin, _SPECTATOR if seat is None else seat, dice)
        return twin


def new_state(options: Options) -> ExpressState:
    state = ExpressState(options, [], [], [], [], [])
    advance(state)
    state.events = []
    return state


def restore(text: str, quiet: bool) -> ExpressState:
    """A pickled state comes back through its notation."""
    from coltexpress.express.position import parse_position  # position reads into states: it stands above this module

    state = parse_position(text, settle=False)
    state.quiet = quiet
    return state
