"""Background jobs: clocks, notices, votes, absent hosts, abandoned tables, other processes."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from coltexpress.engine.contract import Viewer
from coltexpress.protocol.messages import DAY, ClockRules, NewTable
from coltexpress.server.bus.bus import Message, NoBus
from coltexpress.server.errors import Refusal
from coltexpress.server.http.auth import address_of
from coltexpress.server.http.tables import _line
from coltexpress.server.settings import Settings
from coltexpress.server.tables import seating
from coltexpress.server.tables.autoplay import VOTE_MS
from coltexpress.server.tables.live_game import LiveGame, ProposedTurn
from coltexpress.server.tables.presence import HOST_MS
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.server.websocket.client import Client
from support.server_process import FIXED
from support.waiting import until_async

RULES = ClockRules(move=30, reserve=0, out="default")
LATE = 40_000


def at_home(
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
    table = await registry.create(seating.new_table(NewTable("super", {"players": 3}, clock=clock), "ann"))
    for seat, name in enumerate(("ann", "bob", "cyd")):
        await table.change(partial(seating.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
    return table


async def begun(registry: TableRegistry, clock: ClockRules | None = RULES) -> Room:
    table = await seated(registry, clock)
    await table.start("ann")
    return table


def by_default(seat: int, play: LiveGame, at: int, viewers: Sequence[Viewer]) -> ProposedTurn:
    return play.attempt(seat, play.default_move(seat), play.version, "person", at, viewers)


def later(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, after: int = LATE) -> None:
    now = registry.now() + after
    monkeypatch.setattr(registry, "now", lambda: now)


@pytest.mark.parametrize(("grace", "turns"), [(0.0, 1), (3600.0, 0)], ids=["in time", "just started"])
def test_timeouts_are_suspended_in_the_grace_period(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, grace: float, turns: int
) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry)
        later(registry, monkeypatch)
        await table.tick()
        assert table.row.version == 1 + turns
        assert sum(place.missed for place in table.doc.places) == turns

    at_home(tmp_path, work, grace=grace)


def test_a_move_resets_the_count_of_timeouts(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry)
        client = Client("ann", 0, "en")
        await table.join(client, None)
        await table.change(lambda doc: seating.count_missed(doc, 0))
        play = table.playing()
        await table.move(client, play.default_move(0), play.version)
        assert table.doc.places[0].missed == 0

    at_home(tmp_path, work)


def test_after_a_tick_a_table_is_due_at_the_next_timeout(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry)
        await registry.store.reschedule(table.id, table.row.version, 0)
        assert await registry.store.due(registry.now(), 9) == [table.id]
        await table.tick()
        assert await registry.store.due(registry.now(), 9) == []
        assert await registry.store.due(registry.now() + LATE, 9) == [table.id]

    at_home(tmp_path, work, grace=0.0)


def test_a_game_with_an_unsupported_rules_version_is_not_due_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry)
        table.row = replace(table.row, rules_version=99)
        table.play = None
        later(registry, monkeypatch)
        assert await registry.store.due(registry.now(), 9) == [table.id]
        await table.tick()
        assert await registry.store.due(registry.now(), 9) == []

    at_home(tmp_path, work)


def test_reconnecting_clients_get_few_missed_turns_or_the_full_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        monkeypatch.setattr("coltexpress.server.tables.room.MOST_TOLD_AGAIN", 2)
        table = await begun(registry)
        for seat in (0, 1, 0):  # seat 0 has chosen and takes it back
            await table.turn(partial(by_default, seat))
        told: list[list[str]] = []
        for since in (1, 2):
            client = Client("cyd", 2, "en")
            await table.join(client, since)
            frames = [json.loads(client.outgoing.get_nowait() or "") for _ in range(client.outgoing.qsize())]
            told.append([frame["type"] for frame in frames if frame["type"] in ("turn", "view")])
        assert told == [["view"], ["turn", "turn"]]

    at_home(tmp_path, work)


def test_only_disconnected_players_get_turn_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        told: list[str] = []
        monkeypatch.setattr(registry, "notify", lambda identity, *_: told.append(identity))
        table = await seated(registry)
        await table.join(Client("bob", 1, "en"), None)
        await table.start("ann")
        assert sorted(told) == ["ann", "cyd"]

    at_home(tmp_path, work)


def test_lists_show_deadlines_of_people_but_not_of_bots(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry)
        assert _line(table.row, "ann").due == table.row.due
        await table.change(lambda doc: seating.hand_over(doc, 1))
        assert table.row.due
        assert _line(table.row, "ann").due == 0

    at_home(tmp_path, work)


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
        assert await registry.store.coded(old.row.code or "") is None

    at_home(tmp_path, work)


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
        table = await seated(registry)
        ann, bob = Client("ann", 0, "en"), Client("bob", 1, "en")
        await table.join(ann, None)
        read, asked = registry.store.chats_since, list[asyncio.Task[None]]()

        async def meanwhile(table_id: str, since: int, most: int) -> Any:
            if bob in table.clients and not asked:
                asked.append(asyncio.create_task(table.chat.say(ann, "Hands up", "")))
                await until_async(lambda: read(table_id, 0, most))
            return await read(table_id, since, most)

        monkeypatch.setattr(registry.store, "chats_since", meanwhile)
        await table.join(bob, None)
        await asyncio.gather(*asked)
        for client in (ann, bob):
            heard = [client.outgoing.get_nowait() or "" for _ in range(client.outgoing.qsize())]
            assert sum("Hands up" in frame for frame in heard) == 1

    at_home(tmp_path, work)


# --- votes ------------------------------------------------------------------------------------------------------------


async def at_table(table: Room, name: str, seat: int) -> Client:
    client = Client(name, seat, "en")
    await table.join(client, None)
    return client


async def refused_vote(table: Room, client: Client, seat: int) -> str:
    with pytest.raises(Refusal) as caught:
        await table.vote(client, seat)
    return caught.value.key.removeprefix("server-")


def test_enough_votes_replace_an_absent_player_by_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry, None)
        ann, bob = await at_table(table, "ann", 0), await at_table(table, "bob", 1)
        assert await refused_vote(table, ann, 2) == "seat-active", "the waiting time is not over"
        later(registry, monkeypatch)
        await table.vote(ann, 2)
        assert (table.doc.places[2].stand_in, table.info("").chairs[2].votes) == (False, 1)
        assert await refused_vote(table, ann, 2) == "already-voted"
        await table.vote(bob, 2)
        assert table.doc.places[2].stand_in
        assert await refused_vote(table, bob, 2) == "seat-active"
        await at_table(table, "cyd", 2)
        assert not table.doc.places[2].stand_in

    at_home(tmp_path, work)


@pytest.mark.parametrize(("move", "patience"), [(3600, VOTE_MS), (3 * DAY, 3 * DAY * 500)], ids=["an hour", "days"])
def test_votes_are_refused_before_the_waiting_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, move: int, patience: int
) -> None:
    """With two players, one vote is a majority."""

    async def work(registry: TableRegistry) -> None:
        slow = NewTable("super", {"players": 3}, clock=ClockRules(move=move), bots={"2": "greenhorn"})
        table = await registry.create(seating.new_table(slow, "ann"))
        for seat, name in enumerate(("ann", "bob")):
            await table.change(partial(seating.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
        await table.start("ann")
        ann = await at_table(table, "ann", 0)
        asked = table.playing().now.clock.since[1]
        for after, allowed in ((patience - 1, False), (patience, True)):
            monkeypatch.setattr(registry, "now", lambda now=asked + after: now)
            if allowed:
                await table.vote(ann, 1)
            else:
                assert await refused_vote(table, ann, 1) == "seat-active"
            assert table.doc.places[1].stand_in is allowed

    at_home(tmp_path, work)


@pytest.mark.parametrize("leaves", [True, False], ids=["left", "not connected"])
def test_only_connected_players_count_in_votes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: bool) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry, None)
        ann = await at_table(table, "ann", 0)
        if leaves:
            await at_table(table, "bob", 1)
            await table.change(lambda doc: seating.leave(doc, "bob", waiting=False))
        later(registry, monkeypatch)
        await table.vote(ann, 2)
        assert table.doc.places[2].stand_in

    at_home(tmp_path, work)


def test_a_repeated_vote_counts_after_a_player_has_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry, None)
        ann, bob = await at_table(table, "ann", 0), await at_table(table, "bob", 1)
        later(registry, monkeypatch)
        await table.vote(ann, 2)
        assert await refused_vote(table, ann, 2) == "already-voted"
        table.part(bob)
        await table.vote(ann, 2)
        assert table.doc.places[2].stand_in

    at_home(tmp_path, work)


# --- hosts ------------------------------------------------------------------------------------------------------------


def heard(client: Client) -> list[dict[str, Any]]:
    return [json.loads(client.outgoing.get_nowait() or "") for _ in range(client.outgoing.qsize())]


async def look_after(table: Room) -> None:
    """One step of the background job."""
    if table.waits:
        await table.presence.look_for_host()


def test_an_absent_host_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await seated(registry)
        ann = await at_table(table, "ann", 0)
        await at_table(table, "watcher", 0)
        later(registry, monkeypatch, HOST_MS)
        await look_after(table)
        assert table.doc.host == "ann", "the host is connected"
        table.part(ann)
        later(registry, monkeypatch, HOST_MS)
        await look_after(table)
        assert table.doc.host == "ann", "no other player is connected"
        cyd = await at_table(table, "cyd", 2)
        heard(cyd)
        await look_after(table)
        assert table.doc.host == "cyd"
        assert heard(cyd)[-1]["table"]["hosting"]
        stored = await registry.store.table(table.id)
        assert stored is not None
        assert '"host":"cyd"' in stored[0].doc
        await at_table(table, "ann", 0)
        await table.start("cyd")

    at_home(tmp_path, work)


def test_the_background_job_replaces_absent_hosts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        monkeypatch.setattr("coltexpress.server.tables.registry._TICK_SECONDS", 0.01)
        table = await seated(registry)
        await at_table(table, "bob", 1)
        later(registry, monkeypatch, HOST_MS)
        registry.spawn(registry._tick_on())
        await until_async(lambda: table.doc.host == "bob")

    at_home(tmp_path, work)


def test_a_host_is_replaced_only_after_a_minute_of_absence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await seated(registry)
        ann, cyd = await at_table(table, "ann", 0), await at_table(table, "cyd", 2)
        later(registry, monkeypatch, HOST_MS)
        await look_after(table)
        table.part(ann)
        later(registry, monkeypatch, HOST_MS - 1)
        await look_after(table)
        assert table.doc.host == "ann"
        await at_table(table, "ann", 0)
        await look_after(table)
        later(registry, monkeypatch, HOST_MS - 1)
        await look_after(table)
        assert (table.doc.host, cyd in table.clients) == ("ann", True)
        for client in list(table.clients):
            table.part(client)
        later(registry, monkeypatch, HOST_MS)
        await at_table(table, "cyd", 2)
        await look_after(table)
        assert table.doc.host == "ann", "the absence time restarts after all were disconnected"

    at_home(tmp_path, work)


def test_a_host_without_a_seat_is_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if they are connected to another process."""

    async def work(registry: TableRegistry) -> None:
        table = await registry.create(seating.new_table(NewTable("super", {"players": 3}), "ann"))
        await table.change(partial(seating.sit, identity="bob", name="bob", salt="s" * 16, seat=0, bandit=""))
        ann = await at_table(table, "ann", 0)
        await at_table(table, "bob", 0)
        later(registry, monkeypatch, HOST_MS)
        await look_after(table)
        told: list[Message] = []
        monkeypatch.setattr(registry.bus, "publish", told.append)
        table.presence.publish()
        table.part(ann)
        table.presence.hear("another", told[0]["seats"], 1)
        later(registry, monkeypatch, HOST_MS)
        await look_after(table)
        assert table.doc.host == "ann"
        told.clear()
        await table.change(partial(seating.sit, identity="cyd", name="cyd", salt="s" * 16, seat=1, bandit=""))
        assert [message["kind"] for message in told] == ["here", "table"]
        table.presence.hear("another", (), 0)
        later(registry, monkeypatch, HOST_MS)
        await look_after(table)
        assert table.doc.host == "bob"

    at_home(tmp_path, work)


# --- other processes --------------------------------------------------------------------------------------------------


class Bus(NoBus):
    """A bus that can be unhealthy and records messages."""

    def __init__(self) -> None:
        self.healthy = True
        self.said: list[Message] = []

    def publish(self, message: Message) -> None:
        self.said.append(message)


def test_no_player_is_considered_gone_while_the_bus_is_unavailable(tmp_path: Path) -> None:
    clock = [1000.0]

    async def work(registry: TableRegistry) -> None:
        table = await begun(registry)
        registry.bus = bus = Bus()
        registry.peers.hear({"kind": "here", "id": table.id, "process": "another", "seats": [1], "watching": 0})
        bus.healthy = False
        for healthy, at, here in ((False, 1030, {1}), (True, 1040, {1}), (True, 1047, set[int]())):
            bus.healthy, clock[0] = healthy, float(at)
            registry.peers.forget_dead()
            assert table.presence.here() == here, at

    at_home(tmp_path, work, lambda: clock[0])


def test_presence_is_exchanged_when_the_bus_is_back(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await begun(registry)
        await at_table(table, "bob", 1)
        registry.bus = bus = Bus()
        registry.peers.lost()
        assert [message["kind"] for message in bus.said] == ["here", "who"]
        assert not registry.peers.knows_who_is_here()

    at_home(tmp_path, work)


def test_a_game_starts_despite_a_concurrent_change_by_another_process(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        table = await seated(registry)
        there = TableRegistry(registry.settings, registry.sources)
        await there.store.open()
        elsewhere = await there.table(table.id)
        await elsewhere.change(lambda doc: seating.say_ready(doc, "bob", ready=True))
        await table.start("ann")
        assert (table.row.status, table.doc.places[1].ready) == ("playing", True)
        with pytest.raises(Refusal, match="not-waiting"):
            await elsewhere.start("ann")
        await there.close()

    at_home(tmp_path, work)
