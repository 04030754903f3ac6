"""Runs a deterministic server: fixed seed, bots without time limits, a clock controlled by the test."""

import gc
import math
import mmap
import socket
import struct
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

import uvicorn

from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.server.app import create_app
from coltexpress.server.operations.run import run as serve
from coltexpress.server.settings import Settings, from_environment
from coltexpress.server.sources import Sources, system_time
from support import limits

SEED: Final = b"the server's seed in every test!"
"""Fixed, so that only the players' salts determine the shuffles."""
FIXED: Final = Sources(lambda: SEED, bot_seconds=math.inf)
"""For servers and registries in the test process."""
NEW_YEAR: Final = 1_893_456_000_000
"""2030-01-01 in milliseconds: the start time of `still` clocks."""
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
"""Modules that a server imports lazily."""
_OFFSET: Final = struct.Struct("=q")


class TestClock:
    """The system time plus an offset from a file, which the test can increase while the server runs.

    If `still`, the offset alone: the clock moves only when the test advances it.
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


def run(job: JsonObject, listener: socket.socket, listening: Callable[[], None]) -> None:
    """Run a server. `job`: the settings as environment variables, and the clock file."""
    limits.lift()
    limits.lift_database()
    setattr(uvicorn, "Config", partial(uvicorn.Config, ws_ping_timeout=None))  # noqa: B010 - override a class
    clock = TestClock(Path(job["clock"]), job["still"])
    sources = Sources(lambda: SEED, clock.now, clock.monotonic, math.inf)
    serve(from_environment({}, job["environment"]), listener, listening, sources)


def warm_up() -> None:
    """Import and initialize what all servers need, before the first fork."""
    create_app(Settings())
    for language in LANGUAGES:
        Words(language)
    for module in LATER:
        import_module(module)
    gc.collect()
    gc.freeze()
