"""Evaluates the start of a round: each seat's chance to win.

Each bandit on the train has several traits (features). The chances are the softmax of the sums of the trait weights.
The weights are learned from games between bots: see tools/tuning.
"""

import math
from typing import Final

from mypy_extensions import i64

from coltexpress.bots.superexpress.simulation import loot_cards
from coltexpress.bots.superexpress.weights import WEIGHTS
from coltexpress.engine.questions import OVER
from coltexpress.games.superexpress.components import FRONT
from coltexpress.games.superexpress.phases.scoring import rank
from coltexpress.games.superexpress.pieces import ABOARD, Bandit
from coltexpress.games.superexpress.state import SuperState

# The offset of each group of traits in the weights; a bandit has one trait of each group.
_POSTURE: Final = 0  # distance from the tail, facing, stunned, level
_ROOM: Final = 32  # distance from the front, facing, stunned
_ORDER: Final = 44  # turn order
_AHEAD: Final = 48  # the facing of the next bandit towards the locomotive, and the effect of a shot by it
_BEHIND: Final = 84  # the same towards the tail
_PREY: Final = 120  # whether one of these two is at an end of the train
_LOOT: Final = 128  # loot cards relative to the best of the others, and rounds left
TRAITS: Final = 143
CROWDS: Final = 3  # separate weights for two, three and more bandits left


def chances(board: SuperState) -> list[float]:
    """Each seat's chance to win; for a finished game, its share of the victory."""
    if board.step == OVER:
        return victories(board)
    odds = [0.0] * len(board.gang)
    weights = WEIGHTS[crowd(board)]
    total = 0.0
    for bandit in board.gang:
        if bandit.gone == ABOARD:
            logit = 0.0
            for trait in traits(board, bandit):
                logit += weights[trait]
            odds[bandit.seat] = math.exp(logit)
            total += odds[bandit.seat]
    return [each / total for each in odds]


def victories(board: SuperState) -> list[float]:
    """Each seat's share of the victory: `Outcome.shares`, compiled."""
    ranks = [rank(bandit) for bandit in board.gang]
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    return [share if each == best else 0.0 for each in ranks]


def crowd(board: SuperState) -> int:
    return min(int(board.aboard()) - 2, CROWDS - 1)


def traits(board: SuperState, bandit: Bandit) -> list[int]:
    """The indices of the traits of a bandit on the train."""
    car: i64 = bandit.car
    room: i64 = car if car < 2 else 2
    gap: i64 = board.length - 1 - car
    faces_tail: i64 = 0 if bandit.facing == FRONT else 1
    pose: i64 = faces_tail * 2 + (1 if bandit.stunned else 0)
    near: i64 = gap if gap < 2 else 2
    ahead: i64 = 0
    behind: i64 = 0
    prey_ahead: i64 = 0
    prey_behind: i64 = 0
    nearest_ahead: i64 = -1
    nearest_behind: i64 = 1 << 20
    for other in board.gang:
        if other.gone != ABOARD or other.level != bandit.level or other.stunned:
            continue
        spot = other.spot
        if nearest_ahead < spot < bandit.spot:
            nearest_ahead = spot
            ahead = 1 if other.facing == FRONT else 2
            prey_ahead = 1 if other.car == 0 else 0
        elif bandit.spot < spot < nearest_behind:
            nearest_behind = spot
            behind = 2 if other.facing == FRONT else 1
            prey_behind = 1 if other.car == board.length - 1 else 0
    return [
        int(_POSTURE + ((gap if gap < 3 else 3) * 4 + pose) * 2 + bandit.level),
        int(_ROOM + room * 4 + pose),
        int(_ORDER + order(board, bandit)),
        int(_AHEAD + (ahead * 3 + near) * 4 + pose),
        int(_BEHIND + (behind * 3 + room) * 4 + pose),
        int(_PREY + (prey_ahead * 2 + prey_behind) * 2 + faces_tail),
        int(_LOOT + loot_lead(board, bandit)),
    ]


def order(board: SuperState, bandit: Bandit) -> i64:
    """Turn order. 0: first, 1: second, 2: later, 3: last."""
    before: i64 = 0
    after: i64 = 0
    mine = (bandit.seat - board.first + board.seats) % board.seats
    for other in board.gang:
        if other.gone == ABOARD and other is not bandit:
            if (other.seat - board.first + board.seats) % board.seats < mine:
                before += 1
            else:
                after += 1
    if after == 0:
        return 3
    return before if before < 2 else 2


def loot_lead(board: SuperState, bandit: Bandit) -> i64:
    """An index of the lead in loot cards over the best of the others (-2 to 2) and of the rounds left (1, 2, more)."""
    best: i64 = 0
    for other in board.gang:
        if other.gone == ABOARD and other is not bandit:
            held = loot_cards(board, other.seat)
            best = held if held > best else best
    lead = loot_cards(board, bandit.seat) - best
    lead = -2 if lead < -2 else 2 if lead > 2 else lead
    left = board.length - 2
    return (left if left < 2 else 2) * 5 + lead + 2
