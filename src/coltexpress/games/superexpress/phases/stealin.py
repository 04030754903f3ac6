"""Stealin' (SRN-2): three times round, each player in turn reveals the next card, and it is resolved."""

from coltexpress.engine.questions import Step
from coltexpress.games.superexpress.actions import end_failed_rides, play_card
from coltexpress.games.superexpress.board import Table
from coltexpress.games.superexpress.components import PROGRAMME
from coltexpress.games.superexpress.phases.steps import STEALIN, UNCOUPLING


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
