"""People for tests of the server: they sit down, and choose by chance."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from coltexpress.client.remote import Remote, RemoteRefusal, RemoteTable
from coltexpress.protocol.messages import Move, Refresh, Refused, TableInfo, Turn, Viewing
from support.serving import Server


class Guests:
    """People who come to a server, and are seen out when a test is over; with an empty name, nobody knows them."""

    def __init__(self, server: Server, leaving: AsyncExitStack) -> None:
        self._server = server
        self._leaving = leaving

    async def __call__(self, *names: str) -> list[Remote]:
        people = [await self._leaving.enter_async_context(Remote(self._server.url)) for _ in names]
        for person, name in zip(people, names, strict=True):
            if name:
                await person.introduce(name)
        return people


def run(server: Server, play: Callable[[Guests], Coroutine[Any, Any, None]]) -> None:
    """Let guests do this at a server."""

    async def closing() -> None:
        async with AsyncExitStack() as leaving:
            await play(Guests(server, leaving))

    asyncio.run(closing())


async def refusal(asking: Awaitable[Any]) -> str:
    """The key of the refusal that this meets."""
    with pytest.raises(RemoteRefusal) as caught:
        await asking
    return caught.value.key.removeprefix("server-")


async def open_game(people: Sequence[Remote], game: str, players: int, **wanted: Any) -> TableInfo:
    """These sit down in this order, bots in the other seats, and the game begins. The first is the host."""
    for number, person in enumerate(people):
        if not person.token:
            await person.introduce(f"Player {number}")
    bots = {str(seat): "greenhorn" for seat in range(len(people), players)}
    body = {"game": game, "options": {"players": players}, "bots": bots, "pace": "instant"} | wanted
    opened = await people[0].ask("POST", "/tables", body)
    for number, person in enumerate(people):
        await person.sit(opened["id"], salt=f"salt-of-player-{number}")
    await people[0].ask("POST", f"/tables/{opened['id']}/start")
    return await people[0].table(opened["id"])


def choice(table: RemoteTable, seed: int | str) -> str:
    """One of the moves that are offered. It depends on the seed and the version alone: asked again, it is the same."""
    return Random(f"{seed} {table.version}").choice(sorted(each.move for each in table.choices))


async def play_on(table: RemoteTable, seat: int, seed: int | str, until: int | None = None) -> None:
    """Choose by chance until the game is over, or has reached a version. Nothing may be refused."""
    if table.view and seat in table.view["to_act"]:
        await table.send(Refresh())  # it was told before we listened
    waiting = False  # for one's own turn to come back
    async for frame in table:
        assert not isinstance(frame, Refused), frame
        if until is not None and table.version >= until:
            return
        if table.info is not None and table.info.status == "over" and table.view.get("phase") == "over":
            return
        if isinstance(frame, Viewing) or (isinstance(frame, Turn) and frame.seat == seat):
            waiting = False
        if isinstance(frame, Viewing | Turn) and seat in table.view["to_act"] and not waiting:
            waiting = True
            await table.send(Move(table.version, choice(table, seed)))
