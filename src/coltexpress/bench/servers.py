"""Server processes for benchmarks on the loopback interface, and their metrics."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import httpx

from coltexpress.engine.errors import ColtError
from coltexpress.server.settings import PREFIX

READY_SECONDS: Final = 60.0
_UNLIMITED: Final = 1_000_000_000
_MEGABYTE: Final = 2**20


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Servers:
    """One or several processes of a server without rate limits."""

    def __init__(
        self, directory: Path, database: str = "", bus: str = "", processes: int = 1, open_tables: int | None = None
    ) -> None:
        self.directory = directory
        self.ports = [free_port() for _ in range(processes)]
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
        try:
            for port in self.ports:
                self._start(port)
        except BaseException:
            self._stop()
            raise
        self.ready_seconds = round(time.monotonic() - start, 2)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def _start(self, port: int) -> None:
        settings = self._settings | {"port": port}
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)} | {
            PREFIX + name.upper(): str(value) for name, value in settings.items()
        }
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "coltexpress.server.operations.run"]
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)  # noqa: S603 - a fixed program
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
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text
            for line in text.splitlines():
                if not line.startswith("#"):
                    name, value = line.rsplit(" ", 1)
                    total[name] += float(value)  # type: ignore[assignment]  # values may be fractions
        return total

    def memory_mb(self) -> float:
        return float(self.metrics()["process_resident_memory_bytes"]) / _MEGABYTE
