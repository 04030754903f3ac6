"""Background jobs: clocks, notices, abandoned tables, clients that reconnect."""

import asyncio
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from coltexpress.protocol.messages import NewTable
from coltexpress.server.connections import AnyConnection, address_of
from coltexpress.server.errors import Refusal
from coltexpress.server.storage.rows import ChatRow
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.tables import seating, stand_ins
from coltexpress.tables.presenter import table_line
from support.registries import (
    LATE,
    Bus,
    another_process,
    at_table,
    begun,
    by_default,
    heard,
    later,
    seated,
    with_registry,
)
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
        game = room.table.running_game()
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


@pytest.mark.parametrize("rules_version", [0, 99])
def test_a_process_that_does_not_know_the_rules_of_a_game_keeps_its_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules_version: int
) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        unknown = replace(room.row, rev=room.row.rev + 1, rules_version=rules_version)
        assert await registry.store.change_table(unknown, room.seating.people())
        async with another_process(registry) as there:
            later(there, monkeypatch)
            assert await there.store.due(there.now(), 9) == []
            elsewhere = await there.room(room.id)
            assert elsewhere.game is None
            await elsewhere.tick()
            await elsewhere.change(lambda draft: seating.leave(draft, "bob", waiting=False))
            stored = await there.store.table(room.id)
        assert stored is not None
        assert (stored[0].rev, stored[0].due) == (unknown.rev + 1, unknown.due)

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
        assert await registry.store.close_forgotten(2000) == {old.id: 2}
        assert await registry.store.close_forgotten(2000) == {}
        found = [await registry.store.table(each.id) for each in (old, new)]
        assert [(each[0].status, each[0].code is None) for each in found if each] == [
            ("closed", True),
            ("waiting", False),
        ]
        assert await registry.store.id_by_code(old.row.code or "") is None

    with_registry(tmp_path, work)


def test_players_of_an_abandoned_table_learn_that_it_is_closed(tmp_path: Path) -> None:
    """Also those who are connected to other processes."""

    async def work(registry: TableRegistry) -> None:
        room = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"))
        assert await registry.store.change_table(replace(room.row, rev=1, created=1), ())
        await room.catch_up()
        client = await at_table(room, "ann", 0)
        registry.bus = bus = Bus()
        async with another_process(registry) as there:
            there.bus = other_bus = Bus()
            await registry._sweep()
            await there._sweep()
        assert heard(client)[-1]["table"]["status"] == "closed"
        assert [message for message in bus.said if message["kind"] == "table"] == [
            {"kind": "table", "id": room.id, "version": 0, "rev": 2, "chat": -1}
        ]
        assert other_bus.said == []

    with_registry(tmp_path, work)


@pytest.mark.parametrize("broken", ["catch_up", "look_for_host"])
def test_a_broken_table_does_not_stop_the_jobs_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    async def work(registry: TableRegistry) -> None:
        monkeypatch.setattr("coltexpress.server.tables.registry._TICK_SECONDS", 0.01)
        rooms = [await seated(registry) for _ in range(2)]
        served: list[str] = []

        async def fail(room: Room) -> None:
            served.append(room.id)
            raise ZeroDivisionError

        for room in rooms:
            if broken == "catch_up":
                room.needs_reload = True
                monkeypatch.setattr(room, broken, partial(fail, room))
            else:
                await at_table(room, "bob", 1)
                monkeypatch.setattr(room.presence, broken, partial(fail, room))
        registry.spawn(registry._tick_loop())
        await until_async(lambda: len(served) > 1)
        assert served[0] != served[1]

    with_registry(tmp_path, work)
    assert {record.name for record in caplog.records if record.exc_info is not None} == {"coltexpress.tables"}


def test_a_failing_reload_does_not_stop_the_reloads_of_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        rooms = [await seated(registry) for _ in range(2)]
        reloaded: list[str] = []

        async def fail(room: Room) -> None:
            reloaded.append(room.id)
            raise ZeroDivisionError

        async with another_process(registry) as there:
            for room in rooms:
                await at_table(room, "bob", 1)
                await (await there.room(room.id)).change(lambda draft: seating.say_ready(draft, "bob", ready=True))
                monkeypatch.setattr(room, "catch_up", partial(fail, room))
        await registry.peers._poll_store()
        assert sorted(reloaded) == sorted(room.id for room in rooms)
        assert all(room.needs_reload for room in rooms)

    with_registry(tmp_path, work)


def test_a_bug_of_an_automatic_move_is_logged_as_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Unlike a refusal, for example because the store is unavailable."""

    async def work(registry: TableRegistry) -> None:
        room = await begun(registry)
        for error in (Refusal("store-unavailable"), ZeroDivisionError()):

            async def fail(*_given: object, error: Exception = error) -> None:
                raise error

            monkeypatch.setattr(registry.bot_pool, "choose", fail)
            await room.change(lambda draft: stand_ins.hand_over(draft, 0))
            await until_async(lambda: not room.autoplay.thinking)
            await room.change(lambda draft: stand_ins.come_back(draft, "ann"))

    with_registry(tmp_path, work)
    logged = [record for record in caplog.records if record.name == "coltexpress.tables"]
    found = [(record.levelname, record.exc_info is not None) for record in logged]
    assert found == [("WARNING", False), ("ERROR", True)]


def test_leaving_as_the_last_player_is_stored_once_and_closes_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        store = registry.store.change_table

        async def unavailable(*_given: object) -> bool:
            raise Refusal("store-unavailable")

        for seats in (0, 1):
            room = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"))
            for seat in range(seats):
                await room.change(partial(seating.sit, identity="ann", name="ann", salt="s" * 16, seat=seat, bandit=""))
            before = room.row
            monkeypatch.setattr(registry.store, "change_table", unavailable)
            with pytest.raises(Refusal, match="store-unavailable"):
                await room.leave("ann")
            assert room.row == before
            monkeypatch.setattr(registry.store, "change_table", store)
            await room.leave("ann")
            assert (room.row.status, room.row.rev, room.row.code) == ("closed", before.rev + 1, None)
            with pytest.raises(Refusal, match="not-playing"):
                await room.leave("ann")

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
