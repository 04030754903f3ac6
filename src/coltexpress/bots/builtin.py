"""The four built-in bots. They differ in strategy and search effort; the clock only cuts a search short."""

from typing import Final

from coltexpress.bots.bot import Bot, Observation
from coltexpress.bots.express.strategy import ExpressStrategy
from coltexpress.bots.strategy import Effort, Strategy
from coltexpress.bots.superexpress.strategy import SuperStrategy
from coltexpress.engine.moves import Move

_ALL: Final[tuple[Strategy, ...]] = (ExpressStrategy(), SuperStrategy())
STRATEGIES: Final = {strategy.game: strategy for strategy in _ALL}


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

    def effort(self, strategy: Strategy) -> Effort:
        raise NotImplementedError

    def choose(self, observation: Observation) -> Move:
        moves = observation.moves
        if len(moves) == 1:
            return moves[0]
        strategy = STRATEGIES[observation.game]
        return strategy.search(observation, self.effort(strategy))[0].move


class Outlaw(Searcher):
    def effort(self, strategy: Strategy) -> Effort:
        return strategy.outlaw


class Legend(Searcher):
    def effort(self, strategy: Strategy) -> Effort:
        return strategy.legend
