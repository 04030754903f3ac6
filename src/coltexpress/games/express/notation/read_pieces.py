"""Reads loot and cards, and checks that there are no more of them than in the box."""

from typing import Final

from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.notation.rows import Row
from coltexpress.games.express.bags.cards import bullets, bullets_bag, contains, size
from coltexpress.games.express.bags.loot import (
    ALL_PURSES,
    OPEN,
    OPEN_TO_ALL,
    VALUES,
    fallen_value,
    jewels,
    purse,
    purses_of,
    strongboxes,
    unit,
    unseen_purses,
)
from coltexpress.games.express.bandits import hides_cards
from coltexpress.games.express.components import (
    ACTIONS,
    BANDITS,
    JEWEL,
    JEWEL_COUNT,
    LOOT,
    NEUTRAL_BULLETS,
    PURSE,
    PURSE_COUNT,
    PURSE_VALUES,
    STRONGBOX,
    STRONGBOXES,
    TEAM_ACTIONS,
)
from coltexpress.games.express.notation.cards import read_cards
from coltexpress.games.express.phases.steps import STEALIN
from coltexpress.games.express.pieces import Bandit, pile_card
from coltexpress.games.express.state import ExpressState
from coltexpress.games.express.teams import card_of, to_bag

MOST_WOUNDS: Final = 60


def read_purse_value(reader: Reader) -> int:
    return reader.name([str(value) for value in PURSE_VALUES])


def find_bandit(state: ExpressState, where: Reader, who: int) -> Bandit:
    for bandit in state.gang:
        if bandit.who == who:
            return bandit
    raise where.fail("absent", found=BANDITS[who])


def read_lying(state: ExpressState, cell: Reader, place: int) -> None:
    """Read loot at a place."""
    if cell.maybe("open", "purse"):
        value = read_purse_value(cell)
        knower = OPEN_TO_ALL
        if cell.maybe("of"):
            owner = find_bandit(state, cell, cell.name(BANDITS))
            if owner.open_purse:
                raise cell.fail("twice")
            owner.open_purse = True
            knower = OPEN + int(owner.who)
        if value:
            raise cell.fail("open-purse")
        state.add_fallen(place, value, knower)
    else:
        start = cell.at
        number, kind = token(cell)
        if kind == PURSE and cell.word.isdigit():
            value = read_purse_value(cell)
            cell.expect("known", "to")
            seat = find_bandit(state, cell, cell.name(BANDITS)).seat
            for _ in range(number):
                state.add_fallen(place, value, seat)
        else:
            here = state.floor[place]
            if (kind == PURSE and unseen_purses(here)) or (kind == JEWEL and jewels(here)):
                cell.at = start
                raise cell.fail("too-many")
            most = STRONGBOXES - int(strongboxes(here)) if kind == STRONGBOX else JEWEL_COUNT
            if kind != PURSE and number > most:
                cell.at = start
                raise cell.fail("too-many")
            state.floor[place] += number * int(unit(kind))
    if len(state.fallen) > PURSE_COUNT:
        raise cell.fail("too-many")


def token(cell: Reader) -> tuple[int, int]:
    """Read "jewel", "3 purses", ...: number and kind."""
    start = cell.at
    number = cell.maybe_number()
    kind = cell.name((*LOOT, "purses", "jewels", "strongboxes")) % len(LOOT)
    if number == 0 or number > PURSE_COUNT:
        cell.at = start
        raise cell.fail("too-many")
    return max(number, 1), kind


def read_holds(bandit: Bandit, cell: Reader) -> None:
    if cell.maybe("nothing"):
        return
    while True:
        if cell.maybe("open", "purse"):
            if read_purse_value(cell) or bandit.open_purse or bandit.purses:
                raise cell.fail("open-purse")
            bandit.open_purse = True
            bandit.purses = purse(0)
        else:
            start = cell.at
            number, kind = token(cell)
            if kind == PURSE:
                index = read_purse_value(cell)
                if bandit.open_purse or purses_of(bandit.purses, index) + number > 8:
                    cell.at = start
                    raise cell.fail("too-many")
                bandit.purses += number * purse(index)
            elif number > JEWEL_COUNT or (strongboxes if kind == STRONGBOX else jewels)(bandit.loot):
                cell.at = start
                raise cell.fail("too-many")
            else:
                bandit.loot += number * unit(kind)
        if not cell.maybe(","):
            return


def read_pile(state: ExpressState, row: Row) -> None:
    if len(row.cells) > 60:
        raise row.head.fail("too-long")
    for cell in row.cells:
        who = cell.name(BANDITS)
        bandit = find_bandit(state, cell, who)
        teams = state.team_size > 1
        action = cell.name(ACTIONS)
        card = int(card_of(who, action, state.mate(bandit.seat))) if teams and action < TEAM_ACTIONS else action
        down = cell.maybe("face", "down")
        by_power = down and cell.maybe("by", "power")
        if by_power and not hides_cards(state.card_bandit(bandit.seat, card).who):
            raise cell.fail("unexpected", found="by power")
        cell.end()
        state.pile.append(pile_card(bandit.seat, card, down, by_power))


def read_bag(state: ExpressState, seat: int, cell: Reader) -> int:
    start = cell.at
    plain, named = read_cards(cell)
    bag = int(to_bag(plain, named, state.lead(seat), state.mate(seat)))
    if bag < 0:
        cell.at = start
        raise cell.fail("cards")
    return bag


def read_player(state: ExpressState, row: Row) -> None:
    """Read a player's hand, deck and discard pile. Cards not mentioned elsewhere are in the deck."""
    row.head.at = 0
    who = row.head.name(BANDITS)
    seat = int(find_bandit(state, row.head, who).seat)
    if state.bandit_of(seat).who != who:
        if row.cells:
            raise row.cells[0].fail("unexpected", found=row.cells[0].word)
        return
    player = state.players[seat]
    deck: int | None = None
    maybe = -1
    for cell in row.cells:
        if cell.maybe("hand"):
            player.hand = read_bag(state, seat, cell)
        elif cell.maybe("deck"):
            deck = read_bag(state, seat, cell)
        elif cell.maybe("top"):
            player.top = cell.number(0, MOST_WOUNDS)
        elif cell.maybe("discard"):
            player.discard = read_bag(state, seat, cell)
        elif cell.maybe("seen"):
            player.seen = read_bag(state, seat, cell)
        elif cell.maybe("known"):
            player.known = cell.number(0, MOST_WOUNDS)
        elif cell.maybe("maybe"):
            maybe = cell.number(0, MOST_WOUNDS)
        else:
            raise cell.fail("unexpected", found=cell.word)
        cell.end()
    settle_cards(state, seat, deck, row)
    player.maybe = size(player.hand) - player.known if maybe < 0 else maybe
    wrong = (
        not contains(player.discard, player.seen)
        or player.known > bullets(player.hand)
        or bullets(player.hand) > player.known + player.maybe
        or (player.discard and not state.expert)
        or (player.top and not state.expert and state.step < STEALIN)
    )
    if wrong:
        raise row.head.fail("cards")


def settle_cards(state: ExpressState, seat: int, deck: int | None, row: Row) -> None:
    """Check that each card occurs once. Unmentioned cards go to the deck; omitted wounds follow from the bullets."""
    player = state.players[seat]
    bags = [int(player.hand), int(player.discard), int(bullets_bag(player.top)), deck or 0]
    bags += [int(played.bag) for played in state.pile if played.seat == seat]
    mine = [bandit for bandit in state.gang if bandit.seat == seat]
    if all(bandit.wounds == 0 for bandit in mine):
        mine[0].wounds = min(sum([int(bullets(bag)) for bag in bags]), MOST_WOUNDS)
    left = int(state.action_cards())
    left += int(bullets_bag(sum([int(bandit.wounds) for bandit in mine])))
    for bag in bags:
        if not contains(left, bag):
            raise row.head.fail("cards")
        left -= bag
    if deck is not None and left:
        raise row.head.fail("cards")
    player.deck = left if deck is None else deck


def read_box(state: ExpressState, box: Row | None, end: Reader) -> None:
    on_train = sum([int(strongboxes(here)) for here in state.floor]) + sum(
        [int(strongboxes(b.loot)) for b in state.gang]
    )
    state.neutral = NEUTRAL_BULLETS
    state.second_strongbox = on_train < STRONGBOXES
    for cell in box.cells if box is not None else []:
        if cell.maybe("neutral"):
            state.neutral = cell.number(0, NEUTRAL_BULLETS)
        elif cell.maybe("no"):
            cell.expect("strongbox")
            state.second_strongbox = False
        else:
            cell.expect("strongbox")
            state.second_strongbox = True
        cell.end()
    if on_train + (1 if state.second_strongbox else 0) > STRONGBOXES:
        raise end.fail("loot")


def check_loot(state: ExpressState, end: Reader) -> None:
    """Check that there is no more loot than in the box (CMP-3); the remaining purse values are the unseen ones."""
    left = [int(purses_of(ALL_PURSES, value)) for value in range(VALUES)]
    stones = JEWEL_COUNT
    unseen = 0
    for bandit in state.gang:
        stones -= int(jewels(bandit.loot))
        for value in range(VALUES):
            left[value] -= int(purses_of(bandit.purses, value) + purses_of(bandit.lost, value))
    for here in state.floor:
        stones -= int(jewels(here))
        unseen += int(unseen_purses(here))
    for entry in state.fallen:
        left[fallen_value(entry)] -= 1
    if stones < 0 or min(left) < 0 or unseen > sum(left):
        raise end.fail("loot")
    state.unseen_values = sum([n * int(purse(value)) for value, n in enumerate(left)])
