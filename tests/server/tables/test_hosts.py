"""Absent hosts are replaced."""

from functools import partial
from pathlib import Path

import pytest

from coltexpress.protocol.messages import NewTable
from coltexpress.server.bus.bus import Message
from coltexpress.server.tables.presence import HOST_MS
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.tables import seating
from support.registries import at_table, heard, later, seated, with_registry
from support.waiting import until_async


async def look_after(room: Room) -> None:
    """One step of the background job."""
    if room.waits:
        await room.presence.look_for_host()


def test_an_absent_host_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await seated(registry)
        ann = await at_table(room, "ann", 0)
        await at_table(room, "watcher", 0)
        later(registry, monkeypatch, HOST_MS)
        await look_after(room)
        assert room.seating.host == "ann", "the host is connected"
        room.audience.part(ann)
        later(registry, monkeypatch, HOST_MS)
        await look_after(room)
        assert room.seating.host == "ann", "no other player is connected"
        cyd = await at_table(room, "cyd", 2)
        heard(cyd)
        await look_after(room)
        assert room.seating.host == "cyd"
        assert heard(cyd)[-1]["table"]["hosting"]
        stored = await registry.store.table(room.id)
        assert stored is not None
        assert '"host":"cyd"' in stored[0].doc
        await at_table(room, "ann", 0)
        await room.start("cyd")

    with_registry(tmp_path, work)


def test_the_background_job_replaces_absent_hosts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        monkeypatch.setattr("coltexpress.server.tables.registry._TICK_SECONDS", 0.01)
        room = await seated(registry)
        await at_table(room, "bob", 1)
        later(registry, monkeypatch, HOST_MS)
        registry.spawn(registry._tick_loop())
        await until_async(lambda: room.seating.host == "bob")

    with_registry(tmp_path, work)


def test_a_host_is_replaced_only_after_a_minute_of_absence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await seated(registry)
        ann, cyd = await at_table(room, "ann", 0), await at_table(room, "cyd", 2)
        later(registry, monkeypatch, HOST_MS)
        await look_after(room)
        room.audience.part(ann)
        later(registry, monkeypatch, HOST_MS - 1)
        await look_after(room)
        assert room.seating.host == "ann"
        await at_table(room, "ann", 0)
        await look_after(room)
        later(registry, monkeypatch, HOST_MS - 1)
        await look_after(room)
        assert (room.seating.host, cyd in room.audience.clients) == ("ann", True)
        for client in list(room.audience.clients):
            room.audience.part(client)
        later(registry, monkeypatch, HOST_MS)
        await at_table(room, "cyd", 2)
        await look_after(room)
        assert room.seating.host == "ann", "the absence time restarts after all were disconnected"

    with_registry(tmp_path, work)


def test_a_host_without_a_seat_is_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if they are connected to another process."""

    async def work(registry: TableRegistry) -> None:
        room = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"))
        await room.change(partial(seating.sit, identity="bob", name="bob", salt="s" * 16, seat=0, bandit=""))
        ann = await at_table(room, "ann", 0)
        await at_table(room, "bob", 0)
        later(registry, monkeypatch, HOST_MS)
        await look_after(room)
        told: list[Message] = []
        monkeypatch.setattr(registry.bus, "publish", told.append)
        room.presence.publish()
        room.audience.part(ann)
        room.presence.on_message("another", told[0]["seats"], 1)
        later(registry, monkeypatch, HOST_MS)
        await look_after(room)
        assert room.seating.host == "ann"
        told.clear()
        await room.change(partial(seating.sit, identity="cyd", name="cyd", salt="s" * 16, seat=1, bandit=""))
        assert [message["kind"] for message in told] == ["here", "table"]
        room.presence.on_message("another", (), 0)
        later(registry, monkeypatch, HOST_MS)
        await look_after(room)
        assert room.seating.host == "bob"

    with_registry(tmp_path, work)
