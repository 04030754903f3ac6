"""Programmes of others in the middle of Stealin': any cards that they have not turned over, in any order."""

from mypy_extensions import i64

from coltexpress.engine.play.dice import Dice
from coltexpress.engine.setup import throw_some
from coltexpress.games.superexpress.board import Table
from coltexpress.games.superexpress.components import ACTIONS
from coltexpress.games.superexpress.pieces import pack


def rethrow_programmes(table: Table, viewer: i64, dice: Dice) -> None:
    for bandit in table.gang:
        hidden = len(bandit.cards_to_come())
        if bandit.seat != viewer and hidden:
            shown = bandit.cards_shown()
            held = [card for card in range(len(ACTIONS)) if table.hand >> card & 1 and card not in shown]
            bandit.programme = pack((*shown, *throw_some(held, hidden, dice)))
