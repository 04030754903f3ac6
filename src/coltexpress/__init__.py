"""Colt Express as a library: moves go in, events come out, everyone sees only what is theirs to see.

>>> import coltexpress
>>> table = coltexpress.express.new(coltexpress.express.options(players=4))
>>> table.to_act() == (coltexpress.NATURE,)
True
"""

from coltexpress.engine.contract import NATURE, Game, Outcome, State, View
from coltexpress.engine.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice, KeyedDice
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.narration import narrate
from coltexpress.engine.play.record import Record, parse_record, replay, verify
from coltexpress.engine.registry import game, register
from coltexpress.games.express import board as _table
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.superexpress.game import SUPER

__version__ = "0.9.0"
compiled: bool = not (_table.__file__ or "").endswith(".py")
"""Whether the engine runs compiled."""

from coltexpress.engine.registry import games  # noqa: E402 - after the package of that name, which it takes precedence over

express = EXPRESS
superexpress = SUPER
for _rules in (express, superexpress):
    register(_rules)

__all__ = [
    "NATURE",
    "BadOption",
    "ColtError",
    "Dice",
    "Event",
    "Game",
    "IllegalMove",
    "KeyedDice",
    "Match",
    "Move",
    "NotationError",
    "Outcome",
    "Record",
    "RecordError",
    "State",
    "View",
    "compiled",
    "express",
    "game",
    "games",
    "narrate",
    "parse_record",
    "register",
    "replay",
    "superexpress",
    "verify",
]
