"""Set-up of both games: chance assigns the bandits and the first player that the options leave open."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.moves import AssignBandits, DrawFirstPlayer, Move, Moves
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import NATURE, Question
from coltexpress.engine.specs import Spec
from coltexpress.engine.state import BaseState


def sample_some(choices: list[int], number: int, dice: Dice) -> tuple[int, ...]:
    """A random selection of `number` choices, in random order."""
    left = choices.copy()
    return tuple([left.pop(dice.below(len(left))) for _ in range(number)])


def arrangements(choices: list[int], number: int) -> list[tuple[int, ...]]:
    """All ordered selections of `number` choices."""
    if number == 0:
        return [()]
    return [
        (one, *rest)
        for one in choices
        for rest in arrangements([other for other in choices if other != one], number - 1)
    ]


def free_bandits(bandits: tuple[int, ...], number: int) -> list[int]:
    """Those of the first `number` bandits that no seat plays."""
    taken = set(bandits)
    return [who for who in range(number) if who not in taken]


@mypyc_attr(acyclic=True)
class WhichBandits(Question):
    """Chance assigns the open bandits, seat by seat. `number`: the number of bandits in the game."""

    spec: ClassVar[Spec] = Spec("bandits", "bandits")

    def __init__(self, bandits: tuple[int, ...], number: int) -> None:
        super().__init__(NATURE, ())
        self.slots = tuple([slot for slot, who in enumerate(bandits) if who == NOBODY])
        self.free = free_bandits(bandits, number)

    def sample(self, state: BaseState, dice: Dice) -> Move:
        return AssignBandits(sample_some(self.free, len(self.slots), dice))

    def options(self, state: BaseState, seat: i64) -> Moves:
        return tuple([AssignBandits(bandits) for bandits in arrangements(self.free, len(self.slots))])

    def allows(self, state: BaseState, seat: i64, move: Move) -> bool:
        if not isinstance(move, AssignBandits) or len(move.bandits) != len(self.slots):
            return False
        return len(set(move.bandits)) == len(move.bandits) and all(who in self.free for who in move.bandits)

    def answer(self, state: BaseState, seat: i64, move: Move) -> None:
        assert isinstance(move, AssignBandits)
        for index, slot in enumerate(self.slots):
            state.join(slot, move.bandits[index])


@mypyc_attr(acyclic=True)
class WhoIsFirst(Question):
    """Chance draws a pawn; its player becomes the first player (SET-6, TWO-4, SUP-3)."""

    spec: ClassVar[Spec] = Spec("first-player", "first")

    def __init__(self, bandits: tuple[int, ...]) -> None:
        super().__init__(NATURE, tuple([DrawFirstPlayer(who) for who in bandits]))
        self.bandits = bandits

    def answer(self, state: BaseState, seat: i64, move: Move) -> None:
        assert isinstance(move, DrawFirstPlayer)
        state.begin_with(state.seat_of(self.bandits.index(move.who)))


def names_text(bandits: tuple[int, ...]) -> str:
    """ "belle, ?, doc"."""
    return ", ".join("?" if who == NOBODY else BANDITS[who] for who in bandits)
