"""A server that is killed at any moment, and started again: nothing that anybody was told is lost."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from itertools import cycle, islice
from random import Random

import pytest

from coltexpress.client.remote import Remote
from coltexpress.protocol.messages import Turn, Viewing
from support.players import open_game
from support.reconnecting_players import Survivor, check_history
from support.services import Postgres
from support.serving import Server

KINDS = (("super", 3, 3), ("express", 2, 2), ("super", 4, 3), ("express", 3, 2), ("super", 4, 4), ("express", 2, 2))
"""Game, players, people among them."""
TURNS = (4, 20, 6, 30, 6, 40)
"""When the server is killed: at this turn of each of these games, in mid-game."""
HOUR = 60 * 60


@pytest.fixture(params=["sqlite", "postgresql"])
def mortal(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Server:
    """A server with either database."""
    if request.param == "sqlite":
        return start_server()
    postgres: Postgres = request.getfixturevalue("postgres")
    return start_server(database=postgres.create())


async def begin(
    stack: AsyncExitStack, server: Server, kinds: Sequence[tuple[str, int, int]], seed: int | str
) -> list[list[Survivor]]:
    """Games of these kinds, by people of whom each plays in several."""
    everybody = [await stack.enter_async_context(Remote(server.url)) for _ in range(8)]
    games = []
    for number, (kind, players, count) in enumerate(kinds):
        people = [everybody[(number + seat) % len(everybody)] for seat in range(count)]
        table = await open_game(people, kind, players, clock={"move": HOUR, "reserve": HOUR})
        games.append(
            [Survivor([person], table.id, seat, f"{seed} {number}") for seat, person in enumerate(people)],
        )
    return games


async def play(games: list[list[Survivor]]) -> list[int]:
    """To the end; how many turns each game had, of which nothing is lost."""
    await asyncio.gather(*(person.play() for game in games for person in game))
    for game in games:
        assert all(person.reserves == {HOUR * 1000} for person in game)
    return [await check_history(game) for game in games]


def test_nothing_told_is_lost_when_the_server_is_killed(mortal: Server) -> None:
    """Once in each game: when somebody has been told of a turn, or has just sent a move."""

    async def play_through() -> None:
        async with AsyncExitStack() as stack:
            games = await begin(stack, mortal, KINDS, 1)
            for number, game in enumerate(games):
                kill_at(mortal, game[0], TURNS[number], when_told=number % 2 == 0)
            lengths = await play(games)
            for game, turn, length in zip(games, TURNS, lengths, strict=True):
                assert length > turn
                assert all(person.breaks for person in game)

    asyncio.run(play_through())


def kill_at(server: Server, person: Survivor, turn: int, when_told: bool) -> None:
    """Kill the server, once, when the game of this person has come so far."""
    left = [turn]

    def reached(version: int) -> None:
        if left and version >= turn:
            left.clear()
            server.kill()
            server.start(wait=False)

    if when_told:
        person.on_turn = lambda told: reached(told.version)
    else:
        person.on_move = reached


@pytest.mark.explore
def test_nothing_is_lost_in_many_games_at_once(mortal: Server, seed: int) -> None:
    """Killed at any moment."""

    async def play_through() -> None:
        random = Random(seed)
        turns = asyncio.Queue[Turn]()
        async with AsyncExitStack() as stack:
            games = await begin(stack, mortal, list(islice(cycle(KINDS), 50)), seed)
            for person in people_of(games):
                person.on_turn = turns.put_nowait
            async with asyncio.TaskGroup() as playing:
                playing.create_task(play(games))
                for _ in range(3):
                    for _ in range(random.randrange(50, 400)):
                        await turns.get()
                    mortal.kill()
                    mortal.start(wait=False)
            assert any(person.breaks for person in people_of(games))

    asyncio.run(play_through())


def people_of(games: list[list[Survivor]]) -> Iterator[Survivor]:
    return (person for game in games for person in game)


def test_clocks_go_on_when_the_server_is_killed(start_server: Callable[..., Server]) -> None:
    server = start_server(still=True, grace=0)

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
                assert again.times == shown.times
                server.advance(6)
                while not isinstance(turn := await after.receive(), Turn):
                    pass
                assert turn.times is not None
                assert turn.times.now == min(shown.times.due.values())
                assert min(turn.times.reserve) == 0
            told = await host.ask("GET", f"/tables/{table.id}/history?seat=0&start={shown.version}")
            assert told["turns"][0]["by"] == "clock"

    asyncio.run(wait_for_the_clock())
