"""Evaluates a board at the end of a round: each seat's chance to win and its final money.

The weights are learned from simulated games: see tools/tuning.
"""

import math

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.evaluation import best_of, holdings, loot_at
from coltexpress.bots.express.weights import JUDGEMENT, SIGNS
from coltexpress.engine.places import INSIDE, car_of, is_roof
from coltexpress.engine.questions import OVER
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import BULLETS, GUNSLINGER, ROUNDS


def signs(board: Board, seat: i64) -> list[float]:
    """The features of a seat, in the order of weights.SIGNS."""
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
        money += holdings(bandit)
        wounds += bandit.wounds
        mine = bandit.bullets
        lying += best_of(loot_at(board, seat, bandit.place))
        if is_roof(bandit.place):
            roofs += 1
            near += best_of(loot_at(board, seat, bandit.place ^ 1))
        else:
            car = car_of(bandit.place)
            best: i64 = 0
            if car > 0:
                best = best_of(loot_at(board, seat, 2 * (car - 1) + INSIDE))
            if car + 1 < board.length:
                best = max(best, best_of(loot_at(board, seat, 2 * (car + 1) + INSIDE)))
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


def seat_money(board: Board) -> list[float]:
    """The money of each seat at the end of the game (END-1, END-2, TWO-8)."""
    money = [0.0] * int(board.seats)
    fewest: i64 = BULLETS
    for bandit in board.gang:
        money[bandit.seat] += float(holdings(bandit))
        fewest = min(fewest, bandit.bullets)
    if board.team_size == 1:
        for bandit in board.gang:
            if bandit.bullets == fewest:
                money[bandit.seat] += float(GUNSLINGER)
    return money


def wounds_of(board: Board, seat: i64) -> i64:
    number: i64 = 0
    for bandit in board.gang:
        if bandit.seat == seat:
            number += bandit.wounds
    return number


def victory(board: Board, money: list[float]) -> list[float]:
    """Each seat's share of the victory (END-3)."""
    best = max(money)
    fewest: i64 = 1000
    for seat in range(len(money)):
        if money[seat] == best:
            fewest = min(fewest, wounds_of(board, seat))
    winners = [money[seat] == best and wounds_of(board, seat) == fewest for seat in range(len(money))]
    part = 1.0 / float(sum(winners))
    return [part if won else 0.0 for won in winners]


@mypyc_attr(acyclic=True)
class Verdict:
    """Each seat's chance to win and expected money."""

    def __init__(self, board: Board) -> None:
        if board.step == OVER:
            self.money = seat_money(board)
            self.chances = victory(board, self.money)
            return
        seats = int(board.seats)
        rounds = min(ROUNDS - board.round + 1, ROUNDS - 1)  # left
        weights = JUDGEMENT[seats][rounds - 1]
        odds = [0.0] * seats
        self.money = [0.0] * seats
        for seat in range(seats):
            found = signs(board, seat)
            sum_of = 0.0
            for index in range(len(SIGNS)):
                sum_of += weights[index] * found[index]
            odds[seat] = sum_of
            self.money[seat] = 1000.0 * found[0] + weights[len(SIGNS)]
        top = max(odds)
        odds = [math.exp(each - top) for each in odds]
        total = sum(odds)
        self.chances = [each / total for each in odds]
