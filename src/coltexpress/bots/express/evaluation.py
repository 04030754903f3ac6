"""Heuristic values of places, shots and punches for a bandit.

An `Evaluator` serves one seat for one decision. It uses only what the seat may know, or what a sampled world contains
instead.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.event_values import EVENT_VALUES
from coltexpress.bots.express.weights import PURSE_MEAN, WEIGHTS
from coltexpress.engine.moves import Move
from coltexpress.engine.places import INSIDE, ROOF, at, is_roof
from coltexpress.games.express.actions.fire import fire_targets
from coltexpress.games.express.actions.punch import punch_targets
from coltexpress.games.express.bags.loot import (
    OPEN,
    fallen_place,
    fallen_value,
    jewels,
    known_by,
    purse_value,
    strongboxes,
    unseen_purses,
)
from coltexpress.games.express.bandits import may_snatch, pushes
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    BULLETS,
    FIRE,
    GUNSLINGER,
    JEWEL,
    JEWEL_VALUE,
    PUNCH,
    ROBBERY,
    ROUND_EVENTS,
    ROUNDS,
    STRONGBOX_VALUE,
)
from coltexpress.games.express.moves import Take, TakeKnown, TakeUnknown
from coltexpress.games.express.phases.scoring import has_gunslinger, loot_worth
from coltexpress.games.express.pieces import Bandit

_MIXED: Final = 1 << 12


def token_value(move: Move) -> i64:
    """The expected value of a choice of loot; 0 for taking none."""
    if isinstance(move, Take):
        return JEWEL_VALUE if move.loot == JEWEL else STRONGBOX_VALUE
    if isinstance(move, TakeKnown):
        return purse_value(move.value)
    return PURSE_MEAN if isinstance(move, TakeUnknown) else 0


def best_token(loot: i64) -> i64:
    return loot >> 12


def second_token(loot: i64) -> i64:
    return loot & (_MIXED - 1)


def loot_at(board: Board, seat: i64, place: i64) -> i64:
    """The best and second best token at a place, packed (see best_token, second_token); 0 where the Marshal stands."""
    if place == at(board.marshal, INSIDE):
        return 0
    best: i64 = 0
    second: i64 = 0
    here: i64 = board.floor[place]
    if here:
        chests = strongboxes(here)
        stones = jewels(here)
        purses = unseen_purses(here)
        if chests:
            best = STRONGBOX_VALUE
            if chests > 1:
                second = STRONGBOX_VALUE
        if stones:
            if best == 0:
                best = JEWEL_VALUE
                if stones > 1:
                    second = JEWEL_VALUE
            elif second == 0:
                second = JEWEL_VALUE
        if purses:
            if best == 0:
                best = PURSE_MEAN
                if purses > 1:
                    second = PURSE_MEAN
            elif second == 0:
                second = PURSE_MEAN
    if board.fallen:
        for entry in board.fallen:
            if fallen_place(entry) == place:
                knower = known_by(entry)
                value: i64 = PURSE_MEAN
                if knower >= OPEN or knower == seat:
                    value = purse_value(fallen_value(entry))
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
    return best * _MIXED + second


def rivalry(board: Board) -> float:
    """The share of a rival's loss that counts as a gain; with two teams nearly all of it."""
    if board.team_size > 1:
        return 0.9
    return WEIGHTS.harm * (2.6 / float(board.seats - 1) if board.seats > 4 else 1.0)


@mypyc_attr(acyclic=True)
class Evaluator:
    """Evaluates a board for one seat, for one decision."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.board = board
        self.seat: i64 = seat
        self.rounds: i64 = ROUNDS - board.round  # left after this one
        self.event: i64 = ROUND_EVENTS[board.card] if board.card >= 0 else 0
        self.event_value = EVENT_VALUES[self.event]
        richest: i64 = -1
        leader: i64 = -1
        most_fired: i64 = 0
        money: i64 = 0
        for index in range(len(board.gang)):
            bandit = board.gang[index]
            if bandit.seat == seat:
                continue
            money = loot_worth(bandit)
            fired = BULLETS - bandit.bullets
            most_fired = max(most_fired, fired)
            if money > richest:
                richest = money
                leader = bandit.seat
        self.leader: i64 = leader
        self.most_fired: i64 = most_fired
        self.harm: float = rivalry(board)
        self.bullet: float = WEIGHTS.bullet_now + WEIGHTS.bullet * float(self.rounds)
        self.open_race = has_gunslinger(board)

    def rival(self, seat: i64) -> float:
        """How much of that seat's loss counts as a gain; a team-mate's loss counts as a loss."""
        if seat == self.seat:
            return -1.0
        if self.open_race and seat == self.leader:
            return self.harm + WEIGHTS.leader
        return self.harm

    def prize(self, bandit: Bandit) -> float:
        """The value of firing one more bullet in the race for the Gunslinger (END-2)."""
        if not self.open_race:
            return 0.0
        spread = WEIGHTS.gunslinger_spread + WEIGHTS.gunslinger_round * float(self.rounds)
        ahead = float(BULLETS - bandit.bullets - self.most_fired) / spread
        return float(GUNSLINGER) * (share(ahead + 1.0 / spread) - share(ahead))

    def hit_value(self, victim: Bandit) -> float:
        """The value of hitting this bandit."""
        return self.rival(victim.seat) * self.bullet

    def best_target(self, bandit: Bandit) -> Bandit | None:
        """The best target from the bandit's place."""
        targets = fire_targets(self.board, bandit)
        found: Bandit | None = None
        best = -1e9
        if targets:
            for other in self.board.gang:
                if targets & (1 << other.who) and self.hit_value(other) > best:
                    best = self.hit_value(other)
                    found = other
        return found

    def shot(self, bandit: Bandit) -> float:
        """The value of the best shot from the bandit's place; 0 if there is none."""
        target = self.best_target(bandit)
        if target is None:
            return 0.0
        pushed = WEIGHTS.knock * self.rival(target.seat) if pushes(bandit.who) else 0.0
        return self.hit_value(target) + pushed + self.prize(bandit)

    def best_victim(self, bandit: Bandit) -> Bandit | None:
        """The best victim of a punch at the bandit's place."""
        victims = punch_targets(self.board, bandit)
        found: Bandit | None = None
        best = -1e9
        if victims:
            for other in self.board.gang:
                if victims & (1 << other.who) and self.punch_value(bandit, other) > best:
                    best = self.punch_value(bandit, other)
                    found = other
        return found

    def blow(self, bandit: Bandit) -> float:
        """The value of the best punch at the bandit's place; 0 if there is none."""
        victim = self.best_victim(bandit)
        return 0.0 if victim is None else self.punch_value(bandit, victim)

    def punch_value(self, bandit: Bandit, victim: Bandit) -> float:
        """The puncher chooses the token: a rival's best, a team-mate's worst. Cheyenne may take a purse at once."""
        rival = self.rival(victim.seat)
        most: i64 = 0
        least: i64 = 0
        if strongboxes(victim.loot):
            most = least = STRONGBOX_VALUE
        if jewels(victim.loot):
            least = JEWEL_VALUE
            if most == 0:
                most = JEWEL_VALUE
        if victim.purses:
            least = PURSE_MEAN
            if most == 0:
                most = PURSE_MEAN
        value = rival * float(most if rival > 0.0 else least)
        if may_snatch(bandit.who) and victim.purses:
            value = max(value, rival * float(PURSE_MEAN) + float(PURSE_MEAN))
        return value + rival * WEIGHTS.knock

    def card_value(self, bandit: Bandit, action: i64) -> float:
        """The immediate value of a card at the bandit's place; 0 for moves."""
        if action == ROBBERY:
            return float(best_token(loot_at(self.board, self.seat, bandit.place)))
        if action == FIRE:
            return self.shot(bandit)
        if action == PUNCH:
            return self.blow(bandit)
        return 0.0

    def best_card(self, bandit: Bandit, kinds: i64, robbed: bool) -> float:
        """The value of the best of these cards at the bandit's place. `robbed`: the best token here will be gone."""
        best = 0.0
        if (kinds >> ROBBERY) & 1:
            loot = loot_at(self.board, self.seat, bandit.place)
            best = float(second_token(loot) if robbed else best_token(loot))
        if (kinds >> FIRE) & 1:
            value = self.shot(bandit)
            best = max(best, value)
        if (kinds >> PUNCH) & 1:
            value = self.blow(bandit)
            best = max(best, value)
        return best

    def stay(self, bandit: Bandit, place: i64, last: bool) -> float:
        """The value of a place at the end of the round and for later rounds."""
        board = self.board
        value = 0.0
        if self.rounds > 0:
            value = WEIGHTS.prospect * float(best_token(loot_at(board, self.seat, place)))
            if not is_roof(place):
                if place >= 2:
                    value += WEIGHTS.nearby * float(best_token(loot_at(board, self.seat, place - 2)))
                if place + 2 < 2 * board.length:
                    value += WEIGHTS.nearby * float(best_token(loot_at(board, self.seat, place + 2)))
            else:
                value += WEIGHTS.nearby * float(best_token(loot_at(board, self.seat, place - 1)))
        for other in board.gang:
            if other.place == place and other.seat != self.seat:
                value -= WEIGHTS.crowd
        if self.event:
            happens = self.at_event(bandit, place)
            value += happens if last else 0.3 * happens
        return value

    def at_event(self, bandit: Bandit, place: i64) -> float:
        """The value of this round's event for a bandit at a place."""
        return self.event_value.at(self.board, bandit, place, self.bullet)

    def place_value(self, bandit: Bandit, place: i64, kinds: i64, last: bool) -> float:
        """The value of a place with these cards to come. A bandit that enters the Marshal's car flees to its roof."""
        value = 0.0
        if place == at(self.board.marshal, INSIDE):
            place = at(self.board.marshal, ROOF)
            value = -self.bullet - 20.0
        here = bandit.place
        bandit.place = place
        if kinds:
            value += WEIGHTS.patience * self.best_card(bandit, kinds, robbed=False)
        value += self.stay(bandit, place, last)
        bandit.place = here
        return value

    def marshal_to(self, bandit: Bandit, car: i64) -> float:
        """The value of sending the Marshal to a car."""
        board = self.board
        place = at(car, INSIDE)
        value = 0.0
        for other in board.gang:
            if other.place == place:
                value += self.rival(other.seat) * (self.bullet + WEIGHTS.knock)
        left = at(board.marshal, INSIDE)
        if strongboxes(board.floor[left]):
            distance = bandit.place - left
            value += 90.0 if -3 <= distance <= 3 else -15.0
        return value


def share(odds: float) -> float:
    """A smooth step from 0 to 1, flat beyond 3 either way: cheaper than a logistic curve and as good."""
    if odds <= -3.0:
        return 0.0
    if odds >= 3.0:
        return 1.0
    return 0.5 + odds * (27.0 - odds * odds) / 108.0
