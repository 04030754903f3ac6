"""Whole games, told in every language to every viewer."""

import random
import re
from collections.abc import Mapping

import pytest

from coltexpress.core.dice import Dice
from coltexpress.express.components import BANDITS, CARS
from coltexpress.express.options import parse_options
from coltexpress.express.state import ExpressState, new_state
from coltexpress.text.words import LANGUAGES, Name, Words

GAMES: Mapping[str, Mapping[str, object]] = {
    "solo": {"players": 5},
    "expert": {"players": 3, "expert": True},
    "teams": {"players": 2, "placement": "chosen"},
}


def seat_names(state: ExpressState) -> list[str]:
    options = state.options
    if options.teams or -1 in options.bandits:
        return [f"Player {seat}" for seat in range(options.seats)]
    return [Name(f"bandit-{BANDITS[who]}") for who in options.bandits]


def tell(words: Words, options: Mapping[str, object], seed: int) -> set[str]:
    """Everything that is said in a random game."""
    state = new_state(parse_options(options))
    dice, luck = Dice(seed), random.Random(seed)
    told: set[str] = set()
    known: set[str] = set()
    while state.to_act():
        seat = state.to_act()[0]
        told.update(words.question(state, viewer) for viewer in range(state.options.seats))
        move = state.sample_chance(dice) if seat < 0 else luck.choice(state.legal_moves(seat))
        events = state.apply(seat, move)
        train = [CARS[car] for car in state.options.train]
        told.add(words.move(move, train))
        for event in events:
            for viewer in (None, *range(state.options.seats)):
                seen = event.redact(viewer)
                if repr(seen) not in known:
                    known.add(repr(seen))
                    told.add(words.event(seen, seat_names(state), train))
    told.add(words.question(state, 0))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_told(language: str, game: str) -> None:
    told = tell(Words(language), GAMES[game], seed=7)
    assert len(told) > 150
    # Nothing is left open, empty or English that should not be.
    assert [said for said in told if re.search(r"[{}_]|  | [.,]|\b(?:None|True|False|action-|car-)", said)] == []
