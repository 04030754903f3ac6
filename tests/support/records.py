"""Random matches and their records."""

from functools import cache
from typing import Final

import coltexpress
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.record import Record, parse_record
from support.games import kinds, random_step

SEED: Final = bytes(range(32))
TEAMS: Final = {"players": 2, "teams": [["tuco", "cheyenne"], ["django", "doc"]], "placement": "chosen"}


SUPER: Final = {"players": 3, "reflex": True, "horse": True}
KINDS: Final = [*kinds(), ("express", TEAMS)]
THREE: Final[dict[str, JsonObject]] = {"express": {"players": 3}, "super": SUPER}
"""Options for three players of each game."""


def new_match(options: JsonObject, seed: bytes = SEED, slug: str = "express") -> Match:
    game = coltexpress.game(slug)
    chosen = game.parse_options(options)
    return Match(game, chosen, seed, [f"salt {seat}" for seat in range(chosen.seats)])


def play(match: Match, dice: Dice, decisions: int = 1 << 30) -> int:
    """Make this many random decisions, or play to the end; returns their number. Some are taken back if allowed."""
    for made in range(decisions):
        if not match.state.to_act():
            return made
        match.play(*random_step(match.state, dice))
    return decisions


@cache
def finished_text(players: int = 3, slug: str = "express") -> str:
    """The record of a finished game as JSON."""
    match = new_match(TEAMS if players == 2 else {**THREE[slug], "players": players}, slug=slug)
    play(match, Dice(players if slug == "express" else 13))  # 13: long, choices taken back, a bandit out early
    return match.record().to_json()


@cache
def running_text(slug: str = "express") -> str:
    """The server's record of a running game as JSON."""
    match = new_match({"players": 4, "expert": True} if slug == "express" else {**SUPER, "players": 6}, slug=slug)
    play(match, Dice(4), 30 if slug == "express" else 9)
    assert match.outcome() is None
    return match.record().to_json()


def finished(players: int = 3, slug: str = "express") -> Record:
    return parse_record(finished_text(players, slug))


def running(slug: str = "express") -> Record:
    return parse_record(running_text(slug))
