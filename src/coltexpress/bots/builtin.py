"""The four bots of the house. They differ in care and search; the clock only cuts a search short."""

from typing import ClassVar, Final

from coltexpress.bots.bot import Bot, Observation
from coltexpress.bots.express.strategy import ExpressStrategy
from coltexpress.bots.strategy import Effort, Strategy
from coltexpress.bots.superexpress.strategy import SuperStrategy
from coltexpress.engine.moves import Move

MINDS: Final[dict[str, Strategy]] = {"express": ExpressStrategy(), "super": SuperStrategy()}


class Greenhorn(Bot):
    """Plays sensibly, and makes mistakes a child can use."""

    def choose(self, sight: Observation) -> Move:
        return MINDS[sight.game].gentle(sight)


class Rustler(Bot):
    """Careful, by rules of thumb."""

    def choose(self, sight: Observation) -> Move:
        return MINDS[sight.game].careful(sight)


class Searcher(Bot):
    """Thinks ahead."""

    efforts: ClassVar[dict[str, Effort]]

    def choose(self, sight: Observation) -> Move:
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        return MINDS[sight.game].search(sight, self.efforts[sight.game])[0].move


class Outlaw(Searcher):
    efforts: ClassVar = {"express": Effort(70), "super": Effort(3_000)}


class Legend(Searcher):
    efforts: ClassVar = {"express": Effort(1_000, thorough=True), "super": Effort(25_000, thorough=True)}
