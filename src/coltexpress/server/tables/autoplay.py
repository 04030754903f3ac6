"""Who chooses when no person does: bots in their seats, bots for people who are away, and the clock."""

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
"""After so long another process may let a bot choose, if the one that should have has not."""
VOTE_MS: Final = 20_000
"""Nobody can be voted away who was asked less than this ago."""


def patience(clock: ClockRules | None) -> int:
    """How long a seat has to keep people waiting before they can vote; by correspondence half of its time."""
    return clock.move * SECOND // 2 if clock is not None and clock.move >= DAY else VOTE_MS


def next_deadline(doc: Seating, acting: Sequence[int], clock: Clock, at: int) -> int | None:
    """When somebody has to look after a table, if nobody does anything before."""
    times = [at + RESCUE_MS if seating.bot_of(doc, seat) else clock.due(seat) for seat in acting]
    return min([each for each in times if each is not None], default=None)


class Autoplay:
    """Looks after one table. `thinking`: by seat, the bots that choose at the moment."""

    def __init__(self, table: "Room") -> None:
        self._table: Room = weakref.proxy(table)  # they would hold on to each other
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def schedule(self) -> None:
        """Let the bots think whose turn it is."""
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
            self.schedule()  # it may be the same seat's turn again
        else:  # whoever finds the table due tries again
            LOG.warning("a bot could not play: %s", type(done.exception()).__name__)

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
        """Look after clocks and bots; called under the table's lock, when something is due."""
        table = self._table
        play = table.play
        if play is None or table.row.status != "playing":
            await table.registry.store.reschedule(table.id, table.row.version, None)  # by the rules of another time
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
                return  # everything may be different now
        if not late and table.row.due is not None and table.row.due <= now:
            later = next_deadline(table.doc, play.state.to_act(), play.now.clock, now)
            await table.registry.store.reschedule(table.id, table.row.version, later)

    def _is_late(self, play: LiveGame, seat: int, now: int) -> bool:
        due = play.now.clock.due(seat)
        return due is not None and due <= now and not seating.bot_of(self._table.doc, seat)

    async def vote(self, voter: str, seat: int) -> None:
        """Somebody wants a bot in the seat of one who keeps them waiting; under the table's lock."""
        table = self._table
        waiting = table.playing().now.clock.since.get(seat)
        if waiting is None or table.registry.now() - waiting < patience(table.doc.clock):
            raise Refusal("seat-active", seat=seat)
        await table.change_now(lambda doc: seating.vote(doc, voter, seat, table.presence.here()))
