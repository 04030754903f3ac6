"""Tables and presence in other processes."""

from pathlib import Path

import pytest

from coltexpress.server.errors import Refusal
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.tables import seating
from support.registries import Bus, another_process, at_table, begun, seated, with_registry


def test_no_player_is_considered_gone_while_the_bus_is_unavailable(tmp_path: Path) -> None:
    now = 1000.0

    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        registry.bus = bus = Bus()
        registry.peers.on_message({"kind": "here", "id": room.id, "process": "another", "seats": [1], "watching": 0})
        bus.healthy = False
        for healthy, at, here in ((False, 1030, {1}), (True, 1040, {1}), (True, 1047, set[int]())):
            nonlocal now
            bus.healthy, now = healthy, float(at)
            registry.peers.forget_dead()
            assert room.presence.here() == here, at

    with_registry(tmp_path, work, lambda: now)


def test_presence_is_exchanged_when_the_bus_is_back(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        await at_table(room, "bob", 1)
        registry.bus = bus = Bus()
        registry.peers.on_gap()
        assert [message["kind"] for message in bus.said] == ["here", "who"]
        assert not registry.peers.knows_presence()

    with_registry(tmp_path, work)


def test_a_game_starts_despite_a_concurrent_change_by_another_process(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await seated(registry)
        async with another_process(registry) as there:
            elsewhere = await there.room(room.id)
            await elsewhere.change(lambda draft: seating.say_ready(draft, "bob", ready=True))
            await room.start("ann")
            assert (room.row.status, room.seating.seats[1].ready) == ("playing", True)
            with pytest.raises(Refusal, match="not-waiting"):
                await elsewhere.start("ann")

    with_registry(tmp_path, work)
