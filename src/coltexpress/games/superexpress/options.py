"""Options of a new game: what is fixed, and what is left to chance."""

from collections.abc import Mapping
from typing import ClassVar, Final

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.options import LOOT_CARDS, BanditOfEachSeat, FirstPlayer, GameOptions, GameSpec, Switch, parse

FEWEST: Final = 3  # SUP-1
MOST: Final = 7


class Options(GameOptions):
    """Valid options. Create them with `parse_options` or `SUPER.options`."""

    spec: ClassVar[GameSpec] = GameSpec(
        "super",
        range(FEWEST, MOST + 1),
        BANDITS,
        LOOT_CARDS,
        BanditOfEachSeat(BANDITS),
        FirstPlayer(MOST),
        Switch("reflex", always=True),  # MINI-1
        Switch("horse", always=True),  # MINI-2
    )
    reflex: bool
    horse: bool


def parse_options(data: Mapping[str, object]) -> Options:
    """Validate options from JSON; BadOption names the invalid field."""
    return parse(Options, data)
