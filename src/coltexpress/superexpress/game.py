"""Colt Super Express as the contract's Game."""

from typing import Final

from coltexpress.core.rules import Rules
from coltexpress.superexpress.moves import parse_move
from coltexpress.superexpress.options import Options, parse_options
from coltexpress.superexpress.position import read_position
from coltexpress.superexpress.state import SuperState, new_state
from coltexpress.superexpress.versions import NEWEST

SUPER: Final = Rules[Options, SuperState]("super", NEWEST, parse_options, new_state, parse_move, read_position)
