"""The four built-in bots. They differ in strategy and search effort; the clock only cuts a search short."""

from typing import ClassVar, Final

from coltexpress.bots.bot import Bot, Observation
from coltexpress.bots.express.strategy import ExpressStrategy
from coltexpress.bots.strategy import Effort, Strategy
from coltexpress.bots.superexpress.strategy import SuperStrategy
from coltexpress.engine.moves import Move

STRATEGIES: Final[dict[str, Strategy]] = {"express": ExpressStrategy(), "super": SuperStrategy()}


class Greenhorn(Bot):
    """Plays sensibly, with mistakes that a child can exploit."""

    def choose(self, observation: Observation) -> Move:
        return STRATEGIES[observation.game].gentle(observation)


class Rustler(Bot):
    """Plays by heuristics, without search."""

    def choose(self, observation: Observation) -> Move:
        return STRATEGIES[observation.game].careful(observation)


class Searcher(Bot):
    """Searches with a fixed effort per game."""

    efforts: ClassVar[dict[str, Effort]]

    def choose(self, observation: Observation) -> Move:
        moves = observation.moves
        if len(moves) == 1:
            return moves[0]
        return STRATEGIES[observation.game].search(observation, self.efforts[observation.game])[0].move


class Outlaw(Searcher):
    efforts: ClassVar = {"express": Effort(70), "super": Effort(3_000)}


class Legend(Searcher):
    efforts: ClassVar = {"express": Effort(1_000, thorough=True), "super": Effort(25_000, thorough=True)}
