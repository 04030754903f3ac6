"""Heuristic choices in Stealin', in events and in set-up."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.card_choice import CardChoice, kinds_of
from coltexpress.bots.express.evaluation import Evaluator, token_value
from coltexpress.bots.express.weights import PICKS, PURSE_MEAN
from coltexpress.engine.counts import check_count
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.places import INSIDE, at
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import Question
from coltexpress.games.express.actions.action import BanditQuestion
from coltexpress.games.express.actions.punch import VictimQuestion
from coltexpress.games.express.bags.cards import count
from coltexpress.games.express.bandits import may_snatch
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    ACTION_COUNT,
    BANDITS,
    FIRE,
    FLOOR_CHANGE,
    JEWEL,
    JEWEL_VALUE,
    MARSHAL,
    MOVE,
    PUNCH,
    PURSE,
    ROBBERY,
    STRONGBOX_VALUE,
)
from coltexpress.games.express.moves import (
    Drop,
    GoTo,
    Keep,
    Knock,
    Pick,
    Punch,
    SendMarshal,
    Shed,
    Shoot,
    Snatch,
)
from coltexpress.games.express.phases.schemin import PlayOrDraw
from coltexpress.games.express.phases.steps import STEALIN
from coltexpress.games.express.pieces import Bandit

check_count("The number of PICKS in bots/express/weights.py", len(PICKS), BANDITS)
_PICKS: Final = [PICKS[name] for name in BANDITS]


def cards_to_come(board: Board, bandit: Bandit) -> i64:
    """The actions of this bandit to come, as a bit set: its next card in the pile, or else its player's hand."""
    at_card = board.resolved
    while at_card < len(board.pile):
        entry = board.pile[at_card]
        if entry.seat == bandit.seat and board.card_bandit(entry.seat, entry.card) is bandit:
            return 1 << entry.action
        at_card += 1
    return 0 if board.step == STEALIN else kinds_of(board, bandit, board.players[bandit.seat].hand)


@mypyc_attr(acyclic=True)
class Heuristic:
    """Evaluates the answers of a seat to a question."""

    def __init__(self, board: Board, seat: i64, question: Question) -> None:
        self.board = board
        self.seat: i64 = seat
        self.evaluator = Evaluator(board, seat)
        self.question = question
        self.bandit = board.bandit(question.who) if isinstance(question, BanditQuestion) else board.bandit_of(seat)
        self.to_come: i64 = cards_to_come(board, self.bandit)

    def value(self, move: Move) -> float:
        board = self.board
        if isinstance(move, GoTo):
            place = at(move.car, self.bandit.place & 1)
            return self.evaluator.place_value(self.bandit, place, self.to_come, self.to_come == 0)
        if isinstance(move, Shoot):
            return self.evaluator.hit_value(board.bandit(move.who))
        if isinstance(move, SendMarshal):
            return self.evaluator.marshal_to(self.bandit, move.car)
        if isinstance(move, Punch):
            return self.evaluator.punch_value(self.bandit, board.bandit(move.who))
        if isinstance(move, Drop):
            return self.falls(move)
        if isinstance(move, Knock):
            return self.knocked(move)
        if isinstance(move, Snatch):
            return float(PURSE_MEAN) if move.take else 0.0
        if isinstance(move, Keep):
            return self.kept(move)
        if isinstance(move, Shed):
            return 40.0 if move.shed else 0.0
        return float(token_value(move))

    def falls(self, move: Drop) -> float:
        """A rival should lose as much as possible, a team-mate as little. Cheyenne may take the purse at once."""
        question = self.question
        assert isinstance(question, VictimQuestion)
        lost = PURSE_MEAN if move.loot == PURSE else JEWEL_VALUE if move.loot == JEWEL else STRONGBOX_VALUE
        value = self.evaluator.rival(self.board.bandit(question.victim).seat) * float(lost)
        return value + float(PURSE_MEAN) if move.loot == PURSE and may_snatch(self.bandit.who) else value

    def knocked(self, move: Knock) -> float:
        """To the Marshal if possible, else to the place that is worth least."""
        board = self.board
        question = self.question
        assert isinstance(question, VictimQuestion)
        victim = board.bandit(question.victim)
        place = victim.place + 2 * move.way
        rival = self.evaluator.rival(victim.seat)
        if place == at(board.marshal, INSIDE):
            return rival * self.evaluator.bullet
        return -rival * self.evaluator.stay(victim, place, False)

    def kept(self, move: Keep) -> float:
        """EXP-4: the value of the cards that are kept. Keeping more cards means drawing fewer bullets."""
        bag = move.plain
        value = 0.0
        if move.named:
            named = move.named
            while named:
                value += 40.0
                named &= named - 1
            return value
        for action in range(ACTION_COUNT):
            n = float(count(bag, action))
            if n == 0.0:
                continue
            if action == ROBBERY or action == FIRE:
                value += 60.0 * n
            elif action == MOVE or action == FLOOR_CHANGE:
                value += 34.0 * n - (14.0 if n > 1.0 else 0.0)
            elif action == PUNCH:
                value += 22.0
            elif action == MARSHAL:
                value += 2.0
        return value


def move_values(board: Board, seat: i64, question: Question, moves: Moves) -> list[float]:
    """The value of each answer for a seat. For a go, the pile of the board must already be resolved."""
    if not board.gang:  # teams are being picked (TWO-1)
        return [_PICKS[move.who] if isinstance(move, Pick) else 0.0 for move in moves]
    if isinstance(question, PlayOrDraw):
        card_choice = CardChoice(board, seat)
        return [card_choice.value(move) for move in moves]
    heuristic = Heuristic(board, seat, question)
    return [heuristic.value(move) for move in moves]


def choose(board: Board, seat: i64, question: Question, moves: Moves, dice: Dice, noise: i64) -> Move:
    """The best answer, after adding random noise to the values."""
    values = move_values(board, seat, question, moves)
    found: i64 = 0
    best = -1e9
    for index in range(len(moves)):
        value = values[index]
        if noise:
            value += float(dice.below(noise))
        if value > best:
            best = value
            found = index
    return moves[found]
