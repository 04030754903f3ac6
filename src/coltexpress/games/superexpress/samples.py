"""Options of typical games, for measurements."""

from typing import Final

from coltexpress.engine.samples import Samples
from coltexpress.games.superexpress.options import FEWEST, MOST

SAMPLES: Final = Samples(
    speed=[
        *[{"players": players} for players in range(FEWEST, MOST + 1)],
        {"players": 5, "reflex": True, "horse": True},
    ],
    search=[{"players": 3}, {"players": 5}, {"players": 7}],
    strength=[{"players": 5}],
)
