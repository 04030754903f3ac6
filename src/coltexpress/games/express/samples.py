"""Options of typical games, for measurements."""

from typing import Final

from coltexpress.engine.samples import Samples
from coltexpress.games.express.options import FEWEST, MOST

_TEAMS: Final = {"players": FEWEST, "teams": [["tuco", "cheyenne"], ["django", "doc"]]}
_SINGLE: Final = range(FEWEST + 1, MOST + 1)

SAMPLES: Final = Samples(
    speed=[
        _TEAMS,
        *[{"players": players} for players in _SINGLE],
        *[{"players": players, "expert": True} for players in _SINGLE],
    ],
    search=[_TEAMS, {"players": 4}, {"players": 4, "expert": True}, {"players": 6}],
    strength=[{"players": 4}, {"players": 2}, {"players": 6}, {"players": 4, "expert": True}],
)
