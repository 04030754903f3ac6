"""Why a move of Colt Express is good or bad: the most frequent reason over several sampled worlds."""

from typing import Final

from mypy_extensions import i64

from coltexpress.bots.express.card_choice import goes_to_come, kinds_of
from coltexpress.bots.express.effects import Effects, best_held, best_loot
from coltexpress.bots.express.evaluation import best_token, loot_at, token_value
from coltexpress.bots.express.heuristic import cards_to_come
from coltexpress.bots.express.rollout import Rollout
from coltexpress.bots.strategy import Reason
from coltexpress.engine.moves import Move
from coltexpress.engine.places import INSIDE, at, car_of
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import Question
from coltexpress.games.express.actions.action import BanditQuestion
from coltexpress.games.express.actions.marshal import neighbours
from coltexpress.games.express.actions.move import reachable_cars
from coltexpress.games.express.actions.punch import VictimQuestion
from coltexpress.games.express.bags.cards import SECOND, actions, card_bag, count, size
from coltexpress.games.express.bandits import may_snatch
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    ACTIONS,
    BANDITS,
    FIRE,
    FLOOR_CHANGE,
    LOOT,
    MOVE,
    PUNCH,
    PURSE,
    ROBBERY,
    TUNNEL,
)
from coltexpress.games.express.moves import (
    BACK,
    Draw,
    Drop,
    GoTo,
    Keep,
    Knock,
    Pick,
    Place,
    Play,
    Punch,
    SendMarshal,
    Shed,
    Shoot,
    Snatch,
    Take,
)
from coltexpress.games.express.phases.schemin import DRAW_CARDS, PlayOrDraw
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.state import ExpressState
from coltexpress.games.express.teams import card_of, to_bag

NOTICED: Final = 100  # dollars: the minimum difference between tokens that counts as leaving a better one
IN_VAIN: Final = (  # with these reasons, playing face down is not worth mentioning
    "reason-express-nothing-here",
    "reason-express-no-bullets",
    "reason-express-no-target",
    "reason-express-nobody-to-punch",
    "reason-express-meets-marshal",
)
AGAINST: Final = frozenset({
    *IN_VAIN, "reason-express-draws", "reason-express-draws-bullets", "reason-express-draws-too-late",
    "reason-express-marshal-hits-self", "reason-express-punches-own", "reason-express-shoots-own",
    "reason-express-stands-in-event",
})  # fmt: skip
"""Reasons against a move."""


def find_reason(worlds: list[ExpressState], seat: i64, move: Move, dice: Dice) -> Reason:
    """The most frequent reason for a move. Modifies the worlds."""
    found: dict[str, Reason] = {}
    times: dict[str, int] = {}
    for world in worlds:
        reason = reason_in(world, seat, move, dice)
        mark = f"{reason.key} {reason.details}"
        found.setdefault(mark, reason)
        times[mark] = times.get(mark, 0) + 1
    return found[max(times, key=times.__getitem__)]


def reason_in(board: ExpressState, seat: i64, move: Move, dice: Dice) -> Reason:
    """The most important reason for or against a move on this board."""
    question = board.question
    assert question is not None
    if len(board.legal_moves(seat)) == 1:
        return Reason("reason-express-only")
    if isinstance(question, PlayOrDraw):
        if isinstance(move, Play):
            return of_card(board, seat, move, dice)
        return of_draw(board, seat) if isinstance(move, Draw) else Reason("reason-express-only")
    if isinstance(question, BanditQuestion):
        return of_answer(board, question, move)
    if isinstance(move, Pick):
        return Reason("reason-express-picks", {"bandit": BANDITS[move.who]})
    if isinstance(move, Place):
        return of_start(board, seat, move)
    if isinstance(move, Keep):
        return of_kept(board, seat, move)
    assert isinstance(move, Shed)
    return Reason("reason-express-sheds-bullets" if move.shed else "reason-express-keeps-bullets")


# --- before Stealin' ------------------------------------------------------------------------------


def of_start(board: Board, seat: i64, move: Place) -> Reason:
    """TWO-2: the bandit that starts nearer to the better loot."""
    last = at(board.length - 1, INSIDE)
    behind = best_token(loot_at(board, seat, last))
    ahead = best_token(loot_at(board, seat, last - 2))
    if behind == ahead:
        return Reason("reason-express-starts-last", {"bandit": BANDITS[move.last]})
    team = board.bandits_of(int(seat))
    who = move.last if behind > ahead else team[1] if team[0] == move.last else team[0]
    loot = best_loot(board, seat, last if behind > ahead else last - 2)
    return Reason("reason-express-starts-by-loot", {"bandit": BANDITS[who], "loot": LOOT[loot]})


def of_kept(board: Board, seat: i64, move: Keep) -> Reason:
    """EXP-4."""
    bag = to_bag(int(move.plain), int(move.named), board.lead(seat), board.mate(seat))
    if bag == 0:
        return Reason("reason-express-keeps-nothing")
    if board.players[seat].top:
        return Reason("reason-express-keeps-out-bullets")
    for action in (ROBBERY, FIRE):
        if count(bag, action) or count(bag, action + SECOND):
            return Reason("reason-express-keeps-best", {"action": ACTIONS[action]})
    return Reason("reason-express-keeps-cards")


def of_draw(board: Board, seat: i64) -> Reason:
    player = board.players[seat]
    to_come = goes_to_come(board)
    if player.top >= DRAW_CARDS:
        return Reason("reason-express-draws-bullets")
    if to_come == 0:
        return Reason("reason-express-draws-for-later" if board.keeps_cards() else "reason-express-draws-too-late")
    return Reason("reason-express-draws-short" if size(actions(player.hand)) <= to_come else "reason-express-draws")


def of_card(board: Board, seat: i64, move: Play, dice: Dice) -> Reason:
    """The effect of the card after the pile is resolved."""
    Rollout(board, dice, 0).catch_up()
    to_come = goes_to_come(board)
    card = card_of(move.who, move.action, board.mate(seat))
    bandit = board.card_bandit(seat, card)
    left = kinds_of(board, bandit, board.players[seat].hand - card_bag(card)) if to_come else 0
    reason = of_action(Effects(board, seat, to_come == 0), bandit, move.action, left)
    hides = move.down and board.turns[board.turn] != TUNNEL
    return Reason("reason-express-hides-card") if hides and reason.key not in IN_VAIN else reason


def of_action(effects: Effects, bandit: Bandit, action: i64, left: i64) -> Reason:
    """`left`: the actions that may follow, as a bit set."""
    board = effects.board
    if action == MOVE:
        return effects.goes(bandit, best_way(effects, bandit, left), False, left)
    if action == FLOOR_CHANGE:
        return effects.goes(bandit, bandit.place ^ 1, True, left)
    if action == FIRE:
        return effects.fires(bandit)
    if action == ROBBERY:
        return effects.robs(bandit)
    if action == PUNCH:
        return effects.strikes(bandit)
    cars = neighbours(board, board.marshal)
    found: i64 = board.marshal
    best = -1e9
    for car in range(int(board.length)):
        if (cars >> car) & 1 and effects.evaluator.marshal_to(bandit, car) > best:
            best = effects.evaluator.marshal_to(bandit, car)
            found = car
    return effects.sends_marshal(bandit, found)


def best_way(effects: Effects, bandit: Bandit, left: i64) -> i64:
    """The best place that a Move leads to."""
    board = effects.board
    cars = reachable_cars(int(bandit.place), int(board.length))
    found: i64 = bandit.place
    best = -1e9
    for car in range(int(board.length)):
        if (cars >> car) & 1:
            place = at(car, bandit.place & 1)
            value = effects.evaluator.place_value(bandit, place, left, effects.settled)
            if value > best:
                best = value
                found = place
    return found


# --- choices in Stealin' and in events ------------------------------------------------------------


def of_answer(board: Board, question: BanditQuestion, move: Move) -> Reason:
    bandit = board.bandit(question.who)
    to_come = cards_to_come(board, bandit)
    effects = Effects(board, bandit.seat, to_come == 0)
    if isinstance(move, GoTo):
        return effects.goes(bandit, at(move.car, bandit.place & 1), False, to_come)
    if isinstance(move, SendMarshal):
        return effects.sends_marshal(bandit, move.car)
    if isinstance(move, Shoot):
        return effects.shoots(bandit, board.bandit(move.who))
    if isinstance(move, Punch):
        return effects.punches(bandit, board.bandit(move.who))
    if isinstance(question, VictimQuestion):
        return of_punch(effects, bandit, board.bandit(question.victim), move)
    return of_taking(effects, bandit, question, move)


def of_punch(effects: Effects, bandit: Bandit, victim: Bandit, move: Move) -> Reason:
    """The choices of a punch: the token, who takes it, and the direction of the victim."""
    if isinstance(move, Knock):
        car = car_of(victim.place)
        ahead = at(car - 1, victim.place & 1)
        behind = at(car + 1, victim.place & 1)
        return effects.knocks(victim, behind if move.way == BACK else ahead, ahead if move.way == BACK else behind)
    details: dict[str, str | int] = {"bandit": BANDITS[victim.who]}
    if isinstance(move, Snatch):
        return Reason("reason-express-snatches", details) if move.take else Reason("reason-express-leaves-purse")
    assert isinstance(move, Drop)
    if victim.seat == effects.seat:
        return Reason("reason-express-punches-own", details)
    if move.loot == PURSE and may_snatch(bandit.who):
        return Reason("reason-express-snatches", details)
    best = best_held(victim)
    details["loot"] = LOOT[best]
    return Reason("reason-express-punches" if move.loot == best else "reason-express-spares", details)


def of_taking(effects: Effects, bandit: Bandit, question: Question, move: Move) -> Reason:
    best = move
    for choice in question.moves:
        if token_value(choice) > token_value(best):
            best = choice
    if token_value(move) == 0:  # EVT-6
        return Reason("reason-express-declines")
    if token_value(best) - token_value(move) >= NOTICED:
        return Reason("reason-express-leaves", {"loot": LOOT[token_kind(best)]})
    return effects.takes(bandit, token_kind(move))


def token_kind(move: Move) -> i64:
    return move.loot if isinstance(move, Take) else PURSE
