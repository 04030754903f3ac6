"""Determinization during Stealin': resample the unrevealed cards in the programmes of other players."""

from mypy_extensions import i64

from coltexpress.engine.play.dice import Dice
from coltexpress.engine.setup import sample_some
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import ACTIONS
from coltexpress.games.superexpress.pieces import pack


def resample_programmes(board: Board, viewer: i64, dice: Dice) -> None:
    for bandit in board.gang:
        hidden = len(bandit.cards_to_come())
        if bandit.seat != viewer and hidden:
            shown = bandit.cards_shown()
            held = [card for card in range(len(ACTIONS)) if board.hand >> card & 1 and card not in shown]
            bandit.programme = pack((*shown, *sample_some(held, hidden, dice)))
