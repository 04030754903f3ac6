"""Options of a new game: what is fixed, and what is left to chance."""

from collections.abc import Mapping
from typing import Final

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import GameOptions, first_seat, flag, known_fields, number, some_of

FEWEST: Final = 3  # SUP-1
MOST: Final = 7
_FIELDS: Final = ("players", "bandits", "first", "reflex", "horse")


class Options(GameOptions):
    """Valid options. Create them with `parse_options` or `SUPER.options`."""

    def __init__(self, players: int, bandits: tuple[int, ...], first: int, reflex: bool, horse: bool) -> None:
        super().__init__(players, bandits, first)
        self.reflex = reflex  # MINI-1
        self.horse = horse  # MINI-2

    def to_json(self) -> JsonObject:
        return {
            "players": self.players,
            "bandits": [None if who == NOBODY else BANDITS[who] for who in self.bandits],
            "first": self.first if self.first >= 0 else "random",
            "reflex": self.reflex,
            "horse": self.horse,
        }

    def __reduce__(self) -> tuple[object, tuple[JsonObject]]:
        return parse_options, (self.to_json(),)


def parse_options(data: Mapping[str, object]) -> Options:
    """Validate options from JSON; BadOption names the invalid field."""
    known_fields(data, _FIELDS)
    players = number("players", data.get("players"), FEWEST, MOST)
    bandits = some_of("bandits", BANDITS, data.get("bandits", (None,) * players), players)
    return Options(
        players,
        tuple(bandits),
        first_seat(data, players),
        flag("reflex", data.get("reflex", False)),
        flag("horse", data.get("horse", False)),
    )
