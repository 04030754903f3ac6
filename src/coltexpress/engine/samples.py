"""Options of typical games, for measurements."""

from collections.abc import Sequence

from coltexpress.engine.json_types import JsonObject


class Samples:
    """`speed`: games that the benchmark of the engine plays; `search`: some of these, for the benchmark of the bots.

    `strength`: games in which the bots are compared, the most important one first.
    """

    def __init__(
        self, speed: Sequence[JsonObject], search: Sequence[JsonObject], strength: Sequence[JsonObject]
    ) -> None:
        self.speed = tuple(speed)
        self.search = tuple(search)
        self.strength = tuple(strength)
