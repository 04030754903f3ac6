"""The state shared by both games: pending question, answers, seats and events. Each game adds its board."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from coltexpress.engine.contract import View, Viewer
from coltexpress.engine.errors import ColtError, IllegalMove
from coltexpress.engine.events import Event, FirstPlayer, Joined, TakenBack
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import NOT_ASKED, TAKE_BACK, Move, Moves
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import (
    EVERYONE,
    NATURE,
    NO_ANSWERS,
    OVER,
    SET_UP,
    Question,
    Selection,
    SimultaneousQuestion,
)
from coltexpress.engine.registry import restore

_ACTORS: Final[list[tuple[int, ...]]] = [(), *[(seat,) for seat in range(-1, 7)]]
_ONLY_TAKE_BACK: Final[Moves] = (TAKE_BACK,)


class BaseState:
    """Applies moves and emits events; the rules are in the questions and steps of a game."""

    slug: ClassVar[str] = ""

    def __init__(self, options: GameOptions, rules_version: i64) -> None:
        self.rules_version = rules_version  # see the `versions` module of the game
        self.seats: i64 = options.players
        self.bandits: tuple[int, ...] = options.bandits  # as in the options until all are assigned
        self.first: i64 = options.first  # the first player's seat, or -1
        self.step: i64 = SET_UP
        self.question: Question | None = None
        self.answers: list[Move | None] = NO_ANSWERS  # to a SimultaneousQuestion, by seat; replaced, never modified
        self.quiet = False
        self.listener: Callable[[Event], None] | None = None
        self.events: list[Event] = []

    # --- what a game adds -------------------------------------------------------------------------

    def run_step(self) -> None:
        """Run the current step."""
        raise NotImplementedError

    def notation(self) -> str:
        """The position as a text table."""
        raise NotImplementedError

    def common_view(self) -> JsonObject:
        """The public part of the view."""
        raise NotImplementedError

    def add_own(self, viewer: int, view: JsonObject) -> None:
        """Add what only this viewer knows to a copy of the common view; replace nested values, never modify them."""
        raise NotImplementedError

    def objection(self, seat: int) -> IllegalMove | None:
        """A specific reason why this seat may not act, if there is one."""
        return None

    # --- set-up (see the setup module) ------------------------------------------------------------

    def join(self, slot: int, who: int) -> None:
        """Assign a bandit to an open slot."""
        bandits = list(self.bandits)
        bandits[slot] = who
        self.bandits = tuple(bandits)
        if not self.quiet:
            self.emit(Joined(self.seat_of(slot), who))

    def seat_of(self, slot: int) -> int:
        """The seat that plays the bandit in this slot; in teams a seat has several slots."""
        return slot * int(self.seats) // len(self.bandits)

    def begin_with(self, seat: i64) -> None:
        """Make this seat the first player."""
        self.first = seat
        if not self.quiet:
            self.emit(FirstPlayer(seat))

    # --- playing ----------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        self.events.append(event)
        if self.listener is not None:
            self.listener(event)

    def advance(self) -> None:
        """Run steps until a choice is pending or the game is over."""
        while self.question is None and self.step != OVER:
            self.run_step()

    def advance_silently(self) -> None:
        """Advance to the first question, which may be one for chance, and discard the events."""
        self.advance()
        self.events = []

    def to_act(self) -> tuple[int, ...]:
        question = self.question
        if question is None:
            return ()
        if question.seat == EVERYONE:
            return tuple([seat for seat, answer in enumerate(self.answers) if answer is None])
        return _ACTORS[question.seat + 2]

    def waits_for(self, seat: i64) -> bool:
        """Whether this seat has to answer the pending question."""
        question = self.question
        if question is None:
            return False
        if question.seat != EVERYONE:
            return question.seat == seat
        return 0 <= seat < len(self.answers) and self.answers[seat] is None

    def may_take_back(self, seat: i64) -> bool:
        question = self.question
        if (
            not isinstance(question, SimultaneousQuestion)
            or not question.revocable
            or not 0 <= seat < len(self.answers)
        ):
            return False
        given = self.answers[seat]
        return given is not None and given is not NOT_ASKED

    def legal_moves(self, seat: i64) -> Moves:
        question = self.question
        if question is not None and self.waits_for(seat):
            return question.moves or question.options(self, seat)
        return _ONLY_TAKE_BACK if self.may_take_back(seat) else ()

    def selection(self, seat: i64) -> Selection | None:
        question = self.question
        return None if question is None or not self.waits_for(seat) else question.selection(self, seat)

    def apply(self, seat: i64, move: Move) -> list[Event]:
        question = self.question
        if (
            question is None
            or ((question.seat != seat or seat == EVERYONE) and not self.waits_for(seat))
            or not question.allows(self, seat, move)
        ):
            if move == TAKE_BACK and self.may_take_back(seat):
                return self.take_back(seat)
            raise self.refusal(int(seat), move)
        self.question = None
        if self.events or not self.quiet:  # a quiet state's list stays empty and is reused
            self.events = []
        question.answer(self, seat, move)
        self.advance()
        return self.events

    def take_back(self, seat: i64) -> list[Event]:
        """Take back the answer of this seat, which must choose again."""
        answers = self.answers.copy()
        answers[seat] = None
        self.answers = answers
        self.events = []
        if not self.quiet:
            self.emit(TakenBack(seat))
        return self.events

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """The error for an illegal move. It does not list the possible chance outcomes."""
        if not isinstance(move, Move):  # compiled code has checked this
            raise TypeError(f"expected a Move, for example from parse_move; got {type(move).__name__}")
        question = self.question
        if question is None:
            return IllegalMove("over")
        if not self.waits_for(seat):
            if self.may_take_back(seat):
                return IllegalMove("already-chosen", [str(TAKE_BACK)])
            return self.objection(seat) or IllegalMove("not-your-turn", seat=seat)
        if seat == NATURE:
            return IllegalMove("move", move=str(move))
        if move == TAKE_BACK:
            refused = IllegalMove("nothing-to-take-back")
        else:
            refused = question.objection(self, seat, move) or IllegalMove("move", move=str(move))
        refused.legal = tuple([str(choice) for choice in self.legal_moves(seat)])
        return refused

    def sample_chance(self, dice: Dice) -> Move:
        question = self.question
        if question is None or question.seat != NATURE:
            raise IllegalMove("no-chance")
        return question.sample(self, dice)

    def copy_base_fields(self, twin: "BaseState") -> None:
        """Set the fields of this class on a copy; questions are immutable and shared."""
        twin.bandits = self.bandits
        twin.first = self.first
        twin.step = self.step
        twin.question = self.question
        twin.answers = self.answers
        twin.quiet = self.quiet

    # --- views ------------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> View:
        return self.views((viewer,))[0]

    def views(self, viewers: Sequence[Viewer]) -> list[JsonObject]:
        """The view of each viewer. Views share objects, so do not modify them."""
        for viewer in viewers:
            self.viewer_number(viewer)
        common = self.common_view()
        return [common if viewer is None else self.own_view(viewer, common) for viewer in viewers]

    def own_view(self, viewer: int, common: JsonObject) -> JsonObject:
        """The common view plus the viewer's secret answer and private information."""
        view = common.copy()
        if self.answers:
            mine = self.answers[viewer]
            if mine is not None and mine is not NOT_ASKED:
                view["answer"] = mine.described()
        self.add_own(viewer, view)
        return view

    def viewer_number(self, viewer: Viewer) -> int:
        """The viewer as a number, `seats` for a spectator."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise ColtError("viewer-unknown", value=viewer)
        return int(self.seats) if viewer is None else viewer

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        """The whole position, secrets included, for interactive use of the library."""
        return f"<{type(self).__name__}\n{self.notation()}\n>"

    def __reduce__(self) -> tuple[object, tuple[str, str, bool]]:
        """Pickle the state as its notation."""
        return restore, (self.slug, self.notation(), self.quiet)
