"""Races: duplicate moves, two devices, two seats of one person, two processes. The first move wins."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import Move, Ping, Pong, Refused, ServerFrame, Turn, Viewing
from support.players import moves_of, open_game
from support.reconnecting_players import connected_people
from support.serving import Server

ROUNDS = 8


async def view(table: RemoteTable) -> RemoteTable:
    """Receive until the first view."""
    while not isinstance(await table.receive(), Viewing):
        pass
    return table


async def until_told(table: RemoteTable, version: int) -> list[ServerFrame]:
    """Receive frames up to this version."""
    frames: list[ServerFrame] = []
    while table.version < version:
        frames.append(await table.receive())
    return frames


async def refusal(table: RemoteTable) -> str:
    """The key of the next refusal, which is followed by the current view."""
    while not isinstance(frame := await table.receive(), Refused):
        pass
    assert isinstance(await table.receive(), Viewing)
    return frame.error


async def move(table: RemoteTable, text: str) -> list[str]:
    """Make a move and wait until it has been processed. Returns the keys of refusals."""
    await table.send(Move(table.version, text))
    await table.send(Ping())
    refusals = []
    while not isinstance(frame := await table.receive(), Pong):
        if isinstance(frame, Refused):
            refusals.append(frame.error)
            assert isinstance(await table.receive(), Viewing)
    return refusals


def first_acting(tables: Sequence[RemoteTable]) -> int:
    return acting(tables[0].view)[0]


def test_a_move_that_is_sent_twice_is_played_once(server: Server) -> None:
    async def race() -> None:
        async with Remote(server.url) as host, Remote(server.url) as guest:
            info = await open_game([host, guest], "express", 2)
            async with host.connect(info.id) as one, guest.connect(info.id) as other:
                tables = [await view(one), await view(other)]
                for _ in range(ROUNDS):
                    mover = tables[first_acting(tables)]
                    version = mover.version
                    twice = Move(version, mover.choices[0].move)
                    await mover.send(twice)
                    await mover.send(twice)
                    assert await refusal(mover) == "server-stale"
                    for table in tables:
                        await until_told(table, version + 1)
                        assert table.version == version + 1
                assert (await host.table(info.id)).version == tables[0].version

    asyncio.run(race())


def test_the_first_of_two_moves_from_two_devices_is_played(server: Server) -> None:
    asyncio.run(_two_devices([server, server]))


def test_one_of_two_moves_sent_to_two_processes_is_played(pair: list[Server]) -> None:
    asyncio.run(_two_devices(pair))


async def _two_devices(servers: list[Server]) -> None:
    """Each person has a device at each server and sends moves from both at once, if possible different ones."""
    async with connected_people(servers, 2) as people, AsyncExitStack() as stack:
        info = await open_game([remotes[0] for remotes in people], "express", 2)
        devices = [
            [await view(await stack.enter_async_context(remote.connect(info.id))) for remote in remotes]
            for remotes in people
        ]
        everything = [table for pair in devices for table in pair]
        for _ in range(ROUNDS):
            movers = devices[first_acting(everything)]
            version = movers[0].version
            assert [table.version for table in everything] == [version] * 4
            choices = [movers[0].choices[0].move, movers[0].choices[-1].move]
            refusals = await asyncio.gather(*(move(*each) for each in zip(movers, choices, strict=True)))
            assert sorted(refusals) == [[], ["server-stale"]]
            for table in everything:
                await until_told(table, version + 1)
            assert all(pair[0].view == pair[1].view for pair in devices)
            assert [table.version for table in everything] == [version + 1] * 4
        assert (await people[0][0].table(info.id)).version == everything[0].version


def test_two_seats_of_one_person_choose_independently(server: Server) -> None:
    async def race() -> None:
        async with Remote(server.url) as both:
            info = await open_game([both, both, both], "super", 3)
            async with AsyncExitStack() as stack:
                tables = [
                    await view(await stack.enter_async_context(both.connect(info.id, seat=seat))) for seat in range(3)
                ]
                version = tables[0].version
                together = acting(tables[0].view)
                assert len(together) > 1
                await asyncio.gather(
                    *(tables[seat].send(Move(version, moves_of("super", tables[seat].choices)[0])) for seat in together)
                )
                for table in tables:
                    turns = [
                        frame for frame in await until_told(table, version + len(together)) if isinstance(frame, Turn)
                    ]
                    assert sorted(turn.seat for turn in turns) == together

    asyncio.run(race())


def test_a_socket_cannot_play_for_another_seat_of_its_owner(server: Server) -> None:
    async def race() -> None:
        async with Remote(server.url) as both:
            info = await open_game([both, both], "express", 2)
            async with both.connect(info.id, seat=0) as one, both.connect(info.id, seat=1) as other:
                tables = [await view(one), await view(other)]
                mover = tables[first_acting(tables)]
                idle = tables[1 - first_acting(tables)]
                version = mover.version
                same = Move(version, mover.choices[0].move)
                await asyncio.gather(idle.send(same), mover.send(same))
                assert await refusal(idle)
                for table in tables:
                    await until_told(table, version + 1)
                    assert table.version == version + 1

    asyncio.run(race())
