"""Evaluates the cards of a go in Schemin', on a board where the pile has already been resolved."""

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.evaluation import Evaluator
from coltexpress.bots.express.weights import WEIGHTS
from coltexpress.engine.moves import Move
from coltexpress.engine.places import LOCOMOTIVE
from coltexpress.games.express.actions.move import INSIDE_REACH, ROOF_REACH
from coltexpress.games.express.bags.cards import SECOND, actions, card_bag, count, kinds, size, solo_kinds
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    FLOOR_CHANGE,
    MARSHAL,
    MOVE,
    ROBBERY,
    SPEEDING_UP,
    TEAM_ACTIONS,
)
from coltexpress.games.express.moves import Draw, Play
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.teams import card_of


def goes_to_come(board: Board) -> i64:
    """The number of goes that the current player has left in this round after this one."""
    number: i64 = 0
    turn = board.turn + 1
    while turn < len(board.turns):
        number += 2 if board.turns[turn] == SPEEDING_UP else 1
        turn += 1
    if board.turns[board.turn] == SPEEDING_UP and board.done % 2 == 0:
        number += 1
    return number


def kinds_of(board: Board, bandit: Bandit, hand: i64) -> i64:
    """The actions that a hand holds for this bandit, as a bit set."""
    if board.team_size == 1:
        return solo_kinds(hand)
    cards = kinds(hand)
    own = cards if board.bandit_of(bandit.seat) is bandit else cards >> SECOND
    found = own & ((1 << TEAM_ACTIONS) - 1)
    if board.card_bandit(bandit.seat, MARSHAL) is bandit:
        found |= cards & (1 << MARSHAL)
    return found


@mypyc_attr(acyclic=True)
class CardChoice:
    """Evaluates the moves of one seat's go: each card, and drawing."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.board = board
        self.evaluator = Evaluator(board, seat)
        self.seat: i64 = seat
        self.to_come: i64 = goes_to_come(board)

    def value(self, move: Move) -> float:
        if isinstance(move, Play):
            board = self.board
            card = move.action if move.who < 0 else card_of(move.who, move.action, board.mate(self.seat))
            bandit = board.card_bandit(self.seat, card)
            return self.card(bandit, card, move.action)
        if isinstance(move, Draw):
            return self.draw()
        return 0.0

    def card(self, bandit: Bandit, card: i64, action: i64) -> float:
        """The value of a card, including what the next card can do from the resulting place."""
        board = self.board
        evaluator = self.evaluator
        hand = board.players[self.seat].hand
        left: i64 = 0
        last = self.to_come == 0
        if not last:
            left = kinds_of(board, bandit, hand - card_bag(card) if count(hand, card) else hand)
        here = bandit.place
        if action == MOVE:
            return self.best_way(bandit, left, last) - evaluator.place_value(bandit, here, left, last) - WEIGHTS.useless
        if action == FLOOR_CHANGE:
            stay = evaluator.place_value(bandit, here, left, last)
            return evaluator.place_value(bandit, here ^ 1, left, last) - stay - WEIGHTS.useless
        if action == MARSHAL:
            best = -1000.0
            car = board.marshal
            if car > LOCOMOTIVE:
                best = evaluator.marshal_to(bandit, car - 1)
            if car + 1 < board.length:
                other = evaluator.marshal_to(bandit, car + 1)
                best = max(best, other)
            return best - WEIGHTS.useless
        value = evaluator.card_value(bandit, action)
        if action == ROBBERY and left:  # the next card finds one token fewer here
            value += WEIGHTS.patience * (
                evaluator.best_card(bandit, left, True) - evaluator.best_card(bandit, left, False)
            )
        return value - WEIGHTS.useless

    def best_way(self, bandit: Bandit, left: i64, last: bool) -> float:
        """The value of the best place within reach of a Move (ACT-1, ACT-2)."""
        here = bandit.place
        reach: i64 = ROOF_REACH if here & 1 else INSIDE_REACH
        best = -1000.0
        step: i64 = 1
        while step <= reach:
            for way in (-2, 2):
                place = here + way * step
                if 0 <= place < 2 * self.board.length:
                    value = self.evaluator.place_value(bandit, place, left, last)
                    best = max(best, value)
            step += 1
        return best

    def draw(self) -> float:
        """The value of drawing three cards; useless in the last go."""
        if self.to_come == 0:
            return -WEIGHTS.useless
        player = self.board.players[self.seat]
        usable = size(actions(player.hand))
        short = self.to_come - usable
        value = WEIGHTS.draw
        if short > 0:
            value += WEIGHTS.draw_short * float(short)
        fresh = 3 - player.top if player.top < 3 else 0
        there = size(actions(player.deck + player.discard))  # EXP-6: the discard pile becomes the deck
        fresh = min(fresh, there)
        return value * float(fresh) / 3.0
