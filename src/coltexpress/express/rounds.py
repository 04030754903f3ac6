"""The sequence of play, as a list: what happens in each step until somebody has to choose."""

from typing import Final

from coltexpress.express.components import ROUNDS
from coltexpress.express.expert import ShedBullets, ask_what_to_keep
from coltexpress.express.round_events import round_event
from coltexpress.express.schemin import begin_round, deal, next_go, turn_over_card
from coltexpress.express.scoring import finish
from coltexpress.express.setup import set_up
from coltexpress.express.stealin import next_card
from coltexpress.express.table import OVER, Table


class Step:
    def run(self, table: Table) -> None:
        """Do what comes next: ask a question, change the table, or go to another step."""
        raise NotImplementedError


class SetUp(Step):
    def run(self, table: Table) -> None:
        set_up(table)


class Deal(Step):
    def run(self, table: Table) -> None:
        deal(table)


class TurnOver(Step):
    def run(self, table: Table) -> None:
        turn_over_card(table)


class Shed(Step):
    def run(self, table: Table) -> None:
        table.ask_everyone(ShedBullets())


class Schemin(Step):
    def run(self, table: Table) -> None:
        next_go(table)


class Keep(Step):
    def run(self, table: Table) -> None:
        if table.expert:
            ask_what_to_keep(table)
        else:
            table.return_hands()
            table.begin_stealin()


class Stealin(Step):
    def run(self, table: Table) -> None:
        next_card(table)


class RoundEvent(Step):
    def run(self, table: Table) -> None:
        round_event(table)


class NextRound(Step):
    def run(self, table: Table) -> None:
        """RND-11: the first player changes; after round 5 the game is over."""
        if table.round == ROUNDS:
            finish(table)
            return
        table.pass_first((table.first + 1) % table.seats)
        begin_round(table, table.round + 1)


STEPS: Final[list[Step]] = [
    SetUp(),
    Deal(),
    TurnOver(),
    Shed(),
    Schemin(),
    Keep(),
    Stealin(),
    RoundEvent(),
    NextRound(),
]


def advance(table: Table) -> None:
    """Play on until somebody has to choose, or the game is over."""
    while table.question is None and table.step != OVER:
        STEPS[table.step].run(table)
