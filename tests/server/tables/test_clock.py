"""Clocks of a server: timeouts and restarts."""

import asyncio
from collections.abc import Callable

import pytest

from coltexpress.client.remote import RemoteTable
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import Turn, Viewing
from coltexpress.tables import stand_ins
from support.players import Guests, open_game, play_on, run
from support.serving import Server


@pytest.mark.parametrize("out", ["bot", "default"])
def test_after_repeated_timeouts_a_bot_takes_over(still_server: Server, out: str) -> None:
    async def play(guests: Guests) -> None:
        host, idler = await guests("Ann", "Bob")
        clock = {"move": 5, "reserve": 0, "out": out}
        info = await open_game([host, idler], "super", 3, clock=clock)
        chosen: list[str] = []
        async with host.connect(info.id) as table, asyncio.TaskGroup() as group:
            playing = group.create_task(play_on(table, 0, 1))
            async with idler.connect(info.id) as asleep:
                async for frame in asleep:
                    if isinstance(frame, Turn) and frame.seat == 1:
                        chosen.append(frame.by)
                    if asleep.info is not None and asleep.info.chairs[1].stand_in:
                        break
                    if isinstance(frame, Viewing | Turn) and acting(asleep.view) == [1]:
                        still_server.advance(5)
            playing.cancel()
        assert chosen == ["clock"] * stand_ins.IDLE_TURNS

    run(still_server, play)


def test_clocks_continue_after_a_restart(start_server: Callable[..., Server]) -> None:
    server = start_server(still=True, grace=0)
    dues: list[int] = []

    async def play(guests: Guests) -> None:
        (host,) = await guests("Ann")
        info = await open_game([host], "super", 3, clock={"move": 6, "reserve": 2})
        async with host.connect(info.id) as table:
            dues.append(await due_at(table))
        server.kill()
        server.start()
        async with host.connect(info.id) as table:
            dues.append(await due_at(table))
            server.advance(8)
            async for frame in table:
                if isinstance(frame, Turn) and frame.seat == 0:
                    assert frame.by == "clock"
                    return

    run(server, play)
    assert dues[0] == dues[1]


async def due_at(table: RemoteTable) -> int:
    """The deadline that the server sends us."""
    while True:
        frame = await table.receive()
        if isinstance(frame, Viewing) and frame.times is not None:
            return frame.times.due["0"]
