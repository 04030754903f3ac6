"""Determinization: resample what a seat may not know, which is only programmes (SRN-1)."""

from mypy_extensions import i64

from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import SimultaneousQuestion
from coltexpress.engine.setup import sample_some
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import ACTIONS
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.pieces import pack


def resample(board: Board, seat: i64, dice: Dice) -> None:
    """Resample everything in this copy that the seat may not know."""
    question = board.question
    if isinstance(question, SimultaneousQuestion):
        question.resample_answers(board, seat, dice)
    elif board.step == STEALIN:
        resample_programmes(board, seat, dice)


def resample_programmes(board: Board, viewer: i64, dice: Dice) -> None:
    """Resample the unrevealed cards in the programmes of other players."""
    for bandit in board.gang:
        hidden = len(bandit.cards_to_come())
        if bandit.seat != viewer and hidden:
            shown = bandit.cards_shown()
            held = [card for card in range(len(ACTIONS)) if board.hand >> card & 1 and card not in shown]
            bandit.programme = pack((*shown, *sample_some(held, hidden, dice)))
