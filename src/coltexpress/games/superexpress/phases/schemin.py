"""Schemin' (SRN-1): everybody chooses three cards and their order, at the same time and in secret."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.questions import Step, TogetherQuestion
from coltexpress.games.superexpress.board import Table
from coltexpress.games.superexpress.components import ACTIONS, REFLEX
from coltexpress.games.superexpress.moves import PROGRAMMES, Programme
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.pieces import ABOARD


@mypyc_attr(acyclic=True)
class ChooseProgramme(TogetherQuestion):
    """SRN-1: a choice can be changed until the last player has chosen."""

    revocable: ClassVar[bool] = True

    def text(self, table: Table) -> str:
        return "programme"

    def asks(self, table: Table, seat: i64) -> bool:
        return table.gang[seat].gone == ABOARD

    def options(self, table: Table, seat: i64) -> Moves:
        return PROGRAMMES[table.hand >> REFLEX]

    def allows(self, table: Table, seat: i64, move: Move) -> bool:
        return isinstance(move, Programme) and move.proper and not move.kinds & ~table.hand

    def objection(self, table: Table, seat: i64, move: Move) -> IllegalMove | None:
        if isinstance(move, Programme):
            cards = move.cards
            for place, card in enumerate(cards):
                if card in cards[:place]:
                    return IllegalMove("card-twice", card=ACTIONS[card])
                if not table.hand >> card & 1:
                    return IllegalMove("card-not-held", card=ACTIONS[card])
        return None

    def collect(self, table: Table, answers: list[Move | None]) -> None:
        for bandit in table.gang:
            programme = answers[bandit.seat]
            if isinstance(programme, Programme):
                bandit.programme = programme.packed
        table.step = STEALIN

    def finish(self, table: Table) -> None:
        table.begin_stealin()


CHOOSE_PROGRAMME: Final = ChooseProgramme()


class ScheminStep(Step):
    def run(self, table: Table) -> None:
        CHOOSE_PROGRAMME.ask(table)
