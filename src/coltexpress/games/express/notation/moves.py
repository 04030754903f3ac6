"""Reads moves, from text and from data."""

from typing import Final

from coltexpress.engine.notation.move_reader import MoveReader
from coltexpress.games.express.moves import MOVES

MOVE_READER: Final = MoveReader(MOVES)
