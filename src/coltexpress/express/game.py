"""Colt Express as the contract's Game."""

from typing import Final

from coltexpress.core.rules import Rules
from coltexpress.express.moves import parse_move
from coltexpress.express.options import Options, parse_options
from coltexpress.express.position import read_position
from coltexpress.express.state import ExpressState, new_state
from coltexpress.express.versions import NEWEST

EXPRESS: Final = Rules[Options, ExpressState]("express", NEWEST, parse_options, new_state, parse_move, read_position)
