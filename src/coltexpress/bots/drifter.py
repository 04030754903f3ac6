"""The bot that plays uniformly at random: the baseline for measurements."""

from coltexpress.bots.bot import Bot, Observation
from coltexpress.engine.moves import Move


class Drifter(Bot):
    def choose(self, observation: Observation) -> Move:
        return observation.random.choice(observation.moves)
