"""The end of a round (SRN-3 to SRN-5): the last car is uncoupled, its loot card is given, the next round begins."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import Move
from coltexpress.engine.questions import NATURE, Question, Step
from coltexpress.games.superexpress.board import Table
from coltexpress.games.superexpress.events import LOCOMOTIVE_LEFT
from coltexpress.games.superexpress.moves import TURN_UP, TurnUp
from coltexpress.games.superexpress.phases.scoring import end_if_settled, finish
from coltexpress.games.superexpress.phases.steps import LOOT_CARD
from coltexpress.games.superexpress.pieces import ABOARD, Bandit


def farthest(table: Table) -> Bandit:
    """SRN-4: who gets the card."""
    return max([bandit for bandit in table.gang if bandit.gone == ABOARD], key=lambda bandit: bandit.distance())


class UncoupleStep(Step):
    def run(self, table: Table) -> None:
        last = table.length - 1
        table.uncouple([bandit for bandit in table.gang if bandit.gone == ABOARD and bandit.car == last])


@mypyc_attr(acyclic=True)
class WhichLootCard(Question):
    """Nature turns up the loot card of the car that is gone (SUP-2)."""

    def text(self, table: Table) -> str:
        return "loot"

    def answer(self, table: Table, seat: i64, move: Move) -> None:
        assert isinstance(move, TurnUp)
        table.give_loot(farthest(table), move.card)
        if table.length == 1:
            finish(table, LOCOMOTIVE_LEFT)  # SEN-2
            return
        table.begin_with(next_player(table))
        table.begin_round(table.round + 1)


_WHICH: Final = [WhichLootCard(NATURE, cards) for cards in TURN_UP]


def which_loot_card(table: Table) -> WhichLootCard:
    return _WHICH[table.unseen]


def next_player(table: Table) -> i64:
    """SRN-5: the next to the left who is still on the train."""
    seat = (table.first + 1) % table.seats
    while table.gang[seat].gone != ABOARD:
        seat = (seat + 1) % table.seats
    return seat


class LootCardStep(Step):
    """SRN-4; but if the uncoupling ends the game, the card goes to nobody (SEN-1, SEN-3)."""

    def run(self, table: Table) -> None:
        end_if_settled(table)
        if table.step == LOOT_CARD:
            table.question = which_loot_card(table)
