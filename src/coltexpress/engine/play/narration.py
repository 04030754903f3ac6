"""Step-by-step views: the events of a move as each viewer sees them, each with the patch of that viewer's view."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from coltexpress.engine.contract import Seat, State, Viewer
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.patch import diffs


@dataclass(frozen=True, slots=True)
class NarratedStep:
    """An event as one viewer sees it, and the patch of the view. The last of a move has no event, only a patch."""

    event: "EventLike | None"
    patch: JsonObject


class EventLike(Protocol):
    """An event of the engine, or one from outside it."""

    @property
    def kind(self) -> str: ...

    def data(self) -> JsonObject: ...


def _no_time() -> float:
    return 0.0


class Narrator:
    """Narrates the moves of one state to these viewers. The patches, in order, turn the old view into the new one."""

    def __init__(self, state: State, viewers: Sequence[Viewer], clock: Callable[[], float] = _no_time) -> None:
        self._state = state
        self._viewers = viewers
        self._views = state.views(viewers)
        self._steps: list[list[NarratedStep]] = [[] for _ in viewers]
        self._watch: Callable[[Event], None] | None = None
        self._clock = clock
        self.seconds = 0.0
        """The total time spent on views and patches, by `clock`."""

    def apply(self, seat: Seat, move: Move, watch: Callable[[Event], None] | None = None) -> Sequence[Event]:
        """Apply a move and narrate it. `watch` is also called after each event."""
        state = self._state
        self._watch = watch
        listener, state.listener = state.listener, self._hear  # a closure would create a reference cycle
        try:
            return state.apply(seat, move)
        finally:
            state.listener = listener
            self._watch = None  # avoids a reference cycle

    def _hear(self, event: Event) -> None:
        self._tell(event)
        if self._watch is not None:
            self._watch(event)

    def close(self) -> dict[Viewer, list[NarratedStep]]:
        """All steps by viewer, with a last patch for changes after the last event, such as whose turn it is."""
        self._tell(None)
        return dict(zip(self._viewers, self._steps, strict=True))

    def _tell(self, event: Event | None) -> None:
        start = self._clock()
        views = self._state.views(self._viewers)
        patches = diffs(self._views, views)
        for viewer, patch, steps in zip(self._viewers, patches, self._steps, strict=True):
            steps.append(NarratedStep(None if event is None else event.redact(viewer), patch))
        self._views = views
        self.seconds += self._clock() - start


def narrate(state: State, seat: Seat, move: Move, viewers: Sequence[Viewer]) -> dict[Viewer, list[NarratedStep]]:
    """Apply a move and narrate it to these viewers."""
    narrator = Narrator(state, viewers)
    narrator.apply(seat, move)
    return narrator.close()
