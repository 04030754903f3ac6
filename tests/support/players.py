"""Simulated players for tests of the server, who make random moves."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from itertools import combinations, permutations
from random import Random

import pytest

from coltexpress.client.remote import Remote, RemoteRefusal, RemoteTable
from coltexpress.engine.registry import game
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import Choice, Move, Refresh, Refused, TableInfo, Turn, Viewing
from support.serving import Server


class Guests:
    """Creates clients of a server, which are closed at the end of the test. An empty name: anonymous."""

    def __init__(self, server: Server, leaving: AsyncExitStack) -> None:
        self._server = server
        self._leaving = leaving

    async def __call__(self, *names: str) -> list[Remote]:
        people = [await self._leaving.enter_async_context(Remote(self._server.url)) for _ in names]
        for person, name in zip(people, names, strict=True):
            if name:
                await person.create_identity(name)
        return people


def run(server: Server, play: Callable[[Guests], Coroutine[object, object, None]]) -> None:
    """Run a coroutine with clients of this server."""

    async def closing() -> None:
        async with AsyncExitStack() as leaving:
            await play(Guests(server, leaving))

    asyncio.run(closing())


async def refusal(asking: Awaitable[object]) -> str:
    """Await a request that must be refused; return the error key."""
    with pytest.raises(RemoteRefusal) as caught:
        await asking
    return caught.value.key.removeprefix("server-")


async def open_game(people: Sequence[Remote], game: str, players: int, **wanted: object) -> TableInfo:
    """Start a game with these people in seat order, the first as host, and bots in the other seats."""
    for number, person in enumerate(people):
        if not person.token:
            await person.create_identity(f"Player {number}")
    bots = {str(seat): "greenhorn" for seat in range(len(people), players)}
    body = {"game": game, "options": {"players": players}, "bots": bots, "pace": "instant"} | wanted
    opened = await people[0].ask("POST", "/tables", body)
    for number, person in enumerate(people):
        await person.sit(opened["id"], salt=f"salt-of-player-{number}")
    await people[0].ask("POST", f"/tables/{opened['id']}/start")
    return await people[0].table(opened["id"])


def choice(table: RemoteTable, seed: int | str) -> str:
    """A pseudorandom legal move, determined by seed and version."""
    return Random(f"{seed} {table.version}").choice(sorted(moves_of(table.view["game"], table.choices)))


def moves_of(slug: str, choices: Sequence[Choice]) -> list[str]:
    """All moves of these choices, in notation."""
    found: list[str] = []
    for choice in choices:
        if choice.select is None:
            found.append(choice.move)
            continue
        select, order = choice.select, permutations if choice.select.ordered else combinations
        every = (cards for number in range(select.least, select.most + 1) for cards in order(select.cards, number))
        found += {str(game(slug).move_from_data(choice.kind, {"cards": list(cards)})) for cards in every}
    return found


async def play_on(table: RemoteTable, seat: int, seed: int | str, until: int | None = None) -> None:
    """Make random moves until the game is over or has reached a version. No move may be refused."""
    if table.view and seat in acting(table.view):
        await table.send(Refresh())  # the view was received before
    waiting = False  # for the own turn to arrive
    async for frame in table:
        assert not isinstance(frame, Refused), frame
        if until is not None and table.version >= until:
            return
        if table.info is not None and table.info.status == "over" and table.view.get("phase") == "over":
            return
        if isinstance(frame, Viewing) or (isinstance(frame, Turn) and frame.seat == seat):
            waiting = False
        if isinstance(frame, Viewing | Turn) and seat in acting(table.view) and not waiting:
            waiting = True
            await table.send(Move(table.version, choice(table, seed)))
