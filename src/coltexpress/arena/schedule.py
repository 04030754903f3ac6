"""Runs the games of a contest on an executor. Games of a lost worker are retried."""

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from itertools import groupby, islice
from typing import Final

from coltexpress.arena.contest import Contest
from coltexpress.arena.executors import OpenExecutor
from coltexpress.arena.game import play_games
from coltexpress.arena.results import GameResult
from coltexpress.arena.seating import block_of
from coltexpress.engine.errors import ColtError

WINDOW: Final = 64
"""Maximum number of submitted chunks of games."""
PATIENCE: Final = 3
"""The run fails when this many executors in a row are lost without finishing a game."""


def run(contest: Contest, numbers: Iterable[int], open_executor: OpenExecutor) -> Generator[GameResult, None, None]:
    """Play the games with these numbers; yields the results in order of completion."""
    left = dict.fromkeys(numbers)
    failures = 0
    while left:
        before = len(left)
        try:
            with open_executor() as executor:
                for result in _play(contest, chunks(contest, left), executor):
                    del left[result.number]
                    yield result
        except (BrokenExecutor, CancelledError) as lost:
            failures = failures + 1 if len(left) == before else 0
            if failures == PATIENCE:
                raise ColtError("arena-workers-lost") from lost


def chunks(contest: Contest, numbers: Iterable[int]) -> list[list[int]]:
    """The units of work: single games, or blocks if external bots have to be started."""
    external = any(bot.spec for bot in contest.bots)
    parts = groupby(numbers, lambda number: block_of(contest, number) if external else number)
    return [list(part) for _, part in parts]


def _play(contest: Contest, parts: list[list[int]], executor: Executor) -> Iterator[GameResult]:
    pending = iter(parts)
    running: set[Future[list[GameResult]]] = set()
    while True:
        for numbers in islice(pending, WINDOW - len(running)):
            running.add(executor.submit(play_games, contest, numbers))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield from future.result()
