"""Moves that are not made by people: bots in their seats, stand-in bots and timeouts."""

import asyncio
import logging
import time
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from coltexpress.bots.pace import PACES
from coltexpress.protocol.messages import DAY, ClockRules
from coltexpress.server.errors import Refusal
from coltexpress.server.tables import seating
from coltexpress.server.tables.clock import SECOND, Clock
from coltexpress.server.tables.live_game import LiveGame
from coltexpress.server.tables.seating import Seating

if TYPE_CHECKING:
    from coltexpress.server.tables.room import Room

LOG: Final = logging.getLogger("coltexpress.table")
RESCUE_MS: Final = 15_000
"""Delay after which another process may run a bot that has not chosen."""
VOTE_MS: Final = 20_000
"""Minimum waiting time before players can vote for a bot to take over a seat."""


def patience(clock: ClockRules | None) -> int:
    """Waiting time before a vote against a seat is possible; in correspondence games half the time per move."""
    return clock.move * SECOND // 2 if clock is not None and clock.move >= DAY else VOTE_MS


def next_deadline(doc: Seating, acting: Sequence[int], clock: Clock, at: int) -> int | None:
    """The time of a table's next tick, if nothing happens before."""
    times = [at + RESCUE_MS if seating.bot_of(doc, seat) else clock.due(seat) for seat in acting]
    return min([each for each in times if each is not None], default=None)


class Autoplay:
    """Makes the automatic moves of one table. `thinking`: by seat, the bots that are choosing."""

    def __init__(self, table: "Room") -> None:
        self._table: Room = weakref.proxy(table)  # avoids a reference cycle
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def schedule(self) -> None:
        """Start the bots whose turn it is."""
        table = self._table
        if table.play is None or table.row.status != "playing" or table.registry.closing:
            return
        for seat in table.play.state.to_act():
            level = seating.bot_of(table.doc, seat)
            if level:
                self._think(seat, level, "bot")

    def end(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    def _think(self, seat: int, level: str, by: str) -> None:
        if seat in self.thinking:
            return
        task = asyncio.create_task(self._choose(seat, level, by))
        self.thinking[seat] = task
        task.add_done_callback(lambda done: self._chosen(seat, done))

    def _chosen(self, seat: int, done: asyncio.Task[None]) -> None:
        self.thinking.pop(seat, None)
        if done.cancelled():
            return
        if done.exception() is None:
            self.schedule()  # it may be the turn of the same seat again
        else:  # retried when the table is due
            LOG.warning("bot move failed: %s", type(done.exception()).__name__)

    async def _choose(self, seat: int, level: str, by: str) -> None:
        table = self._table
        play = table.playing()
        version = play.version
        began = time.monotonic()
        move = str(await table.registry.bot_pool.choose(level, play.state, seat, play.bot_seed(seat)))
        if by == "bot":
            await asyncio.sleep(max(0.0, PACES[table.doc.pace] - (time.monotonic() - began)))
        async with table.lock:
            await table.refresh()
            back = by == "bot" and not seating.bot_of(table.doc, seat)
            asked = table.row.status == "playing" and play.asks_still(seat, version) and seat in play.state.to_act()
            if asked and not back:
                await self._play(seat, move, version, by)

    async def _play(self, seat: int, move: str, version: int, by: str) -> None:
        await self._table.turn(lambda play, at, viewers: play.attempt(seat, move, version, by, at, viewers))
        if by == "clock":
            await self._table.change_now(lambda doc: seating.count_missed(doc, seat))

    async def tick(self) -> None:
        """Handle timeouts and overdue bots. Called with the table's lock held."""
        table = self._table
        play = table.play
        if play is None or table.row.status != "playing":
            await table.registry.store.reschedule(table.id, table.row.version, None)  # unsupported version of the rules
            return
        self.schedule()
        now = table.registry.now()
        if not table.registry.clocks_run():
            return
        late = [seat for seat in play.state.to_act() if self._is_late(play, seat, now)]
        for seat in late:
            if table.doc.clock is not None and table.doc.clock.out == "bot":
                self._think(seat, table.doc.stand_in, "clock")
            else:
                await self._play(seat, play.default_move(seat), play.version, "clock")
                return  # the state has changed
        if not late and table.row.due is not None and table.row.due <= now:
            later = next_deadline(table.doc, play.state.to_act(), play.now.clock, now)
            await table.registry.store.reschedule(table.id, table.row.version, later)

    def _is_late(self, play: LiveGame, seat: int, now: int) -> bool:
        due = play.now.clock.due(seat)
        return due is not None and due <= now and not seating.bot_of(self._table.doc, seat)

    async def vote(self, voter: str, seat: int) -> None:
        """Vote for a bot to take over a seat. Called with the table's lock held."""
        table = self._table
        waiting = table.playing().now.clock.since.get(seat)
        if waiting is None or table.registry.now() - waiting < patience(table.doc.clock):
            raise Refusal("seat-active", seat=seat)
        await table.change_now(lambda doc: seating.vote(doc, voter, seat, table.presence.here()))
