"""Programs that run beside the tests, and always end."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SECONDS = 60
"""How long anything may take, on a very busy machine."""


@contextmanager
def program(*arguments: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Python with these arguments, and the modules that the tests use."""
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


def until(there: Callable[[], object], log: Path) -> None:
    """Wait for something that another program does."""
    limit = time.monotonic() + SECONDS
    while not there():
        assert time.monotonic() < limit, log.read_text(encoding="utf-8", errors="replace")
        time.sleep(0.02)
