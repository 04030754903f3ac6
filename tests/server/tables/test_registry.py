"""The registry of tables and the archive."""

import asyncio
import gc
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from coltexpress.engine.contract import Viewer
from coltexpress.protocol.messages import History, NewTable
from coltexpress.server.errors import Refusal
from coltexpress.server.settings import Settings
from coltexpress.server.storage.store import TableRow
from coltexpress.server.tables import archive, seating
from coltexpress.server.tables.live_game import LiveGame, ProposedTurn, Turn
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.server.websocket.client import Client
from support.server_process import FIXED
from support.waiting import until_async


def test_a_table_created_during_a_failing_lookup_is_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two clients request a rematch: one looks it up before the other has created it."""

    async def work() -> None:
        registry = TableRegistry(Settings(database=f"sqlite:///{tmp_path}/games.db"), FIXED)
        await registry.open()
        look_up, looked, made = registry.store.table, asyncio.Event(), asyncio.Event()

        async def slowly(table_id: str) -> tuple[TableRow, list[Turn]] | None:
            found = await look_up(table_id)
            looked.set()
            await made.wait()
            return found

        monkeypatch.setattr(registry.store, "table", slowly)
        name = "a" * 20
        looking = asyncio.create_task(registry.table(name))
        await looked.wait()
        table = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"), name)
        made.set()
        with pytest.raises(Refusal):
            await looking
        assert await registry.table(name) is table
        await registry.close()

    asyncio.run(work())


def test_an_evicted_table_is_freed_at_once(tmp_path: Path) -> None:
    """Without waiting for the garbage collector, which seldom runs in a server."""

    async def work() -> None:
        registry = TableRegistry(Settings(database=f"sqlite:///{tmp_path}/games.db", open_tables=2), FIXED)
        await registry.open()
        doc = seating.new_table(NewTable("super", {"players": 3}), "ann")
        first, *_, last = [(await registry.create(doc)).id for _ in range(5)]
        assert len(registry.open_rooms()) == 2
        await registry.table(first)
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

        async def once_broken(*_given: Any) -> list[bytes]:
            monkeypatch.setattr(archive, "narrate_game", tell)
            raise RuntimeError

        monkeypatch.setattr(archive, "narrate_game", once_broken)
        broken, kept = await finished(registry), await finished(registry)
        await until_async(lambda: registry.store.archived(kept.id))
        assert not await registry.store.archived(broken.id)
        told = await registry.archiver.history(kept, 1, 1)
        history = msgspec.json.decode(told, type=History)
        assert (history.perspective, len(history.turns)) == (1, history.version - 1)
        assert kept.play is not None
        assert await archive.narrate_game(kept.id, kept.play, (1,), 1) == [told]
        later = msgspec.json.decode(await registry.archiver.history(kept, 1, 2), type=History)
        assert (later.start, len(later.turns)) == (2, history.version - 2)
        kept.row = replace(kept.row, rules_version=99)
        kept.play = None
        assert await registry.archiver.history(kept, 1, 1) == told
        with pytest.raises(Refusal, match="old-rules"):
            await kept.join(Client("ann", 0, "en"), None)
        assert not kept.clients
        await registry.close()

    asyncio.run(work())


def test_turns_are_sent_only_after_they_have_been_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        registry = TableRegistry(Settings(database=f"sqlite:///{tmp_path}/games.db"), FIXED)
        await registry.open()
        table = await begun(registry)
        client = Client("ann", 0, "en")
        await table.join(client, None)
        told, append, storing, may = client.outgoing.qsize(), registry.store.append, asyncio.Event(), asyncio.Event()

        async def slowly(*given: Any) -> bool:
            storing.set()
            await may.wait()
            return await append(*given)

        async def broken(*_given: Any) -> bool:
            raise Refusal("store-unavailable")

        monkeypatch.setattr(registry.store, "append", slowly)
        turn = asyncio.create_task(table.turn(by_chance(Random(5))))
        await storing.wait()
        assert (table.row.version, client.outgoing.qsize()) == (1, told)
        may.set()
        await turn
        assert (table.row.version, client.outgoing.qsize()) == (2, told + 1)
        monkeypatch.setattr(registry.store, "append", broken)
        with pytest.raises(Refusal):
            await table.turn(by_chance(Random(5)))
        assert (table.row.version, client.outgoing.qsize()) == (2, told + 1)
        await registry.close()

    asyncio.run(work())


async def begun(registry: TableRegistry) -> Room:
    table = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"))
    for seat, name in enumerate(("ann", "bob", "cyd")):
        await table.change(partial(seating.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
    await table.start("ann")
    return table


def by_chance(random: Random) -> Callable[[LiveGame, int, Sequence[Viewer]], ProposedTurn]:
    """A random legal move of the first acting seat."""

    def attempt(play: LiveGame, at: int, viewers: Sequence[Viewer]) -> ProposedTurn:
        seat = play.state.to_act()[0]
        move = str(random.choice(play.state.legal_moves(seat)))
        return play.attempt(seat, move, play.version, "person", at, viewers)

    return attempt


async def finished(registry: TableRegistry) -> Room:
    """A finished game of random moves."""
    table = await begun(registry)
    attempt = by_chance(Random(5))
    while table.row.status == "playing":
        await table.turn(attempt)
    return table
