"""Evaluates a board at the end of a round: each seat's chance to win and its final money.

The weights are learned from simulated games: see tools/tuning.
"""

import math

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.evaluation import best_token, loot_at
from coltexpress.bots.express.weights import FEATURES, JUDGEMENT
from coltexpress.engine.places import INSIDE, car_of, is_roof
from coltexpress.engine.questions import OVER
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import BULLETS, ROUNDS
from coltexpress.games.express.phases.scoring import loot_worth, seat_money, seat_wounds


def features(board: Board, seat: i64) -> list[float]:
    """The features of a seat, in the order of weights.FEATURES."""
    money: i64 = 0
    wounds: i64 = 0
    lying: i64 = 0
    near: i64 = 0
    roofs: i64 = 0
    fewest: i64 = BULLETS  # of the rivals
    mine: i64 = BULLETS
    for bandit in board.gang:
        if bandit.seat != seat:
            fewest = min(fewest, bandit.bullets)
            continue
        money += loot_worth(bandit)
        wounds += bandit.wounds
        mine = bandit.bullets
        lying += best_token(loot_at(board, seat, bandit.place))
        if is_roof(bandit.place):
            roofs += 1
            near += best_token(loot_at(board, seat, bandit.place ^ 1))
        else:
            car = car_of(bandit.place)
            best: i64 = 0
            if car > 0:
                best = best_token(loot_at(board, seat, 2 * (car - 1) + INSIDE))
            if car + 1 < board.length:
                best = max(best, best_token(loot_at(board, seat, 2 * (car + 1) + INSIDE)))
            near += best
    ahead = fewest - mine
    if ahead > 3:
        ahead = 3
    elif ahead < -3:
        ahead = -3
    first = (seat - board.first) % board.seats
    return [
        float(money) / 1000.0,
        float(BULLETS - mine),
        float(ahead),
        1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0,
        float(wounds),
        float(lying) / 1000.0,
        float(near) / 1000.0,
        float(roofs),
        float(first) / float(board.seats),
    ]


def victory(board: Board, money: list[int]) -> list[float]:
    """Each seat's share of the victory (END-3): `Outcome.shares`, compiled."""
    wounds = seat_wounds(board)
    best = max(money)
    fewest = min([wounds[seat] for seat in range(len(money)) if money[seat] == best])
    winners = [money[seat] == best and wounds[seat] == fewest for seat in range(len(money))]
    part = 1.0 / float(sum(winners))
    return [part if won else 0.0 for won in winners]


@mypyc_attr(acyclic=True)
class Judgement:
    """Each seat's chance to win and expected money."""

    def __init__(self, board: Board) -> None:
        if board.step == OVER:
            money = seat_money(board)
            self.money = [float(each) for each in money]
            self.chances = victory(board, money)
            return
        seats = int(board.seats)
        rounds = min(ROUNDS - board.round + 1, ROUNDS - 1)  # left
        weights = JUDGEMENT[seats][rounds - 1]
        odds = [0.0] * seats
        self.money = [0.0] * seats
        for seat in range(seats):
            found = features(board, seat)
            sum_of = 0.0
            for index in range(len(FEATURES)):
                sum_of += weights[index] * found[index]
            odds[seat] = sum_of
            self.money[seat] = 1000.0 * found[0] + weights[len(FEATURES)]
        top = max(odds)
        odds = [math.exp(each - top) for each in odds]
        total = sum(odds)
        self.chances = [each / total for each in odds]
