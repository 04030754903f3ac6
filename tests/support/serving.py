"""Real servers in separate processes, on loopback."""

import shutil
import signal
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from support import failures
from support.forkserver import Forked, forkserver
from support.ports import listen_on, reserve
from support.server_process import TestClock
from support.waiting import PATIENT, until


@dataclass
class Server:
    """A server process. `settings`: as in server/settings.py. Port, database and secret are kept across restarts.

    Seeds are fixed and bots have no time limit. `advance` moves the server's clock; with `still`, nothing else does.
    """

    directory: Path
    settings: dict[str, str | int | float] = field(default_factory=dict)
    still: bool = False
    process: Forked | None = None

    def __post_init__(self) -> None:
        reserved = reserve()
        weakref.finalize(self, reserved.close)
        self._saving = ExitStack()
        defaults: dict[str, str | int | float] = {
            "port": reserved.getsockname()[1],
            "database": f"sqlite:///{self.directory / 'games.db'}",
            "secret_file": str(self.directory / "secret"),
            "requests_per_minute": 1_000_000,
            "frames_per_minute": 1_000_000,
            "sockets_per_address": 100_000,
        }
        self.settings = defaults | self.settings
        self._clock_file = self.directory / f"clock-{self.port}"
        self.clock = TestClock(self._clock_file, self.still)

    @property
    def port(self) -> int:
        return int(self.settings["port"])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.settings.get('base_path', '')}"

    @property
    def log(self) -> Path:
        return self.directory / f"log-{self.port}.txt"

    def start(self, wait: bool = True) -> "Server":
        environment = {f"COLTEXPRESS_{name.upper()}": str(value) for name, value in self.settings.items()}
        job = {"environment": environment, "clock": str(self._clock_file), "still": self.still}
        with listen_on(self.port) as listener:
            self.process = forkserver().fork(job, listener, self.log)
        self._saving.enter_context(failures.saving(self._save_log, lasting=True))
        if wait:
            self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        assert self.process is not None
        assert self.process.wait_until_listening(), self.log.read_text()
        until(self._answers)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        return httpx.get(f"{self.url}/ready", timeout=PATIENT).is_success

    def advance(self, seconds: float) -> None:
        """Advance the server's clock."""
        self.clock.advance(seconds)

    def kill(self) -> None:
        """Kill the process, as in a power failure."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """Stop the server gracefully; return the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        assert self.process is not None
        self._saving.close()
        return self.process.wait()

    def _save_log(self, folder: Path) -> None:
        """Save the log if a test fails while the server runs."""
        shutil.copy(self.log, folder / f"{self.directory.name}-{self.log.name}")


@contextmanager
def servers(directory: Path) -> Iterator[Callable[..., Server]]:
    """Starts separate servers, which are stopped at the end: `start(grace=0)`. `still`: see `Server`."""
    started: list[Server] = []

    def start(still: bool = False, **settings: str | float) -> Server:
        place = directory / f"server-{len(started)}"
        place.mkdir()
        started.append(Server(place, dict(settings), still).start())
        return started[-1]

    try:
        yield start
    finally:
        for each in started:
            each.stop()
