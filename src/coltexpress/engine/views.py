"""The part of a view that every game has."""

from typing import Any, Final

from coltexpress.engine.state import Board

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
