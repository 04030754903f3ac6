"""Colt Express as an implementation of `contract.Game`."""

from typing import Final

from coltexpress.engine.rules import Rules
from coltexpress.games.express.loot_so_far import loot_so_far
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.notation.read import read_position
from coltexpress.games.express.options import Options
from coltexpress.games.express.samples import SAMPLES
from coltexpress.games.express.state import ExpressState, new_state
from coltexpress.games.express.versions import NEWEST

EXPRESS: Final = Rules[Options, ExpressState](
    NEWEST, Options, new_state, MOVE_READER, read_position, loot_so_far, SAMPLES
)
