"""Multisets of cards packed into one int: two bits for each of eleven action cards, above them the number of bullets.

Cards 0 to 5 are the six actions. In a team (TWO-3) they belong to the first bandit, except the single Marshal card of
the team, and 6 to 10 to the second bandit. Other modules add and subtract bags, but do not know the packing.
"""

from typing import Final

from mypy_extensions import i64

from coltexpress.engine.counts import check_limit
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.components import ACTION_CARDS, ACTION_COUNT, TEAM_ACTIONS

CARD_KINDS: Final = 11
SECOND: Final = 6  # the first card of a team's second bandit
BULLET: Final = 11
_BULLETS_AT: Final = 22
_ACTIONS: Final = 0x3FFFFF
_PAIRS: Final = 0x333333
_ODD_PAIRS: Final = 0x033333
_GUARDS: Final = 0x444444
_QUADS: Final = 0x0F0F0F


def card_bag(card: i64) -> i64:
    """The bag with only this card. (mypyc computes this shift with 32 bits; the highest bit here is 22.)"""
    return 1 << (2 * card)


def bullets_bag(n: i64) -> i64:
    return n << _BULLETS_AT


def count(bag: i64, card: i64) -> i64:
    return bag >> _BULLETS_AT if card == BULLET else (bag >> (2 * card)) & 3


def bullets(bag: i64) -> i64:
    return bag >> _BULLETS_AT


def actions(bag: i64) -> i64:
    """The bag without its bullets."""
    return bag & _ACTIONS


def size(bag: i64) -> i64:
    low = bag & _ACTIONS
    pairs = (low & _PAIRS) + ((low >> 2) & _PAIRS)
    quads = (pairs & _QUADS) + ((pairs >> 4) & _QUADS)
    return ((quads + (quads >> 8) + (quads >> 16)) & 0xFF) + (bag >> _BULLETS_AT)


_KINDS: Final[list[int]] = [  # of the first six cards
    sum(1 << card for card in range(SECOND) if count(bag, card)) for bag in range(1 << (2 * SECOND))
]
_ONE_OF_EACH: Final[list[int]] = [
    sum(int(card_bag(card)) for card in range(SECOND) if kinds >> card & 1) for kinds in range(1 << SECOND)
]


def solo_kinds(bag: i64) -> i64:
    """`kinds` for the bag of a single bandit."""
    return _KINDS[bag & 0xFFF]


def kinds(bag: i64) -> i64:
    """The kinds of action cards in the bag, as a bit mask."""
    return _KINDS[bag & 0xFFF] | (_KINDS[(bag >> (2 * SECOND)) & 0x3FF] << SECOND)


def one_of_each(kinds: i64) -> i64:
    """The bag with one card of each of these kinds."""
    return _ONE_OF_EACH[kinds & 63] | (_ONE_OF_EACH[kinds >> SECOND] << (2 * SECOND))


def contains(bag: i64, part: i64) -> bool:
    """Whether `part` is a subset of the bag: subtract field by field, with guard bits that catch borrows."""
    even = ((bag & _PAIRS) | _GUARDS) - (part & _PAIRS)
    odd = (((bag >> 2) & _ODD_PAIRS) | _GUARDS) - ((part >> 2) & _ODD_PAIRS)
    return even & odd & _GUARDS == _GUARDS and part >= 0 and part >> _BULLETS_AT <= bag >> _BULLETS_AT


def nth(bag: i64, rank: i64) -> i64:
    """The card at this index of the sorted bag."""
    card: i64 = 0
    while card < CARD_KINDS:
        n = (bag >> (2 * card)) & 3
        if rank < n:
            return card
        rank -= n
        card += 1
    return BULLET


def sample(bag: i64, total: i64, n: i64, dice: Dice) -> i64:
    """A uniform random selection of n cards from the bag, which has `total` cards."""
    if n >= total:
        return bag
    few = 2 * n <= total
    last = total - n if few else n  # to take more than half, choose the remaining cards
    left = bag
    while total > last:
        rank = dice.below(total)
        shift: i64 = 0
        while shift < _BULLETS_AT:
            here = (left >> shift) & 3
            if rank < here:
                break
            rank -= here
            shift += 2
        left -= 1 << shift
        total -= 1
    return bag - left if few else left


def parts(bag: i64, n: int) -> list[int]:
    """All distinct sub-bags with n cards; n = -1: with any number."""
    found = [0]
    for card in range(CARD_KINDS + 1):
        unit = int(card_bag(card))
        top = int(count(bag, card))
        if top:
            found = [part + k * unit for part in found for k in range(top + 1) if n < 0 or size(part) + k <= n]
    return [part for part in found if n < 0 or size(part) == n]


SOLO_DECK: Final[int] = sum([card.number * int(card_bag(card.action)) for card in ACTION_CARDS])
TEAM_DECK: Final[int] = sum(
    [int(card_bag(card.action)) + (0 if card.of_team else int(card_bag(SECOND + card.action))) for card in ACTION_CARDS]
)
"""TWO-3."""

check_limit("cards of a bandit (SECOND in games/express/bags/cards.py, and its masks)", ACTION_COUNT, SECOND)
check_limit(
    "cards of a team (CARD_KINDS in games/express/bags/cards.py, and its masks)", SECOND + TEAM_ACTIONS, CARD_KINDS
)
check_limit(
    "action cards of a kind (two bits each in games/express/bags/cards.py)",
    max([card.number for card in ACTION_CARDS]),
    3,
)
