"""Stealin' (SRN-2): three times, each player in turn reveals the next card, which is resolved."""

from coltexpress.engine.questions import Step
from coltexpress.games.superexpress.actions import end_failed_rides, play_card
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import PROGRAMME
from coltexpress.games.superexpress.phases.steps import STEALIN, UNCOUPLING


class StealinStep(Step):
    def run(self, board: Board) -> None:
        """Players who are out are skipped. The game may end after any card (SEN-1)."""
        end_failed_rides(board)
        while board.step == STEALIN:
            if board.done == board.seats:
                board.done = 0
                board.turn += 1
            if board.turn == PROGRAMME:
                board.turn = 0
                board.step = UNCOUPLING
                return
            bandit = board.gang[(board.first + board.done) % board.seats]
            board.done += 1
            card = bandit.next_card()
            if card >= 0:  # bandits that are out have none
                board.reveal(bandit, card)
                play_card(board, bandit, card)
