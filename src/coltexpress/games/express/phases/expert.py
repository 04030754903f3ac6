"""The expert variant (EXP): bullets discarded before Schemin', cards kept after it. EXP-2, EXP-6: see schemin."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.questions import Selection, SimultaneousQuestion, Step
from coltexpress.engine.specs import Spec
from coltexpress.games.express.bags.cards import actions, bullets, parts
from coltexpress.games.express.board import Board
from coltexpress.games.express.moves import SHED, SHED_NOTHING, Keep, Shed, keep
from coltexpress.games.express.notation.cards import cards_data
from coltexpress.games.express.phases.schemin import begin_schemin
from coltexpress.games.express.teams import from_bag, to_bag

_EITHER: Final[Moves] = (SHED, SHED_NOTHING)
_NEITHER: Final[Moves] = (SHED_NOTHING,)


@mypyc_attr(acyclic=True)
class BulletsToShed(SimultaneousQuestion):
    """EXP-3: asks every player, even without bullets, so that the question reveals nothing (ACT-13)."""

    spec: ClassVar[Spec] = Spec("bullets", "bullets")

    def options(self, board: Board, seat: i64) -> Moves:
        return _EITHER if bullets(board.players[seat].hand) else _NEITHER

    def apply_answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Shed)
        if move.shed:
            board.shed_bullets(seat)

    def finish(self, board: Board) -> None:
        begin_schemin(board)


_choices: Final[dict[int, Moves]] = {}


def keep_choices(board: Board, seat: i64) -> Moves:
    """EXP-4: every subset of the action cards in hand. The lists are cached and shared."""
    hand = actions(board.players[seat].hand)
    lead = board.lead(seat)
    mate = board.mate(seat)
    key = int(hand << 6 | (lead + 1) << 3 | (mate + 1))
    found = _choices.get(key)
    if found is None:
        written = [from_bag(part, lead, mate) for part in parts(hand, -1)]
        found = _choices[key] = tuple([keep(plain, named) for plain, named in written])
    return found


@mypyc_attr(acyclic=True)
class KeepCards(SimultaneousQuestion):
    """EXP-4: each player chooses the cards to keep."""

    spec: ClassVar[Spec] = Spec("keep", "keep")

    def options(self, board: Board, seat: i64) -> Moves:
        return keep_choices(board, seat)

    def selection(self, board: Board, seat: i64) -> Selection | None:
        plain, named = from_bag(int(actions(board.players[seat].hand)), board.lead(seat), board.mate(seat))
        cards = tuple(cards_data(plain, named))
        return Selection(Keep.spec.kind, cards, 0, len(cards), ordered=False)

    def apply_answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Keep)
        board.discard_but(seat, to_bag(move.plain, move.named, board.lead(seat), board.mate(seat)))

    def finish(self, board: Board) -> None:
        board.begin_stealin()


class ShedStep(Step):
    def run(self, board: Board) -> None:
        BulletsToShed().ask(board)


class KeepStep(Step):
    """The end of Schemin'."""

    def run(self, board: Board) -> None:
        if board.keeps_cards():
            KeepCards().ask(board)
            return
        if not board.expert:  # in the last round of the expert variant the hand no longer matters
            board.return_hands()
        board.begin_stealin()
