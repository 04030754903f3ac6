"""Punch (ACT-11, ACT-12). Questions in order: victim, kind of loot, which purse, Cheyenne's choice, direction."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.events import KNOCKED
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.places import LOCOMOTIVE, at, car_of
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import NATURE, Question
from coltexpress.engine.specs import Spec
from coltexpress.games.express.actions.action import BANDIT, VICTIM, Action, BanditQuestion
from coltexpress.games.express.bags.loot import (
    VALUES,
    least_purse,
    number_of_purses,
    pack_fallen,
    purses_of,
    random_purse,
)
from coltexpress.games.express.bandits import may_snatch, spare
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import PURSE, PURSE_VALUES
from coltexpress.games.express.marshal import arrive
from coltexpress.games.express.moves import (
    DROP_MOVES,
    FALL,
    KNOCK_BACK,
    KNOCK_FORWARD,
    LEAVE,
    PUNCH_MOVES,
    SNATCH,
    Drop,
    Fall,
    Knock,
    Punch,
    Snatch,
)
from coltexpress.games.express.pieces import Bandit

_EITHER: Final[Moves] = (SNATCH, LEAVE)
_BOTH_WAYS: Final[Moves] = (KNOCK_FORWARD, KNOCK_BACK)
_FORWARD: Final[Moves] = (KNOCK_FORWARD,)
_BACK: Final[Moves] = (KNOCK_BACK,)


def punch_targets(board: Board, bandit: Bandit) -> i64:
    """ACT-11, PWR-2: the bandits that this one can punch, as a bit mask."""
    return spare(board.others_at(bandit.place, bandit.who))


def punch(board: Board, bandit: Bandit, victim: Bandit) -> None:
    board.punch(bandit, victim)
    kinds = victim.loot_kinds()
    if kinds:
        board.ask(LootToDrop(bandit, victim))
    else:
        board.ask(WhichWay(board, bandit, victim))


def purse_fell(board: Board, bandit: Bandit, victim: Bandit, value: i64) -> None:
    board.drop_purse(victim, value)
    if may_snatch(bandit.who):
        board.ask(TakeOrLeave(bandit, victim, value))
    else:
        board.ask(WhichWay(board, bandit, victim))


@mypyc_attr(acyclic=True)
class VictimQuestion(BanditQuestion):
    """A choice within a punch after the victim has been chosen."""

    def __init__(self, bandit: Bandit, victim: Bandit, moves: Moves) -> None:
        super().__init__(bandit, moves)
        self.victim: i64 = victim.who


@mypyc_attr(acyclic=True, free_list_len=1)
class WhomToPunch(BanditQuestion):
    spec: ClassVar[Spec] = Spec("punch", "{bandit} punch", BANDIT)

    def __init__(self, bandit: Bandit, victims: i64) -> None:
        super().__init__(bandit, PUNCH_MOVES[victims])

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Punch)
        punch(board, board.bandit(self.who), board.bandit(move.who))


@mypyc_attr(acyclic=True, free_list_len=1)
class LootToDrop(VictimQuestion):
    """The puncher chooses the kind of loot that falls."""

    spec: ClassVar[Spec] = Spec("drop", "{bandit} drop {victim}", BANDIT, VICTIM)

    def __init__(self, bandit: Bandit, victim: Bandit) -> None:
        super().__init__(bandit, victim, DROP_MOVES[victim.loot_kinds()])

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Drop)
        bandit = board.bandit(self.who)
        victim = board.bandit(self.victim)
        if move.loot != PURSE:
            board.drop_token(victim, move.loot)
            board.ask(WhichWay(board, bandit, victim))
        elif number_of_purses(victim.purses) == 1:
            purse_fell(board, bandit, victim, least_purse(victim.purses))
        else:
            board.question = PurseThatFalls(bandit, victim)


@mypyc_attr(acyclic=True, free_list_len=1)
class PurseThatFalls(Question):
    """ACT-12: chance decides which of several purses falls. Also asked for equal values, to keep them secret."""

    spec: ClassVar[Spec] = Spec("which-falls", "which falls {bandit} {victim}", BANDIT, VICTIM)

    def __init__(self, bandit: Bandit, victim: Bandit) -> None:
        super().__init__(NATURE, ())
        self.who: i64 = bandit.who
        self.victim: i64 = victim.who

    def options(self, board: Board, seat: i64) -> Moves:
        purses = board.bandit(self.victim).purses
        return tuple([FALL[value] for value in range(VALUES) if purses_of(purses, value)])

    def sample(self, board: Board, dice: Dice) -> Move:
        return FALL[random_purse(board.bandit(self.victim).purses, dice)]

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Fall)
        purse_fell(board, board.bandit(self.who), board.bandit(self.victim), move.value)


@mypyc_attr(acyclic=True)
class TakeOrLeave(VictimQuestion):
    """PWR-3: Cheyenne takes or leaves the purse before she sees its value."""

    spec: ClassVar[Spec] = Spec("snatch", "{bandit} snatch {victim}", BANDIT, VICTIM)

    def __init__(self, bandit: Bandit, victim: Bandit, value: i64) -> None:
        super().__init__(bandit, victim, _EITHER)
        self.value: i64 = value

    def notation(self, board: Board) -> str:
        """With the value of the purse, which is secret."""
        return f"{self.spec.text(self)} {PURSE_VALUES[self.value]}"

    def resampled(self, board: Board, viewer: i64, dice: Dice) -> Question:
        """Replace the fallen purse, a secret of the victim's player, by a random unseen one for other viewers."""
        victim = board.bandit(self.victim)
        if victim.open_purse or victim.seat == viewer:
            return self
        value = random_purse(board.unseen_values, dice)
        board.resample_fallen_purse(victim, value)
        return TakeOrLeave(board.bandit(self.who), victim, value)

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Snatch)
        bandit = board.bandit(self.who)
        victim = board.bandit(self.victim)
        if move.take:
            board.take_fallen_purse(bandit, pack_fallen(victim.place, self.value, victim.purse_known_by()))
        board.ask(WhichWay(board, bandit, victim))


@mypyc_attr(acyclic=True, free_list_len=1)
class WhichWay(VictimQuestion):
    """The puncher chooses the adjacent car; at an end of the train there is only one."""

    spec: ClassVar[Spec] = Spec("knock", "{bandit} knock {victim}", BANDIT, VICTIM)

    def __init__(self, board: Board, bandit: Bandit, victim: Bandit) -> None:
        car = car_of(victim.place)
        moves = _BOTH_WAYS
        if car == LOCOMOTIVE:
            moves = _BACK
        elif car + 1 == board.length:
            moves = _FORWARD
        super().__init__(bandit, victim, moves)

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Knock)
        victim = board.bandit(self.victim)
        arrive(board, victim, at(car_of(victim.place) + move.way, victim.place & 1), KNOCKED)


class PunchAction(Action):
    def resolve(self, board: Board, bandit: Bandit) -> None:
        victims = punch_targets(board, bandit)
        if victims:
            board.ask(WhomToPunch(bandit, victims))
        else:
            board.no_effect(bandit)
