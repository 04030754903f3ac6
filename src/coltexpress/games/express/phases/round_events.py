"""The events at the end of a round (EVT, RND-11)."""

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.events import SWEPT
from coltexpress.engine.moves import Move
from coltexpress.engine.places import LOCOMOTIVE, ROOF, at, car_of, is_roof
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import Question, Step
from coltexpress.engine.specs import Spec
from coltexpress.games.express.actions.action import BANDIT, BanditQuestion
from coltexpress.games.express.actions.robbery import purse_choices, take
from coltexpress.games.express.bags.loot import least_purse
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import NO_EVENT, ROUND_CARDS, ROUND_EVENTS
from coltexpress.games.express.marshal import marshal_arrives, neutral_bullets
from coltexpress.games.express.moves import DECLINE, TAKE_MOVES, Decline
from coltexpress.games.express.phases.steps import NEXT_ROUND
from coltexpress.games.express.pieces import Bandit, bit


def angry_marshal(board: Board) -> None:
    """EVT-1: the Marshal shoots at the roof above, then moves one car towards the last. Two occasions (BUL-2)."""
    above: i64 = 0
    for bandit in board.gang:
        if bandit.place == at(board.marshal, ROOF):
            above |= bit(bandit.who)
    if above:
        neutral_bullets(board, above)
    if board.marshal + 1 < board.length:
        marshal_arrives(board, board.marshal + 1)


def swivel_arm(board: Board) -> None:
    """EVT-2: all bandits on roofs are swept to the last roof."""
    end = at(board.length - 1, ROOF)
    for bandit in board.gang:
        if is_roof(bandit.place) and bandit.place != end:
            board.move(bandit, end, SWEPT)


def braking(board: Board) -> None:
    """EVT-3: all bandits on roofs move one car forward; on the locomotive they stay (EVT-9)."""
    for bandit in board.gang:
        if is_roof(bandit.place) and car_of(bandit.place) > LOCOMOTIVE:
            board.move(bandit, at(car_of(bandit.place) - 1, ROOF), SWEPT)


def take_it_all(board: Board) -> None:
    """EVT-4: the second strongbox goes to the Marshal's car."""
    if board.second_strongbox:
        board.bring_strongbox(board.marshal)


def rebellion(board: Board) -> None:
    """EVT-5: all bandits inside take a neutral bullet."""
    inside: i64 = 0
    for bandit in board.gang:
        if not is_roof(bandit.place):
            inside |= bit(bandit.who)
    if inside:
        neutral_bullets(board, inside)


def revenge(board: Board) -> None:
    """EVT-7: all bandits above the Marshal lose their least valuable purse."""
    for bandit in board.gang:
        if bandit.place == at(board.marshal, ROOF) and bandit.purses:
            board.lose_purse(bandit, least_purse(bandit.purses))


def hostage(board: Board) -> None:
    """EVT-8: all bandits in or on the locomotive get a ransom."""
    for bandit in board.gang:
        if car_of(bandit.place) == LOCOMOTIVE:
            board.pay_ransom(bandit)


@mypyc_attr(acyclic=True)
class Pickpocket(BanditQuestion):
    """EVT-6: take a purse, or none."""

    spec: ClassVar[Spec] = Spec("pickpocket", "{bandit} pickpocket", BANDIT)

    def __init__(self, bandit: Bandit, purses: i64) -> None:
        super().__init__(bandit, (*TAKE_MOVES[purses], DECLINE))

    def resampled(self, board: Board, viewer: i64, dice: Dice) -> Question:
        bandit = board.bandit(self.who)
        return Pickpocket(bandit, purse_choices(board, bandit))

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        bandit = board.bandit(self.who)
        if isinstance(move, Decline):
            board.decline(bandit)
        else:
            take(board, bandit, move)


def pickpocketing(board: Board) -> None:
    """EVT-6: ask bandits that are alone, clockwise from the first player, a team's bandits in a row."""
    bandit = board.gang[(board.first * board.team_size + board.done) % len(board.gang)]
    board.done += 1
    if board.others_at(bandit.place, bandit.who):
        return
    purses = purse_choices(board, bandit)
    if purses:
        board.question = Pickpocket(bandit, purses)


@mypyc_attr(acyclic=True)
class EventRule:
    """What happens at an event. With `asks`, it happens for one bandit after the other."""

    def __init__(self, happens: Callable[[Board], None], asks: bool = False) -> None:
        self.happens = happens
        self.asks = asks


EVENT_RULES: Final[dict[str, EventRule]] = {
    "angry marshal": EventRule(angry_marshal),
    "swivel arm": EventRule(swivel_arm),
    "braking": EventRule(braking),
    "take it all": EventRule(take_it_all),
    "rebellion": EventRule(rebellion),
    "pickpocketing": EventRule(pickpocketing, asks=True),
    "revenge": EventRule(revenge),
    "hostage": EventRule(hostage),
}
_RULES: Final = [None if card.event == NO_EVENT else EVENT_RULES[card.event] for card in ROUND_CARDS]


class RoundEventStep(Step):
    def run(self, board: Board) -> None:
        """RND-11: the event of the round card, if it has one."""
        rule = _RULES[board.card]
        if rule is not None:
            if board.done == 0:
                board.begin_event(ROUND_EVENTS[board.card])
            if not rule.asks:
                rule.happens(board)
            elif board.done < len(board.gang):
                rule.happens(board)
                return
        board.step = NEXT_ROUND
