"""How sure a share is.

The games of a block have the same chance, so they are no independent trials: the block is. The variance of a share is
therefore estimated over blocks, as for a sample in clusters, and the share's Wilson interval is made with the number of
independent trials that would have that variance. Mirrored blocks often vary less than independent games would; that is
not claimed: the trials are never more than the seats that were really played. A shared victory counts as a share.
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
    """The share of wins; `blocks` are the wins and the seats of each block."""
    seats = sum(number for _, number in blocks)
    if seats == 0:
        return Share(0.0, 0.0, 1.0)
    share = min(1.0, sum(wins for wins, _ in blocks) / seats)
    return Share(share, *wilson(share, trials(share, seats, blocks)))


def trials(share: float, seats: int, blocks: Sequence[tuple[float, int]]) -> float:
    """So many independent trials would be as sure as these blocks are."""
    if len(blocks) < 2:
        return seats
    spread = sum((wins - share * number) ** 2 for wins, number in blocks)
    variance = spread * len(blocks) / (len(blocks) - 1) / seats**2
    return min(seats, share * (1 - share) / variance) if variance > 0 else seats


def wilson(share: float, number: float) -> tuple[float, float]:
    """The 95 % interval of a share of so many independent trials; it never leaves 0 to 1, and is never empty."""
    square = Z * Z / number
    middle = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * math.sqrt(share * (1 - share) / number + square / (4 * number))
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))
