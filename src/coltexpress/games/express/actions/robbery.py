"""Robbery (ACT-9, ACT-10), and the choice of a purse, which Pickpocketing also uses."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import NATURE, Question
from coltexpress.engine.specs import Spec
from coltexpress.games.express.actions.action import BANDIT, Action, BanditQuestion
from coltexpress.games.express.bags.loot import (
    OPEN,
    VALUES,
    fallen_value,
    jewels,
    known_by,
    nth_purse,
    number_of_purses,
    purses_of,
    strongboxes,
    unseen_purses,
)
from coltexpress.games.express.board import Board
from coltexpress.games.express.moves import (
    FOUND,
    TAKE_JEWEL,
    TAKE_MOVES,
    TAKE_OPEN,
    TAKE_STRONGBOX,
    TAKE_UNKNOWN,
    Found,
    Take,
    TakeKnown,
    TakeUnknown,
)
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.versions import ASKED_ABOUT_OWN_PURSES

_OPEN: Final = 1 << VALUES  # bits of TAKE_MOVES; the lower ones are the purse values
_UNKNOWN: Final = 1 << (VALUES + 1)
_JEWEL: Final = 1 << (VALUES + 2)
_STRONGBOX: Final = 1 << (VALUES + 3)
assert TAKE_MOVES[_OPEN | _UNKNOWN | _JEWEL | _STRONGBOX] == (TAKE_OPEN, TAKE_UNKNOWN, TAKE_JEWEL, TAKE_STRONGBOX)


def purse_choices(board: Board, bandit: Bandit) -> i64:
    """ACT-10: each purse value that the player knows, and a random one of the purses with unknown values.

    The choices are a bit mask, as in TAKE_MOVES.
    """
    choices: i64 = _UNKNOWN if unseen_purses(board.floor[bandit.place]) else 0
    for entry in board.fallen_at(bandit.place):
        knower = known_by(entry)
        if knower >= OPEN:
            choices |= _OPEN
        elif knower == bandit.seat:
            choices |= 1 << fallen_value(entry)
        else:
            choices |= _UNKNOWN
    return choices


def loot_choices(board: Board, bandit: Bandit) -> i64:
    """ACT-9: the loot that a bandit can take at its place, as a bit mask."""
    here: i64 = board.floor[bandit.place]
    choices = purse_choices(board, bandit)
    if jewels(here):
        choices |= _JEWEL
    if strongboxes(here):
        choices |= _STRONGBOX
    return choices


def known_purse(board: Board, bandit: Bandit, move: TakeKnown) -> i64:
    """The purse that the move refers to. Among open purses a bandit takes its own first (KNW-4)."""
    found: i64 = -1
    for entry in board.fallen_at(bandit.place):
        knower = known_by(entry)
        if move.is_open:
            if knower == OPEN + bandit.who:
                return entry
            if knower >= OPEN and found < 0:
                found = entry
        elif knower == bandit.seat and fallen_value(entry) == move.value:
            return entry
    return found


def take(board: Board, bandit: Bandit, move: Move) -> None:
    """Carry out a choice of loot."""
    if isinstance(move, TakeUnknown):
        board.question = WhichPurse(bandit)
    elif isinstance(move, TakeKnown):
        board.take_fallen_purse(bandit, known_purse(board, bandit, move))
    else:
        assert isinstance(move, Take)
        board.take_token(bandit, move.loot)


@mypyc_attr(acyclic=True, free_list_len=1)
class WhichPurse(Question):
    """Chance decides which unknown purse is taken. Always asked, even for a single purse."""

    spec: ClassVar[Spec] = Spec("which-purse", "which purse {bandit}", BANDIT)

    def __init__(self, bandit: Bandit) -> None:
        super().__init__(NATURE, ())
        self.taker: i64 = bandit.seat
        self.who: i64 = bandit.who

    def known_to_others(self, board: Board) -> list[int]:
        """The purses here that another player knows."""
        place = board.bandit(self.who).place
        return [entry for entry in board.fallen_at(place) if known_by(entry) < OPEN and known_by(entry) != self.taker]

    def options(self, board: Board, seat: i64) -> Moves:
        found: list[Move] = [self.found(board, entry) for entry in self.known_to_others(board)]
        if unseen_purses(board.floor[board.bandit(self.who).place]):
            found.extend(FOUND[NOBODY + 1][value] for value in range(VALUES) if purses_of(board.unseen_values, value))
        return tuple(dict.fromkeys(found))

    def found(self, board: Board, entry: i64) -> Move:
        who = board.bandit_of(known_by(entry)).who
        return FOUND[who + 1][fallen_value(entry)]

    def sample(self, board: Board, dice: Dice) -> Move:
        unseen = unseen_purses(board.floor[board.bandit(self.who).place])
        known = self.known_to_others(board)
        rank = dice.below(unseen + len(known))
        if rank >= unseen:
            return self.found(board, known[rank - unseen])
        return FOUND[NOBODY + 1][nth_purse(board.unseen_values, dice.below(number_of_purses(board.unseen_values)))]

    def meant(self, board: Board, move: Found) -> i64:
        """The purse known to another player that the chance outcome refers to, or -1."""
        for entry in self.known_to_others(board):
            if self.found(board, entry) is FOUND[move.who + 1][move.value]:
                return entry
        return -1

    def allows(self, board: Board, seat: i64, move: Move) -> bool:
        if not isinstance(move, Found):
            return False
        if move.who == NOBODY:
            unseen = unseen_purses(board.floor[board.bandit(self.who).place])
            return unseen > 0 and purses_of(board.unseen_values, move.value) > 0
        return self.meant(board, move) >= 0

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Found)
        bandit = board.bandit(self.who)
        if move.who == NOBODY:
            board.take_unseen_purse(bandit, move.value)
        else:
            board.take_fallen_purse(bandit, self.meant(board, move))


@mypyc_attr(acyclic=True, free_list_len=1)
class WhichLoot(BanditQuestion):
    spec: ClassVar[Spec] = Spec("robbery", "{bandit} robbery", BANDIT)

    def __init__(self, board: Board, bandit: Bandit) -> None:
        super().__init__(bandit, TAKE_MOVES[loot_choices(board, bandit)])

    def resampled(self, board: Board, viewer: i64, dice: Dice) -> Question:
        return WhichLoot(board, board.bandit(self.who))

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        take(board, board.bandit(self.who), move)


def several_own_purses(board: Board, bandit: Bandit) -> bool:
    """ACT-13: whether several purses here are known to this player alone; other players see several options."""
    return len([1 for entry in board.fallen_at(bandit.place) if known_by(entry) == bandit.seat]) > 1


class RobberyAction(Action):
    def resolve(self, board: Board, bandit: Bandit) -> None:
        question = WhichLoot(board, bandit)
        if not question.moves:
            board.no_effect(bandit)
        elif board.rules_version >= ASKED_ABOUT_OWN_PURSES and several_own_purses(board, bandit):
            board.question = question
        else:
            board.ask(question)
