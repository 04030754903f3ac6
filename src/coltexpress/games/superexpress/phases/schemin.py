"""Schemin' (SRN-1): all players choose three cards and their order, simultaneously and secretly."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.questions import Selection, SimultaneousQuestion, Step
from coltexpress.engine.specs import Spec
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import ACTIONS, PROGRAMME, REFLEX
from coltexpress.games.superexpress.moves import PROGRAMMES, Programme
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.pieces import ABOARD


@mypyc_attr(acyclic=True)
class ChooseProgramme(SimultaneousQuestion):
    """SRN-1: a choice can be changed until all players have chosen."""

    spec: ClassVar[Spec] = Spec("programme", "programme")
    revocable: ClassVar[bool] = True

    def asks(self, board: Board, seat: i64) -> bool:
        return board.gang[seat].gone == ABOARD

    def options(self, board: Board, seat: i64) -> Moves:
        return PROGRAMMES[board.hand >> REFLEX]

    def selection(self, board: Board, seat: i64) -> Selection | None:
        cards = tuple([name for card, name in enumerate(ACTIONS) if board.hand >> card & 1])
        return Selection(Programme.spec.kind, cards, PROGRAMME, PROGRAMME, ordered=True)

    def allows(self, board: Board, seat: i64, move: Move) -> bool:
        return isinstance(move, Programme) and move.proper and not move.kinds & ~board.hand

    def objection(self, board: Board, seat: i64, move: Move) -> IllegalMove | None:
        if isinstance(move, Programme):
            cards = move.cards
            for place, card in enumerate(cards):
                if card in cards[:place]:
                    return IllegalMove("card-twice", card=ACTIONS[card])
                if not board.hand >> card & 1:
                    return IllegalMove("card-not-held", card=ACTIONS[card])
        return None

    def commit(self, board: Board, answers: list[Move | None]) -> None:
        for bandit in board.gang:
            programme = answers[bandit.seat]
            if isinstance(programme, Programme):
                bandit.programme = programme.packed
        board.step = STEALIN

    def finish(self, board: Board) -> None:
        board.begin_stealin()


CHOOSE_PROGRAMME: Final = ChooseProgramme()


class ScheminStep(Step):
    def run(self, board: Board) -> None:
        CHOOSE_PROGRAMME.ask(board)
