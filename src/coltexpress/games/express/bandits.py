"""The powers of the six bandits (PWR), as small functions that the rules call."""

from mypy_extensions import i64

from coltexpress.games.express.board import Board
from coltexpress.games.express.components import BELLE, CHEYENNE, DJANGO, DOC, GHOST, HAND, TUCO
from coltexpress.games.express.pieces import Bandit, bit


def may_hide_card(who: i64, turn: i64) -> bool:
    """PWR-1: Ghost may hide a card in the first turn."""
    return who == GHOST and turn == 0


def spare_belle(targets: i64) -> i64:
    """PWR-2: remove Belle from the targets if there is another."""
    others = targets & ~bit(BELLE)
    return others if others else targets


def may_snatch(who: i64) -> bool:
    """PWR-3: Cheyenne may take the purse that falls after her punch."""
    return who == CHEYENNE


def through_the_roof(board: Board, shooter: Bandit) -> i64:
    """PWR-4: Tuco can also shoot bandits on the other level of his own car."""
    return board.others_at(shooter.place ^ 1, shooter.who) if shooter.who == TUCO else 0


def pushes(who: i64) -> bool:
    """PWR-5: Django's bullets push."""
    return who == DJANGO


def hand_size(board: Board, seat: i64) -> i64:
    """PWR-6: Doc has one more card, also in a team (TWO-7)."""
    for bandit in board.gang:
        if bandit.seat == seat and bandit.who == DOC:
            return HAND + 1
    return HAND
