"""Reads the acting bandit and the pending question."""

from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.notation.rows import Row, only_cell
from coltexpress.engine.questions import Question
from coltexpress.games.express.actions.action import BanditQuestion
from coltexpress.games.express.actions.fire import WhomToShoot, fire_targets
from coltexpress.games.express.actions.marshal import MarshalWhereTo
from coltexpress.games.express.actions.move import WhereTo
from coltexpress.games.express.actions.punch import (
    LootToDrop,
    PurseThatFalls,
    TakeOrLeave,
    WhichWay,
    WhomToPunch,
    punch_targets,
)
from coltexpress.games.express.actions.robbery import WhichLoot, WhichPurse, purse_choices
from coltexpress.games.express.bags.loot import number_of_purses, pack_fallen
from coltexpress.games.express.components import ACTIONS, BANDITS
from coltexpress.games.express.notation.read_pieces import find_bandit, read_purse_value
from coltexpress.games.express.phases.expert import BulletsToShed, KeepCards
from coltexpress.games.express.phases.round_events import Pickpocket
from coltexpress.games.express.phases.schemin import DealCards, can_draw, question_of_go, seat_of_go, which_round_card
from coltexpress.games.express.phases.steps import DEAL, KEEP, ROUND_EVENT, SCHEMIN, SHED, STEALIN, TURN_OVER
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.state import ExpressState


def read_acting(state: ExpressState, row: Row) -> None:
    cell = only_cell(row)
    state.acting = find_bandit(state, cell, cell.name(BANDITS)).who
    state.action = cell.name(ACTIONS)
    cell.end()


def read_question_text(state: ExpressState, cell: Reader, done: int) -> Question:
    step = state.step
    if cell.maybe("turn", "over") and step == TURN_OVER:
        return which_round_card(state)
    if cell.maybe("bullets") and step == SHED and state.expert:
        return BulletsToShed()
    if cell.maybe("keep") and step == KEEP and state.expert:
        return KeepCards()
    if cell.maybe("deal") and step in (DEAL, SCHEMIN):
        bandit = find_bandit(state, cell, cell.name(BANDITS))
        if not can_draw(state, state.players[bandit.seat]):
            raise cell.fail("asks")
        return DealCards(state, bandit.seat, cell.number(1, 99))
    if cell.maybe("which", "purse") and step in (STEALIN, ROUND_EVENT):
        return WhichPurse(find_bandit(state, cell, cell.name(BANDITS)))
    if cell.maybe("which", "falls") and step == STEALIN:
        bandit, victim = pair(state, cell, find_bandit(state, cell, cell.name(BANDITS)))
        if number_of_purses(victim.purses) < 2:
            raise cell.fail("asks")
        return PurseThatFalls(bandit, victim)
    bandit = find_bandit(state, cell, cell.name(BANDITS))
    if cell.maybe("go") and step == SCHEMIN:
        return read_go(state, bandit, cell, done)
    if cell.maybe("pickpocket") and step == ROUND_EVENT:
        return Pickpocket(bandit, purse_choices(state, bandit))
    if step == STEALIN:
        return action_question(state, bandit, cell)
    raise cell.fail("asks")


def read_go(state: ExpressState, bandit: Bandit, cell: Reader, done: int) -> Question:
    turn = state.turns[state.turn]
    dones = [each for each in range(12) if seat_of_go(state, turn, each) == bandit.seat and each < 2 * state.seats]
    if done < 0:
        state.done = dones[0]
    elif done not in dones:
        raise cell.fail("asks")
    return question_of_go(state, bandit.seat, turn)


def pair(state: ExpressState, cell: Reader, bandit: Bandit) -> tuple[Bandit, Bandit]:
    victim = find_bandit(state, cell, cell.name(BANDITS))
    if victim.place != bandit.place or victim is bandit:
        raise cell.fail("asks")
    return bandit, victim


def action_question(state: ExpressState, bandit: Bandit, cell: Reader) -> BanditQuestion:
    word = cell.name(("move", "marshal", "fire", "robbery", "punch", "drop", "snatch", "knock"))
    if word == 0:
        return WhereTo(state, bandit)
    if word == 1:
        return MarshalWhereTo(state, bandit)
    if word == 2:
        return WhomToShoot(bandit, fire_targets(state, bandit))
    if word == 3:
        return WhichLoot(state, bandit)
    if word == 4:
        return WhomToPunch(bandit, punch_targets(state, bandit))
    bandit, victim = pair(state, cell, bandit)
    if word == 5:
        return LootToDrop(bandit, victim)
    if word == 6:
        value = read_purse_value(cell)
        if int(pack_fallen(victim.place, value, victim.purse_known_by())) not in state.fallen:
            raise cell.fail("asks")
        return TakeOrLeave(bandit, victim, value)
    return WhichWay(state, bandit, victim)
