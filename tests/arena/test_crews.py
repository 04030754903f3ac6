"""Those who do the work."""

import os
import signal
import sys
import time

import pytest

from coltexpress.arena.crews import processes

WORKERS = 3


def hears(_: int) -> tuple[int, bool]:
    """Which worker this is, and whether it hears Ctrl-C."""
    time.sleep(0.2)  # so that each has something to do
    return os.getpid(), signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no masks")
def test_every_worker_is_deaf_from_birth() -> None:
    found: set[tuple[int, bool]] = set()
    with processes(WORKERS) as executor:
        while len({pid for pid, _ in found}) < WORKERS:
            found |= set(executor.map(hears, range(2 * WORKERS)))
    assert [hearing for _, hearing in found] == [False] * WORKERS
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ()), "only they are"
