"""Packed loot: purses as a multiset of values, the loot at a place, and fallen purses that players know.

A purse gets its value when a player first looks at it, so unseen purses are only counted. A purse that was held and has
fallen is a separate entry with its place, its value and who knows it (KNW-3, KNW-4).
"""

from typing import Final

from mypy_extensions import i64

from coltexpress.engine.counts import check_limit
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.components import (
    BANDIT_COUNT,
    JEWEL,
    JEWEL_COUNT,
    PURSE,
    PURSE_COUNT,
    PURSE_VALUES,
    PURSES,
)

VALUES: Final = 6
_LEAST_VALUE: Final = 250
_VALUE_STEP: Final = 50


def purse_value(index: i64) -> i64:
    """PURSE_VALUES[index], computed, because that is faster when compiled."""
    return _LEAST_VALUE + _VALUE_STEP * index


assert tuple([int(purse_value(index)) for index in range(VALUES)]) == PURSE_VALUES

# --- purses: a multiset of values, four bits each -------------------------------------------------


def purse(index: i64) -> i64:
    """The bag with one purse of this value. (Highest bit 23: see `cards.card_bag`.)"""
    return 1 << (4 * index)


def purses_of(bag: i64, index: i64) -> i64:
    return (bag >> (4 * index)) & 15


def number_of_purses(bag: i64) -> i64:
    n: i64 = 0
    while bag:
        n += bag & 15
        bag >>= 4
    return n


def worth(bag: i64) -> i64:
    total: i64 = 0
    index: i64 = 0
    while bag:
        total += (bag & 15) * purse_value(index)
        bag >>= 4
        index += 1
    return total


def nth_purse(bag: i64, rank: i64) -> i64:
    index: i64 = 0
    while index < VALUES - 1:
        n = (bag >> (4 * index)) & 15
        if rank < n:
            return index
        rank -= n
        index += 1
    return index


def random_purse(bag: i64, dice: Dice) -> i64:
    return nth_purse(bag, dice.below(number_of_purses(bag)))


def least_purse(bag: i64) -> i64:
    return nth_purse(bag, 0)


def values(bag: i64) -> list[int]:
    return [PURSE_VALUES[i] for i in range(VALUES) for _ in range(int(purses_of(bag, i)))]


ALL_PURSES: Final[int] = sum([purses.number * int(purse(index)) for index, purses in enumerate(PURSES)])

# --- the loot at a place: unseen purses, jewels and strongboxes -----------------------------------

UNSEEN_PURSE: Final = 1
_JEWELS_AT: Final = 5
_STRONGBOXES_AT: Final = 8


def lying(unseen: i64, jewels: i64, strongboxes: i64) -> i64:
    return unseen | (jewels << _JEWELS_AT) | (strongboxes << _STRONGBOXES_AT)


def unseen_purses(place: i64) -> i64:
    return place & 31


def jewels(place: i64) -> i64:
    return (place >> _JEWELS_AT) & 7


def strongboxes(place: i64) -> i64:
    return place >> _STRONGBOXES_AT


def unit(kind: i64) -> i64:
    """One unseen purse, jewel or strongbox at a place, or one jewel or strongbox on a character card."""
    if kind == PURSE:
        return UNSEEN_PURSE
    if kind == JEWEL:
        return 1 << _JEWELS_AT
    return 1 << _STRONGBOXES_AT


# --- a fallen purse that players know: place, value, who knows it ---------------------------------

OPEN: Final = 8
"""`knower` >= OPEN: known to all, the starting purse of bandit `knower - OPEN`; below: the seat that knows it."""
OPEN_TO_ALL: Final = 15
"""Known to all, and its bandit has held another purse since."""

_HERE: Final = "in games/express/bags/loot.py"
check_limit(f"bandits with an open purse (OPEN_TO_ALL {_HERE})", BANDIT_COUNT, OPEN_TO_ALL - OPEN)
check_limit(f"purses of a value (four bits {_HERE})", max([purses.number for purses in PURSES]), 15)
check_limit(f"unseen purses at a place (five bits {_HERE})", PURSE_COUNT, 31)
check_limit(f"jewels at a place (three bits {_HERE})", JEWEL_COUNT, 7)


def pack_fallen(place: i64, index: i64, knower: i64) -> i64:
    return (place << 8) | (index << 4) | knower


def fallen_place(entry: i64) -> i64:
    return entry >> 8


def fallen_value(entry: i64) -> i64:
    return (entry >> 4) & 15


def known_by(entry: i64) -> i64:
    return entry & 15
