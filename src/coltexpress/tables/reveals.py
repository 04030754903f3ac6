"""Applies moves to a state and notices when one reveals something to its player."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from coltexpress.engine.contract import NATURE, Seat, State, Viewer
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.play.narration import NarratedStep, Narrator


@contextmanager
def listening(state: State, listener: Callable[[Event], None]) -> Iterator[None]:
    """Call `listener` with each event. Removed afterwards: it would create a reference cycle."""
    state.listener = listener
    try:
        yield
    finally:
        state.listener = None


def untimed() -> float:
    """A timer that measures nothing."""
    return 0.0


class RevealWatch:
    """Applies the moves of one turn, narrates them to viewers, and notices reveals. `timer`: measures the narration."""

    def __init__(self, state: State, viewers: Sequence[Viewer], timer: Callable[[], float] = untimed) -> None:
        self._state = state
        self._narrator = Narrator(state, viewers, timer) if viewers else None
        self._seat: Seat = NATURE
        self._revealed = False

    def apply(self, seat: Seat, move: Move) -> bool:
        """Returns whether it revealed hidden information to its player."""
        self._seat, self._revealed = seat, False
        self.apply_move(seat, move)
        return self._revealed

    def apply_move(self, seat: Seat, move: Move) -> Sequence[Event]:
        if self._narrator is not None:
            return self._narrator.apply(seat, move, self._watch)
        with listening(self._state, self._watch):
            return self._state.apply(seat, move)

    def _watch(self, event: Event) -> None:
        self._revealed = self._revealed or event.reveals(self._seat)

    def close(self) -> tuple[dict[Viewer, list[NarratedStep]], float]:
        """The steps of each viewer, and the seconds spent on redaction."""
        return ({}, 0.0) if self._narrator is None else (self._narrator.close(), self._narrator.seconds)
