"""The part of a view that both games share."""

from typing import Final

from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.state import BaseState

PHASES: Final = ("set-up", "schemin", "stealin", "round-end", "over")


def shared_view(state: BaseState, phase: str, first: int) -> JsonObject:
    """The game, phase, seats to act, pending question and first player."""
    return {
        "game": state.slug,
        "players": int(state.seats),
        "phase": phase,
        "to_act": list(state.to_act()),
        "asks": "" if state.question is None else state.question.told(state),
        "first": first,
    }
