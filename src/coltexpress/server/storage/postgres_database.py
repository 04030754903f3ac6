"""PostgreSQL. Each batch of turns is a single statement; turns use dedicated connections."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import asyncpg  # type: ignore[import-untyped]  # no type stubs
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from coltexpress.server.storage.database import DatabaseError, StoredKeys, TurnColumns, TurnValues, as_json

T = TypeVar("T")
_SECONDS: Final = 30.0
_CLOSING_SECONDS: Final = 5.0
_POSTGRES_APPEND: Final = """
    WITH new AS (
        SELECT * FROM json_to_recordset($1::json) AS new(
            table_id text, number int, seat int, entry text, chance text, by_whom text, at bigint,
            acting text, due bigint, status text, round int, winners text)
    ), won AS (
        INSERT INTO turns (table_id, number, seat, entry, chance, by_whom, at)
        SELECT table_id, number, seat, entry, chance, by_whom, at FROM new ORDER BY table_id
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), advanced AS (
        UPDATE tables SET version = new.number + 1, acting = new.acting, due = new.due, status = new.status,
                          changed = new.at, round = new.round, winners = new.winners
        FROM new JOIN won USING (table_id, number)
        WHERE tables.id = new.table_id AND tables.version = new.number
    )
    SELECT table_id, number FROM won"""
_POSTGRES_TURNS_AFTER: Final = """
    SELECT turns.* FROM json_each_text($1::json) AS wanted CROSS JOIN LATERAL (
        SELECT table_id, number, seat, entry, chance, by_whom, at FROM turns
        WHERE table_id = wanted.key AND number >= wanted.value::int ORDER BY number OFFSET 0
    ) AS turns"""  # one index lookup per table; a plain join would scan all turns


class PostgresDatabase:
    """A PostgreSQL database (see the module docstring)."""

    def __init__(self, url: URL) -> None:
        if "sslmode" in url.query:  # libpq's name; asyncpg calls it ssl
            mode = url.normalized_query["sslmode"][0]
            url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            connect_args={"timeout": 5, "command_timeout": 30},
        )
        self._writing = _DirectConnection(self._engine)
        self._reading = _DirectConnection(self._engine)

    async def append(self, rows: Sequence[TurnColumns]) -> StoredKeys:
        return {(table_id, number) for table_id, number in await self._writing.ask(_POSTGRES_APPEND, as_json(rows))}

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    read = write

    async def turns_after(self, wanted: Mapping[str, int]) -> Sequence[TurnValues]:
        return await self._reading.ask(_POSTGRES_TURNS_AFTER, as_json(wanted))

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()
        await self._engine.dispose()


class _DirectConnection:
    """A direct asyncpg connection for very frequent queries; one query at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        _, options = engine.dialect.create_connect_args(engine.url)
        self._options = {name: value for name, value in options.items() if not name.startswith(("prepared_", "async_"))}
        self._connection: asyncpg.Connection | None = None

    async def ask(self, statement: str, value: str) -> Sequence[TurnValues]:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(**self._options, timeout=5, command_timeout=_SECONDS)
            rows: Sequence[TurnValues] = await self._connection.fetch(statement, value)
        except Exception as error:  # asyncpg raises undocumented exceptions when the server stops
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise DatabaseError from error
        return rows

    async def close(self) -> None:
        if self._connection is not None:
            try:
                await self._connection.close(timeout=_CLOSING_SECONDS)
            except Exception:  # noqa: BLE001 - close anyway
                self._connection.terminate()
