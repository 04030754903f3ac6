"""A sample of the games that `make invariants` checks."""

import pytest

import coltexpress
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from invariants.conserved import CONSERVED
from invariants.invariants import EVERYTHING, MET, keeps_the_invariants, met
from support.games import KINDS, kinds, new, random_game


@pytest.mark.parametrize(("slug", "options"), kinds(), ids=str)
def test_random_games_keep_the_invariants(slug: str, options: JsonObject) -> None:
    keeps_the_invariants(slug, options, seed=1, thorough=11)


def test_every_registered_game_has_invariants() -> None:
    registered = {game.slug for game in coltexpress.all_games()}
    assert registered == set(KINDS) == set(CONSERVED) == set(EVERYTHING) == set(MET)


@pytest.mark.parametrize("slug", list(KINDS))
def test_the_sample_contains_every_component(slug: str) -> None:
    """Every bandit, car, round card and station; every loot card and every ending."""
    found: set[str] = set()
    for seed in range(12):
        for options in KINDS[slug]:
            state = new(slug, options)
            for _ in random_game(state, Dice(seed)):
                pass
            found |= met(state)
    assert len(found) == EVERYTHING[slug]
