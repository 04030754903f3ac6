"""Stealin' (SRN-2): three times round, each player in turn reveals the next card, and it is resolved."""

from coltexpress.core.questions import Step
from coltexpress.superexpress.actions import end_failed_rides, play_card
from coltexpress.superexpress.components import PROGRAMME
from coltexpress.superexpress.steps import STEALIN, UNCOUPLING
from coltexpress.superexpress.table import Table


class StealinStep(Step):
    def run(self, table: Table) -> None:
        """Players who are out are passed over. The game may end at any card (SEN-1)."""
        end_failed_rides(table)
        while table.step == STEALIN:
            if table.done == table.seats:
                table.done = 0
                table.turn += 1
            if table.turn == PROGRAMME:
                table.turn = 0
                table.step = UNCOUPLING
                return
            bandit = table.gang[(table.first + table.done) % table.seats]
            table.done += 1
            card = bandit.next_card()
            if card >= 0:  # who is out has none
                table.reveal(bandit, card)
                play_card(table, bandit, card)
