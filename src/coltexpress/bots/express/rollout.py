"""Playing on by rules of thumb, fast: in Schemin' each card is carried out the moment it is played.

With everybody choosing by the same rules of thumb that comes to what the pile would lead to, at half the cost, and
whoever has a go sees where everybody will be by then. Cards and bullets go to the decks when the round ends.
"""

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.heuristic import choose
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import EVERYONE, NATURE, Question
from coltexpress.games.express.board import Table
from coltexpress.games.express.components import SPEEDING_UP
from coltexpress.games.express.phases.schemin import Go
from coltexpress.games.express.phases.stealin import ACTIONS


@mypyc_attr(acyclic=True)
class Rollout:
    """One table being played on."""

    def __init__(self, table: Table, dice: Dice, noise: i64) -> None:
        self.table = table
        self.dice = dice
        self.noise: i64 = noise
        self.held: list[int] = [0] * int(table.seats)  # bullets received since the round began, not in a deck yet
        self.early: i64 = 0  # how many cards of the pile were carried out before their time

    def answer(self) -> None:
        """Let whoever is asked choose."""
        table = self.table
        question = table.question
        assert question is not None
        seat = question.seat
        if seat == NATURE:
            table.apply(seat, question.throw(table, self.dice))
            return
        if seat == EVERYONE:
            seat = 0
            while table.answers[seat] is not None:
                seat += 1
        moves = question.moves or question.options(table, seat)
        move = moves[0] if len(moves) == 1 else choose(table, seat, question, moves, self.dice, self.noise)
        table.apply(seat, move)

    def carry_out(self) -> None:
        """The next card of the pile, in the middle of Schemin'."""
        table = self.table
        waiting = table.question
        tops = [player.top for player in table.players]
        card = table.pile[table.resolved]
        table.resolved += 1
        self.early += 1
        bandit = table.gang[card.seat] if table.team_size == 1 else table.card_bandit(card.seat, card.card)
        table.acting = bandit.who
        table.action = card.action
        table.question = None
        ACTIONS[card.action].resolve(table, bandit)
        question = pending(table)
        while question is not None:
            self.settle(question)
            question = pending(table)
        table.question = waiting
        for seat in range(len(tops)):
            player = table.players[seat]
            if player.top != tops[seat]:
                self.held[seat] += int(player.top - tops[seat])
                player.top = tops[seat]

    def settle(self, question: Question) -> None:
        """Answer a question of a card that is carried out early: the game does not go on by itself after it."""
        table = self.table
        table.question = None
        if question.seat == NATURE:
            question.answer(table, NATURE, question.throw(table, self.dice))
            return
        moves = question.moves
        move = moves[0] if len(moves) == 1 else choose(table, question.seat, question, moves, self.dice, self.noise)
        question.answer(table, question.seat, move)

    def catch_up(self) -> None:
        """Carry out all of the pile."""
        table = self.table
        while table.resolved < len(table.pile):
            self.carry_out()

    def give_back(self) -> None:
        """Before the last go: cards and bullets go where they would be at the end of the round."""
        table = self.table
        index = table.resolved - self.early
        while index < table.resolved:
            entry = table.pile[index]
            player = table.players[entry.seat]
            if table.expert:
                player.discard += entry.bag
                player.seen += entry.bag
            else:
                player.deck += entry.bag
            index += 1
        self.early = 0
        for seat in range(len(self.held)):
            if self.held[seat]:
                table.players[seat].top += self.held[seat]
                self.held[seat] = 0

    def is_last_go(self) -> bool:
        table = self.table
        if table.turn + 1 < len(table.turns):
            return False
        goes = 2 * table.seats if table.turns[table.turn] == SPEEDING_UP else table.seats
        return table.done + 1 >= goes

    def go(self, question: Question) -> None:
        """One go, with the pile carried out first."""
        table = self.table
        self.catch_up()
        seat = question.seat
        moves = question.moves
        move: Move = moves[0] if len(moves) == 1 else choose(table, seat, question, moves, self.dice, self.noise)
        if self.is_last_go():
            self.give_back()
        table.apply(seat, move)

    def play(self, rounds: i64, decisions: i64) -> None:
        """Play on until so many rounds are over, or the game, or so many decisions were made."""
        table = self.table
        end = table.round + rounds
        made: i64 = 0
        while made < decisions:
            question = table.question
            if question is None or table.round >= end:
                break
            if isinstance(question, Go):
                self.go(question)
                made += 1
            else:
                self.answer()
                if question.seat != NATURE:
                    made += 1


def pending(table: Table) -> Question | None:
    """What is asked now, whatever it was before."""
    return table.question
