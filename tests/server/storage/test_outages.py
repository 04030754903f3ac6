"""Outages of bus and database: play continues or pauses, and clients never see a wrong state."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial

import httpx
import pytest

from coltexpress.engine.views import acting
from coltexpress.protocol.messages import Move, Refused, Turn, Viewing
from support.players import open_game
from support.reconnecting_players import ReconnectingPlayer, check_history, connected_people
from support.services import Postgres, Service, Valkey
from support.serving import Server
from support.waiting import PATIENT, until_async

EXPRESS_GAMES = 2


async def play_through(
    pair: list[Server], outage: Callable[[list[ReconnectingPlayer]], Coroutine[object, object, None]]
) -> None:
    """Play games with people at both processes and start the outage when they are in progress."""
    under_way = asyncio.Event()

    def count(turn: Turn) -> None:
        if turn.version >= 8:
            under_way.set()

    async with connected_people(pair, 4) as people:
        games = []
        for kind, number in [*[("express", 2)] * EXPRESS_GAMES, ("super", 4)]:
            table = await open_game([remotes[0] for remotes in people[:number]], kind, number)
            games.append(
                [
                    ReconnectingPlayer(remotes, table.id, seat, on_turn=count)
                    for seat, remotes in enumerate(people[:number])
                ]
            )
        players = [person for game in games for person in game]
        async with asyncio.TaskGroup() as playing:
            for person in players:
                playing.create_task(person.play())
            await under_way.wait()
            await outage(players)
        for game in games:
            await check_history(game)
            await check_history(game[::-1])
    for server in pair:
        assert "Traceback" not in server.log.read_text()


async def wait_until(server: Server, so: Callable[[httpx.Response], bool]) -> None:
    """Wait for a response of the readiness probe."""
    async with httpx.AsyncClient(timeout=PATIENT) as client:

        async def is_so() -> bool:
            return so(await client.get(f"{server.url}/ready"))

        await until_async(is_so)


async def wait_until_bus(server: Server, bus: str) -> None:
    await wait_until(server, lambda answer: answer.is_success and answer.json()["bus"] == bus)


def goes_on(person: ReconnectingPlayer, since: int) -> bool:
    return person.over or person.version > since


def test_play_continues_while_the_bus_is_unavailable(pair: list[Server], valkey: Valkey) -> None:
    async def outage(players: list[ReconnectingPlayer]) -> None:
        valkey.kill()
        for server in pair:
            await wait_until_bus(server, "away")
        before = [person.version for person in players]
        for person, then in zip(players, before, strict=True):  # polling the store replaces the bus
            await until_async(partial(goes_on, person, then))
        valkey.start()
        for server in pair:
            await wait_until_bus(server, "ok")

    asyncio.run(play_through(pair, outage))


async def nothing_happens(players: list[ReconnectingPlayer]) -> None:
    """All moves are refused repeatedly, and no turn is sent."""
    await asyncio.gather(*(person.settle() for person in players))
    before = [person.version for person in players]
    for person in players:
        if person.asked:  # others may not know that it is their turn: their process cannot read the store
            await until_async(partial(refused, person, len(person.refusals) + 2))
    await asyncio.gather(*(person.settle() for person in players))
    assert [person.version for person in players] == before


def refused(person: ReconnectingPlayer, times: int) -> bool:
    return len(person.refusals) >= times and person.refusals[-1] == "server-store-unavailable"


@pytest.mark.parametrize("end", [Service.stop, Service.kill])
def test_play_stops_while_the_database_is_unavailable_and_resumes(
    pair: list[Server], postgres: Postgres, end: Callable[[Service], None]
) -> None:
    async def outage(players: list[ReconnectingPlayer]) -> None:
        end(postgres)  # no moves are made meanwhile
        try:
            for server in pair:
                await wait_until(server, lambda answer: not answer.is_success)
            await nothing_happens(players)
        finally:
            postgres.start()
        assert not all(person.over for person in players)

    asyncio.run(play_through(pair, outage))


def test_a_move_refused_while_the_database_is_unavailable_can_be_repeated(
    pair: list[Server], postgres: Postgres
) -> None:
    async def move() -> None:
        async with connected_people(pair, 2) as ((host, _), (_, guest)):
            info = await open_game([host, guest], "express", 2)
            async with host.connect(info.id) as one, guest.connect(info.id) as other:
                tables = [one, other]
                for table in tables:
                    while not table.view:
                        await table.receive()
                mover = tables[acting(one.view)[0]]
                wanted = Move(mover.version, mover.choices[0].move)
                postgres.stop()
                try:
                    await mover.send(wanted)
                    while not isinstance(refused := await mover.receive(), Refused):
                        pass
                    assert refused.error == "server-store-unavailable"
                    assert isinstance(shown := await mover.receive(), Viewing)
                    assert shown.version == wanted.version
                finally:
                    postgres.start()
                await mover.send(wanted)
                for table in tables:
                    while not isinstance(turn := await table.receive(), Turn):
                        assert not isinstance(turn, Refused), turn
                    assert turn.version == wanted.version + 1

    asyncio.run(move())
