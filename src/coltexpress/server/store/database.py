"""Writing to SQLite and to PostgreSQL. The turns of many tables go into one transaction and one round trip.

A turn is inserted only if its number is free, and moves its table on only then. A batch travels as one JSON list.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from threading import Event, Thread
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Won: TypeAlias = set[tuple[str, int]]
"""Table and number of the turns that were stored; the others came too late."""
Row: TypeAlias = dict[str, Any]
"""The columns of a turn, and what it makes of its table's: acting, due, status."""

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "wal_autocheckpoint=20000",  # pages; only if the appender's own thread does not come to it
)
CHECKPOINT_SECONDS: Final = 2.0
_SECONDS: Final = 30.0
_TRIES: Final = 100
_NAP: Final = 0.02

_SQLITE_INSERT: Final = """
    INSERT INTO turns (table_id, number, seat, entry, chance, by_whom, at)
    SELECT json_extract(value, '$.table_id'), json_extract(value, '$.number'), json_extract(value, '$.seat'),
           json_extract(value, '$.entry'), json_extract(value, '$.chance'), json_extract(value, '$.by_whom'),
           json_extract(value, '$.at')
    FROM json_each(:batch) WHERE true
    ON CONFLICT DO NOTHING"""
_RETURNING: Final = " RETURNING table_id, number"
_SQLITE_ADVANCE: Final = """
    UPDATE tables SET version = new.number + 1, acting = new.acting, due = new.due, status = new.status
    FROM (SELECT json_extract(value, '$.table_id') AS table_id, json_extract(value, '$.number') AS number,
                 json_extract(value, '$.acting') AS acting, json_extract(value, '$.due') AS due,
                 json_extract(value, '$.status') AS status
          FROM json_each(:batch)) AS new
    WHERE tables.id = new.table_id AND tables.version = new.number"""
_POSTGRES_APPEND: Final = """
    WITH new AS (
        SELECT * FROM json_to_recordset($1::json) AS new(
            table_id text, number int, seat int, entry text, chance text, by_whom text, at bigint,
            acting text, due bigint, status text)
    ), won AS (
        INSERT INTO turns (table_id, number, seat, entry, chance, by_whom, at)
        SELECT table_id, number, seat, entry, chance, by_whom, at FROM new ORDER BY table_id
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), advanced AS (
        UPDATE tables SET version = new.number + 1, acting = new.acting, due = new.due, status = new.status
        FROM new JOIN won USING (table_id, number)
        WHERE tables.id = new.table_id AND tables.version = new.number
    )
    SELECT table_id, number FROM won"""
_SQLITE_NEWS: Final = """
    SELECT table_id, number, seat, entry, chance, by_whom, at FROM json_each(:wanted) AS wanted
    JOIN turns ON turns.table_id = wanted.key AND turns.number >= wanted.value ORDER BY turns.table_id, turns.number"""
_POSTGRES_NEWS: Final = """
    SELECT table_id, number, seat, entry, chance, by_whom, at FROM json_each_text($1::json) AS wanted
    JOIN turns ON turns.table_id = wanted.key AND turns.number >= wanted.value::int
    ORDER BY turns.table_id, turns.number"""


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class DatabaseError(Exception):
    """The database could not do it now; whether it did is not known."""


class Database(Protocol):
    """Where things are written. Whoever writes waits for nobody but other writers."""

    async def append(self, rows: Sequence[Row]) -> Won:
        """Store turns; one batch at a time."""
        ...

    async def write(self, deed: Callable[[Connection], T]) -> T:
        """Do anything else in a transaction."""
        ...

    async def news(self, wanted: Mapping[str, int]) -> Sequence[Sequence[Any]]:
        """The turns of tables from these numbers on: their columns, in the order of the schema."""
        ...

    async def close(self) -> None: ...


def prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        try:
            _set_up(connection)
        except BaseException:
            connection.close()  # or its thread outlives us
            raise


def _set_up(connection: Any) -> None:
    for pragma in PRAGMAS:
        for tries in reversed(range(_TRIES)):
            try:
                connection.execute(f"PRAGMA {pragma}")
                break
            except sqlite3.OperationalError:  # another begins with a new database at this moment: nobody waits for that
                if not tries:
                    raise
                time.sleep(_NAP)


class SqliteDatabase:
    """SQLite has one writer at a time: here it is one thread, in which each transaction is done in one go.

    What was committed is moved from the log into the database by another thread: commits do not wait for that.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None
        self._engine = create_engine(URL.create("sqlite", database=path), pool_size=1, max_overflow=0)
        prepare_sqlite(self._engine)
        self._closing = Event()
        self._checkpoints = Thread(target=self._checkpoint_on, name="checkpoints", daemon=True)

    async def append(self, rows: Sequence[Row]) -> Won:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows)

    async def write(self, deed: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, deed)

    async def news(self, wanted: Mapping[str, int]) -> Sequence[Sequence[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._news, wanted)

    def _news(self, wanted: Mapping[str, int]) -> Sequence[Sequence[Any]]:
        try:
            return self._connect().execute(_SQLITE_NEWS, {"wanted": _json(wanted)}).fetchall()
        except sqlite3.Error as error:
            raise DatabaseError from error

    def _write(self, deed: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return deed(connection)

    def _append(self, rows: Sequence[Row]) -> Won:
        """Each statement and each row read gives way to other threads, and then waits for them: so there are few."""
        batch = {"batch": _json(rows)}
        try:
            connection = self._connect()
            with connection:
                if connection.execute(_SQLITE_INSERT, batch).rowcount == len(rows):
                    won = {(row["table_id"], row["number"]) for row in rows}
                else:  # another process was faster, somewhere: who it was is asked only then
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

    def _checkpoint_on(self) -> None:
        while not self._closing.wait(CHECKPOINT_SECONDS):
            with suppress(sqlite3.Error), closing(self._new_connection()) as connection:  # if not, next time
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        self._closing.set()
        self._thread.shutdown()
        self._engine.dispose()
        if self._connection is not None:
            self._checkpoints.join()
            self._connection.close()


class PostgresDatabase:
    """PostgreSQL: one statement is a transaction of its own. Turns have connections to themselves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._writing = _Line(address)
        self._reading = _Line(address)

    async def append(self, rows: Sequence[Row]) -> Won:
        return {(row["table_id"], row["number"]) for row in await self._writing.ask(_POSTGRES_APPEND, _json(rows))}

    async def write(self, deed: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(deed)

    async def news(self, wanted: Mapping[str, int]) -> Sequence[Sequence[Any]]:
        return await self._reading.ask(_POSTGRES_NEWS, _json(wanted))

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()


class _Line:
    """A connection past SQLAlchemy, for what is asked very often; one question at a time."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: asyncpg.Connection | None = None

    async def ask(self, statement: str, value: str) -> Sequence[Any]:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._address, timeout=5, command_timeout=_SECONDS)
            rows: Sequence[Any] = await self._connection.fetch(statement, value)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise DatabaseError from error
        return rows

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
