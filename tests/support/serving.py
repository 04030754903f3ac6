"""A real server in a process of its own, on loopback, for tests."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

START_SECONDS = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Server:
    """`settings` are those of server/settings.py; started anew, it has the same port, database and secret."""

    directory: Path
    settings: dict[str, str | int | float] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    def __post_init__(self) -> None:
        defaults: dict[str, str | int | float] = {
            "port": free_port(),
            "database": f"sqlite:///{self.directory / 'games.db'}",
            "secret_file": str(self.directory / "secret"),
            "requests_per_minute": 1_000_000,
            "frames_per_minute": 1_000_000,
            "sockets_per_address": 100_000,
        }
        self.settings = defaults | self.settings

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings['port']}{self.settings.get('base_path', '')}"

    @property
    def log(self) -> Path:
        return self.directory / f"log-{self.settings['port']}.txt"

    def start(self, wait: bool = True) -> "Server":
        environment = {name: value for name, value in os.environ.items() if not name.startswith("COLTEXPRESS_")} | {
            f"COLTEXPRESS_{name.upper()}": str(value) for name, value in self.settings.items()
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "coltexpress.server.serving"], env=environment, stdout=log, stderr=log
            )
        if wait:
            self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        for _ in range(START_SECONDS * 10):
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/ready", timeout=5).is_success:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """At once, as when the power fails."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator does; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)


@contextmanager
def servers(directory: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own, which are stopped in the end: `start(grace=0)`."""
    started: list[Server] = []

    def start(**settings: str | float) -> Server:
        place = directory / f"server-{len(started)}"
        place.mkdir()
        started.append(Server(place, dict(settings)).start())
        return started[-1]

    try:
        yield start
    finally:
        for each in started:
            each.stop()
