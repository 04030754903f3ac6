"""Evaluates simultaneous choices: the payoff of each programme for each bandit.

A *profile* has one programme per seat. A *plan* collects the results of simulated rounds, in which one seat's
programmes are played against profiles of the others. Profiles are sampled from *policies*: the assumed choice
probabilities of each seat. Policies come from plans at the next lower level of reasoning (level-k reasoning).
"""

import math
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from coltexpress.bots.superexpress.outlook import chances
from coltexpress.bots.superexpress.simulation import NOTHING, aboard, loot_cards, programmes, simulate_round
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.state import SuperState

_GRAIN: Final = 1 << 20  # resolution of the random number in `pick`

Policies = list[list[float]]
"""By seat: the probability of each programme."""


class Plan:
    """The results so far of the programmes of one seat."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.chances = [0.0] * number  # sum of the chances to win, by programme
        self.loot = [0] * number  # sum of the loot cards after the round, by programme
        self.tried = [0] * number
        self.contenders = list(range(number))  # the programmes that are still tried

    def mean(self, choice: i64) -> float:
        return self.chances[choice] / float(self.tried[choice]) if self.tried[choice] else 0.0

    def ranking(self) -> list[int]:
        """All programmes, the best first. Contenders precede eliminated programmes, the last eliminated first."""
        means = [self.mean(choice) for choice in range(len(self.tried))]
        return sorted(range(len(means)), key=lambda choice: (-self.tried[choice], -means[choice]))

    def keep(self, number: i64) -> None:
        """Keep only the best programmes as contenders."""
        self.contenders = self.ranking()[:number]

    def policy(self, temperature: float) -> list[float]:
        """The probability of each programme: a softmax of the mean chances."""
        means = [self.mean(choice) for choice in range(len(self.tried))]
        best = max(means)
        odds = [math.exp((mean - best) / temperature) for mean in means]
        total = math.fsum(odds)
        return [each / total for each in odds]


class Payoffs:
    """Evaluates the start of a round for every seat on the train."""

    def __init__(self, board: SuperState, dice: Dice, left: Callable[[], float]) -> None:
        self.board = board
        self.dice = dice
        self.left = left  # returns the remaining seconds
        self.reserve = 0.0  # seconds reserved for later steps
        self.seats = aboard(board)
        self.packs = [int(programme.packed) for programme in programmes(board)]

    def leave_time(self, share: float) -> None:
        """Reserve this share of the remaining time for later steps."""
        left = self.left()
        self.reserve = left * share if left < math.inf else 0.0

    def in_time(self) -> bool:
        return self.left() > self.reserve

    def try_all(self, plan: Plan, profile: list[int]) -> None:
        """Try every contender of a plan against one profile."""
        seat = plan.seat
        packs, total, loot, tried = self.packs, plan.chances, plan.loot, plan.tried
        for choice in plan.contenders:
            profile[seat] = packs[choice]
            after = simulate_round(self.board, profile, self.dice)
            total[choice] += chances(after)[seat]
            loot[choice] += int(loot_cards(after, seat))
            tried[choice] += 1

    def alone(self, seat: i64) -> Plan:
        """Plan as if no other seat played a card."""
        plan = Plan(seat, len(self.packs))
        self.try_all(plan, [NOTHING] * len(self.board.gang))
        return plan

    def against(self, policies: Policies, plan: Plan, profiles: i64) -> bool:
        """Try a plan against `profiles` sampled profiles; return whether there was time for all of them."""
        number: i64 = 0
        while number < profiles:
            if not self.in_time():
                return False
            self.try_all(plan, self.draw(policies))
            number += 1
        return True

    def draw(self, policies: Policies) -> list[int]:
        """Sample a profile from the policies."""
        profile = [NOTHING] * len(self.board.gang)
        for seat in self.seats:
            profile[seat] = self.packs[pick(policies[seat], self.dice)]
        return profile

    def naive_policies(self, temperature: float) -> Policies:
        """The policies of seats that ignore all others; uniform if there is no time."""
        policies: Policies = [[] for _bandit in self.board.gang]
        for seat in self.seats:
            if self.in_time():
                policies[seat] = self.alone(seat).policy(temperature)
            else:
                policies[seat] = [1.0 / float(len(self.packs))] * len(self.packs)
        return policies

    def plans(self, seats: list[int], policies: Policies, profiles: i64, temperature: float) -> Policies:
        """The softmax responses of these seats to the given policies. Seats without time keep their policies."""
        answers = policies.copy()
        for seat in seats:
            plan = Plan(seat, len(self.packs))
            if self.against(policies, plan, profiles):
                answers[seat] = plan.policy(temperature)
        return answers


def blend(some: Policies, others: Policies, share: float) -> Policies:
    """A mixture: weight `share` for `some`, the rest for `others`."""
    return [
        [share * one + (1.0 - share) * other for one, other in zip(mine, theirs, strict=True)]
        for mine, theirs in zip(some, others, strict=True)
    ]


def mix_uniform(policies: Policies, share: float) -> Policies:
    """Mix in a uniform distribution with weight `share`."""
    return [[odds * (1.0 - share) + share / float(len(policy)) for odds in policy] for policy in policies]


def pick(policy: list[float], dice: Dice) -> i64:
    """Sample a choice from a policy."""
    mark = float(dice.below(_GRAIN)) / float(_GRAIN)
    choice: i64 = 0
    for odds in policy:
        mark -= odds
        if mark < 0.0:
            return choice
        choice += 1
    return choice - 1
