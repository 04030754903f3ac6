"""Votes to replace an absent player by a bot."""

from functools import partial
from pathlib import Path

import pytest

from coltexpress.protocol.messages import DAY, ClockRules, NewTable
from coltexpress.server.errors import Refusal
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.tables import seating
from coltexpress.tables.deadlines import VOTE_MS
from support.registries import at_table, begun, later, with_registry


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
        asked = room.table.running_game().current.clock.since[1]
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
