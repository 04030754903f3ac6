"""The interface to the database. Writes are acknowledged after the commit; turns of many tables share a commit."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from coltexpress.engine import registry as known_games
from coltexpress.protocol.messages import PROTOCOL
from coltexpress.server.errors import Refusal
from coltexpress.server.storage.database import Database, DatabaseError
from coltexpress.server.storage.migrate import migrate
from coltexpress.server.storage.postgres_database import PostgresDatabase
from coltexpress.server.storage.reader import Reader, turn_of
from coltexpress.server.storage.rows import ChatRow, IdentityRow, TableUpdate
from coltexpress.server.storage.schema import archives, chats, identities, sitters, spent_links, tables, turns
from coltexpress.server.storage.sqlite_database import SqliteDatabase
from coltexpress.server.storage.writer import Writer, turn_columns
from coltexpress.tables.stored import StoredTurn, TableRow

LOG: Final = logging.getLogger("coltexpress.storage")
T = TypeVar("T")
AnySelect: TypeAlias = Select[Any]  # Any: the columns, which SQLAlchemy cannot infer from `schema`
AnyRow: TypeAlias = Row[Any]  # Any: the same


def open_database(url: str) -> Database:
    """`sqlite:///games.db` or `postgresql://user@host/name`."""
    parsed = make_url(url)
    return SqliteDatabase(parsed) if parsed.get_backend_name() == "sqlite" else PostgresDatabase(parsed)


class Store:
    """The database. Call `open` before use; `close` finishes pending writes."""

    def __init__(self, url: str) -> None:
        self.database = open_database(url)
        self._writer = Writer(self.database)
        self._reader = Reader(self.database)

    async def open(self) -> None:
        await migrate(self.database)
        self._writer.open()

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()
        await self.database.close()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with _refusing():
            return await self.database.read(work)

    async def _all(self, query: AnySelect) -> Sequence[AnyRow]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def _first(self, query: AnySelect) -> AnyRow | None:
        return await self._read(lambda connection: connection.execute(query).first())

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction. IntegrityError: conflict with another process."""
        with _refusing():
            return await self.database.write(work)

    async def ready(self) -> None:
        await self._read(lambda connection: connection.execute(text("SELECT 1")).close())

    # --- turns --------------------------------------------------------------------------------------------------------

    async def append(self, table_id: str, turn: StoredTurn, changed: TableUpdate) -> bool:
        """Store a turn durably. False: a turn with this number exists already."""
        return await self._writer.append(table_id, turn, changed)

    async def turns_since(self, table_id: str, number: int) -> list[StoredTurn]:
        return await self._reader.turns_since(table_id, number)

    @staticmethod
    def _turns(connection: Connection, table_id: str, number: int, version: int) -> list[StoredTurn]:
        """Turns from `number` up to `version`: later ones do not match the table row that was read before."""
        wanted = (turns.c.table_id == table_id, turns.c.number >= number, turns.c.number < version)
        query = select(turns).where(*wanted).order_by(turns.c.number)
        return [
            turn_of(row.number, row.seat, row.entry, row.chance, row.by_whom, row.at)
            for row in connection.execute(query)
        ]

    # --- tables -------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> tuple[TableRow, list[StoredTurn]] | None:
        """A table and all its turns."""

        def work(connection: Connection) -> tuple[TableRow, list[StoredTurn]] | None:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            return TableRow(**row._mapping), self._turns(connection, table_id, 0, row.version)

        return await self._read(work)

    async def changes_since(self, table_id: str, since: int) -> tuple[TableRow, list[StoredTurn], int]:
        """A table, its turns from `since` on, and the number of its last chat message."""

        def work(connection: Connection) -> tuple[TableRow, list[StoredTurn], int]:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
            chat = connection.execute(_last_chat(table_id)).scalar_one()
            return TableRow(**row._mapping), self._turns(connection, table_id, since, row.version), chat

        return await self._read(work)

    async def versions(self, ids: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """Version, rev and number of the last chat message of these tables."""
        chat = _last_chat(tables.c.id).scalar_subquery().label("chat")
        found = await self._all(select(tables.c.id, tables.c.version, tables.c.rev, chat).where(tables.c.id.in_(ids)))
        return {row.id: (row.version, row.rev, row.chat) for row in found}

    async def add_table(self, row: TableRow, people: Sequence[tuple[str, int]]) -> bool:
        """Insert a table. False: its id or short code is taken."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), [_columns(row)])
            _seat(connection, row.id, people)

        try:
            await self._write(work)
        except IntegrityError:
            return False
        return True

    async def change_table(
        self, row: TableRow, people: Sequence[tuple[str, int]], opening: StoredTurn | None = None
    ) -> bool:
        """Update a table if the stored rev is `row.rev - 1`. `opening`: the first turn, when the game starts."""

        def work(connection: Connection) -> bool:
            changed = connection.execute(
                update(tables)
                .where(tables.c.id == row.id, tables.c.rev == row.rev - 1, tables.c.version == row.version)
                .values(_columns(row) | ({"version": 1} if opening else {}))
            )
            if changed.rowcount != 1:
                return False
            if opening is not None:
                connection.execute(insert(turns), [turn_columns(row.id, opening)])
            connection.execute(delete(sitters).where(sitters.c.table_id == row.id))
            _seat(connection, row.id, people)
            return True

        return await self._write(work)

    async def public_tables(self, status: str, limit: int) -> list[TableRow]:
        query = select(tables).where(tables.c.public, tables.c.status == status)
        return await self._rows(query.order_by(tables.c.created.desc()).limit(limit))

    async def tables_of(self, identity: str, limit: int) -> list[TableRow]:
        mine = select(sitters.c.table_id).where(sitters.c.identity == identity)
        return await self._rows(
            select(tables)
            .where(tables.c.id.in_(mine))
            .order_by(tables.c.status.in_(("waiting", "playing")).desc(), tables.c.created.desc())
            .limit(limit)
        )

    async def id_by_code(self, code: str) -> str | None:
        found = await self._first(select(tables.c.id).where(tables.c.code == code, tables.c.status == "waiting"))
        return None if found is None else found.id

    async def due(self, now: int, limit: int) -> list[str]:
        """Ids of tables that need a tick and whose rules this process knows, the most overdue first."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.due <= now, _rules_known())
        return [row.id for row in await self._all(query.order_by(tables.c.due).limit(limit))]

    async def reschedule(self, table_id: str, version: int, due: int | None) -> None:
        """Set the time of the table's next tick; None: no tick."""
        later = update(tables).where(tables.c.id == table_id, tables.c.version == version).values(due=due)
        await self._write(lambda connection: connection.execute(later).close())

    async def close_forgotten(self, before: int) -> dict[str, int]:
        """Close tables created before this time that are still waiting; delete device links used before it.

        Returns the new revisions of the closed tables by id.
        """
        old = update(tables).where(tables.c.status == "waiting", tables.c.created < before)
        close = old.values(status="closed", code=None, rev=tables.c.rev + 1).returning(tables.c.id, tables.c.rev)

        def work(connection: Connection) -> dict[str, int]:
            closed = {row.id: row.rev for row in connection.execute(close)}
            connection.execute(delete(spent_links).where(spent_links.c.at < before))
            return closed

        return await self._write(work)

    async def finished(self, after: str, limit: int) -> list[TableRow]:
        query = select(tables).where(tables.c.status == "over", tables.c.id > after)
        return await self._rows(query.order_by(tables.c.id).limit(limit))

    async def _rows(self, query: AnySelect) -> list[TableRow]:
        return [TableRow(**row._mapping) for row in await self._all(query)]

    # --- people -------------------------------------------------------------------------------------------------------

    async def add_identity(self, row: IdentityRow) -> None:
        await self._write(lambda connection: connection.execute(insert(identities), [_columns(row)]).close())

    async def identity(self, identity: str) -> IdentityRow | None:
        row = await self._first(select(identities).where(identities.c.id == identity))
        return None if row is None else IdentityRow(**row._mapping)

    async def change_identity(self, row: IdentityRow) -> None:
        changed = update(identities).where(identities.c.id == row.id).values(_columns(row))
        await self._write(lambda connection: connection.execute(changed).close())

    async def spend_link(self, link: str, at: int) -> bool:
        """Mark a device link as used. False: it was used before."""
        with suppress(IntegrityError):
            used = [{"id": link, "at": at}]
            await self._write(lambda connection: connection.execute(insert(spent_links), used).close())
            return True
        return False

    # --- chat and archives --------------------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> ChatRow:
        """Store a chat message under the next number of its table."""

        def work(connection: Connection) -> int:
            number = connection.execute(_last_chat(row.table_id)).scalar_one() + 1
            connection.execute(insert(chats), [_columns(row) | {"number": number}])
            return number

        for _ in range(20):
            with suppress(IntegrityError):  # conflict with another process
                number = await self._write(work)
                return ChatRow(row.table_id, number, row.seat, row.name, row.text, row.emote, row.at)
        raise Refusal("store-unavailable")

    async def chats_since(self, table_id: str, number: int, limit: int) -> list[ChatRow]:
        query = select(chats).where(chats.c.table_id == table_id, chats.c.number >= number)
        found = await self._all(query.order_by(chats.c.number.desc()).limit(limit))
        return [ChatRow(**row._mapping) for row in reversed(found)]

    async def add_archive(self, table_id: str, packed: bytes) -> None:
        """Archive the histories of a game, replacing those in an older protocol version."""
        older = delete(archives).where(archives.c.table_id == table_id, archives.c.protocol < PROTOCOL)
        row = {"table_id": table_id, "told": packed, "protocol": PROTOCOL}

        def work(connection: Connection) -> None:
            connection.execute(older)
            connection.execute(insert(archives), [row])

        with suppress(IntegrityError):  # archived by another process
            await self._write(work)

    async def archived(self, table_id: str) -> bool:
        """Whether the game is archived in the current or a newer protocol version."""
        kept = (archives.c.table_id == table_id, archives.c.protocol >= PROTOCOL)
        return await self._first(select(archives.c.table_id).where(*kept)) is not None

    async def unarchived(self, limit: int) -> list[str]:
        """Ids of finished games under known rules that are not archived in the current protocol version."""
        query = (
            select(tables.c.id)
            .outerjoin(archives)
            .where(
                tables.c.status == "over",
                _rules_known(),
                or_(archives.c.table_id.is_(None), archives.c.protocol < PROTOCOL),
            )
        )
        return [row.id for row in await self._all(query.limit(limit))]

    async def archive(self, table_id: str) -> bytes | None:
        """The archived histories in the current protocol version, or None."""
        kept = (archives.c.table_id == table_id, archives.c.protocol == PROTOCOL)
        found = await self._first(select(archives.c.told).where(*kept))
        return None if found is None else found.told


@contextmanager
def _refusing() -> Iterator[None]:
    """Convert database errors to a refusal. Whether the operation was committed is unknown."""
    try:
        yield
    except IntegrityError:
        raise
    except (DatabaseError, SQLAlchemyError, OSError, TimeoutError) as error:
        LOG.warning("store unavailable: %s", type(error).__name__)
        raise Refusal("store-unavailable") from error


def _seat(connection: Connection, table_id: str, people: Sequence[tuple[str, int]]) -> None:
    if people:
        rows = [{"identity": identity, "table_id": table_id, "seat": seat} for identity, seat in people]
        connection.execute(insert(sitters), rows)


def _rules_known() -> ColumnElement[bool]:
    """As `TableRow.rules_known`: the versions that `Game.plays` accepts."""
    return or_(
        *(
            and_(
                tables.c.game == game.slug,
                tables.c.rules_version.in_([each for each in range(game.rules_version + 1) if game.plays(each)]),
            )
            for game in known_games.all_games()
        )
    )


def _columns(row: TableRow | IdentityRow | ChatRow) -> dict[str, Any]:  # Any: the values differ by column
    return {name: getattr(row, name) for name in row.__slots__}


def _last_chat(table_id: str | ColumnElement[str]) -> Select[int]:
    """The number of a table's last chat message; -1: none."""
    return select(func.coalesce(func.max(chats.c.number), -1)).where(chats.c.table_id == table_id)
