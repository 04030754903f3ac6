"""Background jobs: clocks, notices, abandoned tables, clients that reconnect."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from coltexpress.protocol.messages import NewTable
from coltexpress.server.connections import AnyConnection, address_of
from coltexpress.server.storage.rows import ChatRow
from coltexpress.server.tables import seating, stand_ins
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.presenter import table_line
from coltexpress.server.tables.registry import TableRegistry
from support.registries import LATE, another_process, at_table, begun, by_default, later, seated, with_registry
from support.waiting import until_async


@pytest.mark.parametrize(("grace", "turns"), [(0.0, 1), (3600.0, 0)], ids=["in time", "just started"])
def test_timeouts_are_suspended_in_the_grace_period(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, grace: float, turns: int
) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        later(registry, monkeypatch)
        await room.tick()
        assert room.row.version == 1 + turns
        assert sum(record.missed for record in room.seating.seats) == turns

    with_registry(tmp_path, work, grace=grace)


def test_a_move_resets_the_count_of_timeouts(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        client = Client("ann", 0, "en")
        await room.audience.join(client, None)
        await room.change(lambda draft: stand_ins.count_missed(draft, 0))
        game = room.running_game()
        await room.move(client, game.default_move(0), game.version)
        assert room.seating.seats[0].missed == 0

    with_registry(tmp_path, work)


def test_after_a_tick_a_table_is_due_at_the_next_timeout(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        await registry.store.reschedule(room.id, room.row.version, 0)
        assert await registry.store.due(registry.now(), 9) == [room.id]
        await room.tick()
        assert await registry.store.due(registry.now(), 9) == []
        assert await registry.store.due(registry.now() + LATE, 9) == [room.id]

    with_registry(tmp_path, work, grace=0.0)


def test_a_process_that_does_not_know_the_rules_of_a_game_keeps_its_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        newer = replace(room.row, rev=room.row.rev + 1, rules_version=99)
        assert await registry.store.change_table(newer, room.seating.people())
        async with another_process(registry) as there:
            later(there, monkeypatch)
            assert await there.store.due(there.now(), 9) == []
            elsewhere = await there.room(room.id)
            assert elsewhere.game is None
            await elsewhere.tick()
            await elsewhere.change(lambda draft: seating.leave(draft, "bob", waiting=False))
            stored = await there.store.table(room.id)
        assert stored is not None
        assert (stored[0].rev, stored[0].due) == (newer.rev + 1, newer.due)

    with_registry(tmp_path, work)


def test_clients_retry_when_a_newer_process_starts_their_game(tmp_path: Path) -> None:
    """Under rules that their process does not know: during an upgrade, it soon will."""

    async def work(registry: TableRegistry) -> None:
        room = await seated(registry)
        async with another_process(registry) as there:
            elsewhere = await there.room(room.id)
            client = await at_table(elsewhere, "bob", 1)
            game = seating.game_of(room.seating, 1, room.row.seed)
            row = replace(room.row, rev=room.row.rev + 1, status="playing", rules_version=99, code=None)
            assert await registry.store.change_table(row, room.seating.people(), game.opening(registry.now()).turn)
            await elsewhere.catch_up()
            assert client.closing == 4503
            *_, refused, end = [client.outgoing.get_nowait() for _ in range(client.outgoing.qsize())]
            assert end is None
            told = json.loads(refused or "")
            known = registry.rules_version("super")
            assert (told["error"], told["details"]) == ("server-old-rules", {"version": 99, "known": known})
            with pytest.raises(Refusal) as again:
                await elsewhere.audience.join(Client("bob", 1, "en"), None)
            client = Client("bob", 1, "en")
            client.refuse_and_close(again.value)
            assert client.closing == 4503

    with_registry(tmp_path, work)


def test_reconnecting_clients_get_few_missed_turns_or_the_full_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        monkeypatch.setattr("coltexpress.server.tables.audience.MOST_RESENT_TURNS", 2)
        room = await begun(registry)
        for seat in (0, 1, 0):  # seat 0 has chosen and takes it back
            await room.make_turn(by_default(room, seat))
        told: list[list[str]] = []
        for since in (1, 2):
            client = Client("cyd", 2, "en")
            await room.audience.join(client, since)
            frames = [json.loads(client.outgoing.get_nowait() or "") for _ in range(client.outgoing.qsize())]
            told.append([frame["type"] for frame in frames if frame["type"] in ("turn", "view")])
        assert told == [["view"], ["turn", "turn"]]

    with_registry(tmp_path, work)


def test_only_disconnected_players_get_turn_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        told: list[str] = []
        monkeypatch.setattr(registry, "notify", lambda identity, *_: told.append(identity))
        room = await seated(registry)
        await room.audience.join(Client("bob", 1, "en"), None)
        await room.start("ann")
        assert sorted(told) == ["ann", "cyd"]

    with_registry(tmp_path, work)


def test_lists_show_deadlines_of_people_but_not_of_bots(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        assert table_line(room.row, "ann").due == room.row.due
        await room.change(lambda draft: stand_ins.hand_over(draft, 1))
        assert room.row.due
        assert table_line(room.row, "ann").due == 0

    with_registry(tmp_path, work)


def test_abandoned_tables_are_closed_and_their_codes_released(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        old, new = [
            await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann")) for _ in range(2)
        ]
        await registry.store.change_table(replace(old.row, rev=1, created=1000), ())
        await registry.store.close_forgotten(2000)
        found = [await registry.store.table(each.id) for each in (old, new)]
        assert [(each[0].status, each[0].code is None) for each in found if each] == [
            ("closed", True),
            ("waiting", False),
        ]
        assert await registry.store.id_by_code(old.row.code or "") is None

    with_registry(tmp_path, work)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_an_ipv6_network_counts_as_one_address(one: str, other: str, same: bool) -> None:
    asking = [cast(AnyConnection, SimpleNamespace(client=SimpleNamespace(host=host))) for host in (one, other)]
    assert (address_of(asking[0]) == address_of(asking[1])) is same


def test_messages_sent_during_a_join_arrive_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is stored when the new client loads older ones, but not yet sent to connected clients."""

    async def work(registry: TableRegistry) -> None:
        room = await seated(registry)
        ann, bob = Client("ann", 0, "en"), Client("bob", 1, "en")
        await room.audience.join(ann, None)
        read, asked = registry.store.chats_since, list[asyncio.Task[None]]()

        async def meanwhile(table_id: str, since: int, most: int) -> list[ChatRow]:
            if bob in room.audience.clients and not asked:
                asked.append(asyncio.create_task(room.chat.say(ann, "Hands up", "")))
                await until_async(lambda: read(table_id, 0, most))
            return await read(table_id, since, most)

        monkeypatch.setattr(registry.store, "chats_since", meanwhile)
        await room.audience.join(bob, None)
        await asyncio.gather(*asked)
        for client in (ann, bob):
            heard = [client.outgoing.get_nowait() or "" for _ in range(client.outgoing.qsize())]
            assert sum("Hands up" in frame for frame in heard) == 1

    with_registry(tmp_path, work)
