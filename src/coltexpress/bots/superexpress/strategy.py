"""The strategy for Colt Super Express. See the payoffs module for the method."""

import math
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from coltexpress.bots.bot import DICE_BITS, Observation
from coltexpress.bots.strategy import Effort, Estimate, Reason
from coltexpress.bots.superexpress.payoffs import Payoffs, Plan, Policies, blend, mix_uniform, pick
from coltexpress.bots.superexpress.reasons import AGAINST, find_reason
from coltexpress.bots.superexpress.simulation import programmes
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.moves import Programme
from coltexpress.games.superexpress.state import SuperState

# Softmax temperatures by level of reasoning: the lower, the more likely the best programme is chosen.
# Tuned in games of one bot against four of the level below.
GENTLE: Final = 0.08
NAIVE: Final = 0.07
CAREFUL: Final = 0.05
SEARCHING: Final = 0.03
MIXING: Final = 0.004  # randomizes among nearly equal programmes, to be unpredictable

CAREFUL_PROFILES: Final = 6
DEEPER: Final = 0.7  # the share of others that a thorough search expects to search too
UNIFORM_SHARE: Final = 0.3  # the share of others that is expected to choose at random, as people may


class SuperStrategy:
    """Implements bots.strategy.Strategy. The only decision of this game is the programme."""

    game: ClassVar[str] = "super"
    outlaw: ClassVar[Effort] = Effort(3_000)
    legend: ClassVar[Effort] = Effort(25_000, thorough=True)
    against: ClassVar[frozenset[str]] = AGAINST

    def gentle(self, observation: Observation) -> Move:
        """Ignores the other bandits, and chooses with much randomness."""
        payoffs = begin(observation)
        choice = pick(payoffs.alone(observation.seat).policy(GENTLE), payoffs.dice)
        return programmes(payoffs.board)[choice]

    def careful(self, observation: Observation) -> Move:
        """Responds to others that ignore everybody else."""
        payoffs = begin(observation)
        payoffs.leave_time(0.5)
        naive = payoffs.naive_policies(NAIVE)
        payoffs.leave_time(0.0)
        plan = respond(payoffs, observation.seat, naive, CAREFUL_PROFILES)
        return programmes(payoffs.board)[pick(plan.policy(MIXING), payoffs.dice)]

    def search(self, observation: Observation, effort: Effort) -> list[Estimate]:
        """An iteration is a simulated round."""
        payoffs = begin(observation)
        think = thorough if effort.thorough else searching
        plan = think(payoffs, observation.seat, effort.iterations, effort.least)
        return [estimate(payoffs.board, plan, choice) for choice in plan.ranking()]

    def rollouts(self, observation: Observation) -> Mapping[str, Callable[[int], None]]:
        return {}

    def reason(self, observation: Observation, move: Move) -> Reason:
        """Ignores the clock: this takes little time."""
        payoffs = begin(observation)
        payoffs.left = unhurried
        assert isinstance(move, Programme)
        return find_reason(
            payoffs,
            careful_policies(payoffs, others(payoffs, observation.seat), CAREFUL_PROFILES),
            observation.seat,
            move,
        )


def unhurried() -> float:
    return math.inf


def begin(observation: Observation) -> Payoffs:
    world = observation.world()
    assert isinstance(world, SuperState)
    return Payoffs(world, Dice(observation.random.getrandbits(DICE_BITS)), observation.clock.left)


def respond(payoffs: Payoffs, seat: i64, policies: Policies, profiles: i64) -> Plan:
    """Try every programme equally often against the policies; without time, plan as if the others played no card."""
    plan = Plan(seat, len(payoffs.packs))
    if not payoffs.against(policies, plan, profiles) and not plan.tried[0]:
        return payoffs.alone(seat)
    return plan


def others(payoffs: Payoffs, seat: i64) -> list[int]:
    return [other for other in payoffs.seats if other != seat]


def careful_policies(payoffs: Payoffs, seats: list[int], profiles: i64) -> Policies:
    """The policies of these seats if they are careful."""
    return payoffs.plans(seats, payoffs.naive_policies(NAIVE), profiles, CAREFUL)


def profiles_of(payoffs: Payoffs, rounds: int) -> int:
    """The number of profiles that fit into `rounds` simulated rounds, after the naive policies of all seats."""
    return rounds // len(payoffs.packs) - len(payoffs.seats)


def searching(payoffs: Payoffs, seat: i64, rounds: int, least: int) -> Plan:
    """Plan against careful others."""
    half = profiles_of(payoffs, rounds) // 2
    rivals = others(payoffs, seat)
    payoffs.leave_time(0.5)
    policies = careful_policies(payoffs, rivals, max(2, half // len(rivals)))
    payoffs.leave_time(0.0)
    return respond(payoffs, seat, mix_uniform(policies, UNIFORM_SHARE), max(4, half, least))


def thorough(payoffs: Payoffs, seat: i64, rounds: int, least: int) -> Plan:
    """Plan against a mixture of careful and searching others, eliminating weak programmes step by step."""
    profiles = profiles_of(payoffs, rounds)
    rivals = others(payoffs, seat)
    payoffs.leave_time(0.7)
    careful = careful_policies(payoffs, payoffs.seats, max(2, profiles // (4 * len(payoffs.seats))))
    payoffs.leave_time(0.5)
    expected = mix_uniform(careful, UNIFORM_SHARE)
    searchers = payoffs.plans(rivals, expected, max(2, profiles // (3 * len(rivals))), SEARCHING)
    policies = mix_uniform(blend(searchers, careful, DEEPER), UNIFORM_SHARE)
    payoffs.leave_time(0.0)
    stage = max(4, profiles // 8, least)
    plan = respond(payoffs, seat, policies, stage)
    kept = len(payoffs.packs) // 3
    while kept > 1:
        plan.keep(kept)
        stage *= 2
        if not payoffs.against(policies, plan, stage):
            break
        kept //= 3
    return plan


def estimate(board: SuperState, plan: Plan, choice: int) -> Estimate:
    """Expected loot cards to come: half of the remaining cards times the chance to win."""
    chance, tried = plan.mean(choice), plan.tried[choice]
    to_come = (board.length - 2) / 2
    return Estimate(programmes(board)[choice], chance, plan.loot[choice] / max(1, tried) + chance * to_come, tried)
