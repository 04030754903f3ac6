"""Colt Express, thought about in four ways."""

import time
from typing import Any, Final

from coltexpress.bots.bot import DICE_BITS, Observation
from coltexpress.bots.express.reasons import find_reason
from coltexpress.bots.express.search import Search, impressions
from coltexpress.bots.strategy import Effort, Estimate, Reason
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.phases.schemin import PlayOrDraw

GUESSES: Final = 6  # worlds that a careful player looks at before a go
HASTE: Final = 0.95  # of the time left is for thinking: the answer has to find its way back
SLIPS: Final = 320  # dollars: how far off a gentle player may be


class ExpressStrategy:
    """See bots.strategy.Strategy."""

    def gentle(self, observation: Observation) -> Move:
        """Sees its own cards of the pile and nobody else's, and judges by eye."""
        moves = observation.moves
        dice = Dice(observation.random.getrandbits(DICE_BITS))
        world = observation.world()
        if isinstance(world.question, PlayOrDraw):
            world.pile = [card for card in world.pile if card.seat == observation.seat]
        values = impressions(world, observation.seat, moves, dice)
        return best_of(moves, [value + int(dice.below(SLIPS)) for value in values])

    def careful(self, observation: Observation) -> Move:
        """Carries out the pile in the mind before each go; face-down cards may be any."""
        moves = observation.moves
        if len(moves) == 1:
            return moves[0]
        dice = Dice(observation.random.getrandbits(DICE_BITS))
        values = [0.0] * len(moves)
        for _ in range(GUESSES):
            for index, value in enumerate(impressions(observation.world(), observation.seat, moves, dice)):
                values[index] += value
        return best_of(moves, values)

    def search(self, observation: Observation, effort: Effort) -> list[Estimate]:
        moves = observation.moves
        world = observation.world()
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

    def reason(self, observation: Observation, move: Move) -> Reason:
        worlds = [observation.world() for _ in range(GUESSES)]
        return find_reason(worlds, observation.seat, move, Dice(observation.random.getrandbits(DICE_BITS)))


def best_of(moves: Any, values: list[float]) -> Move:
    found: Move = moves[max(range(len(moves)), key=values.__getitem__)]
    return found
