"""The part of a view that both games share."""

from typing import Final, NotRequired, TypedDict

from coltexpress.engine.state import BaseState

PHASES: Final = ("set-up", "schemin", "stealin", "round-end", "over")


class CommonView(TypedDict):
    """See docs/library.md, "A view"."""

    game: str
    players: int
    phase: str
    to_act: list[int]
    asks: str
    first: int
    answer: NotRequired[str]


def shared_view(state: BaseState, phase: str, first: int) -> CommonView:
    """The game, phase, seats to act, pending question and first player."""
    return {
        "game": state.slug,
        "players": int(state.seats),
        "phase": phase,
        "to_act": list(state.to_act()),
        "asks": "" if state.question is None else state.question.public_text(state),
        "first": first,
    }
