"""Two players with two bandits each (TWO-3): the owners and names of a team's cards.

`lead` and `mate` are the first and the second bandit of a team. Without teams both are NOBODY, and card names have no
bandit.
"""

from typing import Final

from mypy_extensions import i64

from coltexpress.engine.bandits import NOBODY
from coltexpress.games.express.bags.cards import (
    BULLET,
    CARD_KINDS,
    SECOND,
    actions,
    card_bag,
    count,
    kinds,
    one_of_each,
)
from coltexpress.games.express.components import ACTIONS, BANDITS, MARSHAL, TEAM_ACTIONS

TEAM: Final = 2  # bandits in a team
_TEAM_KINDS: Final = (1 << TEAM_ACTIONS) - 1
_MARSHAL_KIND: Final = 1 << MARSHAL


def card_action(card: i64) -> i64:
    """The action of a card of either bandit."""
    return card - SECOND if card >= SECOND else card


def card_owner(card: i64, lead: i64, mate: i64) -> i64:
    """The bandit in the name of a card; NOBODY without teams and for the team's Marshal card."""
    return NOBODY if card == MARSHAL or lead == NOBODY else mate if card >= SECOND else lead


def card_of(who: i64, action: i64, mate: i64) -> i64:
    """The inverse of `card_action` and `card_owner`."""
    return action + SECOND if who != NOBODY and who == mate else action


def card_name(card: i64, lead: i64, mate: i64) -> str:
    if card == BULLET:
        return "bullet"
    who = card_owner(card, lead, mate)
    name = ACTIONS[card_action(card)]
    return name if who == NOBODY else f"{BANDITS[who]} {name}"


def named_cards(bag: i64, lead: i64, mate: i64) -> dict[str, int]:
    """The number of each card, by name."""
    found: dict[str, int] = {}
    card: i64 = 0
    while card <= CARD_KINDS:
        n = count(bag, card)
        if n:
            found[card_name(card, lead, mate)] = int(n)
        card += 1
    return found


def from_bag(bag: i64, lead: i64, mate: i64) -> tuple[int, int]:
    """A bag in the form that moves use: plain cards, and for a team five bits per bandit."""
    if lead == NOBODY:
        return int(bag), 0
    mask = kinds(bag) & ~_MARSHAL_KIND
    firsts = mask & _TEAM_KINDS
    seconds = mask >> SECOND
    named = (firsts << (lead * TEAM_ACTIONS)) | (seconds << (mate * TEAM_ACTIONS))
    return int(bag - one_of_each(mask)), int(named)


def to_bag(plain: i64, named: i64, lead: i64, mate: i64) -> i64:
    """The inverse of `from_bag`; -1 if a card cannot belong to this player."""
    if lead == NOBODY:
        return -1 if named else plain
    marshals = actions(plain)
    if marshals and marshals != card_bag(MARSHAL):
        return -1
    firsts = (named >> (lead * TEAM_ACTIONS)) & _TEAM_KINDS
    seconds = (named >> (mate * TEAM_ACTIONS)) & _TEAM_KINDS
    if named != (firsts << (lead * TEAM_ACTIONS)) | (seconds << (mate * TEAM_ACTIONS)):
        return -1
    return plain + one_of_each(firsts | (seconds << SECOND))
