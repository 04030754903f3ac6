"""The part of a view that every game has."""

from typing import Any, Final

from coltexpress.core.board import Board
from coltexpress.core.moves import ABSENT

PHASES: Final = ("set-up", "schemin", "stealin", "round-end", "over")


def shared_view(board: Board, phase: str, first: int) -> dict[str, Any]:
    """Which game, what goes on, whose turn it is, what is asked."""
    return {
        "game": board.slug,
        "players": int(board.seats),
        "phase": phase,
        "to_act": list(board.to_act()),
        "asks": "" if board.question is None else board.question.told(board),
        "first": first,
    }


def with_answer(board: Board, viewer: int, common: dict[str, Any]) -> dict[str, Any]:
    """A view of the viewer's own, to begin with: what everybody knows, and the viewer's secret answer."""
    told = common.copy()
    if board.answers:
        mine = board.answers[viewer]
        if mine is not None and mine is not ABSENT:
            told["answer"] = str(mine)
    return told
