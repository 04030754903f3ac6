"""Confidence intervals for win shares.

The games of a block have the same chance outcomes, so only blocks are independent. The variance of a share is therefore
estimated over blocks, as for a cluster sample, and the Wilson interval uses the number of independent trials that would
have that variance. Mirrored blocks often vary less than independent games; to be conservative, the number of trials is
at most the number of seats played. A shared victory counts as a share.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 %


class Share(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


def share_of(blocks: Sequence[tuple[float, int]]) -> Share:
    """The share of wins; `blocks` has the wins and the number of seats of each block."""
    seats = sum(number for _, number in blocks)
    if seats == 0:
        return Share(0.0, 0.0, 1.0)
    share = min(1.0, sum(wins for wins, _ in blocks) / seats)
    return Share(share, *wilson(share, trials(share, seats, blocks)))


def trials(share: float, seats: int, blocks: Sequence[tuple[float, int]]) -> float:
    """The number of independent trials with the same variance as these blocks (the effective sample size)."""
    if len(blocks) < 2:
        return seats
    spread = sum((wins - share * number) ** 2 for wins, number in blocks)
    variance = spread * len(blocks) / (len(blocks) - 1) / seats**2
    return min(seats, share * (1 - share) / variance) if variance > 0 else seats


def wilson(share: float, number: float) -> tuple[float, float]:
    """The 95 % interval of a share of `number` independent trials, clipped to 0 to 1 and never empty."""
    square = Z * Z / number
    middle = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * math.sqrt(share * (1 - share) / number + square / (4 * number))
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))
