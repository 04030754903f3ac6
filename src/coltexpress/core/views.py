"""The part of a view that every game has."""

from typing import Any, Final

from coltexpress.core.board import Board
from coltexpress.core.moves import ABSENT
from coltexpress.core.protocol import Viewer

PHASES: Final = ("set-up", "schemin", "stealin", "round-end", "over")


def shared_view(board: Board, phase: str, first: int, viewer: Viewer) -> dict[str, Any]:
    """Which game, what goes on, whose turn it is, what is asked, and the viewer's own secret answer."""
    told: dict[str, Any] = {
        "game": board.slug,
        "players": int(board.seats),
        "phase": phase,
        "to_act": list(board.to_act()),
        "asks": "" if board.question is None else board.question.told(board),
        "first": first,
    }
    if board.answers and viewer is not None:
        mine = board.answers[viewer]
        if mine is not None and mine is not ABSENT:
            told["answer"] = str(mine)
    return told
