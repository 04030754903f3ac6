"""Games as turns, of all kinds, and their random turns."""

from random import Random

import pytest

import coltexpress
from coltexpress.engine.contract import Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.messages import ClockRules
from coltexpress.tables.live_game import LiveGame, Play, ProposedTurn

KINDS = [
    ("express", {"players": 4}),
    ("express", {"players": 2}),
    ("express", {"players": 3, "expert": True}),
    ("super", {"players": 5, "horse": True, "reflex": True}),
]
kinds = pytest.mark.parametrize(("slug", "options"), KINDS, ids=str)


def begin(slug: str, options: JsonObject, seed: int = 1, clock: ClockRules | None = None) -> LiveGame:
    rules = coltexpress.game(slug).parse_options(options)
    game = LiveGame(slug, rules, seed.to_bytes(32), [f"salt number {seat:06}" for seat in range(rules.seats)], clock)
    game.adopt(game.opening(0))
    return game


def by_chance(game: LiveGame, random: Random, viewers: list[Viewer] | None = None) -> ProposedTurn:
    """Make a random turn of an acting seat."""
    seat = random.choice(game.state.to_act())
    move = str(random.choice(game.state.legal_moves(seat)))
    proposal = game.propose(Play(seat, game.version, move), game.version * 1000, viewers or [])
    game.adopt(proposal)
    return proposal
