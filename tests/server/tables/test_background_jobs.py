"""Background jobs: clocks, notices, votes, absent hosts, abandoned tables, other processes."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from coltexpress.protocol.messages import DAY, ClockRules, NewTable
from coltexpress.server.bus.bus import Message, NoBus
from coltexpress.server.connections import address_of
from coltexpress.server.errors import Refusal
from coltexpress.server.settings import Settings
from coltexpress.server.tables import seating, stand_ins
from coltexpress.server.tables.autoplay import VOTE_MS
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.live_game import Command
from coltexpress.server.tables.presence import HOST_MS
from coltexpress.server.tables.presenter import table_line
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from support.server_process import FIXED
from support.waiting import until_async

RULES = ClockRules(move=30, reserve=0, out="default")
LATE = 40_000


def with_registry(
    path: Path,
    work: Callable[[TableRegistry], Awaitable[None]],
    monotonic: Callable[[], float] = lambda: 0.0,
    **more: Any,
) -> None:
    """Run `work` with a registry without background jobs."""

    async def whole() -> None:
        sources = replace(FIXED, monotonic=monotonic)
        registry = TableRegistry(Settings(database=f"sqlite:///{path}/games.db", **more), sources)
        await registry.store.open()
        try:
            await work(registry)
        finally:
            await registry.close()

    asyncio.run(whole())


async def seated(registry: TableRegistry, clock: ClockRules | None = RULES) -> Room:
    room = await registry.create(seating.new_table(NewTable("super", {"players": 3}, clock=clock), "ann"))
    for seat, name in enumerate(("ann", "bob", "cyd")):
        await room.change(partial(seating.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
    return room


@asynccontextmanager
async def another_process(registry: TableRegistry) -> AsyncIterator[TableRegistry]:
    """A registry on the same database."""
    there = TableRegistry(registry.settings, registry.sources)
    await there.store.open()
    try:
        yield there
    finally:
        await there.close()


async def begun(registry: TableRegistry, clock: ClockRules | None = RULES) -> Room:
    room = await seated(registry, clock)
    await room.start("ann")
    return room


def by_default(room: Room, seat: int) -> Command:
    game = room.running_game()
    return Command(seat, game.version, game.default_move(seat))


def later(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, after: int = LATE) -> None:
    now = registry.now() + after
    monkeypatch.setattr(registry, "now", lambda: now)


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


def test_clients_are_refused_when_a_newer_process_starts_their_game(tmp_path: Path) -> None:
    """Under rules that their process does not know."""

    async def work(registry: TableRegistry) -> None:
        room = await seated(registry)
        async with another_process(registry) as there:
            elsewhere = await there.room(room.id)
            client = await at_table(elsewhere, "bob", 1)
            game = seating.game_of(room.seating, 1, room.row.seed)
            row = replace(room.row, rev=room.row.rev + 1, status="playing", rules_version=99, code=None)
            assert await registry.store.change_table(row, room.seating.people(), game.opening(registry.now()).turn)
            await elsewhere.catch_up()
            assert client.closing == 4409
            *_, refused, end = [client.outgoing.get_nowait() for _ in range(client.outgoing.qsize())]
            assert end is None
            assert json.loads(refused or "")["error"] == "server-old-rules"

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
    asking = [cast("Any", SimpleNamespace(client=SimpleNamespace(host=host))) for host in (one, other)]
    assert (address_of(asking[0]) == address_of(asking[1])) is same


def test_messages_sent_during_a_join_arrive_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is stored when the new client loads older ones, but not yet sent to connected clients."""

    async def work(registry: TableRegistry) -> None:
        room = await seated(registry)
        ann, bob = Client("ann", 0, "en"), Client("bob", 1, "en")
        await room.audience.join(ann, None)
        read, asked = registry.store.chats_since, list[asyncio.Task[None]]()

        async def meanwhile(table_id: str, since: int, most: int) -> Any:
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


# --- votes ------------------------------------------------------------------------------------------------------------


async def at_table(room: Room, name: str, seat: int) -> Client:
    client = Client(name, seat, "en")
    await room.audience.join(client, None)
    return client


async def refused_vote(room: Room, client: Client, seat: int) -> str:
    with pytest.raises(Refusal) as caught:
        await room.vote(client, seat)
    return caught.value.key.removeprefix("server-")


def test_enough_votes_replace_an_absent_player_by_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry, None)
        ann, bob = await at_table(room, "ann", 0), await at_table(room, "bob", 1)
        assert await refused_vote(room, ann, 2) == "seat-active", "the waiting time is not over"
        later(registry, monkeypatch)
        await room.vote(ann, 2)
        assert (room.seating.seats[2].replaced, room.info("").chairs[2].votes) == (False, 1)
        assert await refused_vote(room, ann, 2) == "already-voted"
        await room.vote(bob, 2)
        assert room.seating.seats[2].replaced
        assert await refused_vote(room, bob, 2) == "seat-active"
        await at_table(room, "cyd", 2)
        assert not room.seating.seats[2].replaced

    with_registry(tmp_path, work)


@pytest.mark.parametrize(("move", "patience"), [(3600, VOTE_MS), (3 * DAY, 3 * DAY * 500)], ids=["an hour", "days"])
def test_votes_are_refused_before_the_waiting_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, move: int, patience: int
) -> None:
    """With two players, one vote is a majority."""

    async def work(registry: TableRegistry) -> None:
        slow = NewTable("super", {"players": 3}, clock=ClockRules(move=move), bots={"2": "greenhorn"})
        room = await registry.create(seating.new_table(slow, "ann"))
        for seat, name in enumerate(("ann", "bob")):
            await room.change(partial(seating.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
        await room.start("ann")
        ann = await at_table(room, "ann", 0)
        asked = room.running_game().current.clock.since[1]
        for after, allowed in ((patience - 1, False), (patience, True)):
            monkeypatch.setattr(registry, "now", lambda now=asked + after: now)
            if allowed:
                await room.vote(ann, 1)
            else:
                assert await refused_vote(room, ann, 1) == "seat-active"
            assert room.seating.seats[1].replaced is allowed

    with_registry(tmp_path, work)


@pytest.mark.parametrize("leaves", [True, False], ids=["left", "not connected"])
def test_only_connected_players_count_in_votes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: bool) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry, None)
        ann = await at_table(room, "ann", 0)
        if leaves:
            await at_table(room, "bob", 1)
            await room.change(lambda draft: seating.leave(draft, "bob", waiting=False))
        later(registry, monkeypatch)
        await room.vote(ann, 2)
        assert room.seating.seats[2].replaced

    with_registry(tmp_path, work)


def test_a_repeated_vote_counts_after_a_player_has_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        room = await begun(registry, None)
        ann, bob = await at_table(room, "ann", 0), await at_table(room, "bob", 1)
        later(registry, monkeypatch)
        await room.vote(ann, 2)
        assert await refused_vote(room, ann, 2) == "already-voted"
        room.audience.part(bob)
        await room.vote(ann, 2)
        assert room.seating.seats[2].replaced

    with_registry(tmp_path, work)


# --- hosts ------------------------------------------------------------------------------------------------------------


def heard(client: Client) -> list[dict[str, Any]]:
    return [json.loads(client.outgoing.get_nowait() or "") for _ in range(client.outgoing.qsize())]


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


# --- other processes --------------------------------------------------------------------------------------------------


class Bus(NoBus):
    """A bus that can be unhealthy and records messages."""

    def __init__(self) -> None:
        self.healthy = True
        self.said: list[Message] = []

    def publish(self, message: Message) -> None:
        self.said.append(message)


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
