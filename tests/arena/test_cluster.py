"""A real Dask scheduler with worker processes on this machine, one of which is killed in the middle."""

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from subprocess import Popen

import pytest

from arena.company import bot_file, contest, played, timeless
from arena.programs import program, until
from cli.keyboard import Terminal
from coltexpress.arena import crews
from coltexpress.arena.crews import crew_of
from coltexpress.arena.running import run
from coltexpress.core.errors import ColtError

LOOPBACK = ("--host", "127.0.0.1", "--no-dashboard")


class Cluster:
    """A scheduler, and workers that nobody starts again."""

    def __init__(self, directory: Path, stack: ExitStack) -> None:
        self.directory = directory
        self.stack = stack
        self.log = directory / "scheduler.log"
        found = directory / "scheduler.json"
        here = ("--port", "0", "--scheduler-file", str(found))
        self.start("scheduler", *LOOPBACK, *here)
        until(lambda: found.exists() and found.read_text().endswith("}"), self.log)
        self.address: str = json.loads(found.read_text())["address"]
        self.workers: list[Popen[bytes]] = []

    def start(self, what: str, *arguments: str) -> Popen[bytes]:
        command = ("-m", "dask", what, *arguments)
        log = self.directory / f"{what}.log"
        return self.stack.enter_context(program(*command, log=log))

    def add_worker(self) -> None:
        one = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self.directory))
        self.workers.append(self.start("worker", self.address, *LOOPBACK, *one))


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(tmp_path, stack)


def test_a_killed_worker_costs_no_result(cluster: Cluster, tmp_path: Path) -> None:
    cluster.add_worker()
    cluster.add_worker()
    asked = contest("drifter", "greenhorn")
    results = run(asked, range(60), crew_of(None, cluster.address))
    finished = [next(results) for _ in range(5)]
    cluster.workers[0].kill()
    assert timeless([*finished, *results]) == played(asked, 60)
    assert cluster.workers[1].poll() is None
    outside = contest(f"{bot_file(tmp_path)}:Fine", "drifter")
    assert timeless(run(outside, range(4), crew_of(None, cluster.address))) == played(outside, 4)


def test_a_cluster_without_workers_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "CLUSTER_SECONDS", 2)
    with pytest.raises(ColtError, match="arena-cluster-empty"):
        list(run(contest(), range(4), crew_of(None, cluster.address)))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "127.0.0.1:port", ""])
def test_nobody_at_the_address(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(crews, "CLUSTER_SECONDS", 0.2)
    result = terminal("arena", "--bots", "drifter", "--games", "4", "--cluster", address)
    assert result.code == 2
    assert result.out == ""


def test_without_the_extra_it_says_what_to_install(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = terminal("arena", "--bots", "drifter", "--games", "4", "--cluster", "tcp://127.0.0.1:1")
    assert result.code == 2
    assert "coltexpress[cluster]" in result.err
