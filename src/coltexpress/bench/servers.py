"""Server processes for benchmarks on the loopback interface, and their metrics."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import httpx

from coltexpress.engine.errors import ColtError
from coltexpress.server.settings import PREFIX

READY_SECONDS: Final = 60.0
PATIENT: Final = httpx.Timeout(None)
"""No time limit: a slow response is a result, too."""
_UNLIMITED: Final = 1_000_000_000
_SERVE: Final = """
import socket, sys
from coltexpress.server.operations.run import run
from coltexpress.server.settings import from_environment

run(from_environment({}), socket.socket(fileno=int(sys.argv[1])))
"""
_MEGABYTE: Final = 2**20


def _bound() -> socket.socket:
    """A socket on a free port, to be inherited by a server."""
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    return bound


class Servers:
    """One or several processes of a server without rate limits."""

    def __init__(
        self, directory: Path, database: str = "", bus: str = "", processes: int = 1, open_tables: int | None = None
    ) -> None:
        self.directory = directory
        self.ports: list[int] = []
        self._number = processes
        self.ready_seconds = 0.0
        """Time from the start of the first process until all are ready."""
        self._processes: list[subprocess.Popen[bytes]] = []
        self._settings: dict[str, str | int] = {
            "database": database or f"sqlite:///{directory / 'games.db'}",
            "bus": bus,
            "secret_file": str(directory / "secret"),
            "log_level": "warning",
            "requests_per_minute": _UNLIMITED,
            "frames_per_minute": _UNLIMITED,
            "sockets_per_address": _UNLIMITED,
        }
        if open_tables is not None:
            self._settings["open_tables"] = open_tables

    def __enter__(self) -> Self:
        start = time.monotonic()
        with ExitStack() as sockets:
            bound = [sockets.enter_context(_bound()) for _ in range(self._number)]
            self.ports = [each.getsockname()[1] for each in bound]
            try:
                for each in bound:
                    self._start(each)
            except BaseException:
                self._stop()
                raise
        self.ready_seconds = round(time.monotonic() - start, 2)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def _start(self, bound: socket.socket) -> None:
        port = bound.getsockname()[1]
        settings = self._settings | {"port": port}
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)} | {
            PREFIX + name.upper(): str(value) for name, value in settings.items()
        }
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", _SERVE, str(bound.fileno())]
            process = subprocess.Popen(  # noqa: S603 - a fixed program
                command, env=environment, stdout=log, stderr=log, pass_fds=[bound.fileno()]
            )
        self._processes.append(process)
        deadline = time.monotonic() + READY_SECONDS
        while process.poll() is None and time.monotonic() < deadline:
            try:
                if httpx.get(f"http://127.0.0.1:{port}/ready", timeout=5).is_success:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise ColtError("bench-server", log=self.log.read_text(errors="replace")[-500:].strip())

    def _stop(self) -> None:
        for process in self._processes:
            process.send_signal(signal.SIGTERM)
        for process in self._processes:
            process.wait()

    @property
    def log(self) -> Path:
        return self.directory / "log.txt"

    def metrics(self) -> Counter[str]:
        """The sum of the Prometheus metrics of all processes."""
        total: Counter[str] = Counter()
        for port in self.ports:
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENT).text
            for line in text.splitlines():
                if not line.startswith("#"):
                    name, value = line.rsplit(" ", 1)
                    total[name] += float(value)  # type: ignore[assignment]  # values may be fractions
        return total

    def memory_mb(self) -> float:
        return float(self.metrics()["process_resident_memory_bytes"]) / _MEGABYTE
