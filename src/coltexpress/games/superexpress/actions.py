"""The effects of cards (SPO, MINI), and of leaving the train."""

from typing import Final

from mypy_extensions import i64

from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import (
    ACTION_CARDS,
    FIRE,
    FLOOR_CHANGE,
    HORSE,
    MOVE,
    REFLEX,
    TURN_AROUND,
)
from coltexpress.games.superexpress.events import RIDE_FAILED, SHOT_OFF, WALKED_OFF
from coltexpress.games.superexpress.phases.scoring import end_if_settled
from coltexpress.games.superexpress.pieces import ABOARD, RIDING, Bandit


class Action:
    """The effect of a card for a standing bandit."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        raise NotImplementedError


class FloorChangeAction(Action):
    """SPO-3: climb to the roof or down."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        board.climb(bandit)


class MoveAction(Action):
    """SPO-2: walk one car ahead, or off the train."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        car = bandit.car + bandit.facing
        if 0 <= car < board.length:
            board.walk(bandit, car)
        else:
            leave(board, bandit, WALKED_OFF)


class TurnAroundAction(Action):
    """SPO-4: turn around."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        board.turn_around(bandit)


class FireAction(Action):
    """SPO-5: shoot the bandit in sight, which is stunned and moves one car on, or off the train."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
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
    """MINI-1: played while standing, Reflex stuns its own bandit."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        board.fall(bandit)


class HorseAction(Action):
    """MINI-2: ride to the locomotive."""

    def resolve(self, board: Board, bandit: Bandit) -> None:
        board.ride(bandit)


_FIRE: Final = FireAction()
_RULES: Final[dict[int, Action]] = {
    FLOOR_CHANGE: FloorChangeAction(),
    MOVE: MoveAction(),
    TURN_AROUND: TurnAroundAction(),
    FIRE: _FIRE,
    REFLEX: ReflexAction(),
    HORSE: HorseAction(),
}
ACTION_RULES: Final[list[Action]] = [_RULES[card.action] for card in ACTION_CARDS]


def in_sight(board: Board, bandit: Bandit) -> Bandit | None:
    """SPO-5: the nearest standing bandit in front on the same level. Stunned bandits are skipped."""
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
    """Leave the train: out of the game, or riding alongside with Horse in the game and a card left (MINI-2)."""
    if board.hand >> HORSE & 1 and bandit.next_card() >= 0:
        board.ride_alongside(bandit, how)
    else:
        board.go_out(bandit, how)
    end_if_settled(board)


def come_back(board: Board, bandit: Bandit, card: i64) -> None:
    """MINI-2: resolve the card of a bandit that rides alongside."""
    if card == HORSE:
        board.ride(bandit)
    else:
        board.go_out(bandit, RIDE_FAILED)
    end_if_settled(board)


def end_failed_rides(board: Board) -> None:
    """MINI-2: bandits that ride without a card left are out; a parsed position may have some. Then check SEN-1."""
    for bandit in board.gang:
        if bandit.gone == RIDING and bandit.next_card() < 0:
            board.go_out(bandit, RIDE_FAILED)
    end_if_settled(board)


def play_card(board: Board, bandit: Bandit, card: i64) -> None:
    """Resolve a revealed card. A stunned bandit only wakes up (SPO-6), and also fires if it is Reflex (MINI-1)."""
    if bandit.gone == RIDING:
        come_back(board, bandit, card)
    elif bandit.stunned:
        board.wake(bandit)
        if card == REFLEX:
            _FIRE.resolve(board, bandit)
    else:
        ACTION_RULES[card].resolve(board, bandit)
