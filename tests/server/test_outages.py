"""The bus or the database is gone, and comes back: play stops or goes on, and nothing wrong is shown."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import httpx
import pytest

from coltexpress.server.protocol import Move, Refused, Turn, Viewing
from support.players import open_game
from support.services import Postgres, Service, Valkey
from support.serving import Server
from support.survivors import Survivor, check_history, everybody

BUS_AWAY_SECONDS = 10
DATABASE_AWAY_SECONDS = 3
EXPRESS_GAMES = 2
SAFETY_SECONDS = 300


async def play_through(pair: list[Server], outage: Callable[[list[Survivor]], Coroutine[Any, Any, None]]) -> None:
    """Games with people at both processes, in which something fails once they are under way."""
    under_way = asyncio.Event()

    def count(turn: Turn) -> None:
        if turn.version >= 8:
            under_way.set()

    async with everybody(pair, 4) as people:
        games = []
        for kind, number in [*[("express", 2)] * EXPRESS_GAMES, ("super", 4)]:
            table = await open_game([doors[0] for doors in people[:number]], kind, number)
            games.append(
                [Survivor(doors, table.id, seat, Random(seat), count) for seat, doors in enumerate(people[:number])]
            )
        survivors = [person for game in games for person in game]
        playing = asyncio.gather(*(person.play() for person in survivors))
        try:
            await under_way.wait()
            await outage(survivors)
            await playing
        finally:
            playing.cancel()
        for game in games:
            await check_history(game)
            await check_history(game[::-1])
    for server in pair:
        assert "Traceback" not in server.log.read_text()


async def wait_until_bus(server: Server, bus: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(SAFETY_SECONDS):
            answer = await client.get(f"{server.url}/ready")
            if answer.is_success and answer.json()["bus"] == bus:
                return
            await asyncio.sleep(0.5)
    raise TimeoutError(bus)


def test_play_goes_on_while_the_bus_is_away(pair: list[Server], valkey: Valkey) -> None:
    async def outage(survivors: list[Survivor]) -> None:
        await asyncio.to_thread(valkey.kill)
        for server in pair:
            await wait_until_bus(server, "away")
        before = [person.version for person in survivors]
        await asyncio.sleep(BUS_AWAY_SECONDS)
        assert all(person.over or person.version > then for person, then in zip(survivors, before, strict=True)), (
            "the store tells what the bus cannot"
        )
        await asyncio.to_thread(valkey.start)
        for server in pair:
            await wait_until_bus(server, "ok")

    asyncio.run(asyncio.wait_for(play_through(pair, outage), SAFETY_SECONDS))


@pytest.mark.parametrize("end", [Service.stop, Service.kill])
def test_play_stops_and_resumes_when_the_database_is_away(
    pair: list[Server], postgres: Postgres, end: Callable[[Service], None]
) -> None:
    async def outage(survivors: list[Survivor]) -> None:
        await asyncio.to_thread(end, postgres)
        try:
            await asyncio.sleep(DATABASE_AWAY_SECONDS)
            before = [person.version for person in survivors]
            await asyncio.sleep(DATABASE_AWAY_SECONDS)
            assert [person.version for person in survivors] == before
        finally:
            await asyncio.to_thread(postgres.start)
        assert not all(person.over for person in survivors)

    asyncio.run(asyncio.wait_for(play_through(pair, outage), SAFETY_SECONDS))


def test_a_move_made_while_the_database_is_away_is_refused_and_can_be_made_again(
    pair: list[Server], postgres: Postgres
) -> None:
    async def move() -> None:
        async with everybody(pair, 2) as ((host, _), (_, guest)):
            info = await open_game([host, guest], "express", 2)
            async with host.look(info.id) as one, guest.look(info.id) as other:
                tables = [one, other]
                for table in tables:
                    while not table.view:
                        await table.receive()
                mover = tables[one.view["to_act"][0]]
                wanted = Move(mover.version, mover.choices[0].move)
                await asyncio.to_thread(postgres.stop)
                try:
                    await mover.send(wanted)
                    while not isinstance(refused := await mover.receive(), Refused):
                        pass
                    assert refused.error == "server-store-unavailable"
                    assert isinstance(shown := await mover.receive(), Viewing)
                    assert shown.version == wanted.version
                finally:
                    await asyncio.to_thread(postgres.start)
                await mover.send(wanted)
                for table in tables:
                    while not isinstance(turn := await table.receive(), Turn):
                        assert not isinstance(turn, Refused), turn
                    assert turn.version == wanted.version + 1

    asyncio.run(asyncio.wait_for(move(), SAFETY_SECONDS))
