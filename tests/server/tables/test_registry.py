"""The registry of tables and the archive."""

import asyncio
import gc
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from coltexpress.protocol.messages import History, NewTable
from coltexpress.server.errors import Refusal
from coltexpress.server.settings import Settings
from coltexpress.server.tables import archive
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.tables import seating
from coltexpress.tables.live_game import Play
from coltexpress.tables.stored import StoredTurn, TableRow
from support.server_process import FIXED
from support.waiting import until_async


def test_a_table_created_during_a_failing_lookup_is_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two clients request a rematch: one looks it up before the other has created it."""

    async def work() -> None:
        registry = TableRegistry(Settings(database=f"sqlite:///{tmp_path}/games.db"), FIXED)
        await registry.open()
        look_up, looked, made = registry.store.table, asyncio.Event(), asyncio.Event()

        async def slowly(table_id: str) -> tuple[TableRow, list[StoredTurn]] | None:
            found = await look_up(table_id)
            looked.set()
            await made.wait()
            return found

        monkeypatch.setattr(registry.store, "table", slowly)
        name = "a" * 20
        looking = asyncio.create_task(registry.room(name))
        await looked.wait()
        room = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"), name)
        made.set()
        with pytest.raises(Refusal):
            await looking
        assert await registry.room(name) is room
        await registry.close()

    asyncio.run(work())


def test_an_evicted_table_is_freed_at_once(tmp_path: Path) -> None:
    """Without waiting for the garbage collector, which seldom runs in a server."""

    async def work() -> None:
        registry = TableRegistry(Settings(database=f"sqlite:///{tmp_path}/games.db", open_tables=2), FIXED)
        await registry.open()
        draft = seating.new_table(NewTable("super", {"players": 3}), "ann")
        first, *_, last = [(await registry.create(draft)).id for _ in range(5)]
        assert len(registry.open_rooms()) == 2
        await registry.room(first)
        assert {room.id for room in registry.open_rooms()} == {last, first}
        await registry.close()

    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()


def test_a_finished_game_is_archived_independently_of_rules_versions_and_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        registry = TableRegistry(Settings(database=f"sqlite:///{tmp_path}/games.db"), FIXED)
        await registry.open()
        tell = archive.narrate_game

        async def once_broken(*_given: object) -> list[bytes]:
            monkeypatch.setattr(archive, "narrate_game", tell)
            raise RuntimeError

        monkeypatch.setattr(archive, "narrate_game", once_broken)
        broken, kept = await finished(registry), await finished(registry)
        await until_async(lambda: registry.store.archived(kept.id))
        assert not await registry.store.archived(broken.id)
        told = await registry.archiver.history(kept, 1, 1)
        history = msgspec.json.decode(told, type=History)
        assert (history.perspective, len(history.turns)) == (1, history.version - 1)
        assert kept.game is not None
        assert await archive.narrate_game(kept.id, kept.game, (1,), 1) == [told]
        later = msgspec.json.decode(await registry.archiver.history(kept, 1, 2), type=History)
        assert (later.start, len(later.turns)) == (2, history.version - 2)
        over = kept.game.state.view(1)
        kept.table.row = replace(kept.row, rules_version=99)
        kept.table.game = None
        assert await registry.archiver.history(kept, 1, 1) == told
        assert msgspec.json.decode(await registry.archiver.history(kept, 1, 2), type=History) == later
        last = msgspec.json.decode(await registry.archiver.history(kept, 1, 99_999), type=History)
        assert (last.start, last.view, last.turns) == (history.version, over, [])
        with pytest.raises(Refusal, match="old-rules"):
            await kept.audience.join(Client("ann", 0, "en"), None)
        assert not kept.audience.clients
        await registry.close()

    asyncio.run(work())


def test_turns_are_sent_only_after_they_have_been_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        registry = TableRegistry(Settings(database=f"sqlite:///{tmp_path}/games.db"), FIXED)
        await registry.open()
        room = await begun(registry)
        client = Client("ann", 0, "en")
        await room.audience.join(client, None)
        told, append, storing, may = client.outgoing.qsize(), registry.store.append, asyncio.Event(), asyncio.Event()

        async def slowly(*given: Any) -> bool:  # Any: passed on as they are
            storing.set()
            await may.wait()
            return await append(*given)

        async def broken(*_given: object) -> bool:
            raise Refusal("store-unavailable")

        monkeypatch.setattr(registry.store, "append", slowly)
        turn = asyncio.create_task(room.make_turn(by_chance(room, Random(5))))
        await storing.wait()
        assert (room.row.version, client.outgoing.qsize()) == (1, told)
        may.set()
        await turn
        assert (room.row.version, client.outgoing.qsize()) == (2, told + 1)
        monkeypatch.setattr(registry.store, "append", broken)
        with pytest.raises(Refusal):
            await room.make_turn(by_chance(room, Random(5)))
        assert (room.row.version, client.outgoing.qsize()) == (2, told + 1)
        await registry.close()

    asyncio.run(work())


async def begun(registry: TableRegistry) -> Room:
    room = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"))
    for seat, name in enumerate(("ann", "bob", "cyd")):
        await room.change(partial(seating.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
    await room.start("ann")
    return room


def by_chance(room: Room, random: Random) -> Play:
    """A random legal move of the first acting seat."""
    game = room.table.running_game()
    seat = game.state.to_act()[0]
    return Play(seat, game.version, str(random.choice(game.state.legal_moves(seat))))


async def finished(registry: TableRegistry) -> Room:
    """A finished game of random moves."""
    room = await begun(registry)
    random = Random(5)
    while room.row.status == "playing":
        await room.make_turn(by_chance(room, random))
    return room
