"""Registries and rooms in the test process, without background jobs."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.messages import ClockRules, NewTable
from coltexpress.server.bus.bus import Message, NoBus
from coltexpress.server.settings import Settings
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.tables import seating
from coltexpress.tables.live_game import Play
from support.server_process import FIXED, NEW_YEAR

RULES = ClockRules(move=30, reserve=0, out="default")
LATE = 40_000


def with_registry(
    path: Path,
    work: Callable[[TableRegistry], Awaitable[None]],
    monotonic: Callable[[], float] = lambda: 0.0,
    **more: Any,  # Any: settings
) -> None:
    """Run `work` with a registry without background jobs."""

    async def whole() -> None:
        sources = replace(FIXED, now=lambda: NEW_YEAR, monotonic=monotonic)
        registry = TableRegistry(Settings(database=f"sqlite:///{path}/games.db", **more), sources)
        await registry.store.open()
        try:
            await work(registry)
        finally:
            await registry.close()

    asyncio.run(whole())


async def seated(registry: TableRegistry, clock: ClockRules | None = RULES) -> Room:
    room = await registry.create(seating.new_table(NewTable("super", {"players": 3}, clock=clock), "ann"))
    for seat, name in enumerate(("ann", "bob", "cyd")):
        await room.change(partial(seating.sit, identity=name, name=name, salt="s" * 16, seat=seat, bandit=""))
    return room


@asynccontextmanager
async def another_process(registry: TableRegistry) -> AsyncIterator[TableRegistry]:
    """A registry on the same database."""
    there = TableRegistry(registry.settings, registry.sources)
    await there.store.open()
    try:
        yield there
    finally:
        await there.close()


async def begun(registry: TableRegistry, clock: ClockRules | None = RULES) -> Room:
    room = await seated(registry, clock)
    await room.start("ann")
    return room


def by_default(room: Room, seat: int) -> Play:
    game = room.table.running_game()
    return Play(seat, game.version, game.default_move(seat))


def later(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, after: int = LATE) -> None:
    now = registry.now() + after
    monkeypatch.setattr(registry, "now", lambda: now)


async def at_table(room: Room, name: str, seat: int) -> Client:
    client = Client(name, seat, "en")
    await room.audience.join(client, None)
    return client


def heard(client: Client) -> list[JsonObject]:
    return [json.loads(client.outgoing.get_nowait() or "") for _ in range(client.outgoing.qsize())]


class Bus(NoBus):
    """A bus that can be unhealthy and records messages."""

    def __init__(self) -> None:
        self.healthy = True
        self.said: list[Message] = []

    def publish(self, message: Message) -> None:
        self.said.append(message)
