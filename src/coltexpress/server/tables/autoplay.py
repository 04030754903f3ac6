"""Moves that are not made by people: bots in their seats, stand-in bots and timeouts."""

import asyncio
import logging
import time
import weakref
from typing import TYPE_CHECKING, Final

from coltexpress.bots.pace import PACES
from coltexpress.server.errors import Refusal
from coltexpress.tables.deadlines import next_deadline, patience
from coltexpress.tables.live_game import Command, LiveGame
from coltexpress.tables.seating import bot_of
from coltexpress.tables.stand_ins import count_missed, vote
from coltexpress.tables.stored import Actor

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
        room = self._room
        if room.game is None or room.row.status != "playing" or room.registry.closing:
            return
        for seat in room.game.state.to_act():
            level = bot_of(room.seating, seat)
            if level:
                self._think(seat, level, "bot")

    def end(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    def _think(self, seat: int, level: str, by: Actor) -> None:
        if seat in self.thinking:
            return
        task = asyncio.create_task(self._choose(seat, level, by))
        self.thinking[seat] = task
        task.add_done_callback(lambda done: self._chosen(seat, done))

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

    async def _choose(self, seat: int, level: str, by: Actor) -> None:
        room = self._room
        game = room.running_game()
        version = game.version
        began = time.monotonic()
        move = str(await room.registry.bot_pool.choose(level, game.state, seat, game.bot_seed(seat)))
        if by == "bot":
            await asyncio.sleep(max(0.0, PACES[room.seating.pace] - (time.monotonic() - began)))
        async with room.lock:
            await room.reload_if_in_doubt()
            back = by == "bot" and not bot_of(room.seating, seat)
            asked = room.row.status == "playing" and game.asks_still(seat, version) and seat in game.state.to_act()
            if asked and not back:
                await self._move(seat, move, version, by)

    async def _move(self, seat: int, move: str, version: int, by: Actor) -> None:
        await self._room.make_turn(Command(seat, version, move, by))
        if by == "clock":
            await self._room.change_now(lambda seating: count_missed(seating, seat))

    async def tick(self) -> None:
        """Handle timeouts and overdue bots. Called with the table's lock held."""
        room = self._room
        game = room.game
        if game is None or room.row.status != "playing":
            return
        self.schedule()
        now = room.registry.now()
        if not room.registry.clocks_run():
            return
        late = [seat for seat in game.state.to_act() if self._is_late(game, seat, now)]
        for seat in late:
            if room.seating.clock is not None and room.seating.clock.out == "bot":
                self._think(seat, room.seating.stand_in, "clock")
            else:
                await self._move(seat, game.default_move(seat), game.version, "clock")
                return  # the state has changed
        if not late and room.row.due is not None and room.row.due <= now:
            later = next_deadline(room.seating, game.state.to_act(), game.current.clock, now)
            await room.registry.store.reschedule(room.id, room.row.version, later)

    def _is_late(self, game: LiveGame, seat: int, now: int) -> bool:
        due = game.current.clock.due(seat)
        return due is not None and due <= now and not bot_of(self._room.seating, seat)

    async def vote(self, voter: str, seat: int) -> None:
        """Vote for a bot to take over a seat. Called with the table's lock held."""
        room = self._room
        waiting = room.running_game().current.clock.since.get(seat)
        if waiting is None or room.registry.now() - waiting < patience(room.seating.clock):
            raise Refusal("seat-active", seat=seat)
        await room.change_now(lambda seating: vote(seating, voter, seat, room.presence.here()))
