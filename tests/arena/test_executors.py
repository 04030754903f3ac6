"""Those who do the work."""

import os
import signal
import sys
from pathlib import Path

import pytest

from coltexpress.arena.executors import processes
from support.waiting import until

WORKERS = 3


def hears(folder: Path) -> bool:
    """Whether a worker hears Ctrl-C. It is busy until all of them are, so that each does this once."""
    (folder / str(os.getpid())).touch()
    until(lambda: len(list(folder.iterdir())) == WORKERS)
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no masks")
def test_workers_block_sigint_from_the_start(tmp_path: Path) -> None:
    with processes(WORKERS) as executor:
        assert list(executor.map(hears, [tmp_path] * WORKERS)) == [False] * WORKERS
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ()), "only they are"
