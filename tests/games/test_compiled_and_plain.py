"""The compiled and the plain engine play the same games to the same states, as a check of the compiler."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import coltexpress
from games.hashes import hashes
from support.games import kinds

GAMES = len(kinds())
SOURCE = Path(__file__).parents[2] / "src"


def test_the_engine_is_the_expected_one() -> None:
    expected = os.environ.get("COLTEXPRESS_EXPECT")
    assert expected in (None, "compiled" if coltexpress.compiled else "plain")


only_compiled = pytest.mark.skipif(not coltexpress.compiled, reason="needs the compiled engine")


@only_compiled
def test_compiled_and_plain_engines_agree_on_fixed_games() -> None:
    play_the_same(0, GAMES)


@only_compiled
@pytest.mark.explore
def test_compiled_and_plain_engines_agree_on_any_games(seed: int) -> None:
    play_the_same(seed % 1_000_000, 4 * GAMES)


def play_the_same(first: int, games: int) -> None:
    script = Path(__file__).with_name("hashes.py")
    run = subprocess.run(
        [sys.executable, str(script), str(first), str(games)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        check=True,
        text=True,
    )
    plain = json.loads(run.stdout)
    assert plain["compiled"] is False
    assert plain["hashes"] == hashes(first, games)
