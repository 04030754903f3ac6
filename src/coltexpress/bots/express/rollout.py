"""Fast heuristic playouts: in Schemin' each card is resolved as soon as it is played.

If all players use the same heuristics, this leads to the same result as the pile, at half the cost, and each player
sees where all bandits will be. Cards and bullets go to the decks at the end of the round.
"""

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.heuristic import choose
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import EVERYONE, NATURE, Question, first_unanswered
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import SPEEDING_UP
from coltexpress.games.express.phases.schemin import PlayOrDraw
from coltexpress.games.express.phases.stealin import ACTION_RULES


@mypyc_attr(acyclic=True)
class Rollout:
    """Plays one board on."""

    def __init__(self, board: Board, dice: Dice, noise: i64) -> None:
        self.board = board
        self.dice = dice
        self.noise: i64 = noise
        self.held: list[int] = [0] * int(board.seats)  # bullets received in this round that are not in a deck yet
        self.early: i64 = 0  # number of cards of the pile that were resolved early

    def answer(self) -> None:
        """Answer the current question."""
        board = self.board
        question = board.question
        assert question is not None
        seat = question.seat
        if seat == NATURE:
            board.apply(seat, question.sample(board, self.dice))
            return
        if seat == EVERYONE:
            seat = first_unanswered(board.answers)
        moves = question.moves or question.options(board, seat)
        move = moves[0] if len(moves) == 1 else choose(board, seat, question, moves, self.dice, self.noise)
        board.apply(seat, move)

    def resolve_early(self) -> None:
        """Resolve the next card of the pile during Schemin'."""
        board = self.board
        waiting = board.question
        tops = [player.top for player in board.players]
        card = board.pile[board.resolved]
        board.resolved += 1
        self.early += 1
        bandit = board.gang[card.seat] if board.team_size == 1 else board.card_bandit(card.seat, card.card)  # faster
        board.acting = bandit.who
        board.action = card.action
        board.question = None
        ACTION_RULES[card.action].resolve(board, bandit)
        question = pending(board)
        while question is not None:
            self.answer_early(question)
            question = pending(board)
        board.question = waiting
        for seat in range(len(tops)):
            player = board.players[seat]
            if player.top != tops[seat]:
                self.held[seat] += int(player.top - tops[seat])
                player.top = tops[seat]

    def answer_early(self, question: Question) -> None:
        """Answer a question of a card that is resolved early, without advancing the game."""
        board = self.board
        board.question = None
        if question.seat == NATURE:
            question.answer(board, NATURE, question.sample(board, self.dice))
            return
        moves = question.moves
        move = moves[0] if len(moves) == 1 else choose(board, question.seat, question, moves, self.dice, self.noise)
        question.answer(board, question.seat, move)

    def catch_up(self) -> None:
        """Resolve the whole pile."""
        board = self.board
        while board.resolved < len(board.pile):
            self.resolve_early()

    def return_cards(self) -> None:
        """Before the last go: move cards and bullets to where they belong at the end of the round."""
        board = self.board
        index = board.resolved - self.early
        while index < board.resolved:
            board.give_back(board.pile[index])
            index += 1
        self.early = 0
        for seat in range(len(self.held)):
            if self.held[seat]:
                board.players[seat].top += self.held[seat]
                self.held[seat] = 0

    def is_last_go(self) -> bool:
        board = self.board
        if board.turn + 1 < len(board.turns):
            return False
        goes = 2 * board.seats if board.turns[board.turn] == SPEEDING_UP else board.seats
        return board.done + 1 >= goes

    def go(self, question: Question) -> None:
        """Resolve the pile, then make one go."""
        board = self.board
        self.catch_up()
        seat = question.seat
        moves = question.moves
        move: Move = moves[0] if len(moves) == 1 else choose(board, seat, question, moves, self.dice, self.noise)
        if self.is_last_go():
            self.return_cards()
        board.apply(seat, move)

    def play(self, rounds: i64, decisions: i64) -> None:
        """Play until `rounds` rounds have ended, the game is over or `decisions` decisions were made."""
        board = self.board
        end = board.round + rounds
        made: i64 = 0
        while made < decisions:
            question = board.question
            if question is None or board.round >= end:
                break
            if isinstance(question, PlayOrDraw):
                self.go(question)
                made += 1
            else:
                self.answer()
                if question.seat != NATURE:
                    made += 1


def pending(board: Board) -> Question | None:
    """The current question. A function call, so that mypy does not narrow the attribute."""
    return board.question
