"""SQLite in WAL mode. One thread does all writes, other threads read.

A separate thread runs the checkpoints, so that commits do not wait for them.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from threading import Event, Thread
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from coltexpress.server.storage.database import DatabaseError, StoredKeys, TurnColumns, TurnValues, as_json

A = TypeVar("A")
T = TypeVar("T")
PRAGMAS: Final = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=20000",  # pages; a fallback for the checkpoint thread
)
CHECKPOINT_SECONDS: Final = 2.0
_SETUP_TIMEOUT: Final = 10.0
_RETRY_INTERVAL: Final = 0.02
_READERS: Final = 4

_SQLITE_INSERT: Final = """
    INSERT INTO turns (table_id, number, seat, entry, chance, by_whom, at)
    SELECT json_extract(value, '$.table_id'), json_extract(value, '$.number'), json_extract(value, '$.seat'),
           json_extract(value, '$.entry'), json_extract(value, '$.chance'), json_extract(value, '$.by_whom'),
           json_extract(value, '$.at')
    FROM json_each(:batch) WHERE true
    ON CONFLICT DO NOTHING"""
_RETURNING: Final = " RETURNING table_id, number"
_SQLITE_ADVANCE: Final = """
    UPDATE tables SET version = new.number + 1, acting = new.acting, due = new.due, status = new.status,
                      changed = new.at, round = new.round, winners = new.winners
    FROM (SELECT json_extract(value, '$.table_id') AS table_id, json_extract(value, '$.number') AS number,
                 json_extract(value, '$.acting') AS acting, json_extract(value, '$.due') AS due,
                 json_extract(value, '$.status') AS status, json_extract(value, '$.at') AS at,
                 json_extract(value, '$.round') AS round, json_extract(value, '$.winners') AS winners
          FROM json_each(:batch)) AS new
    WHERE tables.id = new.table_id AND tables.version = new.number"""
_SQLITE_TURNS_AFTER: Final = """
    SELECT table_id, number, seat, entry, chance, by_whom, at FROM json_each(:wanted) AS wanted
    JOIN turns ON turns.table_id = wanted.key AND turns.number >= wanted.value ORDER BY turns.table_id, turns.number"""


def _engine_for(url: URL) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), pool_size=_READERS + 1, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        try:
            _set_up(connection)
        except BaseException:
            connection.close()
            raise

    return engine


def _set_up(connection: sqlite3.Connection) -> None:
    until = time.monotonic() + _SETUP_TIMEOUT
    for pragma in PRAGMAS:
        while True:
            try:
                connection.execute(f"PRAGMA {pragma}")
                break
            except sqlite3.OperationalError:  # locked by a process that creates the database
                if time.monotonic() > until:
                    raise
                time.sleep(_RETRY_INTERVAL)


class SqliteDatabase:
    """An SQLite database (see the module docstring)."""

    def __init__(self, url: URL) -> None:
        self._path = url.database or ""
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._turns_reader = ThreadPoolExecutor(1, thread_name_prefix="turns")
        self._connection: sqlite3.Connection | None = None
        self._engine = _engine_for(url)
        self._closing = Event()
        self._checkpoints = Thread(target=self._checkpoint_loop, name="checkpoints", daemon=True)

    async def append(self, rows: Sequence[TurnColumns]) -> StoredKeys:
        return await self._run(self._writer, self._append, rows)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._writer, self._transact, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._readers, self._transact, work)

    async def turns_after(self, wanted: Mapping[str, int]) -> Sequence[TurnValues]:
        return await self._run(self._turns_reader, self._turns_after, wanted)

    async def _run(self, thread: ThreadPoolExecutor, function: Callable[[A], T], argument: A) -> T:
        if self._closing.is_set():
            raise DatabaseError
        return await asyncio.get_running_loop().run_in_executor(thread, function, argument)

    def _turns_after(self, wanted: Mapping[str, int]) -> Sequence[TurnValues]:
        try:
            with closing(self._new_connection()) as connection:
                return connection.execute(_SQLITE_TURNS_AFTER, {"wanted": as_json(wanted)}).fetchall()
        except sqlite3.Error as error:
            raise DatabaseError from error

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _append(self, rows: Sequence[TurnColumns]) -> StoredKeys:
        """Uses few statements and reads few rows, since each of them releases the GIL and has to reacquire it."""
        batch = {"batch": as_json(rows)}
        try:
            connection = self._connect()
            with connection:
                if connection.execute(_SQLITE_INSERT, batch).rowcount == len(rows):
                    won = {(row["table_id"], row["number"]) for row in rows}
                else:  # conflict with another process: find out which rows were inserted
                    connection.rollback()
                    won = set(connection.execute(_SQLITE_INSERT + _RETURNING, batch).fetchall())
                connection.execute(_SQLITE_ADVANCE, batch)
        except sqlite3.Error as error:
            raise DatabaseError from error
        return won

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._new_connection()
            self._checkpoints.start()
        return self._connection

    def _new_connection(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, check_same_thread=False)
        _set_up(connection)
        return connection

    def _checkpoint_loop(self) -> None:
        while not self._closing.wait(CHECKPOINT_SECONDS):
            with suppress(sqlite3.Error), closing(self._new_connection()) as connection:  # on failure retry next time
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        """Finish pending work, then close."""
        self._writer.shutdown()
        self._readers.shutdown()
        self._turns_reader.shutdown()
        self._engine.dispose()
        if self._connection is not None:
            self._checkpoints.join()
            self._connection.close()
