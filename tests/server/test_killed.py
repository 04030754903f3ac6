"""A server that is killed at any moment, and started again: nothing that anybody was told is lost."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from coltexpress.server.protocol import Turn, Viewing
from coltexpress.server.remote import Remote
from support.players import open_game
from support.services import Postgres
from support.serving import Server
from support.survivors import Survivor, check_history

GAMES = 50
KILLS = 3
KINDS = (("super", 3, 3), ("super", 4, 3), ("express", 2, 2), ("super", 3, 2), ("super", 4, 4))
"""Game, players, people among them. Super Express is soon over; the others are played when the last kill comes."""
HOUR = 60 * 60
SAFETY_SECONDS = 300


class Moments:
    """Says when so many turns have been told, to whomever."""

    def __init__(self) -> None:
        self.turns = 0
        self._next = 0
        self._reached = asyncio.Event()

    def count(self, _turn: Turn) -> None:
        self.turns += 1
        if self.turns >= self._next:
            self._reached.set()

    async def after(self, turns: int) -> None:
        self._next = self.turns + turns
        self._reached.clear()
        await self._reached.wait()


async def play_through(server: Server, random: Random) -> None:
    async with AsyncExitStack() as stack:
        moments = Moments()
        everybody = [await stack.enter_async_context(Remote(server.url)) for _ in range(8)]
        games: list[list[Survivor]] = []
        for number in range(GAMES):
            kind, players, count = KINDS[number % len(KINDS)]
            people = [everybody[(number + seat) % len(everybody)] for seat in range(count)]
            table = await open_game(people, kind, players, clock={"move": HOUR, "reserve": HOUR})
            games.append(
                [
                    Survivor([person], table.id, seat, Random(random.random()), moments.count)
                    for seat, person in enumerate(people)
                ]
            )
        playing = asyncio.gather(*(person.play() for game in games for person in game))
        try:
            for _ in range(KILLS):
                await moments.after(random.randrange(50, 400))
                await asyncio.sleep(random.random() / 50)
                server.kill()
                server.start(wait=False)
            await playing
        finally:
            playing.cancel()
        assert sum(person.breaks for game in games for person in game) >= GAMES
        for game in games:
            await check_history(game)
            assert all(person.reserves == {HOUR * 1000} for person in game)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_told_is_lost_when_the_server_is_killed(
    database: str, start_server: Callable[..., Server], request: pytest.FixtureRequest
) -> None:
    settings: dict[str, str] = {}
    if database == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database"] = postgres.create("killed")
    asyncio.run(asyncio.wait_for(play_through(start_server(**settings), Random(database)), SAFETY_SECONDS))


def test_clocks_go_on_when_the_server_is_killed(start_server: Callable[..., Server]) -> None:
    server = start_server(grace=0)

    async def wait_for_the_clock() -> None:
        async with Remote(server.url) as host, Remote(server.url) as guest:
            table = await open_game([host, guest], "express", 2, clock={"move": 5, "reserve": 1, "out": "default"})
            async with host.look(table.id) as before:
                while not isinstance(shown := await before.receive(), Viewing):
                    pass
            assert shown.times is not None
            server.kill()
            server.start()
            async with host.look(table.id) as after:
                while not isinstance(again := await after.receive(), Viewing):
                    pass
                if again.version == shown.version:  # unless starting took longer than the clock allows
                    assert again.times is not None
                    assert again.times.due == shown.times.due
                    while not isinstance(again := await after.receive(), Turn):
                        pass
                assert again.times is not None
                assert again.times.now >= min(shown.times.due.values())
                assert min(again.times.reserve) == 0
            told = await host.ask("GET", f"/tables/{table.id}/history?seat=0&start={shown.version}")
            assert told["turns"][0]["by"] == "clock"

    asyncio.run(asyncio.wait_for(wait_for_the_clock(), SAFETY_SECONDS))
