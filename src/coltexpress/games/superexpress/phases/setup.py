"""Set-up (SUP): what the options leave open is thrown, then everybody boards."""

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.questions import Step
from coltexpress.engine.setup import WhichBandits, WhoIsFirst
from coltexpress.games.superexpress.board import Table
from coltexpress.games.superexpress.components import FRONT, TAIL


def board(table: Table) -> None:
    """SUP-3, SUP-4: one car each, from the last but one forward; the rear half faces the front."""
    seats = int(table.seats)
    for seat in range(seats):
        place = (seat - int(table.first)) % seats  # in the order of play
        facing = FRONT if place < (seats + 1) // 2 else TAIL
        table.board(table.bandits[seat], seat, seats - place, facing)


class SetUpStep(Step):
    def run(self, table: Table) -> None:
        if NOBODY in table.bandits:
            table.question = WhichBandits(table.bandits, len(BANDITS))
        elif table.first < 0:
            table.question = WhoIsFirst(table.bandits)
        else:
            board(table)
            table.begin_round(1)
