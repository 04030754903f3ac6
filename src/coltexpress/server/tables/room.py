"""Runs a table: stores what it proposes, and connects it with clients, bots and other processes.

The store is authoritative. Turns are sent to clients only after they have been stored; if another process has stored a
turn first, that turn is loaded and sent instead. All changes of a table are serialized by its lock.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from coltexpress.protocol.messages import TableInfo
from coltexpress.server import metrics
from coltexpress.server.errors import Refusal
from coltexpress.server.storage.rows import TableUpdate
from coltexpress.server.tables.audience import Audience
from coltexpress.server.tables.autoplay import Autoplay
from coltexpress.server.tables.chat import TableChat
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.presence import Presence
from coltexpress.tables.commands import (
    Announce,
    AskBot,
    Change,
    Command,
    Effect,
    GameOver,
    Leave,
    Notify,
    SeatsChanged,
    Start,
    TellTable,
    TellTurn,
    TellViews,
    Vote,
)
from coltexpress.tables.live_game import LiveGame, Play
from coltexpress.tables.presenter import table_info
from coltexpress.tables.seating import Seating
from coltexpress.tables.stored import StoredTurn, TableRow
from coltexpress.tables.table import Proposal, Table

if TYPE_CHECKING:
    from coltexpress.server.tables.registry import TableRegistry

_ATTEMPTS: Final = 5


class Conflict(Exception):
    """Nothing was stored: another process has changed the table first."""


class Room:
    """A table and its connections (see the module docstring).

    The lock must be held for `perform`, `make_turn`, `reload_if_in_doubt` and the private methods. The other
    coroutines acquire it.
    """

    def __init__(self, registry: "TableRegistry", row: TableRow, turns: Sequence[StoredTurn]) -> None:
        self.id = row.id
        self.registry = registry
        self.table = Table(row, turns, perf_counter)
        self.lock = asyncio.Lock()
        self.needs_reload = False
        """A store operation failed: reload before the next operation."""
        self.audience = Audience(self)
        self.autoplay = Autoplay(self)
        self.presence = Presence(self)
        self.chat = TableChat(self)

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def seating(self) -> Seating:
        return self.table.seating

    @property
    def game(self) -> LiveGame | None:
        return self.table.game

    @property
    def idle(self) -> bool:
        return not self.audience.clients and not self.autoplay.thinking and not self.lock.locked()

    @property
    def waits(self) -> bool:
        """Whether clients are waiting here for a game to start."""
        return self.row.status == "waiting" and bool(self.audience.clients)

    @property
    def in_doubt(self) -> bool:
        """Whether a reload is needed and no operation is running that will do it."""
        return self.needs_reload and not self.lock.locked()

    def info(self, identity: str) -> TableInfo:
        """The table as this person sees it."""
        return table_info(self.table, identity, self.presence.here(), self.presence.watchers())

    def announce(self) -> None:
        """Publish the table's version to other processes."""
        self.registry.peers.announce(self.id, self.row.version, self.row.rev, self.chat.last)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def change(self, verb: Callable[[Seating], object], while_waiting: bool = False) -> None:
        """Change the seats or settings with `verb`."""
        async with self.lock:
            await self.perform(Change(verb, while_waiting))

    async def leave(self, identity: str) -> None:
        async with self.lock:
            await self.perform(Leave(identity))

    async def start(self, identity: str) -> None:
        async with self.lock:
            await self.perform(Start(identity))

    async def vote(self, client: Client, seat: int) -> None:
        async with self.lock:
            await self.reload_if_in_doubt()
            await self.perform(Vote(client.identity, seat, self.presence.here()))

    async def move(self, client: Client, move: str | None, version: int) -> None:
        """Make a person's move. `move` None: undo the last one."""
        async with self.lock:
            await self.reload_if_in_doubt()
            then = await self.make_turn(Play(self.table.seat_of(client.identity, client.viewer), version, move))
            if then is not None:
                with suppress(Refusal):  # the move itself is stored
                    await self.perform(then)

    async def make_turn(self, play: Play) -> Command | None:
        """Try a turn, store it and send it. Returns what has to be done next."""
        return await self._repeat(lambda: self._make_turn(play), lambda: Refusal("stale", version=self.row.version))

    async def _make_turn(self, play: Play) -> Command | None:
        start = perf_counter()
        proposal = self._propose(play)
        proposed = perf_counter()
        redaction = 0.0 if proposal.turn is None else proposal.turn.redaction_seconds
        metrics.ENGINE.observe(proposed - start - redaction)
        metrics.REDACTION.observe(redaction)
        await self._store(proposal)
        stored = perf_counter()
        metrics.STORE.observe(stored - proposed)
        self._adopt(proposal)
        metrics.TURNS.labels(self.seating.game, play.by).inc()
        metrics.SENDING.observe(perf_counter() - stored)
        return proposal.then

    async def perform(self, command: Command) -> Command | None:
        """Handle a command other than a turn. Returns what has to be done next."""

        async def attempt() -> Command | None:
            await self.reload_if_in_doubt()
            proposal = self._propose(command)
            await self._store(proposal)
            self._adopt(proposal)
            return proposal.then

        return await self._repeat(attempt, lambda: Refusal("store-unavailable"))

    def _propose(self, command: Command) -> Proposal:
        return self.table.handle(command, self.registry.now(), self.audience.viewers())

    async def _repeat(
        self, attempt: Callable[[], Awaitable[Command | None]], give_up: Callable[[], Refusal]
    ) -> Command | None:
        """Repeat `attempt` on the new state while other processes are first. `give_up`: after the last attempt."""
        for _ in range(_ATTEMPTS):
            with suppress(Conflict):
                return await attempt()
            await self._catch_up()
        raise give_up()

    async def _store(self, proposal: Proposal) -> None:
        row, turn, store = proposal.row, proposal.turn, self.registry.store
        if row.rev != self.row.rev:
            opening = None if turn is None else turn.turn
            row = replace(row, version=self.row.version)  # the opening counts as a turn
            await self._await_write(store.change_table(row, proposal.seating.people(), opening))
        elif turn is not None:
            update = TableUpdate(row.acting, row.due, row.status, row.round, row.winners)
            await self._await_write(store.append(self.id, turn.turn, update))
        elif row.due != self.row.due:
            await store.reschedule(self.id, row.version, row.due)

    async def _await_write(self, writing: Awaitable[bool]) -> None:
        """Await a write. If it fails, the result is unknown, and the table is reloaded before the next operation."""
        self.needs_reload = True
        stored = await writing
        self.needs_reload = False
        if not stored:
            raise Conflict

    def _adopt(self, proposal: Proposal) -> None:
        self.table.adopt(proposal)
        self.carry_out(proposal.effects)

    def carry_out(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            match effect:
                case TellTurn(turn):
                    self.audience.send_turn(turn)
                case TellViews():
                    self.audience.send_views()
                case TellTable():
                    self.audience.send_table()
                case SeatsChanged():
                    self.audience.seat_clients()
                    self.presence.publish_if_connected()
                case Announce():
                    self.announce()
                case AskBot():
                    self.autoplay.ask(effect)
                case Notify(seat, identity, due):
                    if seat not in self.presence.here():
                        self.registry.notify(identity, self, due)
                case GameOver():
                    self.registry.archiver.add(self.id)

    # --- the store, and other processes -------------------------------------------------------------------------------

    async def reload_if_in_doubt(self) -> None:
        """Reload after a failed store operation. Called first in every operation under the lock."""
        if self.needs_reload:
            await self._catch_up()

    async def catch_up(self) -> None:
        """Load changes by other processes."""
        async with self.lock:
            await self._catch_up()

    async def on_announcement(self, version: int, rev: int, chat: int) -> None:
        """Load changes that another process has announced."""
        async with self.lock:
            game = self.game
            if self.needs_reload or game is None or rev != self.row.rev or chat > self.chat.last:
                await self._catch_up()
            elif version > game.version:  # the most frequent case: only new turns
                self.needs_reload = True
                turns = await self.registry.store.turns_since(self.id, game.version)
                self.needs_reload = False
                self._follow(turns)

    def _follow(self, turns: Sequence[StoredTurn]) -> None:
        """Apply and send turns stored by another process."""
        for turn in turns:
            self.carry_out(self.table.follow(turn, self.audience.viewers()))

    async def _catch_up(self) -> None:
        self.needs_reload = True
        version = 0 if self.game is None else self.game.version
        row, turns, chat = await self.registry.store.changes_since(self.id, version)
        self.needs_reload = False
        changed = row.rev != self.row.rev
        if changed:
            self.carry_out(self.table.reseat(row))
        if self.game is not None:
            self._follow(turns)
        elif turns:
            self.carry_out(self.table.begin(turns))
        self.table.row = row
        if changed:
            self.audience.send_table()
            self.autoplay.schedule()  # the process that changed it may not have known the last turn
        if chat > self.chat.last:
            await self.chat.send_new()
        if turns and self.game is None:  # started by a process that knows newer rules
            self.audience.close(self.table.without_game(Refusal("not-playing")))

    async def tick(self) -> None:
        """Handle what is due: a timeout, or a bot that another process should have run."""
        async with self.lock:
            await self._catch_up()
            await self.autoplay.tick()

    def end(self) -> None:
        """Stop bots and close all clients: the process stops."""
        self.autoplay.end()
        self.audience.end()
