"""Predicts the effect of an action on a board and picks the most important reason for or against it."""

from typing import Final

from mypy_extensions import i64

from coltexpress.bots.express.evaluation import Evaluator, best_token, loot_at, second_token
from coltexpress.bots.strategy import Reason
from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.places import INSIDE, ROOF, at
from coltexpress.games.express.actions.fire import fire_targets
from coltexpress.games.express.actions.punch import punch_targets
from coltexpress.games.express.bags.loot import jewels, strongboxes
from coltexpress.games.express.bandits import may_snatch
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    BANDITS,
    BULLETS,
    EVENTS,
    FIRE,
    JEWEL,
    LOOT,
    PUNCH,
    PURSE,
    ROBBERY,
    STRONGBOX,
)
from coltexpress.games.express.phases.scoring import loot_worth
from coltexpress.games.express.phases.steps import STEALIN
from coltexpress.games.express.pieces import Bandit

NOTHING: Final = -1
AHEAD: Final = 400  # dollars: the minimum lead of the leader, because purses are estimates
LATE: Final = 2  # with at most this many rounds left, the race for the Gunslinger is a reason to fire
NEAR: Final = 3  # the maximum distance to a freed strongbox


def best_loot(board: Board, seat: i64, place: i64) -> i64:
    """The kind of the best token at a place, as far as the seat knows."""
    if loot_at(board, seat, place) == 0:
        return NOTHING
    here = board.floor[place]
    if strongboxes(here):
        return STRONGBOX
    return JEWEL if jewels(here) else PURSE


def best_held(victim: Bandit) -> i64:
    """The kind of the best token that a bandit has."""
    if strongboxes(victim.loot):
        return STRONGBOX
    if jewels(victim.loot):
        return JEWEL
    return PURSE if victim.purses else NOTHING


class Effects:
    """The effects of one seat's actions on a board. `settled`: its bandits do not move again before the event."""

    def __init__(self, board: Board, seat: i64, settled: bool) -> None:
        self.board = board
        self.seat: i64 = seat
        self.settled = settled
        self.evaluator = Evaluator(board, seat)

    # --- loot -------------------------------------------------------------------------------------

    def robs(self, bandit: Bandit) -> Reason:
        kind = best_loot(self.board, self.seat, bandit.place)
        if kind == NOTHING:
            return Reason("reason-express-nothing-here")
        return self.takes(bandit, kind)

    def takes(self, bandit: Bandit, kind: i64) -> Reason:
        lying = loot_at(self.board, self.seat, bandit.place)
        if second_token(lying) < best_token(lying):  # rivals would get less
            rival = self.rival_for(bandit.place)
            if rival != NOBODY:
                return Reason("reason-express-robs-first", {"loot": LOOT[kind], "bandit": BANDITS[rival]})
        return Reason("reason-express-robs", {"loot": LOOT[kind]})

    def rival_for(self, place: i64) -> i64:
        """A rival who could also take the loot there; in Stealin' only with a Robbery that is still to come."""
        for bandit in self.board.gang:
            is_there = bandit.seat != self.seat and bandit.place == place
            if is_there and (self.board.step != STEALIN or self.robs_later(bandit)):
                return bandit.who
        return NOBODY

    def robs_later(self, bandit: Bandit) -> bool:
        board = self.board
        index = board.resolved
        while index < len(board.pile):
            entry = board.pile[index]
            if entry.action == ROBBERY and board.card_bandit(entry.seat, entry.card) is bandit:
                return True
            index += 1
        return False

    # --- gun and fist -----------------------------------------------------------------------------

    def fires(self, bandit: Bandit) -> Reason:
        if bandit.bullets == 0:
            return Reason("reason-express-no-bullets")
        target = self.evaluator.best_target(bandit)
        return Reason("reason-express-no-target") if target is None else self.shoots(bandit, target)

    def shoots(self, bandit: Bandit, target: Bandit) -> Reason:
        details: dict[str, str | int] = {"bandit": BANDITS[target.who]}
        if target.seat == self.seat:
            return Reason("reason-express-shoots-own", details)
        evaluator = self.evaluator
        if evaluator.open_race and evaluator.rounds <= LATE and BULLETS - bandit.bullets + 1 > evaluator.most_fired:
            return Reason("reason-express-gunslinger", details)
        return Reason("reason-express-shoots-leader" if self.leads(target) else "reason-express-shoots", details)

    def leads(self, bandit: Bandit) -> bool:
        money = loot_worth(bandit)
        return all(other is bandit or loot_worth(other) + AHEAD < money for other in self.board.gang)

    def strikes(self, bandit: Bandit) -> Reason:
        victim = self.evaluator.best_victim(bandit)
        return Reason("reason-express-nobody-to-punch") if victim is None else self.punches(bandit, victim)

    def punches(self, bandit: Bandit, victim: Bandit) -> Reason:
        details: dict[str, str | int] = {"bandit": BANDITS[victim.who]}
        if victim.seat == self.seat:
            return Reason("reason-express-punches-own", details)
        kind = best_held(victim)
        if kind == NOTHING:
            return Reason("reason-express-punches-away", details)
        if may_snatch(bandit.who) and victim.purses:
            return Reason("reason-express-snatches", details)
        details["loot"] = LOOT[kind]
        return Reason("reason-express-punches", details)

    # --- ways -------------------------------------------------------------------------------------

    def goes(self, bandit: Bandit, place: i64, climbs: bool, cards: i64) -> Reason:
        """Moving to a place. `cards`: the actions that may follow there, as a bit set."""
        board = self.board
        here = bandit.place
        if place == at(board.marshal, INSIDE):
            return Reason("reason-express-meets-marshal")
        gains = best_token(loot_at(board, self.seat, place)) > best_token(loot_at(board, self.seat, here))
        if gains and (cards >> ROBBERY) & 1:
            return self.nears(place, climbs)
        if self.settled:
            now = self.evaluator.at_event(bandit, here)
            then = self.evaluator.at_event(bandit, place)
            details: dict[str, str | int] = {"event": EVENTS[self.evaluator.event]}
            if then > now:
                return Reason("reason-express-avoids-event" if now < 0.0 else "reason-express-seeks-event", details)
            if then < now and then < 0.0:
                return Reason("reason-express-stands-in-event", details)
        prey = self.prey(bandit, place, cards)
        if prey != NOBODY and self.prey(bandit, here, cards) == NOBODY:
            return Reason("reason-express-aims", {"bandit": BANDITS[prey]})
        if gains and self.evaluator.rounds > 0:
            return self.nears(place, climbs)
        threat = self.threat(bandit, here)
        if threat != NOBODY and self.threat(bandit, place) == NOBODY:
            return Reason("reason-express-flees", {"bandit": BANDITS[threat]})
        lost = best_loot(board, self.seat, here)
        if lost != NOTHING and (cards >> ROBBERY) & 1:
            return Reason("reason-express-leaves", {"loot": LOOT[lost]})
        return Reason("reason-express-moves-on")

    def nears(self, place: i64, climbs: bool) -> Reason:
        details: dict[str, str | int] = {"loot": LOOT[best_loot(self.board, self.seat, place)]}
        return Reason("reason-express-climbs-to-loot" if climbs else "reason-express-goes-to-loot", details)

    def prey(self, bandit: Bandit, place: i64, cards: i64) -> i64:
        """The bandit that this bandit could shoot or punch from a place with these cards."""
        here = bandit.place
        bandit.place = place
        found: Bandit | None = None
        if (cards >> FIRE) & 1:
            found = self.evaluator.best_target(bandit)
        if found is None and (cards >> PUNCH) & 1:
            found = self.evaluator.best_victim(bandit)
        bandit.place = here
        return NOBODY if found is None or found.seat == self.seat else found.who

    def threat(self, bandit: Bandit, place: i64) -> i64:
        """A rival who could shoot or punch the bandit there."""
        here = bandit.place
        bandit.place = place
        found: i64 = NOBODY
        for other in self.board.gang:
            if other.seat != self.seat:
                reach = fire_targets(self.board, other) | punch_targets(self.board, other)
                if reach & (1 << bandit.who):
                    found = other.who
                    break
        bandit.place = here
        return found

    def knocks(self, victim: Bandit, place: i64, other_way: i64) -> Reason:
        details: dict[str, str | int] = {"bandit": BANDITS[victim.who]}
        if victim.seat == self.seat:
            return Reason("reason-express-punches-own", details)
        board = self.board
        if place == at(board.marshal, INSIDE):
            return Reason("reason-express-knocks-into-marshal", details)
        if best_token(loot_at(board, self.seat, place)) > best_token(loot_at(board, self.seat, other_way)):
            details["loot"] = LOOT[best_loot(board, self.seat, place)]
            return Reason("reason-express-knocks-to-loot", details)
        return Reason("reason-express-punches-away", details)

    # --- the Marshal ------------------------------------------------------------------------------

    def sends_marshal(self, bandit: Bandit, car: i64) -> Reason:
        board = self.board
        rival: Bandit | None = None
        above: Bandit | None = None
        for other in board.gang:
            if other.place == at(car, INSIDE):
                if other.seat == self.seat:
                    return Reason("reason-express-marshal-hits-self")
                if rival is None or loot_worth(other) > loot_worth(rival):
                    rival = other
            elif other.place == at(car, ROOF) and other.seat != self.seat:
                above = other
        if rival is not None:
            return Reason("reason-express-marshal-hits", {"bandit": BANDITS[rival.who]})
        if self.settled and above is not None and self.evaluator.event_value.above_marshal:
            details: dict[str, str | int] = {"bandit": BANDITS[above.who], "event": EVENTS[self.evaluator.event]}
            return Reason("reason-express-marshal-below", details)
        left = at(board.marshal, INSIDE)
        if strongboxes(board.floor[left]) and -NEAR <= bandit.place - left <= NEAR:
            return Reason("reason-express-frees-strongbox")
        return Reason("reason-express-marshal-moves")
