"""Worker processes of the arena."""

import os
import signal
import sys
from pathlib import Path

import pytest

from coltexpress.arena.executors import processes
from support.waiting import until

WORKERS = 3


def receives_sigint(folder: Path) -> bool:
    """Whether this worker receives SIGINT. Waits for all workers, so that each runs this once."""
    (folder / str(os.getpid())).touch()
    until(lambda: len(list(folder.iterdir())) == WORKERS)
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal masks")
def test_workers_block_sigint_from_the_start(tmp_path: Path) -> None:
    with processes(WORKERS) as executor:
        assert list(executor.map(receives_sigint, [tmp_path] * WORKERS)) == [False] * WORKERS
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ()), "only the workers block it"
