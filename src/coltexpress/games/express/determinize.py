"""Determinization: resample what a seat may not know (KNW), so that the state stays consistent with its view.

The result must not depend on hidden information, only on the seat's view and the dice.
"""

from mypy_extensions import i64

from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import OVER, SimultaneousQuestion
from coltexpress.games.express.bags.cards import (
    CARD_KINDS,
    SECOND,
    actions,
    bullets_bag,
    card_bag,
    contains,
    nth,
    sample,
    size,
)
from coltexpress.games.express.bags.loot import (
    ALL_PURSES,
    OPEN,
    UNSEEN_PURSE,
    fallen_place,
    fallen_value,
    known_by,
    number_of_purses,
    purse,
    random_purse,
)
from coltexpress.games.express.bandits import hides_cards
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import MARSHAL
from coltexpress.games.express.pieces import pile_card


def resample_cards(board: Board, seat: i64, dice: Dice) -> None:
    """Resample the hidden cards of another player: hand, deck, unseen discards and face-down cards."""
    player = board.players[seat]
    wounds: i64 = 0
    for bandit in board.gang:
        if bandit.seat == seat:
            wounds += bandit.wounds
    hidden = board.action_cards() + bullets_bag(wounds - player.top)
    hidden -= player.seen
    face_down = False
    at = board.resolved
    while at < len(board.pile):
        entry = board.pile[at]
        at += 1
        if entry.seat == seat:
            if entry.down:
                face_down = True
            else:
                hidden -= entry.bag
    if face_down:
        hidden = resample_pile(board, seat, hidden, dice)
    hand_size = size(player.hand)
    discard_size = size(player.discard) - size(player.seen)
    maybe = hand_size - player.known if hand_size - player.known < player.maybe else player.maybe
    sure = hand_size - player.known - maybe  # number of cards that cannot be bullets
    hand = bullets_bag(player.known)
    if sure > 0:
        hand += sample(actions(hidden), size(actions(hidden)), sure, dice)
    hidden -= hand
    total = size(hidden)
    rest = sample(hidden, total, maybe, dice)
    hidden -= rest
    discard = sample(hidden, total - maybe, discard_size, dice) if discard_size else 0
    player.hand = hand + rest
    player.discard = player.seen + discard
    player.deck = hidden - discard


def resample_pile(board: Board, seat: i64, hidden: i64, dice: Dice) -> i64:
    """Resample face-down cards from the hidden action cards; by Ghost's power in a team, one of Ghost's (TWO-7)."""
    length: i64 = len(board.pile)
    for by_power in (True, False):
        index = board.resolved
        while index < length:
            entry = board.pile[index]
            if entry.seat == seat and entry.down and entry.by_power == by_power:
                choices = actions(hidden)
                if by_power and board.team_size > 1:
                    choices = ghosts_cards(board, seat, choices)
                card = nth(choices, dice.below(size(choices)))
                hidden -= card_bag(card)
                board.pile[index] = pile_card(seat, card, True, by_power)
            index += 1
    return hidden


def ghosts_cards(board: Board, seat: i64, bag: i64) -> i64:
    """The cards of a team's bag that act for Ghost, one of each kind."""
    found: i64 = 0
    second = hides_cards(board.mate(seat))
    for card in range(CARD_KINDS):
        if card == MARSHAL:
            his = (board.marshal_card_seats >> seat) & 1 == (1 if second else 0)
        else:
            his = (card >= SECOND) == second
        if his and contains(bag, card_bag(card)):
            found += card_bag(card)
    return found


def resample_purses(board: Board, seat: i64, dice: Dice) -> None:
    """Resample the other players' purses. Fallen purses that the seat does not know become unseen purses."""
    over = board.step == OVER
    values: i64 = ALL_PURSES
    for bandit in board.gang:
        if bandit.open_purse or bandit.seat == seat or over:  # KNW-3, KNW-4: known
            values -= bandit.purses
        if bandit.seat == seat:
            values -= bandit.lost
    if board.fallen:
        known: list[int] = []
        for entry in board.fallen:
            knower = known_by(entry)
            if knower == seat or knower >= OPEN:
                known.append(entry)
                values -= purse(fallen_value(entry))
            else:
                board.floor[fallen_place(entry)] += UNSEEN_PURSE
        board.fallen = tuple(known)
    for bandit in board.gang:
        if bandit.seat != seat:
            if bandit.purses and not bandit.open_purse and not over:
                bandit.purses = some_purses(values, number_of_purses(bandit.purses), dice)
                values -= bandit.purses
            if bandit.lost:
                bandit.lost = some_purses(values, number_of_purses(bandit.lost), dice)
                values -= bandit.lost
    board.unseen_values = values


def some_purses(values: i64, number: i64, dice: Dice) -> i64:
    """A random selection of `number` purses."""
    bag: i64 = 0
    while number > 0:
        bag += purse(random_purse(values - bag, dice))
        number -= 1
    return bag


def resample(board: Board, seat: i64, dice: Dice) -> None:
    """Resample everything in this copy that the seat may not know."""
    if board.players:
        for other in range(len(board.players)):
            if other != seat:
                resample_cards(board, other, dice)
        resample_purses(board, seat, dice)
    question = board.question
    if question is not None:
        board.question = question.resampled(board, seat, dice)
    if isinstance(question, SimultaneousQuestion):
        question.resample_answers(board, seat, dice)
