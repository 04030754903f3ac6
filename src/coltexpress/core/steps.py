"""Stepped views: what each viewer is told of a move, event by event, with the change each makes to their view."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from coltexpress.core.patch import diffs
from coltexpress.core.protocol import Seat, Viewer


@dataclass(frozen=True, slots=True)
class Told:
    """An event as one viewer sees it, and the patch of their view. The last has no event: only whose turn it is."""

    event: Any
    patch: dict[str, Any]


class Telling:
    """Tells these viewers of moves made on one table. The patches, in order, make of each view before the one after."""

    def __init__(self, state: Any, viewers: Sequence[Viewer], views: list[dict[str, Any]] | None = None) -> None:
        """`views`: those of the viewers before the first move, where they are known."""
        self._state = state
        self._viewers = viewers
        self._views: list[dict[str, Any]] = state.views(viewers) if views is None else views
        self._told: list[list[Told]] = [[] for _ in viewers]

    def apply(self, seat: Seat, move: Any, watch: Callable[[Any], None] | None = None) -> None:
        """Make a move and tell it. `watch` is called after each event, too."""
        state = self._state

        def heard(event: Any) -> None:
            self._tell(event)
            if watch is not None:
                watch(event)

        listener, state.listener = state.listener, heard
        try:
            state.apply(seat, move)
        finally:
            state.listener = listener

    def close(self) -> dict[Viewer, list[Told]]:
        """All that was told, with a last patch that says whose turn it is."""
        self._tell(None)
        return dict(zip(self._viewers, self._told, strict=True))

    def views(self) -> dict[Viewer, dict[str, Any]]:
        """What each viewer knows after all that was told."""
        return dict(zip(self._viewers, self._views, strict=True))

    def _tell(self, event: Any) -> None:
        views: list[dict[str, Any]] = self._state.views(self._viewers)
        patches = diffs(self._views, views)
        for viewer, patch, told in zip(self._viewers, patches, self._told, strict=True):
            told.append(Told(None if event is None else event.redact(viewer), patch))
        self._views = views


def stepped(state: Any, seat: Seat, move: Any, viewers: Sequence[Viewer]) -> dict[Viewer, list[Told]]:
    """Make a move and tell it to these viewers."""
    telling = Telling(state, viewers)
    telling.apply(seat, move)
    return telling.close()
