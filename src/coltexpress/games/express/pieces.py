"""The pieces of the board: players' cards, bandits with their character cards, and the cards of the pile."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.counts import check_limit
from coltexpress.games.express.bags.cards import CARD_KINDS, card_bag, size
from coltexpress.games.express.bags.loot import OPEN, jewels, strongboxes
from coltexpress.games.express.components import JEWEL, PURSE, STRONGBOX
from coltexpress.games.express.options import MOST
from coltexpress.games.express.teams import card_action

check_limit("seats (OPEN in games/express/bags/loot.py)", MOST, OPEN)


def bit(who: i64) -> i64:
    return 1 << who


@mypyc_attr(acyclic=True)
class PileCard:
    """A card on the common pile. Instances are shared by all states: get them from `pile_card`."""

    def __init__(self, seat: i64, card: i64, down: bool, by_power: bool) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.bag: i64 = card_bag(card)
        self.action: i64 = card_action(card)
        self.down = down
        self.by_power = (
            by_power  # face down by Ghost's power, not in a Tunnel, so it is a card of Ghost's (PWR-1, TWO-7)
        )


_PILE_CARDS: Final = [
    PileCard(seat, card, down, by_power)
    for seat in range(MOST)
    for card in range(CARD_KINDS)
    for down, by_power in ((False, False), (True, False), (True, True))
]


def pile_card(seat: i64, card: i64, down: bool, by_power: bool) -> PileCard:
    side: i64 = 0
    if by_power:
        side = 2
    elif down:
        side = 1
    return _PILE_CARDS[(seat * CARD_KINDS + card) * 3 + side]


@mypyc_attr(acyclic=True)
class Player:
    """The cards of a seat."""

    def __init__(self, hand: i64, deck: i64, top: i64, discard: i64, seen: i64, known: i64, maybe: i64) -> None:
        self.hand: i64 = hand
        self.deck: i64 = deck  # unordered: chance decides when cards are drawn
        self.top: i64 = top  # bullets on top of the deck
        self.discard: i64 = discard  # EXP-1
        self.seen: i64 = seen  # the publicly known part of `discard`
        self.known: i64 = known  # bullets publicly known to be in hand: they were drawn from the top
        self.maybe: i64 = maybe  # how many more cards in hand could be bullets, as others see it

    def copy(self) -> "Player":
        return Player(self.hand, self.deck, self.top, self.discard, self.seen, self.known, self.maybe)

    def deck_size(self) -> i64:
        return size(self.deck) + self.top


@mypyc_attr(acyclic=True)
class Bandit:
    """A pawn and its character card."""

    def __init__(
        self,
        who: i64,
        seat: i64,
        place: i64,
        bullets: i64,
        wounds: i64,
        loot: i64,
        purses: i64,
        open_purse: bool,
        money: i64,
        lost: i64,
    ) -> None:
        self.who: i64 = who
        self.seat: i64 = seat
        self.place: i64 = place
        self.bullets: i64 = bullets  # own bullets left
        self.wounds: i64 = wounds  # bullets received
        self.loot: i64 = loot  # jewels and strongboxes, packed (loot.unit)
        self.purses: i64 = purses  # a bag of values
        self.open_purse = open_purse  # the starting purse, held or fallen, is still known to all as $250 (KNW-4)
        self.money: i64 = money  # EVT-8
        self.lost: i64 = lost  # purses lost to the Marshal's Revenge

    def copy(self) -> "Bandit":
        return Bandit(
            self.who,
            self.seat,
            self.place,
            self.bullets,
            self.wounds,
            self.loot,
            self.purses,
            self.open_purse,
            self.money,
            self.lost,
        )

    def purse_known_by(self) -> i64:
        """Who knows a purse that this bandit drops, as in `loot.known_by` (KNW-3, KNW-4)."""
        return OPEN + self.who if self.open_purse else self.seat

    def loot_kinds(self) -> i64:
        """The kinds of loot that the bandit has, as a bit mask."""
        mask: i64 = 0
        if self.purses:
            mask |= 1 << PURSE
        if jewels(self.loot):
            mask |= 1 << JEWEL
        if strongboxes(self.loot):
            mask |= 1 << STRONGBOX
        return mask
