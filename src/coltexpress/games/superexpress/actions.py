"""What a card does (SPO, MINI), and what becomes of a bandit that leaves the train."""

from typing import Final

from mypy_extensions import i64

from coltexpress.games.superexpress.board import Table
from coltexpress.games.superexpress.components import HORSE, REFLEX
from coltexpress.games.superexpress.events import RIDE_FAILED, SHOT_OFF, WALKED_OFF
from coltexpress.games.superexpress.phases.scoring import end_if_settled
from coltexpress.games.superexpress.pieces import ABOARD, RIDING, Bandit


class Action:
    """What a card does for a bandit that stands."""

    def carry_out(self, table: Table, bandit: Bandit) -> None:
        raise NotImplementedError


class FloorChangeAction(Action):
    """SPO-3."""

    def carry_out(self, table: Table, bandit: Bandit) -> None:
        table.climb(bandit)


class MoveAction(Action):
    """SPO-2."""

    def carry_out(self, table: Table, bandit: Bandit) -> None:
        car = bandit.car + bandit.facing
        if 0 <= car < table.length:
            table.walk(bandit, car)
        else:
            leave(table, bandit, WALKED_OFF)


class TurnAroundAction(Action):
    """SPO-4."""

    def carry_out(self, table: Table, bandit: Bandit) -> None:
        table.turn_around(bandit)


class FireAction(Action):
    """SPO-5."""

    def carry_out(self, table: Table, bandit: Bandit) -> None:
        target = in_sight(table, bandit)
        if target is None:
            table.miss(bandit)
            return
        table.shoot(bandit, target)
        car = target.car + bandit.facing
        if 0 <= car < table.length:
            table.throw(target, car, bandit.facing)
        else:
            leave(table, target, SHOT_OFF)


class ReflexAction(Action):
    """MINI-1: played while standing."""

    def carry_out(self, table: Table, bandit: Bandit) -> None:
        table.fall(bandit)


class HorseAction(Action):
    """MINI-2."""

    def carry_out(self, table: Table, bandit: Bandit) -> None:
        table.ride(bandit)


_FIRE: Final = FireAction()
ACTIONS: Final[list[Action]] = [  # numbered in components.py
    FloorChangeAction(),
    MoveAction(),
    TurnAroundAction(),
    _FIRE,
    ReflexAction(),
    HorseAction(),
]


def in_sight(table: Table, bandit: Bandit) -> Bandit | None:
    """SPO-5: the first standing bandit in front, on the same level. Stunned ones are passed over."""
    nearest: i64 = 0
    found: Bandit | None = None
    for other in table.gang:
        if other.gone == ABOARD and other.level == bandit.level and not other.stunned:
            distance = (other.spot - bandit.spot) * bandit.facing
            if distance > 0 and (found is None or distance < nearest):
                nearest = distance
                found = other
    return found


def leave(table: Table, bandit: Bandit, how: i64) -> None:
    """Off either end of the train: out; with Horse in the game and a card left this round, alongside (MINI-2)."""
    if table.hand >> HORSE & 1 and bandit.next_card() >= 0:
        table.ride_alongside(bandit, how)
    else:
        table.go_out(bandit, how)
    end_if_settled(table)


def come_back(table: Table, bandit: Bandit, card: i64) -> None:
    """MINI-2: the card of a bandit that rides alongside."""
    if card == HORSE:
        table.ride(bandit)
    else:
        table.go_out(bandit, RIDE_FAILED)
    end_if_settled(table)


def end_failed_rides(table: Table) -> None:
    """MINI-2: whoever rides alongside without a card left is out at once; a position may begin with one. Then SEN-1."""
    for bandit in table.gang:
        if bandit.gone == RIDING and bandit.next_card() < 0:
            table.go_out(bandit, RIDE_FAILED)
    end_if_settled(table)


def play_card(table: Table, bandit: Bandit, card: i64) -> None:
    """A card that was turned over. Stunned, a bandit only wakes up (SPO-6), and fires if it is Reflex (MINI-1)."""
    if bandit.gone == RIDING:
        come_back(table, bandit, card)
    elif bandit.stunned:
        table.wake(bandit)
        if card == REFLEX:
            _FIRE.carry_out(table, bandit)
    else:
        ACTIONS[card].carry_out(table, bandit)
