"""Set-up (SUP): chance decides what the options leave open, then the bandits board."""

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.questions import Step
from coltexpress.engine.setup import WhichBandits, WhoIsFirst
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import FRONT, TAIL


def board_train(board: Board) -> None:
    """SUP-3, SUP-4: one bandit per car, from the last but one forward; the rear half faces the front."""
    seats = int(board.seats)
    for seat in range(seats):
        place = (seat - int(board.first)) % seats  # in the order of play
        facing = FRONT if place < (seats + 1) // 2 else TAIL
        board.board_bandit(board.bandits[seat], seat, seats - place, facing)


class SetUpStep(Step):
    def run(self, board: Board) -> None:
        if NOBODY in board.bandits:
            board.question = WhichBandits(board.bandits, len(BANDITS))
        elif board.first < 0:
            board.question = WhoIsFirst(board.bandits)
        else:
            board_train(board)
            board.begin_round(1)
