"""The bus or the database is gone, and comes back: play stops or goes on, and nothing wrong is shown."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import httpx
import pytest

from coltexpress.protocol.messages import Move, Refused, Turn, Viewing
from support.players import open_game
from support.reconnecting_players import Survivor, check_history, everybody
from support.services import Postgres, Service, Valkey
from support.serving import Server
from support.waiting import PATIENT, until_async

EXPRESS_GAMES = 2


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
            games.append([Survivor(doors, table.id, seat, on_turn=count) for seat, doors in enumerate(people[:number])])
        survivors = [person for game in games for person in game]
        async with asyncio.TaskGroup() as playing:
            for person in survivors:
                playing.create_task(person.play())
            await under_way.wait()
            await outage(survivors)
        for game in games:
            await check_history(game)
            await check_history(game[::-1])
    for server in pair:
        assert "Traceback" not in server.log.read_text()


async def wait_until(server: Server, so: Callable[[httpx.Response], bool]) -> None:
    """Whether it is ready, it says itself."""
    async with httpx.AsyncClient(timeout=PATIENT) as client:

        async def is_so() -> bool:
            return so(await client.get(f"{server.url}/ready"))

        await until_async(is_so)


async def wait_until_bus(server: Server, bus: str) -> None:
    await wait_until(server, lambda answer: answer.is_success and answer.json()["bus"] == bus)


def goes_on(person: Survivor, since: int) -> bool:
    return person.over or person.version > since


def test_play_goes_on_while_the_bus_is_away(pair: list[Server], valkey: Valkey) -> None:
    async def outage(survivors: list[Survivor]) -> None:
        valkey.kill()
        for server in pair:
            await wait_until_bus(server, "away")
        before = [person.version for person in survivors]
        for person, then in zip(survivors, before, strict=True):  # the store tells what the bus cannot
            await until_async(partial(goes_on, person, then))
        valkey.start()
        for server in pair:
            await wait_until_bus(server, "ok")

    asyncio.run(play_through(pair, outage))


async def nothing_happens(survivors: list[Survivor]) -> None:
    """Whoever is asked moves in vain, again and again, and nobody hears of any turn."""
    await asyncio.gather(*(person.settle() for person in survivors))
    before = [person.version for person in survivors]
    for person in survivors:
        if person.asked:  # some may not know yet: their process cannot look
            await until_async(partial(refused, person, len(person.refusals) + 2))
    await asyncio.gather(*(person.settle() for person in survivors))
    assert [person.version for person in survivors] == before


def refused(person: Survivor, times: int) -> bool:
    return len(person.refusals) >= times and person.refusals[-1] == "server-store-unavailable"


@pytest.mark.parametrize("end", [Service.stop, Service.kill])
def test_play_stops_and_resumes_when_the_database_is_away(
    pair: list[Server], postgres: Postgres, end: Callable[[Service], None]
) -> None:
    async def outage(survivors: list[Survivor]) -> None:
        end(postgres)  # nobody chooses meanwhile
        try:
            for server in pair:
                await wait_until(server, lambda answer: not answer.is_success)
            await nothing_happens(survivors)
        finally:
            postgres.start()
        assert not all(person.over for person in survivors)

    asyncio.run(play_through(pair, outage))


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
