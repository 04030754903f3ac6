"""Colt Express as a library: moves go in, events come out, and each player sees only what it may know.

>>> import coltexpress
>>> state = coltexpress.express.new({"players": 4})
>>> state.to_act() == (coltexpress.NATURE,)
True
"""

import secrets

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.contract import NATURE, Game, Outcome, State, View
from coltexpress.engine.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice, KeyedDice
from coltexpress.engine.play.driver import AppliedMove, drive, sampled, settle
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.narration import narrate
from coltexpress.engine.play.playout import play_on
from coltexpress.engine.play.record import (
    SEED_BYTES,
    Record,
    Verification,
    final_state,
    parse_record,
    replay,
    verify,
)
from coltexpress.engine.registry import all_games, game, register
from coltexpress.games.express import board as _board
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.superexpress.game import SUPER

__version__ = "0.9.0"
compiled: bool = not (_board.__file__ or "").endswith(".py")
"""Whether the engine runs compiled."""

express = EXPRESS
superexpress = SUPER
for _rules in (express, superexpress):
    register(_rules)


def new_match(game: Game, options: GameOptions, rules_version: int | None = None) -> Match:
    """A match with a random seed and random salts."""
    salts = [secrets.token_hex(8) for _ in range(options.seats)]
    return Match(game, options, secrets.token_bytes(SEED_BYTES), salts, rules_version)


__all__ = [
    "BANDITS",
    "NATURE",
    "NOBODY",
    "AppliedMove",
    "BadOption",
    "ColtError",
    "Dice",
    "Event",
    "Game",
    "GameOptions",
    "IllegalMove",
    "KeyedDice",
    "Match",
    "Move",
    "NotationError",
    "Outcome",
    "Record",
    "RecordError",
    "State",
    "Verification",
    "View",
    "all_games",
    "compiled",
    "drive",
    "express",
    "final_state",
    "game",
    "narrate",
    "new_match",
    "parse_record",
    "play_on",
    "register",
    "replay",
    "sampled",
    "settle",
    "superexpress",
    "verify",
]
