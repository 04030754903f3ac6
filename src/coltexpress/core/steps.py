"""Stepped views: what each viewer is told of a move, event by event, with the change each makes to their view."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from coltexpress.core.patch import diffs
from coltexpress.core.protocol import Seat, Viewer


@dataclass(frozen=True, slots=True)
class Told:
    """An event as one viewer sees it, and the patch of their view. The last has no event: only whose turn it is."""

    event: Any
    patch: dict[str, Any]


def stepped(state: Any, seat: Seat, move: Any, viewers: Sequence[Viewer]) -> dict[Viewer, list[Told]]:
    """Make a move and tell it to these viewers. The patches, in order, make of each view before the one after."""
    told: dict[Viewer, list[Told]] = {viewer: [] for viewer in viewers}
    before: list[dict[str, Any]] = state.views(viewers)

    def tell(event: Any) -> None:
        nonlocal before
        after: list[dict[str, Any]] = state.views(viewers)
        for viewer, patch in zip(viewers, diffs(before, after), strict=True):
            told[viewer].append(Told(None if event is None else event.redact(viewer), patch))
        before = after

    listener, state.listener = state.listener, tell
    try:
        state.apply(seat, move)
    finally:
        state.listener = listener
    tell(None)
    return told
