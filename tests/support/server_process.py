"""A server with fixed deals, bots without time limits, and a clock that the test sets. No setting makes one."""

import gc
import math
import mmap
import socket
import struct
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from coltexpress.bots.process import parent
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.server.app import create_app
from coltexpress.server.operations.run import run as serve
from coltexpress.server.settings import Settings, from_environment
from coltexpress.server.sources import Sources, system_time

SEED: Final = b"the server's seed in every test!"
"""So that the salts of the players alone decide about the cards."""
FIXED: Final = Sources(lambda: SEED, bot_seconds=math.inf)
"""For a server or registry in the test's own process."""
NEW_YEAR: Final = 1_893_456_000_000
"""Of 2030, in milliseconds: where a clock that stands still begins."""
LATER: Final = (
    "alembic.autogenerate",
    "alembic.command",
    "asyncpg",
    "httptools",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)
"""What a server imports only when it needs it."""
UNLIMITED: Final = 1e6
"""Seconds: longer than any test may take."""
_OFFSET: Final = struct.Struct("=q")


class TestClock:
    """The system's time plus an offset in a file, which the test may raise while the server runs.

    Or, if it stands still, the offset alone: then nothing but the test moves it.
    """

    __test__ = False

    def __init__(self, path: Path, still: bool = False) -> None:
        self._still = still
        if not path.exists():
            path.write_bytes(_OFFSET.pack(NEW_YEAR if still else 0))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _OFFSET.size)

    @property
    def _offset(self) -> int:
        offset: int = _OFFSET.unpack_from(self._shared)[0]
        return offset

    def now(self) -> int:
        return self._offset + (0 if self._still else system_time())

    def monotonic(self) -> float:
        return self._offset / 1000 + (0 if self._still else time.monotonic())

    def advance(self, seconds: float) -> None:
        _OFFSET.pack_into(self._shared, 0, self._offset + round(seconds * 1000))


def run(job: dict[str, Any], listener: socket.socket, listening: Callable[[], None]) -> None:
    """`job`: the settings, as in the environment, and the file of the clock."""
    setattr(parent, "START_UP", UNLIMITED)  # noqa: B010 - it is Final, except here
    clock = TestClock(Path(job["clock"]), job["still"])
    sources = Sources(lambda: SEED, clock.now, clock.monotonic, math.inf)
    serve(from_environment({}, job["environment"]), listener, listening, sources)


def warm_up() -> None:
    """Import and prepare what every server needs, before the first is forked."""
    create_app(Settings())
    for language in LANGUAGES:
        Words(language)
    for module in LATER:
        import_module(module)
    gc.collect()
    gc.freeze()
