"""Records of Colt Super Express with both expansions."""

from functools import cache

import coltexpress
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.match import Match
from support.records import SEED

DICE = 1


def new_match() -> Match:
    game = coltexpress.game("super")
    options = game.parse_options({"players": 5, "reflex": True, "horse": True})
    return Match(game, options, SEED, [f"salt {seat}" for seat in range(5)])


def choose(match: Match, dice: Dice) -> None:
    """The first acting seat chooses a random programme."""
    seat = match.state.to_act()[0]
    moves = match.state.legal_moves(seat)
    match.play(seat, moves[dice.below(len(moves))])


@cache
def super_over_text() -> str:
    """The record of a finished game as JSON."""
    match, dice = new_match(), Dice(DICE)
    while match.state.to_act():
        choose(match, dice)
    return match.record().to_json()


@cache
def super_running_text() -> str:
    """The server's record of a game in round 2 as JSON; one player has chosen, one has taken the choice back."""
    match, dice = new_match(), Dice(DICE)
    while match.state.round < 2:
        choose(match, dice)
    first = match.state.to_act()[0]
    for _ in range(2):
        choose(match, dice)
    match.play(first, "take back")
    return match.record().to_json()
