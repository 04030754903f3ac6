"""The powers (PWR), as small functions that the rules call. `components.CHARACTERS` says which bandits have them."""

from typing import Final

from mypy_extensions import i64

from coltexpress.games.express.board import Board
from coltexpress.games.express.components import CHARACTERS, bandits_with
from coltexpress.games.express.pieces import Bandit

_HIDING: Final[i64] = bandits_with(lambda character: character.hides_first_card)
_SPARED: Final[i64] = bandits_with(lambda character: character.spared)
_SNATCHING: Final[i64] = bandits_with(lambda character: character.snatches)
_SHOOTING_THROUGH_ROOF: Final[i64] = bandits_with(lambda character: character.shoots_through_roof)
_PUSHING: Final[i64] = bandits_with(lambda character: character.pushes)
_HANDS: Final = [character.hand for character in CHARACTERS]


def hides_cards(who: i64) -> bool:
    """PWR-1: Ghost may hide cards."""
    return (_HIDING >> who) & 1 != 0


def may_hide_card(who: i64, turn: i64) -> bool:
    """PWR-1: only in the first turn."""
    return turn == 0 and (_HIDING >> who) & 1 != 0


def spare(targets: i64) -> i64:
    """PWR-2: remove Belle from the targets if there is another."""
    others = targets & ~_SPARED
    return others if others else targets


def may_snatch(who: i64) -> bool:
    """PWR-3: Cheyenne may take the purse that falls after her punch."""
    return (_SNATCHING >> who) & 1 != 0


def through_the_roof(board: Board, shooter: Bandit) -> i64:
    """PWR-4: Tuco can also shoot bandits on the other level of his own car."""
    return board.others_at(shooter.place ^ 1, shooter.who) if (_SHOOTING_THROUGH_ROOF >> shooter.who) & 1 else 0


def pushes(who: i64) -> bool:
    """PWR-5: Django's bullets push."""
    return (_PUSHING >> who) & 1 != 0


def hand_size(board: Board, seat: i64) -> i64:
    """PWR-6: Doc has one more card, also in a team (TWO-7)."""
    if board.team_size == 1:
        return _HANDS[board.gang[seat].who]
    return max(_HANDS[board.lead(seat)], _HANDS[board.mate(seat)])
