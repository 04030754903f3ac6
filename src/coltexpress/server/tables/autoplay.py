"""Moves that are not made by people: asks bots in tasks, and handles what is due."""

import asyncio
import logging
import time
import weakref
from typing import TYPE_CHECKING, Final

from coltexpress.bots.pace import PACES
from coltexpress.server.errors import Refusal
from coltexpress.tables.commands import AskBot, Tick
from coltexpress.tables.live_game import Play

if TYPE_CHECKING:
    from coltexpress.server.tables.room import Room

LOG: Final = logging.getLogger("coltexpress.tables")


class Autoplay:
    """Makes the automatic moves of one table. `thinking`: by seat, the bots that are choosing."""

    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)  # avoids a reference cycle
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def schedule(self) -> None:
        """Start the bots whose turn it is."""
        for asked in self._room.table.bots_to_ask():
            self.ask(asked)

    def end(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    def ask(self, asked: AskBot) -> None:
        """Let a bot choose, if it is not choosing already."""
        if asked.seat in self.thinking or self._room.registry.closing:
            return
        task = asyncio.create_task(self._choose(asked))
        self.thinking[asked.seat] = task
        task.add_done_callback(lambda done: self._chosen(asked.seat, done))

    def _chosen(self, seat: int, done: asyncio.Task[None]) -> None:
        self.thinking.pop(seat, None)
        if done.cancelled():
            return
        error = done.exception()  # after any error, retried when the table is due
        if error is None:
            self.schedule()  # it may be the turn of the same seat again
        elif isinstance(error, Refusal):
            LOG.warning("bot move failed: %s", error.key)
        else:  # a bug
            LOG.error("bot move failed", exc_info=error)

    async def _choose(self, asked: AskBot) -> None:
        room, seat = self._room, asked.seat
        game = room.table.running_game()
        version = game.version
        began = time.monotonic()
        move = str(await room.registry.bot_pool.choose(asked.level, game.state, seat, game.bot_seed(seat)))
        if asked.by == "bot":
            await asyncio.sleep(max(0.0, PACES[room.seating.pace] - (time.monotonic() - began)))
        async with room.lock:
            await room.reload_if_in_doubt()
            if room.table.awaits(seat, version, asked.by):
                await self._move(Play(seat, version, move, asked.by))

    async def _move(self, play: Play) -> None:
        then = await self._room.make_turn(play)
        if then is not None:
            await self._room.perform(then)

    async def tick(self) -> None:
        """Handle timeouts and overdue bots. Called with the table's lock held."""
        room = self._room
        self.schedule()
        if room.registry.clocks_run():
            then = await room.perform(Tick())
            if isinstance(then, Play):
                await self._move(then)
