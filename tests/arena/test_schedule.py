"""Results do not depend on the workers, and no result is lost with a worker."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from arena.contests import bot_file, contest, played, threads, timeless
from coltexpress.arena import schedule
from coltexpress.arena.executors import executor_opener
from coltexpress.arena.schedule import PATIENCE, chunks, run
from coltexpress.engine.errors import ColtError

ASKED = contest("drifter", "greenhorn")


@pytest.mark.parametrize("workers", [1, 2])
def test_results_do_not_depend_on_the_number_of_workers(workers: int) -> None:
    asked = contest("drifter", "greenhorn", "rustler")
    assert timeless(run(asked, range(8), executor_opener(workers, None))) == played(asked, 8)


def test_an_external_bot_plays_in_the_workers(tmp_path: Path) -> None:
    asked = contest(f"{bot_file(tmp_path)}:Fine", "drifter")
    assert timeless(run(asked, range(4), executor_opener(2, None))) == played(asked, 4)


def test_a_killed_worker_loses_no_result() -> None:
    results = run(ASKED, range(60), executor_opener(2, None))
    finished = [next(results)]
    for worker in multiprocessing.active_children():
        worker.kill()
    assert timeless([*finished, *results]) == played(ASKED, 60)


def test_no_worker_outlives_an_abandoned_run() -> None:
    results = run(ASKED, range(60), executor_opener(2, None))
    next(results)
    workers = multiprocessing.active_children()
    assert workers
    results.close()
    assert [worker for worker in workers if worker.is_alive()] == []


def test_a_run_whose_workers_always_die_is_abandoned() -> None:
    crews = []

    @contextmanager
    def dying() -> Iterator[Executor]:
        crews.append("lost")
        assert len(crews) <= PATIENCE
        with threads():
            raise BrokenExecutor
        yield

    with pytest.raises(ColtError, match="arena-workers-lost"):
        list(run(ASKED, range(4), dying))
    assert len(crews) == PATIENCE


class OneGame(ThreadPoolExecutor):
    """Breaks after its first game."""

    used = False

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:  # Any: the generic signature of Executor
        if self.used:
            raise BrokenExecutor
        self.used = True
        return super().submit(*args, **kwargs)


def test_workers_that_die_after_each_game_finish_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def weary() -> Iterator[Executor]:
        with OneGame(1) as executor:
            yield executor

    monkeypatch.setattr(schedule, "WINDOW", 1)
    assert timeless(run(ASKED, range(6), weary)) == played(ASKED, 6)


def test_a_bug_in_the_arena_is_raised_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def broken(_contest: object, numbers: list[int]) -> None:
        calls.append(numbers)
        raise ZeroDivisionError

    monkeypatch.setattr(schedule, "play_games", broken)
    monkeypatch.setattr(schedule, "WINDOW", 1)
    with pytest.raises(ZeroDivisionError):
        list(run(ASKED, range(4), threads))
    assert calls == [[0]]


def test_an_external_bot_is_started_once_per_block(tmp_path: Path) -> None:
    outside = contest(f"{bot_file(tmp_path)}:Fine", "drifter")
    assert chunks(outside, [0, 1, 3, 4, 9]) == [[0, 1, 3], [4], [9]]
    assert chunks(ASKED, [0, 1, 3]) == [[0], [1], [3]]
