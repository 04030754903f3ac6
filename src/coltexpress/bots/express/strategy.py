"""The strategy for Colt Express."""

import time
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from coltexpress.bots.bot import DICE_BITS, Observation
from coltexpress.bots.express.reasons import AGAINST, find_reason
from coltexpress.bots.express.search import Search, heuristic_values
from coltexpress.bots.strategy import Effort, Estimate, Reason
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.components import ROUNDS
from coltexpress.games.express.phases.schemin import PlayOrDraw
from coltexpress.games.express.state import ExpressState

GUESSES: Final = 6  # sampled worlds for a careful move or a reason
HASTE: Final = 0.95  # the share of the remaining time for the search; the rest is for sending the answer
ROLLOUT: Final = 30  # decisions of a measured rollout
SLIPS: Final = 320  # dollars: the maximum random error of a gentle player


def sampled_world(observation: Observation) -> ExpressState:
    world = observation.world()
    assert isinstance(world, ExpressState)
    return world


class ExpressStrategy:
    """Implements bots.strategy.Strategy."""

    game: ClassVar[str] = "express"
    outlaw: ClassVar[Effort] = Effort(70)
    legend: ClassVar[Effort] = Effort(1_000, thorough=True)
    against: ClassVar[frozenset[str]] = AGAINST

    def gentle(self, observation: Observation) -> Move:
        """Ignores the cards of others in the pile, and adds random errors to the values."""
        moves = observation.moves
        dice = Dice(observation.random.getrandbits(DICE_BITS))
        world = sampled_world(observation)
        if isinstance(world.question, PlayOrDraw):
            world.pile = [card for card in world.pile if card.seat == observation.seat]
        values = heuristic_values(world, observation.seat, moves, dice)
        return best_move(moves, [value + int(dice.below(SLIPS)) for value in values])

    def careful(self, observation: Observation) -> Move:
        """Resolves the pile before each go, in several sampled worlds because of face-down cards."""
        moves = observation.moves
        if len(moves) == 1:
            return moves[0]
        dice = Dice(observation.random.getrandbits(DICE_BITS))
        values = [0.0] * len(moves)
        for _ in range(GUESSES):
            for index, value in enumerate(heuristic_values(sampled_world(observation), observation.seat, moves, dice)):
                values[index] += value
        return best_move(moves, values)

    def search(self, observation: Observation, effort: Effort) -> list[Estimate]:
        moves = observation.moves
        world = sampled_world(observation)
        dice = Dice(observation.random.getrandbits(DICE_BITS))
        search = Search(world, observation.seat, dice, effort.thorough)
        search.least = effort.least
        search.run(effort.iterations, time.perf_counter() + HASTE * min(observation.clock.left(), 1e9))
        found: list[Estimate] = []
        for move in moves:
            edge = search.root.find(move)
            if edge is not None and edge.visits:
                n = int(edge.visits)
                found.append(Estimate(move, edge.value / n, edge.money / n, n))
            else:
                found.append(Estimate(move, 0.0, 0.0, 0))
        return sorted(found, key=lambda estimate: -estimate.visits)

    def rollouts(self, observation: Observation) -> Mapping[str, Callable[[int], None]]:
        return {
            "random_rollouts": rollout_runner(sampled_world(observation), observation.seat, informed=False),
            "informed_rollouts": rollout_runner(sampled_world(observation), observation.seat, informed=True),
        }

    def reason(self, observation: Observation, move: Move) -> Reason:
        worlds = [sampled_world(observation) for _ in range(GUESSES)]
        return find_reason(worlds, observation.seat, move, Dice(observation.random.getrandbits(DICE_BITS)))


def rollout_runner(world: ExpressState, seat: int, informed: bool) -> Callable[[int], None]:
    """Runs the tree search with rollouts of 30 decisions, heuristic (`informed`) or random."""

    def run(number: int) -> None:
        search = Search(world, seat, Dice(1), thorough=False)
        search.rounds = ROUNDS
        search.decisions = ROLLOUT
        search.informed = informed
        for _ in range(number):
            search.iterate()

    return run


def best_move(moves: Moves, values: list[float]) -> Move:
    found: Move = moves[max(range(len(moves)), key=values.__getitem__)]
    return found
