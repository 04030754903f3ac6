"""Two players, two bandits each (TWO-3): which card is whose, and how a team's cards are named.

A bag of a player with one bandit is named without the bandit: `lead` and `mate` are NOBODY there.
"""

from typing import Final

from mypy_extensions import i64

from coltexpress.engine.bandits import NOBODY
from coltexpress.games.express.bags.cards import BULLET, CARD_KINDS, SECOND, actions, bullets, bullets_bag, count, one
from coltexpress.games.express.components import ACTIONS, BANDITS, MARSHAL
from coltexpress.games.express.moves import TEAM_ACTIONS

TEAM: Final = 2  # bandits in a team


def card_action(card: i64) -> i64:
    """What a card does, whosever it is."""
    return card - SECOND if card >= SECOND else card


def card_owner(card: i64, lead: i64, mate: i64) -> i64:
    """The bandit that names a card; NOBODY for one bandit's deck and for the team's Marshal card."""
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
    """How many of each card there are, by name."""
    found: dict[str, int] = {}
    card: i64 = 0
    while card <= CARD_KINDS:
        n = count(bag, card)
        if n:
            found[card_name(card, lead, mate)] = int(n)
        card += 1
    return found


def from_bag(bag: i64, lead: i64, mate: i64) -> tuple[int, int]:
    """A bag as moves write it: plain cards, and a team's five cards a bandit as bits."""
    if lead == NOBODY:
        return int(bag), 0
    named = 0
    for action in range(TEAM_ACTIONS):
        named |= int(count(bag, action)) << (int(lead) * TEAM_ACTIONS + action)
        named |= int(count(bag, action + SECOND)) << (int(mate) * TEAM_ACTIONS + action)
    return int(count(bag, MARSHAL) * one(MARSHAL) + bullets_bag(bullets(bag))), named


def to_bag(plain: int, named: int, lead: i64, mate: i64) -> i64:
    """The inverse of `from_bag`; -1 if a card in it cannot be this player's."""
    if lead == NOBODY:
        return -1 if named else plain
    if count(plain, MARSHAL) > 1 or actions(plain) & ~(3 * int(one(MARSHAL))):
        return -1
    bag: i64 = plain
    for who in range(len(BANDITS)):
        bits = named >> (who * TEAM_ACTIONS) & 31
        if bits and who != lead and who != mate:
            return -1
        for action in range(TEAM_ACTIONS):
            if bits >> action & 1:
                bag += one(action + SECOND if who == mate else action)
    return bag
