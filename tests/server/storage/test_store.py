"""The store on both databases: conflicts, batches, migrations."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest
from alembic.runtime.migration import HeadMaintainer
from sqlalchemy import Connection, insert, select, text, update

from coltexpress.protocol.messages import Status
from coltexpress.server.storage.migrate import differences, migrate
from coltexpress.server.storage.rows import ChatRow, TableUpdate
from coltexpress.server.storage.schema import archives, turns
from coltexpress.server.storage.store import Store, open_database
from coltexpress.tables.stored import StoredTurn, TableRow
from support.services import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a migrated database without games."""
    return address(request, tmp_path, migrated=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    return address(request, tmp_path, migrated=False)


def address(request: pytest.FixtureRequest, directory: Path, migrated: bool) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{directory / 'games.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create(migrated)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def table(name: str, code: str | None = None) -> TableRow:
    return TableRow(name, 0, code, "playing", True, "express", 1, b"seed", "{}", 0, "[0]", None, 1, 1, 0, "[]")


def turn(number: int, entry: str = "pass", at: int = 1) -> StoredTurn:
    return StoredTurn(number, 0, entry, ("a", "b"), "person", at)


def after(acting: str, due: int | None, status: Status, round_number: int = 1, winners: str = "[]") -> TableUpdate:
    return TableUpdate(acting, due, status, round_number, winners)


def with_two_stores(work: Callable[[Store, Store], Awaitable[None]], database: str) -> None:
    async def both() -> None:
        async with opened(database) as one, opened(database) as other:
            await work(one, other)

    asyncio.run(both())


def test_a_turn_is_stored_once_and_updates_its_table(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.add_table(table("t"), [("ann", 0)])
        assert await one.append("t", turn(0, "mine", 5), after("[1]", 77, "playing", 3))
        assert not await other.append("t", turn(0, "theirs", 9), after("[2]", 88, "over", 4, "[2]"))
        row, turns, _ = await other.changes_since("t", 0)
        assert turns == [turn(0, "mine", 5)]
        assert (row.version, row.acting, row.due, row.status) == (1, "[1]", 77, "playing")
        assert (row.changed, row.round, row.winners) == (5, 3, "[]")
        assert await other.append("t", turn(1, "the last", 8), after("[]", None, "over", 4, "[0,2]"))
        row, _, _ = await one.changes_since("t", 0)
        assert (row.status, row.changed, row.round, row.winners) == ("over", 8, 4, "[0,2]")

    with_two_stores(work, database)


def test_of_two_conflicting_turns_one_is_stored(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.add_table(table("t"), [])
        for number in range(30):
            won = await asyncio.gather(
                one.append("t", turn(number, "one"), after("[1]", 1, "playing")),
                other.append("t", turn(number, "other"), after("[2]", 2, "playing")),
            )
            assert sorted(won) == [False, True]
            row, (last,), _ = await one.changes_since("t", number)
            assert (last.entry, row.acting, row.due) == (("one", "[1]", 1) if won[0] else ("other", "[2]", 2))

    with_two_stores(work, database)


def test_the_same_turn_twice_in_one_commit_is_stored_once(database: str) -> None:
    async def work(one: Store, _other: Store) -> None:
        await one.add_table(table("t"), [])
        won = await asyncio.gather(*(one.append("t", turn(0, entry), after("[1]", None, "playing")) for entry in "abc"))
        assert sum(won) == 1
        row, turns, _ = await one.changes_since("t", 0)
        assert (row.version, turns[0].entry) == (1, "abc"[won.index(True)])

    with_two_stores(work, database)


def test_combined_reads_of_many_tables_are_answered_separately(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        names = [f"t{number}" for number in range(5)]
        for length, name in enumerate(names):
            await one.add_table(table(name), [])
            for number in range(length):
                assert await one.append(name, turn(number, f"{name} {number}"), after("[1]", None, "playing"))
        wanted = [(name, since) for name in names for since in (2, 0, 1, 9)]
        found = await asyncio.gather(*(other.turns_since(name, since) for name, since in wanted))
        for (name, since), told in zip(wanted, found, strict=True):
            length = names.index(name)
            assert [each.entry for each in told] == [f"{name} {number}" for number in range(since, length)]
        assert await other.turns_since("nowhere", 0) == []

    with_two_stores(work, database)


def test_failing_reads_of_turns_raise(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Store, _other: Store) -> None:
        async def fails(_wanted: object) -> NoReturn:
            raise RuntimeError

        await one.add_table(table("t"), [])
        assert await one.append("t", turn(0), after("[1]", None, "playing"))
        with monkeypatch.context() as patched:
            patched.setattr(one.database, "turns_after", fails)
            asked = await asyncio.gather(*(one.turns_since("t", 0) for _ in range(3)), return_exceptions=True)
            assert [str(each) for each in asked] == ["server-store-unavailable"] * 3
        assert len(await one.turns_since("t", 0)) == 1

    with_two_stores(work, database)


def test_a_broken_turn_affects_only_its_table(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        for name in ("good", "bad"):
            await one.add_table(table(name), [])
            assert await one.append(name, turn(0), after("[1]", None, "playing"))
        spoil = update(turns).where(turns.c.table_id == "bad").values(chance="[")
        await one.database.write(lambda connection: connection.execute(spoil).close())
        good, bad = await asyncio.gather(
            other.turns_since("good", 0), other.turns_since("bad", 0), return_exceptions=True
        )
        assert isinstance(good, list)
        assert isinstance(bad, Exception)

    with_two_stores(work, database)


def test_a_conflicting_turn_does_not_affect_others_in_its_commit(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        names = [f"t{number}" for number in range(20)]
        for name in names:
            await one.add_table(table(name), [])
        assert await other.append("t7", turn(0, "first"), after("[3]", None, "playing"))
        won = await asyncio.gather(
            *(one.append(name, turn(0), after("[1]", None, "playing")) for name in reversed(names))
        )
        assert [name for name, mine in zip(reversed(names), won, strict=True) if not mine] == ["t7"]
        for name in names:
            row, turns, _ = await one.changes_since(name, 0)
            assert row.version == len(turns) == 1
            assert (turns[0].entry, row.acting) == (("first", "[3]") if name == "t7" else ("pass", "[1]"))

    with_two_stores(work, database)


def test_a_turn_without_a_table_fails_only_its_commit(database: str) -> None:
    async def work(one: Store, _: Store) -> None:
        await one.add_table(table("t"), [])
        await asyncio.gather(one.append("unknown", turn(0), after("[]", None, "playing")), return_exceptions=True)
        assert await one.append("t", turn(0), after("[1]", None, "playing"))

    with_two_stores(work, database)


def test_concurrent_changes_of_a_table_conflict(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.add_table(table("t"), [("ann", 0)])
        changed = replace(table("t"), rev=1)
        won = await asyncio.gather(
            one.change_table(replace(changed, doc="one"), [("ann", 0), ("bob", 1)]),
            other.change_table(replace(changed, doc="other"), [("cat", 2)]),
        )
        assert sorted(won) == [False, True]
        row, _, _ = await one.changes_since("t", 0)
        assert (row.rev, row.doc) == (1, "one" if won[0] else "other")
        found = {name for name in ("ann", "bob", "cat") if await one.tables_of(name, 9)}
        assert found == ({"ann", "bob"} if won[0] else {"cat"})

    with_two_stores(work, database)


def test_a_change_based_on_an_old_version_is_rejected(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.add_table(table("t"), [])
        assert await one.append("t", turn(0), after("[1]", None, "over"))
        assert not await other.change_table(replace(table("t"), rev=1), [])
        assert await other.change_table(replace(table("t"), rev=1, version=1, status="over"), [])

    with_two_stores(work, database)


def test_a_table_is_read_consistently_with_its_turns(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def append_one_more() -> None:
        async with opened(database) as another:
            number = len(await another.turns_since("t", 0))
            assert await another.append("t", turn(number), after("[0]", None, "over"))

    async def work(one: Store, _: Store) -> None:
        await one.add_table(table("t"), [])
        assert await one.append("t", turn(0), after("[1]", None, "playing"))
        reading = one._turns

        def slowly(connection: Connection, table_id: str, number: int, version: int) -> list[StoredTurn]:
            with ThreadPoolExecutor(1) as thread:
                thread.submit(asyncio.run, append_one_more()).result()
            return reading(connection, table_id, number, version)

        monkeypatch.setattr(one, "_turns", slowly)
        row, turns, _chat = await one.changes_since("t", 0)
        assert (row.version, row.status, len(turns)) == (1, "playing", 1)
        found = await one.table("t")
        assert found is not None
        assert (found[0].version, len(found[1])) == (2, 2)

    with_two_stores(work, database)


def test_a_game_is_started_once(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.add_table(replace(table("t"), status="waiting"), [])
        begun = replace(table("t"), rev=1)
        won = await asyncio.gather(
            one.change_table(begun, [], turn(0, "one")), other.change_table(begun, [], turn(0, "other"))
        )
        assert sorted(won) == [False, True]
        row, turns, _ = await one.changes_since("t", 0)
        assert (row.version, [each.entry for each in turns]) == (1, ["one" if won[0] else "other"])

    with_two_stores(work, database)


def test_short_codes_are_unique(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.add_table(replace(table("t", "ABC"), status="waiting"), [])
        assert not await other.add_table(replace(table("u", "ABC"), status="waiting"), [])
        assert await other.id_by_code("ABC") == "t"

    with_two_stores(work, database)


def test_chat_of_two_processes_is_numbered_without_gaps(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.add_table(table("t"), [])
        said = [ChatRow("t", 0, 0, "Ann", f"word {number}", "", 1) for number in range(12)]
        await asyncio.gather(*((one, other)[number % 2].add_chat(row) for number, row in enumerate(said)))
        kept = await one.chats_since("t", 0, 50)
        assert [row.number for row in kept] == list(range(12))
        assert {row.text for row in kept} == {row.text for row in said}

    with_two_stores(work, database)


def test_a_link_can_be_used_once(database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        assert sorted(await asyncio.gather(one.spend_link("x", 1), other.spend_link("x", 1))) == [False, True]

    with_two_stores(work, database)


def test_pending_turns_are_stored_before_the_store_closes(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            await store.add_table(table("t"), [])
            storing = asyncio.create_task(store.append("t", turn(0), after("[1]", None, "playing")))
            await asyncio.sleep(0)
        assert await storing
        async with opened(database) as store:
            assert (await store.turns_since("t", 0)) == [turn(0)]

    asyncio.run(work())


def test_migrations_create_the_schema_and_are_idempotent(empty_database: str) -> None:
    async def work() -> None:
        database = open_database(empty_database)
        await migrate(database)
        await migrate(database)
        assert await database.read(differences) == []
        await database.close()

    asyncio.run(work())


def test_migrating_an_older_database_fills_in_times_and_keeps_archives(database: str) -> None:
    def archived(connection: Connection) -> list[tuple[str, bytes, int]]:
        return [
            tuple(row) for row in connection.execute(select(archives.c.table_id, archives.c.told, archives.c.protocol))
        ]

    def go_back(connection: Connection) -> None:
        for column in ("changed", "round", "winners"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE archives DROP COLUMN protocol"))
        connection.execute(insert(archives).values(table_id="goes on", told=b"told before"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    async def work() -> None:
        async with opened(database) as store:
            for name in ("waits", "goes on"):
                await store.add_table(replace(table(name), created=3), [("ann", 0)])
            await store.append("goes on", turn(0, at=7), after("[1]", None, "playing"))
            await store.database.write(go_back)
        async with opened(database) as store:
            rows = {row.id: row for row in await store.tables_of("ann", 9)}
            assert {name: row.changed for name, row in rows.items()} == {"waits": 3, "goes on": 7}
            assert all((row.round, row.winners) == (0, "[]") for row in rows.values())
            assert await store.database.read(archived) == [("goes on", b"told before", 1)]

    asyncio.run(work())


def test_two_processes_can_migrate_concurrently(empty_database: str) -> None:
    async def work() -> None:
        databases = [open_database(empty_database) for _ in range(3)]
        try:
            await asyncio.gather(*map(migrate, databases))
            assert await databases[0].read(differences) == []
        finally:
            for database in databases:
                await database.close()

    asyncio.run(work())


def test_a_failed_migration_is_rolled_back(empty_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class PowerFailure(Exception):
        pass

    def stamp_fails(*_: object, **__: object) -> None:
        raise PowerFailure

    async def work() -> None:
        database = open_database(empty_database)
        with monkeypatch.context() as broken:
            broken.setattr(HeadMaintainer, "update_to_step", stamp_fails)
            with pytest.raises(PowerFailure):
                await migrate(database)
        await migrate(database)
        assert await database.read(differences) == []
        await database.close()

    asyncio.run(work())
