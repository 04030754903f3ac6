"""Colt Express as a library: moves go in, events come out, everyone sees only what is theirs to see.

>>> import coltexpress
>>> table = coltexpress.express.new(coltexpress.express.options(players=4))
>>> table.to_act() == (coltexpress.NATURE,)
True
"""

from coltexpress.core.dice import Dice, KeyedDice
from coltexpress.core.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.core.match import Match
from coltexpress.core.protocol import NATURE, Outcome
from coltexpress.core.record import Record, parse_record, verify
from coltexpress.core.registry import game, games, register
from coltexpress.core.steps import stepped
from coltexpress.express import table as _table
from coltexpress.express.game import EXPRESS
from coltexpress.superexpress.game import SUPER

__version__ = "0.1.0"
compiled: bool = not (_table.__file__ or "").endswith(".py")
"""Whether the engine runs compiled."""

express = EXPRESS
superexpress = SUPER
for _rules in (express, superexpress):
    register(_rules)

__all__ = [
    "NATURE",
    "BadOption",
    "ColtError",
    "Dice",
    "IllegalMove",
    "KeyedDice",
    "Match",
    "NotationError",
    "Outcome",
    "Record",
    "RecordError",
    "compiled",
    "express",
    "game",
    "games",
    "parse_record",
    "register",
    "stepped",
    "superexpress",
    "verify",
]
