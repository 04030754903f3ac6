"""Contests to play, and bots that misbehave."""

import math
from collections.abc import Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from coltexpress.arena.contest import Contest, entrant
from coltexpress.arena.game import play_games
from coltexpress.arena.results import Fault, GameResult
from coltexpress.engine.json_types import JsonObject

BOTS = """
import os
import threading

from coltexpress.bots import Bot
from coltexpress.engine.moves import TAKE_BACK


class Fine(Bot):
    def choose(self, observation):
        return observation.random.choice(observation.moves)


class Raises(Fine):
    def choose(self, observation):
        raise ValueError("no idea")


class Unborn(Fine):
    def __init__(self):
        raise KeyError("not today")


class Illegal(Fine):
    def choose(self, observation):
        return TAKE_BACK


class Endless(Fine):
    def choose(self, observation):
        threading.Event().wait()


class Dies(Fine):
    def choose(self, observation):
        os._exit(3)


class Prints(Fine):
    def choose(self, observation):
        print("howdy")
        return super().choose(observation)
"""


def contest(
    *bots: str,
    game: str = "express",
    players: int = 4,
    seed: int = 1,
    **more: Any,  # Any: fields of Contest
) -> Contest:
    """External bots have unlimited time by default."""
    entrants = tuple(entrant(bot) for bot in bots or ["drifter"])
    if any(each.spec for each in entrants):
        more.setdefault("seconds", math.inf)
    return Contest(game, {"players": players}, entrants, seed, **more)


def bot_file(directory: Path) -> Path:
    path = directory / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


def timeless(results: Iterable[GameResult]) -> list[JsonObject]:
    """Sorted by number, without the times, which differ from run to run."""
    return [{**each.to_json(), "times": ()} for each in sorted(results, key=lambda result: result.number)]


def played(asked: Contest, games: int) -> list[JsonObject]:
    """The expected results, for any kind of execution."""
    return timeless(play_games(asked, range(games)))


def result(number: int, bots: str, places: tuple[int, ...], *faults: Fault) -> GameResult:
    """An invented result: a score of 1000 for each place below."""
    names = tuple(bots.split())
    scores = tuple((len(names) - place) * 1000 for place in places)
    loot = tuple((250, score) for score in scores)
    bandits = (("belle",), ("doc",), ("ghost",), ("tuco",))[: len(names)]
    return GameResult(number, names, bandits, scores, places, loot, faults, ((1000, 2000, 9000),) * len(names))


def threads() -> AbstractContextManager[Executor]:
    """Workers without processes."""
    return ThreadPoolExecutor(1)
