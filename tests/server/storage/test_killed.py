"""After a server is killed and restarted, nothing is lost that was sent to a client."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from itertools import cycle, islice
from random import Random

import pytest

from coltexpress.client.remote import Remote
from coltexpress.protocol.messages import Turn, Viewing
from support.players import open_game
from support.reconnecting_players import ReconnectingPlayer, check_history
from support.services import Postgres
from support.serving import Server

KINDS = (("super", 3, 3), ("express", 2, 2), ("super", 4, 3), ("express", 3, 2), ("super", 4, 4), ("express", 2, 2))
"""Game, number of players, number of people."""
TURNS = (4, 20, 6, 30, 6, 40)
"""The turn of each of these games at which the server is killed."""
HOUR = 60 * 60


@pytest.fixture(params=["sqlite", "postgresql"])
def mortal(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Server:
    """A server with SQLite or PostgreSQL."""
    if request.param == "sqlite":
        return start_server()
    postgres: Postgres = request.getfixturevalue("postgres")
    return start_server(database=postgres.create())


async def begin(
    stack: AsyncExitStack, server: Server, kinds: Sequence[tuple[str, int, int]], seed: int | str
) -> list[list[ReconnectingPlayer]]:
    """Start games of these kinds; each person plays in several."""
    everybody = [await stack.enter_async_context(Remote(server.url)) for _ in range(8)]
    games = []
    for number, (kind, players, count) in enumerate(kinds):
        people = [everybody[(number + seat) % len(everybody)] for seat in range(count)]
        table = await open_game(people, kind, players, clock={"move": HOUR, "reserve": HOUR})
        games.append(
            [ReconnectingPlayer([person], table.id, seat, f"{seed} {number}") for seat, person in enumerate(people)],
        )
    return games


async def play(games: list[list[ReconnectingPlayer]]) -> list[int]:
    """Play to the end and check that nothing is lost. Returns the numbers of turns."""
    await asyncio.gather(*(person.play() for game in games for person in game))
    for game in games:
        assert all(person.reserves == {HOUR * 1000} for person in game)
    return [await check_history(game) for game in games]


def test_no_sent_turn_is_lost_when_the_server_is_killed(mortal: Server) -> None:
    """Once in each game: after a client has received a turn, or has just sent a move."""

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


def kill_at(server: Server, person: ReconnectingPlayer, turn: int, when_told: bool) -> None:
    """Kill the server once this person's game reaches a turn."""
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
def test_nothing_is_lost_in_many_concurrent_games(mortal: Server, seed: int) -> None:
    """The server is killed at random moments."""

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


def people_of(games: list[list[ReconnectingPlayer]]) -> Iterator[ReconnectingPlayer]:
    return (person for game in games for person in game)


def test_clocks_continue_after_the_server_was_killed(start_server: Callable[..., Server]) -> None:
    server = start_server(still=True, grace=0)

    async def wait_for_the_clock() -> None:
        async with Remote(server.url) as host, Remote(server.url) as guest:
            table = await open_game([host, guest], "express", 2, clock={"move": 5, "reserve": 1, "out": "default"})
            async with host.connect(table.id) as before:
                while not isinstance(shown := await before.receive(), Viewing):
                    pass
            assert shown.times is not None
            server.kill()
            server.start()
            async with host.connect(table.id) as after:
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
