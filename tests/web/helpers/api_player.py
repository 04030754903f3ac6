"""Players without a browser, who use the API."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor

from coltexpress.client.remote import Remote
from support.players import Guests, open_game, play_on, run
from support.serving import Server


def finish(server: Server, name: str, game: str, players: int, token: str = "") -> str:
    """Play a game against bots to its end and return its table. `token`: of an existing identity that plays."""
    tables: list[str] = []

    async def play(guests: Guests) -> None:
        (person,) = await guests("" if token else name)
        person.token = token or person.token
        table = await open_game([person], game, players)
        async with person.connect(table.id) as seat:
            await play_on(seat, 0, seed=3)
        tables.append(table.id)

    _run(server, play)
    return tables[0]


def play_until(server: Server, table: str, tokens: Sequence[str], version: int) -> None:
    """Play for these people, in seat order, until the game has reached a version."""

    async def play(guests: Guests) -> None:
        async def play_seat(seat: int, person: Remote) -> None:
            person.token = tokens[seat]
            async with person.connect(table) as seated:
                await play_on(seated, seat, seed=3, until=version)

        people = await guests(*[""] * len(tokens))
        await asyncio.gather(*[play_seat(seat, person) for seat, person in enumerate(people)])

    _run(server, play)


def _run(server: Server, play: Callable[[Guests], Coroutine[object, object, None]]) -> None:
    with ThreadPoolExecutor(1) as executor:  # Playwright uses the event loop of this thread
        executor.submit(run, server, play).result()
