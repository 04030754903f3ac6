"""Stepped views: what each viewer is told of a move, event by event, with the change each makes to their view."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from coltexpress.engine.contract import Seat, State, View, Viewer
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.play.patch import diffs


@dataclass(frozen=True, slots=True)
class Told:
    """An event as one viewer sees it, and the patch of their view. The last has no event: only whose turn it is."""

    event: "Narrated | None"
    patch: View


class Narrated(Protocol):
    """What is told: an event of the engine, or something that happened besides."""

    @property
    def kind(self) -> str: ...

    def data(self) -> dict[str, Any]: ...  # Any: JSON of another shape for each kind


class Narrator:
    """Tells these viewers of moves made on one table. The patches, in order, make of each view before the one after."""

    def __init__(self, state: State, viewers: Sequence[Viewer]) -> None:
        self._state = state
        self._viewers = viewers
        self._views = state.views(viewers)
        self._told: list[list[Told]] = [[] for _ in viewers]
        self._watch: Callable[[Event], None] | None = None
        self.seconds = 0.0
        """How long telling has taken so far."""

    def apply(self, seat: Seat, move: Move, watch: Callable[[Event], None] | None = None) -> Sequence[Event]:
        """Make a move and narrate it. `watch` is called after each event, too."""
        state = self._state
        self._watch = watch
        listener, state.listener = state.listener, self._hear  # no function of its own: it would hold on to itself
        try:
            return state.apply(seat, move)
        finally:
            state.listener = listener
            self._watch = None  # avoids a reference cycle

    def _hear(self, event: Event) -> None:
        self._tell(event)
        if self._watch is not None:
            self._watch(event)

    def close(self) -> dict[Viewer, list[Told]]:
        """All that was told, with a last patch that says whose turn it is."""
        self._tell(None)
        return dict(zip(self._viewers, self._told, strict=True))

    def _tell(self, event: Event | None) -> None:
        start = time.perf_counter()
        views = self._state.views(self._viewers)
        patches = diffs(self._views, views)
        for viewer, patch, told in zip(self._viewers, patches, self._told, strict=True):
            told.append(Told(None if event is None else event.redact(viewer), patch))
        self._views = views
        self.seconds += time.perf_counter() - start


def narrate(state: State, seat: Seat, move: Move, viewers: Sequence[Viewer]) -> dict[Viewer, list[Told]]:
    """Make a move and tell it to these viewers."""
    narrator = Narrator(state, viewers)
    narrator.apply(seat, move)
    return narrator.close()
