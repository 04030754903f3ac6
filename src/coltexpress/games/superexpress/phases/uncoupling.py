"""The end of a round (SRN-3 to SRN-5): uncouple the last car, give its loot card, begin the next round."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import Move
from coltexpress.engine.questions import NATURE, Question, Step
from coltexpress.engine.specs import Spec
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.events import LOCOMOTIVE_LEFT
from coltexpress.games.superexpress.moves import TURN_UP_MOVES, TurnUp
from coltexpress.games.superexpress.phases.scoring import end_if_settled, finish
from coltexpress.games.superexpress.phases.steps import LOOT_CARD
from coltexpress.games.superexpress.pieces import ABOARD, Bandit


def farthest(board: Board) -> Bandit:
    """SRN-4: the bandit that gets the loot card."""
    aboard = [bandit for bandit in board.gang if bandit.gone == ABOARD]
    found = aboard[0]
    for bandit in aboard:
        if bandit.distance() > found.distance():
            found = bandit
    return found


class UncoupleStep(Step):
    def run(self, board: Board) -> None:
        last = board.length - 1
        board.uncouple([bandit for bandit in board.gang if bandit.gone == ABOARD and bandit.car == last])


@mypyc_attr(acyclic=True)
class WhichLootCard(Question):
    """Chance reveals the loot card of the uncoupled car (SUP-2)."""

    spec: ClassVar[Spec] = Spec("loot-card", "loot")

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, TurnUp)
        board.give_loot(farthest(board), move.card)
        if board.length == 1:
            finish(board, LOCOMOTIVE_LEFT)  # SEN-2
            return
        board.begin_with(next_player(board))
        board.begin_round(board.round + 1)


_WHICH: Final = [WhichLootCard(NATURE, cards) for cards in TURN_UP_MOVES]


def which_loot_card(board: Board) -> WhichLootCard:
    return _WHICH[board.unseen]


def next_player(board: Board) -> i64:
    """SRN-5: the next player to the left whose bandit is on the train."""
    seat = (board.first + 1) % board.seats
    while board.gang[seat].gone != ABOARD:
        seat = (seat + 1) % board.seats
    return seat


class LootCardStep(Step):
    """SRN-4: if the uncoupling ends the game, no bandit gets the card (SEN-1, SEN-3)."""

    def run(self, board: Board) -> None:
        end_if_settled(board)
        if board.step == LOOT_CARD:
            board.question = which_loot_card(board)
