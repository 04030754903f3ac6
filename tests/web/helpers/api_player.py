"""Players without a browser, who use the API."""

from concurrent.futures import ThreadPoolExecutor

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

    with ThreadPoolExecutor(1) as executor:  # Playwright uses the event loop of this thread
        executor.submit(run, server, play).result()
    return tables[0]
