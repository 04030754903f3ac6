"""Everybody's choice at once: what each programme is worth to each bandit, whatever the others may be up to.

A seat *plans* by playing the round in the head with its programmes against a profile of the others'. Profiles are drawn
from what the others are thought to choose, their *leanings*; leanings come from plans that are one thought less deep.
"""

import math
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from coltexpress.bots.superexpress.outlook import chances
from coltexpress.bots.superexpress.simulation import NOTHING, aboard, loot_cards, programmes, simulate_round
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.state import SuperState

_GRAIN: Final = 1 << 20  # how finely a leaning is drawn from

Leanings = list[list[float]]
"""By seat: how likely each programme is to be chosen."""


class Plan:
    """What the programmes of one seat have brought so far."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.chances = [0.0] * number  # summed up, by programme
        self.loot = [0] * number  # the same of loot cards after the round
        self.tried = [0] * number
        self.contenders = list(range(number))  # those that are still tried

    def mean(self, choice: i64) -> float:
        return self.chances[choice] / float(self.tried[choice]) if self.tried[choice] else 0.0

    def ranking(self) -> list[int]:
        """All programmes, the best first: contenders, then those that were given up sooner and sooner."""
        means = [self.mean(choice) for choice in range(len(self.tried))]
        return sorted(range(len(means)), key=lambda choice: (-self.tried[choice], -means[choice]))

    def keep(self, number: i64) -> None:
        """Give up on all but the best."""
        self.contenders = self.ranking()[:number]

    def leaning(self, heat: float) -> list[float]:
        """How likely the seat is to choose each programme: better ones more often, the colder the more so."""
        means = [self.mean(choice) for choice in range(len(self.tried))]
        best = max(means)
        odds = [math.exp((mean - best) / heat) for mean in means]
        total = math.fsum(odds)
        return [each / total for each in odds]


class Payoffs:
    """The start of a round, thought about from every seat on the train."""

    def __init__(self, board: SuperState, dice: Dice, left: Callable[[], float]) -> None:
        self.board = board
        self.dice = dice
        self.left = left  # seconds
        self.reserve = 0.0  # so many of them are for what comes after
        self.seats = aboard(board)
        self.packs = [int(programme.packed) for programme in programmes(board)]

    def leave_time(self, share: float) -> None:
        """From now on, leave this share of the time for what comes after."""
        left = self.left()
        self.reserve = left * share if left < math.inf else 0.0

    def in_time(self) -> bool:
        return self.left() > self.reserve

    def try_all(self, plan: Plan, profile: list[int]) -> None:
        """Every contender of a plan against one profile."""
        seat = plan.seat
        packs, total, loot, tried = self.packs, plan.chances, plan.loot, plan.tried
        for choice in plan.contenders:
            profile[seat] = packs[choice]
            after = simulate_round(self.board, profile, self.dice)
            total[choice] += chances(after)[seat]
            loot[choice] += int(loot_cards(after, seat))
            tried[choice] += 1

    def alone(self, seat: i64) -> Plan:
        """As if nobody else played a card: the first thing that comes to mind."""
        plan = Plan(seat, len(self.packs))
        self.try_all(plan, [NOTHING] * len(self.board.gang))
        return plan

    def against(self, leanings: Leanings, plan: Plan, profiles: i64) -> bool:
        """Try a plan against so many profiles; says whether there was time for all of them."""
        number: i64 = 0
        while number < profiles:
            if not self.in_time():
                return False
            self.try_all(plan, self.draw(leanings))
            number += 1
        return True

    def draw(self, leanings: Leanings) -> list[int]:
        """A profile: what everybody might choose, by seat."""
        profile = [NOTHING] * len(self.board.gang)
        for seat in self.seats:
            profile[seat] = self.packs[pick(leanings[seat], self.dice)]
        return profile

    def impulses(self, heat: float) -> Leanings:
        """What everybody does who sees nobody but themselves; anything, if there is no time."""
        leanings: Leanings = [[] for _bandit in self.board.gang]
        for seat in self.seats:
            if self.in_time():
                leanings[seat] = self.alone(seat).leaning(heat)
            else:
                leanings[seat] = [1.0 / float(len(self.packs))] * len(self.packs)
        return leanings

    def plans(self, seats: list[int], leanings: Leanings, profiles: i64, heat: float) -> Leanings:
        """What these seats lean to if they expect these leanings of others; there may be no time for all of them."""
        answers = leanings.copy()
        for seat in seats:
            plan = Plan(seat, len(self.packs))
            if self.against(leanings, plan, profiles):
                answers[seat] = plan.leaning(heat)
        return answers


def blend(some: Leanings, others: Leanings, share: float) -> Leanings:
    """Leanings of people of whom this share leans as `some`, the rest as `others`."""
    return [
        [share * one + (1.0 - share) * other for one, other in zip(mine, theirs, strict=True)]
        for mine, theirs in zip(some, others, strict=True)
    ]


def with_whims(leanings: Leanings, share: float) -> Leanings:
    """The same people, but this share of them does just anything."""
    return [[odds * (1.0 - share) + share / float(len(leaning)) for odds in leaning] for leaning in leanings]


def pick(leaning: list[float], dice: Dice) -> i64:
    """One choice, as likely as the leaning says."""
    mark = float(dice.below(_GRAIN)) / float(_GRAIN)
    choice: i64 = 0
    for odds in leaning:
        mark -= odds
        if mark < 0.0:
            return choice
        choice += 1
    return choice - 1
