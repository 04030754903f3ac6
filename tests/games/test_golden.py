"""Golden games: any change of events, or of their redaction, fails here."""

import pytest

import coltexpress
from games.playthrough import GOLDEN, games, playthrough


@pytest.mark.parametrize("name", list(games()))
def test_the_golden_game_is_unchanged(name: str) -> None:
    assert playthrough(*games()[name]) == (GOLDEN / name).read_text(encoding="utf-8")


def test_every_registered_game_has_golden_games() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(games())
    assert {slug for slug, _, _ in games().values()} == {game.slug for game in coltexpress.all_games()}
