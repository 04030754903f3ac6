"""Subprocesses that always end with the test."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from support.waiting import until


@contextmanager
def program(*arguments: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run Python with these arguments and the import path of the tests."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, *arguments], stdout=file, stderr=file, env=environment, start_new_session=True
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def wait_for(state: Callable[[], object], process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait for a state that the program must reach before it exits."""

    def reached() -> object:
        return state() or process.poll() is not None

    until(reached)
    assert state(), log.read_text(encoding="utf-8", errors="replace")
