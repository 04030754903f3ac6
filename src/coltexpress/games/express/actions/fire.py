"""Fire (ACT-5 to ACT-8)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.events import PUSHED
from coltexpress.engine.moves import Move
from coltexpress.engine.places import LOCOMOTIVE, at, car_of, is_roof
from coltexpress.engine.specs import Spec
from coltexpress.games.express.actions.action import BANDIT, Action, BanditQuestion
from coltexpress.games.express.bandits import pushes, spare, through_the_roof
from coltexpress.games.express.board import Board
from coltexpress.games.express.marshal import arrive
from coltexpress.games.express.moves import SHOOT_MOVES, Shoot
from coltexpress.games.express.pieces import Bandit, bit


def in_neighbouring_cars(board: Board, shooter: Bandit) -> i64:
    """ACT-6: the bandits inside the adjacent cars, as a bit mask."""
    mask: i64 = 0
    for bandit in board.gang:
        if not is_roof(bandit.place):
            distance = bandit.place - shooter.place
            if distance == 2 or distance == -2:
                mask |= bit(bandit.who)
    return mask


def on_roofs_in_sight(board: Board, shooter: Bandit) -> i64:
    """ACT-7: the bandits on the nearest occupied roof in front and behind, at any distance, as a bit mask."""
    ahead: i64 = 0
    behind: i64 = 0
    nearest_ahead: i64 = -1
    nearest_behind: i64 = 2 * board.length
    for bandit in board.gang:
        place = bandit.place
        if not is_roof(place) or place == shooter.place:
            continue
        if place < shooter.place:
            if place > nearest_ahead:
                nearest_ahead = place
                ahead = 0
            if place == nearest_ahead:
                ahead |= bit(bandit.who)
        else:
            if place < nearest_behind:
                nearest_behind = place
                behind = 0
            if place == nearest_behind:
                behind |= bit(bandit.who)
    return ahead | behind


def fire_targets(board: Board, shooter: Bandit) -> i64:
    """The possible targets of a bandit as a bit mask. ACT-8: none without a bullet."""
    if shooter.bullets == 0:
        return 0
    in_sight = on_roofs_in_sight(board, shooter) if is_roof(shooter.place) else in_neighbouring_cars(board, shooter)
    return spare(in_sight | through_the_roof(board, shooter))  # PWR-2, PWR-4


def push(board: Board, shooter: Bandit, target: Bandit) -> None:
    """PWR-5: push the target one car in the direction of the shot; at the end of the train it stays (EVT-9)."""
    here = car_of(target.place)
    car = here + 1 if target.place > shooter.place else here - 1
    if LOCOMOTIVE <= car < board.length:
        arrive(board, target, at(car, target.place & 1), PUSHED)


@mypyc_attr(acyclic=True, free_list_len=1)
class WhomToShoot(BanditQuestion):
    spec: ClassVar[Spec] = Spec("fire", "{bandit} fire", BANDIT)

    def __init__(self, bandit: Bandit, targets: i64) -> None:
        super().__init__(bandit, SHOOT_MOVES[targets])

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Shoot)
        shooter = board.bandit(self.who)
        target = board.bandit(move.who)
        board.shoot(shooter, target)
        if pushes(shooter.who):
            push(board, shooter, target)


class FireAction(Action):
    def resolve(self, board: Board, bandit: Bandit) -> None:
        targets = fire_targets(board, bandit)
        if targets:
            board.ask(WhomToShoot(bandit, targets))
        else:
            board.no_effect(bandit)
