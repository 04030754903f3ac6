"""Matches played at random, and their records."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import coltexpress
from coltexpress.core.dice import Dice
from coltexpress.core.match import Match
from coltexpress.core.record import Record, parse_record

SEED: Final = bytes(range(32))
TEAMS: Final = {"players": 2, "teams": [["tuco", "cheyenne"], ["django", "doc"]], "placement": "chosen"}


def new_match(options: Mapping[str, Any], seed: bytes = SEED) -> Match:
    game = coltexpress.game("express")
    chosen = game.parse_options(options)
    return Match(game, chosen, seed, [f"salt {seat}" for seat in range(chosen.seats)])


def play(match: Match, dice: Dice, decisions: int = 1 << 30) -> int:
    """So many random decisions, or to the end; how many were made."""
    for made in range(decisions):
        actors = match.state.to_act()
        if not actors:
            return made
        seat = actors[dice.below(len(actors))]
        moves = match.state.legal_moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return decisions


@cache
def finished_text(players: int = 3) -> str:
    """The JSON of a game that is over."""
    match = new_match(TEAMS if players == 2 else {"players": players})
    play(match, Dice(players))
    return match.record().to_json()


@cache
def running_text() -> str:
    """The house's JSON of a game under way."""
    match = new_match({"players": 4, "expert": True})
    play(match, Dice(4), 30)
    return match.record().to_json()


def finished(players: int = 3) -> Record:
    return parse_record(finished_text(players))


def running() -> Record:
    return parse_record(running_text())
