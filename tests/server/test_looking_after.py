"""What a house does by itself: clocks, notices, tables that nobody needs any more."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from coltexpress.core.protocol import Viewer
from coltexpress.server import lobby
from coltexpress.server.client import Client
from coltexpress.server.house import House
from coltexpress.server.people import address_of
from coltexpress.server.play import Attempt, Play
from coltexpress.server.protocol import ClockRules, NewTable
from coltexpress.server.routes.tables import _line
from coltexpress.server.settings import Settings
from coltexpress.server.table import OpenTable

RULES = ClockRules(move=30, reserve=0, out="default")
LATE = 40_000


def at_home(path: Path, work: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """In a house of one's own, whose clock nobody looks at unless a test does."""

    async def whole() -> None:
        house = House(Settings(database=f"sqlite:///{path}/games.db", **more))
        await house.store.open()
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


async def seated(house: House) -> OpenTable:
    table = await house.create(lobby.new_table(NewTable("super", {"players": 3}, clock=RULES), "ann"))
    for seat, name in enumerate(("ann", "bob", "cyd")):
        await table.change(partial(lobby.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
    return table


async def begun(house: House) -> OpenTable:
    table = await seated(house)
    await table.start("ann")
    return table


def by_default(seat: int, play: Play, at: int, viewers: Sequence[Viewer]) -> Attempt:
    return play.attempt(seat, play.default_move(seat), play.version, "person", at, viewers)


def later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    now = house.now() + LATE
    monkeypatch.setattr(house, "now", lambda: now)


@pytest.mark.parametrize(("grace", "turns"), [(0.0, 1), (3600.0, 0)], ids=["in time", "just started"])
def test_the_clock_chooses_only_after_people_had_time_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, grace: float, turns: int
) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        later(house, monkeypatch)
        await table.tick()
        assert table.row.version == 1 + turns
        assert sum(place.missed for place in table.doc.places) == turns

    at_home(tmp_path, work, grace=grace)


def test_whoever_chooses_again_is_forgiven_what_the_clock_chose(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        client = Client("ann", 0, "en")
        await table.join(client, None)
        await table.change(lambda doc: lobby.count_missed(doc, 0))
        play = table.playing()
        await table.move(client, play.default_move(0), play.version)
        assert table.doc.places[0].missed == 0

    at_home(tmp_path, work)


def test_a_table_that_was_looked_after_is_due_when_the_next_is_late(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        await house.store.put_off(table.id, table.row.version, 0)
        assert await house.store.due(house.now(), 9) == [table.id]
        await table.tick()
        assert await house.store.due(house.now(), 9) == []
        assert await house.store.due(house.now() + LATE, 9) == [table.id]

    at_home(tmp_path, work, grace=0.0)


def test_a_game_of_older_rules_is_never_due_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        monkeypatch.setattr(house, "rules_version", lambda _: 99)
        table.play = None
        later(house, monkeypatch)
        assert await house.store.due(house.now(), 9) == [table.id]
        await table.tick()
        assert await house.store.due(house.now(), 9) == []

    at_home(tmp_path, work)


def test_who_missed_much_is_told_where_it_leads_and_who_missed_little_what_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        monkeypatch.setattr("coltexpress.server.table.MOST_TOLD_AGAIN", 2)
        table = await begun(house)
        for seat in (0, 1, 0):  # whoever has chosen may still take it back
            await table.turn(partial(by_default, seat))
        told: list[list[str]] = []
        for since in (1, 2):
            client = Client("cyd", 2, "en")
            await table.join(client, since)
            frames = [json.loads(client.outgoing.get_nowait() or "") for _ in range(client.outgoing.qsize())]
            told.append([frame["type"] for frame in frames if frame["type"] in ("turn", "view")])
        assert told == [["view"], ["turn", "turn"]]

    at_home(tmp_path, work)


def test_only_who_is_away_is_told_of_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        told: list[str] = []
        monkeypatch.setattr(house, "notify", lambda identity, *_: told.append(identity))
        table = await seated(house)
        await table.join(Client("bob", 1, "en"), None)
        await table.start("ann")
        assert sorted(told) == ["ann", "cyd"]

    at_home(tmp_path, work)


def test_a_list_says_when_a_person_is_late_and_nothing_of_bots(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        assert _line(table.row, "ann").due == table.row.due
        await table.change(lambda doc: lobby.hand_over(doc, 1))
        assert table.row.due
        assert _line(table.row, "ann").due == 0

    at_home(tmp_path, work)


def test_tables_that_were_forgotten_are_closed_and_their_codes_are_free_again(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        old, new = [await house.create(lobby.new_table(NewTable("super", {"players": 3}), "ann")) for _ in range(2)]
        await house.store.change_table(replace(old.row, rev=1, created=1000), ())
        await house.store.close_forgotten(2000)
        found = [await house.store.table(each.id) for each in (old, new)]
        assert [(each[0].status, each[0].code is None) for each in found if each] == [
            ("closed", True),
            ("waiting", False),
        ]
        assert await house.store.coded(old.row.code or "") is None

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
def test_a_household_counts_as_one_address(one: str, other: str, same: bool) -> None:
    asking = [cast("Any", SimpleNamespace(client=SimpleNamespace(host=host))) for host in (one, other)]
    assert (address_of(asking[0]) == address_of(asking[1])) is same


def test_what_is_said_while_somebody_comes_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stored when they ask for what was said before, and not yet told to those who are there."""

    async def work(house: House) -> None:
        table = await seated(house)
        ann, bob = Client("ann", 0, "en"), Client("bob", 1, "en")
        await table.join(ann, None)
        read, asked = house.store.chats_since, list[asyncio.Task[None]]()

        async def meanwhile(table_id: str, since: int, most: int) -> Any:
            if bob in table.clients and not asked:
                asked.append(asyncio.create_task(table.say(ann, "Hands up", "")))
                while not await read(table_id, 0, most):  # noqa: ASYNC110  nobody tells when it is stored
                    await asyncio.sleep(0.01)
            return await read(table_id, since, most)

        monkeypatch.setattr(house.store, "chats_since", meanwhile)
        await table.join(bob, None)
        await asyncio.gather(*asked)
        for client in (ann, bob):
            heard = [client.outgoing.get_nowait() or "" for _ in range(client.outgoing.qsize())]
            assert sum("Hands up" in frame for frame in heard) == 1

    at_home(tmp_path, work)
