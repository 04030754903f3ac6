"""What a card does (SPO, MINI), and what becomes of a bandit that leaves the train."""

from typing import Final

from mypy_extensions import i64

from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import HORSE, REFLEX
from coltexpress.games.superexpress.events import RIDE_FAILED, SHOT_OFF, WALKED_OFF
from coltexpress.games.superexpress.phases.scoring import end_if_settled
from coltexpress.games.superexpress.pieces import ABOARD, RIDING, Bandit


class Action:
    """What a card does for a bandit that stands."""

    def carry_out(self, board: Board, bandit: Bandit) -> None:
        raise NotImplementedError


class FloorChangeAction(Action):
    """SPO-3."""

    def carry_out(self, board: Board, bandit: Bandit) -> None:
        board.climb(bandit)


class MoveAction(Action):
    """SPO-2."""

    def carry_out(self, board: Board, bandit: Bandit) -> None:
        car = bandit.car + bandit.facing
        if 0 <= car < board.length:
            board.walk(bandit, car)
        else:
            leave(board, bandit, WALKED_OFF)


class TurnAroundAction(Action):
    """SPO-4."""

    def carry_out(self, board: Board, bandit: Bandit) -> None:
        board.turn_around(bandit)


class FireAction(Action):
    """SPO-5."""

    def carry_out(self, board: Board, bandit: Bandit) -> None:
        target = in_sight(board, bandit)
        if target is None:
            board.miss(bandit)
            return
        board.shoot(bandit, target)
        car = target.car + bandit.facing
        if 0 <= car < board.length:
            board.throw(target, car, bandit.facing)
        else:
            leave(board, target, SHOT_OFF)


class ReflexAction(Action):
    """MINI-1: played while standing."""

    def carry_out(self, board: Board, bandit: Bandit) -> None:
        board.fall(bandit)


class HorseAction(Action):
    """MINI-2."""

    def carry_out(self, board: Board, bandit: Bandit) -> None:
        board.ride(bandit)


_FIRE: Final = FireAction()
ACTIONS: Final[list[Action]] = [  # numbered in components.py
    FloorChangeAction(),
    MoveAction(),
    TurnAroundAction(),
    _FIRE,
    ReflexAction(),
    HorseAction(),
]


def in_sight(board: Board, bandit: Bandit) -> Bandit | None:
    """SPO-5: the first standing bandit in front, on the same level. Stunned ones are passed over."""
    nearest: i64 = 0
    found: Bandit | None = None
    for other in board.gang:
        if other.gone == ABOARD and other.level == bandit.level and not other.stunned:
            distance = (other.spot - bandit.spot) * bandit.facing
            if distance > 0 and (found is None or distance < nearest):
                nearest = distance
                found = other
    return found


def leave(board: Board, bandit: Bandit, how: i64) -> None:
    """Off either end of the train: out; with Horse in the game and a card left this round, alongside (MINI-2)."""
    if board.hand >> HORSE & 1 and bandit.next_card() >= 0:
        board.ride_alongside(bandit, how)
    else:
        board.go_out(bandit, how)
    end_if_settled(board)


def come_back(board: Board, bandit: Bandit, card: i64) -> None:
    """MINI-2: the card of a bandit that rides alongside."""
    if card == HORSE:
        board.ride(bandit)
    else:
        board.go_out(bandit, RIDE_FAILED)
    end_if_settled(board)


def end_failed_rides(board: Board) -> None:
    """MINI-2: whoever rides alongside without a card left is out at once; a position may begin with one. Then SEN-1."""
    for bandit in board.gang:
        if bandit.gone == RIDING and bandit.next_card() < 0:
            board.go_out(bandit, RIDE_FAILED)
    end_if_settled(board)


def play_card(board: Board, bandit: Bandit, card: i64) -> None:
    """A card that was turned over. Stunned, a bandit only wakes up (SPO-6), and fires if it is Reflex (MINI-1)."""
    if bandit.gone == RIDING:
        come_back(board, bandit, card)
    elif bandit.stunned:
        board.wake(bandit)
        if card == REFLEX:
            _FIRE.carry_out(board, bandit)
    else:
        ACTIONS[card].carry_out(board, bandit)
