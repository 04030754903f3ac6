"""Has the games of a contest played. A lost worker costs a retry, never a result."""

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
"""Chunks of games that are handed out at the same time."""
PATIENCE: Final = 3
"""How many crews in a row may be lost before any of them has finished a game."""


def run(contest: Contest, numbers: Iterable[int], open_executor: OpenExecutor) -> Generator[GameResult, None, None]:
    """The games with these numbers, in the order in which they are finished."""
    left = dict.fromkeys(numbers)
    fruitless = 0
    while left:
        before = len(left)
        try:
            with open_executor() as executor:
                for result in _played(contest, chunks(contest, left), executor):
                    del left[result.number]
                    yield result
        except (BrokenExecutor, CancelledError) as lost:
            fruitless = fruitless + 1 if len(left) == before else 0
            if fruitless == PATIENCE:
                raise ColtError("arena-workers-lost") from lost


def chunks(contest: Contest, numbers: Iterable[int]) -> list[list[int]]:
    """What is handed out at a time: a game; with bots from outside, which have to be started, a block."""
    outside = any(bot.spec for bot in contest.bots)
    return [list(some) for _, some in groupby(numbers, lambda number: block_of(contest, number) if outside else number)]


def _played(contest: Contest, parts: list[list[int]], executor: Executor) -> Iterator[GameResult]:
    waiting = iter(parts)
    running: set[Future[list[GameResult]]] = set()
    while True:
        for numbers in islice(waiting, WINDOW - len(running)):
            running.add(executor.submit(play_games, contest, numbers))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield from future.result()
