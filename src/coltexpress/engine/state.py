"""What every table has: what is pending, who is to act, and what was told. A game's own table adds what lies on it."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from coltexpress.engine.contract import View, Viewer
from coltexpress.engine.errors import ColtError, IllegalMove
from coltexpress.engine.events import Event, FirstPlayer, Joined, TakenBack
from coltexpress.engine.moves import NOT_ASKED, TAKE_BACK, Move, Moves
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import EVERYONE, NATURE, OVER, SET_UP, Question, SimultaneousQuestion
from coltexpress.engine.registry import restore

_ACTORS: Final[list[tuple[int, ...]]] = [(), *[(seat,) for seat in range(-1, 7)]]
_ONLY_TAKE_BACK: Final[Moves] = (TAKE_BACK,)


class BaseState:
    """Takes moves and tells what happened; the rules are in the questions and steps of a game."""

    slug: ClassVar[str] = ""

    def __init__(self, options: GameOptions, rules_version: i64) -> None:
        self.rules_version = rules_version  # which differences between versions apply (see versions of a game)
        self.seats: i64 = options.players
        self.bandits: tuple[int, ...] = options.bandits  # as in the options, until everybody has one
        self.first: i64 = options.first  # the first player's seat, or -1
        self.step: i64 = SET_UP
        self.question: Question | None = None
        self.answers: list[Move | None] = []  # to a SimultaneousQuestion, by seat; replaced, never changed
        self.quiet = False
        self.listener: Callable[[Event], None] | None = None
        self.events: list[Event] = []

    # --- what a game adds -------------------------------------------------------------------------

    def run_step(self) -> None:
        """Do what the present step says."""
        raise NotImplementedError

    def notation(self) -> str:
        """The position as a small table."""
        raise NotImplementedError

    def common_view(self) -> View:
        """What everybody may know."""
        raise NotImplementedError

    def add_own(self, viewer: int, told: View) -> None:
        """Put what this viewer alone knows into a view of what everybody does; parts are replaced, not changed."""
        raise NotImplementedError

    def face_down(self, viewer: Viewer) -> int:
        """How many things that others can read this viewer cannot (see protocol)."""
        raise NotImplementedError

    def objection(self, seat: int) -> IllegalMove | None:
        """Why this seat may not act, if there is more to say than that it is not its turn."""
        return None

    # --- set-up (see casting) ---------------------------------------------------------------------

    def join(self, slot: int, who: int) -> None:
        """A bandit takes a place that is open."""
        bandits = list(self.bandits)
        bandits[slot] = who
        self.bandits = tuple(bandits)
        if not self.quiet:
            self.emit(Joined(self.seat_of(slot), who))

    def seat_of(self, slot: int) -> int:
        """Whose bandit the one in this place is; in a team several are one seat's."""
        return slot * int(self.seats) // len(self.bandits)

    def begin_with(self, seat: i64) -> None:
        """This seat is the first player from now on."""
        self.first = seat
        if not self.quiet:
            self.emit(FirstPlayer(seat))

    # --- playing ----------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        self.events.append(event)
        if self.listener is not None:
            self.listener(event)

    def advance(self) -> None:
        """Play on until somebody has to choose, or the game is over."""
        while self.question is None and self.step != OVER:
            self.run_step()

    def settle(self) -> None:
        """Play on to the first choice, and tell nobody."""
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
        """Whether the question that is pending is put to this seat, and not answered yet."""
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
        if self.events or not self.quiet:  # a quiet table's list stays empty: no need for a new one
            self.events = []
        question.answer(self, seat, move)
        self.advance()
        return self.events

    def take_back(self, seat: i64) -> list[Event]:
        """The seat has to choose again."""
        answers = self.answers.copy()
        answers[seat] = None
        self.answers = answers
        self.events = []
        if not self.quiet:
            self.emit(TakenBack(seat))
        return self.events

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why this move may not be made. Nature's other moves are nobody's business."""
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

    def share(self, twin: "BaseState") -> None:
        """Give a copy what every table has; what a question holds never changes."""
        twin.bandits = self.bandits
        twin.first = self.first
        twin.step = self.step
        twin.question = self.question
        twin.answers = self.answers
        twin.quiet = self.quiet

    # --- looking ----------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> View:
        return self.views((viewer,))[0]

    def views(self, viewers: Sequence[Viewer]) -> list[View]:
        """The view of each, made together: what several know is one object. Do not change them."""
        for viewer in viewers:
            self.seat_number(viewer)
        common = self.common_view()
        return [common if viewer is None else self.own_view(viewer, common) for viewer in viewers]

    def own_view(self, viewer: int, common: View) -> View:
        """With the viewer's secret answer, and what the game adds."""
        told = common.copy()
        if self.answers:
            mine = self.answers[viewer]
            if mine is not None and mine is not NOT_ASKED:
                told["answer"] = str(mine)
        self.add_own(viewer, told)
        return told

    def seat_number(self, viewer: Viewer) -> int:
        """A viewer as a number: a spectator is one beyond the seats."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise ColtError("viewer-unknown", value=viewer)
        return int(self.seats) if viewer is None else viewer

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        """The whole position, with all its secrets: for people who use the engine as a library."""
        return f"<{type(self).__name__}\n{self.notation()}\n>"

    def __reduce__(self) -> tuple[object, tuple[str, str, bool]]:
        """A pickled table comes back through its notation."""
        return restore, (self.slug, self.notation(), self.quiet)
