"""What happens at the end of a round (EVT, RND-11)."""

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.events import SWEPT
from coltexpress.engine.moves import Move
from coltexpress.engine.places import LOCOMOTIVE, ROOF, at, car_of, is_roof
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import Question, Step
from coltexpress.games.express.actions.action import BanditQuestion
from coltexpress.games.express.actions.robbery import purse_choices, take
from coltexpress.games.express.bags.loot import least_purse
from coltexpress.games.express.board import Table
from coltexpress.games.express.components import (
    ANGRY_MARSHAL,
    BRAKING,
    HOSTAGE,
    NO_EVENT,
    PICKPOCKETING,
    REBELLION,
    REVENGE,
    ROUND_EVENTS,
    SWIVEL_ARM,
    TAKE_IT_ALL,
)
from coltexpress.games.express.marshal import marshal_arrives, neutral_bullets
from coltexpress.games.express.moves import DECLINE, Decline
from coltexpress.games.express.phases.steps import NEXT_ROUND
from coltexpress.games.express.pieces import Bandit, bit


def angry_marshal(table: Table) -> None:
    """EVT-1: he shoots at the roof above him, then goes one car towards the last. Two occasions (BUL-2)."""
    above: i64 = 0
    for bandit in table.gang:
        if bandit.place == at(table.marshal, ROOF):
            above |= bit(bandit.who)
    if above:
        neutral_bullets(table, above)
    if table.marshal + 1 < table.length:
        marshal_arrives(table, table.marshal + 1)


def swivel_arm(table: Table) -> None:
    """EVT-2: everyone on a roof is swept to the last."""
    end = at(table.length - 1, ROOF)
    for bandit in table.gang:
        if is_roof(bandit.place) and bandit.place != end:
            table.move(bandit, end, SWEPT)


def braking(table: Table) -> None:
    """EVT-3: everyone on a roof is thrown one car forward; nobody falls off the locomotive (EVT-9)."""
    for bandit in table.gang:
        if is_roof(bandit.place) and car_of(bandit.place) > LOCOMOTIVE:
            table.move(bandit, at(car_of(bandit.place) - 1, ROOF), SWEPT)


def take_it_all(table: Table) -> None:
    """EVT-4."""
    if table.second_strongbox:
        table.bring_strongbox(table.marshal)


def rebellion(table: Table) -> None:
    """EVT-5: everyone inside takes a neutral bullet."""
    inside: i64 = 0
    for bandit in table.gang:
        if not is_roof(bandit.place):
            inside |= bit(bandit.who)
    if inside:
        neutral_bullets(table, inside)


def revenge(table: Table) -> None:
    """EVT-7: everyone above the Marshal loses the least valuable purse."""
    for bandit in table.gang:
        if bandit.place == at(table.marshal, ROOF) and bandit.purses:
            table.lose_purse(bandit, least_purse(bandit.purses))


def hostage(table: Table) -> None:
    """EVT-8: a ransom for everyone in or on the locomotive."""
    for bandit in table.gang:
        if car_of(bandit.place) == LOCOMOTIVE:
            table.pay_ransom(bandit)


@mypyc_attr(acyclic=True)
class Pickpocket(BanditQuestion):
    """EVT-6: a purse, or none."""

    def __init__(self, bandit: Bandit, purses: list[Move]) -> None:
        super().__init__(bandit, (*purses, DECLINE))

    def word(self) -> str:
        return "pickpocket"

    def imagined(self, table: Table, viewer: i64, dice: Dice) -> Question:
        bandit = table.bandit(self.who)
        return Pickpocket(bandit, purse_choices(table, bandit))

    def answer(self, table: Table, seat: i64, move: Move) -> None:
        bandit = table.bandit(self.who)
        if isinstance(move, Decline):
            table.decline(bandit)
        else:
            take(table, bandit, move)


def pickpocketing(table: Table) -> None:
    """EVT-6: clockwise from the first player, in a team one bandit after the other; whoever is alone."""
    bandit = table.gang[(table.first * table.team_size + table.done) % len(table.gang)]
    table.done += 1
    if table.others_at(bandit.place, bandit.who):
        return
    purses = purse_choices(table, bandit)
    if purses:
        table.question = Pickpocket(bandit, purses)


class RoundEventStep(Step):
    def run(self, table: Table) -> None:
        """RND-11: the event of the round card, if it has one."""
        event = ROUND_EVENTS[table.card]
        if event != NO_EVENT and table.done == 0:
            table.begin_event(event)
        if event == PICKPOCKETING and table.done < len(table.gang):
            pickpocketing(table)
            return
        if event == ANGRY_MARSHAL:
            angry_marshal(table)
        elif event == SWIVEL_ARM:
            swivel_arm(table)
        elif event == BRAKING:
            braking(table)
        elif event == TAKE_IT_ALL:
            take_it_all(table)
        elif event == REBELLION:
            rebellion(table)
        elif event == REVENGE:
            revenge(table)
        elif event == HOSTAGE:
            hostage(table)
        table.step = NEXT_ROUND
