"""All who ask for a table get the same one, whenever they ask."""

import asyncio
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


def test_a_table_that_is_made_while_somebody_looks_for_it_is_there_for_its_maker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two who ask for the next game at once: one looks for it before the other has made it."""

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


def test_a_finished_game_is_kept_as_it_was_told_whatever_becomes_of_the_rules_or_of_another_game(
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


def test_nothing_is_told_before_it_is_stored_nor_if_it_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    """Any legal move of whoever comes first."""

    def attempt(play: LiveGame, at: int, viewers: Sequence[Viewer]) -> ProposedTurn:
        seat = play.state.to_act()[0]
        move = str(random.choice(play.state.legal_moves(seat)))
        return play.attempt(seat, move, play.version, "person", at, viewers)

    return attempt


async def finished(registry: TableRegistry) -> Room:
    """A game that chance has played to its end."""
    table = await begun(registry)
    attempt = by_chance(Random(5))
    while table.row.status == "playing":
        await table.turn(attempt)
    return table
