"""A real Dask scheduler with worker processes on this machine, one of which is killed during a run."""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack
from pathlib import Path
from subprocess import Popen
from typing import Self

import pytest

from arena.contests import bot_file, contest, played, timeless
from coltexpress.arena import executors
from coltexpress.arena.executors import dask_cluster, executor_opener
from coltexpress.arena.schedule import run
from coltexpress.engine.errors import ColtError
from support.keyboard import Terminal
from support.programs import program, wait_for

LOOPBACK = ("--host", "127.0.0.1", "--no-dashboard")


class Cluster:
    """A scheduler, and workers that are not restarted."""

    def __init__(self, directory: Path, stack: ExitStack) -> None:
        self.directory = directory
        self.stack = stack
        self.log = directory / "scheduler.log"
        found = directory / "scheduler.json"
        here = ("--port", "0", "--scheduler-file", str(found))
        scheduler = self.start("scheduler", *LOOPBACK, *here)
        wait_for(lambda: found.exists() and found.read_text().endswith("}"), scheduler, self.log)
        self.address: str = json.loads(found.read_text())["address"]
        self.workers: list[Popen[bytes]] = []

    def start(self, what: str, *arguments: str) -> Popen[bytes]:
        command = ("-m", "dask", what, *arguments)
        log = self.directory / f"{what}.log"
        return self.stack.enter_context(program(*command, log=log))

    def add_worker(self) -> None:
        one = ("--nthreads", "1", "--no-nanny", "--memory-limit", "0", "--local-directory", str(self.directory))
        self.workers.append(self.start("worker", self.address, *LOOPBACK, *one, "--preload", "support.limits"))


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(tmp_path, stack)


def test_a_killed_worker_of_a_cluster_loses_no_result(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "CLUSTER_SECONDS", 3600)
    monkeypatch.setattr(executors, "WORKER_SECONDS", 0.1)
    with pytest.raises(ColtError, match="arena-cluster-empty"):
        list(run(contest(), range(4), executor_opener(None, cluster.address)))

    monkeypatch.setattr(executors, "WORKER_SECONDS", 3600)
    cluster.add_worker()
    cluster.add_worker()
    asked = contest("drifter", "greenhorn")
    results = run(asked, range(24), executor_opener(None, cluster.address))
    finished = [next(results) for _ in range(5)]
    cluster.workers[0].kill()
    assert timeless([*finished, *results]) == played(asked, 24)
    assert cluster.workers[1].poll() is None
    outside = contest(f"{bot_file(tmp_path)}:Fine", "drifter")
    assert timeless(run(outside, range(4), executor_opener(None, cluster.address))) == played(outside, 4)


class FakeClient:
    """A Dask client that does nothing."""

    def __init__(self, *_: object, **__: object) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def wait_for_workers(self, *_: object, **__: object) -> None: ...

    def get_executor(self, **_: object) -> Executor:
        return Executor()


@pytest.mark.parametrize(("module", "kind"), [("distributed.cfexecutor", BrokenExecutor), ("a_bot", ValueError)])
def test_a_result_that_dask_lost_is_played_again(
    monkeypatch: pytest.MonkeyPatch, module: str, kind: type[Exception]
) -> None:
    """The worker with the result died before it was fetched."""
    monkeypatch.setattr("distributed.Client", FakeClient)
    with pytest.raises(kind), dask_cluster("tcp://127.0.0.1:1"):
        exec("kind, error, trace = ['a game']", {"__name__": module})  # noqa: S102 - as Dask does


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "127.0.0.1:port", ""])
def test_an_unreachable_address_is_refused(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(executors, "CLUSTER_SECONDS", 0.2)
    result = terminal("arena", "--bots", "drifter", "--games", "4", "--cluster", address)
    assert result.code == 2
    assert result.out == ""


@pytest.mark.parametrize("address", ["nonsense://x", "127.0.0.1:port", "tcp://127.0.0.1", ""])
def test_an_invalid_address_starts_no_client(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Dask never closes such a client, and a later client in the same process may wait for it for ever."""
    made: list[object] = []

    def client(*_: object, **__: object) -> FakeClient:
        made.append(address)
        return FakeClient()

    monkeypatch.setattr("distributed.Client", client)
    with pytest.raises(ColtError, match="arena-cluster"), dask_cluster(address):
        pass
    assert not made


def test_without_the_extra_the_error_names_what_to_install(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = terminal("arena", "--bots", "drifter", "--games", "4", "--cluster", "tcp://127.0.0.1:1")
    assert result.code == 2
    assert "'.[cluster]'" in result.err
