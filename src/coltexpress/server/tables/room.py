"""A table in memory: its seating, its game, and the connected clients.

The store is authoritative. Turns are sent to clients only after they have been stored; if another process has stored a
turn first, that turn is loaded and sent instead. All changes of a table are serialized by its lock.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from coltexpress.protocol.messages import Status, TableInfo
from coltexpress.server import metrics
from coltexpress.server.errors import Refusal
from coltexpress.server.storage.rows import TableUpdate
from coltexpress.server.tables.audience import Audience
from coltexpress.server.tables.autoplay import Autoplay
from coltexpress.server.tables.chat import TableChat
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.presence import Presence
from coltexpress.server.tables.presenter import table_info
from coltexpress.tables import stand_ins
from coltexpress.tables.deadlines import next_deadline
from coltexpress.tables.live_game import Command, LiveGame, ProposedTurn
from coltexpress.tables.seating import Seating, check_host, game_of, leave
from coltexpress.tables.stored import StoredTurn, TableRow, summary

if TYPE_CHECKING:
    from coltexpress.server.tables.registry import TableRegistry

T = TypeVar("T")
_ATTEMPTS: Final = 5


class Conflict(Exception):
    """Nothing was stored: another process has changed the table first."""


class Room:
    """A table (see the module docstring).

    The lock must be held for `change_now`, `make_turn`, `reload_if_in_doubt` and the private methods. The other
    coroutines acquire it.
    """

    def __init__(self, registry: "TableRegistry", row: TableRow, turns: Sequence[StoredTurn]) -> None:
        self.id = row.id
        self.registry = registry
        self.row = row
        self.seating = Seating.from_row(row)
        self.game: LiveGame | None = None
        self.lock = asyncio.Lock()
        self.needs_reload = False
        """A store operation failed: reload before the next operation."""
        self.audience = Audience(self)
        self.autoplay = Autoplay(self)
        self.presence = Presence(self)
        self.chat = TableChat(self)
        if turns:
            self._begin(turns)

    def _begin(self, turns: Sequence[StoredTurn]) -> None:
        if self.row.rules_known:
            self.game = game_of(self.seating, self.row.rules_version, self.row.seed, turns)

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

    def running_game(self) -> LiveGame:
        """The game in progress; raises if there is none."""
        if self.game is None or self.row.status != "playing":
            raise self.without_game(Refusal("not-playing"))
        return self.game

    def without_game(self, otherwise: Refusal) -> Refusal:
        """The reason for a missing game: an unsupported rules version, or `otherwise`."""
        if self.row.rules_known:
            return otherwise
        known = self.registry.rules_version(self.row.game)
        return Refusal("old-rules", version=self.row.rules_version, known=known)

    # --- people -------------------------------------------------------------------------------------------------------

    async def change(self, verb: Callable[[Seating], T]) -> T:
        """Apply `verb` to the seating, store the result and send it to all clients. Returns the result of `verb`."""
        async with self.lock:
            return await self.change_now(verb)

    async def change_now(self, verb: Callable[[Seating], T], closes: Callable[[T], bool] = lambda _: False) -> T:
        """As `change`. `closes`: whether the result of `verb` closes the table."""

        async def attempt() -> T:
            await self.reload_if_in_doubt()
            seating = Seating.from_row(self.row)
            result = verb(seating)
            text = seating.to_json()
            status: Status = "closed" if closes(result) else self.row.status
            if text == self.row.doc and status == self.row.status:
                return result
            row = replace(
                self.row,
                rev=self.row.rev + 1,
                doc=text,
                public=seating.public,
                status=status,
                game=seating.game,
                rules_version=self._rules_version(seating),
                code=self.row.code if status == "waiting" else None,
                due=self._due(seating, self.game),
                changed=self.registry.now() if self.row.status == "waiting" else self.row.changed,
            )
            await self._await_write(self.registry.store.change_table(row, seating.people()))
            self.row, self.seating = row, seating
            self.audience.seat_clients()
            self.presence.publish_if_connected()
            self._changed()
            return result

        return await self._repeat(attempt, lambda: Refusal("store-unavailable"))

    async def leave(self, identity: str) -> None:
        """Leave all seats. A waiting table is closed if its host leaves and nobody else is seated."""

        def verb(seating: Seating) -> bool:
            if self.row.status in ("over", "closed"):
                raise Refusal("not-playing")
            waiting = self.row.status == "waiting"
            others = leave(seating, identity, waiting)
            return waiting and not others and seating.host == identity

        async with self.lock:
            await self.change_now(verb, closes=bool)

    async def start(self, identity: str) -> None:
        """Start the game, as the host."""
        async with self.lock:
            await self._repeat(lambda: self._start(identity), lambda: Refusal("store-unavailable"))

    async def _start(self, identity: str) -> None:
        await self.reload_if_in_doubt()
        check_host(self.seating, identity)
        if self.row.status != "waiting":
            raise Refusal("not-waiting")
        rules_version = self.registry.rules_version(self.seating.game)
        game = game_of(self.seating, rules_version, self.row.seed)
        opening = game.opening(self.registry.now())
        game.adopt(opening)
        row = replace(
            self.row,
            rev=self.row.rev + 1,
            code=None,
            rules_version=rules_version,
            due=self._due(self.seating, game),
            changed=opening.turn.at,
            **summary(game.state),
        )
        await self._await_write(self.registry.store.change_table(row, self.seating.people(), opening.turn))
        self.row, self.game = replace(row, version=1), game
        self.audience.send_views()
        self._changed()
        self._notify()

    def _rules_version(self, seating: Seating) -> int:
        """The current rules version if the game has changed, otherwise that of the table."""
        return self.row.rules_version if seating.game == self.row.game else self.registry.rules_version(seating.game)

    def _due(self, seating: Seating, game: LiveGame | None) -> int | None:
        if game is None:
            return self.row.due  # of a game under rules that only newer processes know
        if game.over:
            return None
        return next_deadline(seating, game.state.to_act(), game.current.clock, self.registry.now())

    def _changed(self) -> None:
        """Publish a change of the table to clients and other processes."""
        self.audience.send_table()
        self.announce()
        self.autoplay.schedule()

    def announce(self) -> None:
        self.registry.peers.announce(self.id, self.row.version, self.row.rev, self.chat.last)

    def info(self, identity: str) -> TableInfo:
        """The table as this person sees it."""
        return table_info(self, identity, self.presence.here(), self.presence.watchers())

    # --- turns --------------------------------------------------------------------------------------------------------

    async def move(self, client: Client, move: str, version: int) -> None:
        """Make a person's move: check seat, version and legality, store it, then send it."""
        async with self.lock:
            await self.reload_if_in_doubt()
            seat = self._own_seat(client)
            await self.make_turn(Command(seat, version, move))
            record = self.seating.seats[seat]
            if record.missed or record.votes or record.replaced:
                with suppress(Refusal):  # the move itself is stored
                    await self.change_now(lambda seating: stand_ins.come_back(seating, client.identity))

    async def undo(self, client: Client, version: int) -> None:
        """Undo a person's last turn."""
        async with self.lock:
            await self.reload_if_in_doubt()
            await self.make_turn(Command(self._own_seat(client), version, None))

    def _own_seat(self, client: Client) -> int:
        seat = client.viewer
        if seat is None or seat not in self.seating.seats_of(client.identity):
            raise Refusal("not-your-seat")
        return seat

    async def make_turn(self, command: Command) -> None:
        """Try a turn, store it and send it."""
        await self._repeat(lambda: self._make_turn(command), lambda: Refusal("stale", version=self.row.version))

    async def _make_turn(self, command: Command) -> None:
        game = self.running_game()
        start = time.perf_counter()
        proposal = game.propose(command, self.registry.now(), self.audience.viewers(), time.perf_counter)
        proposed = time.perf_counter()
        metrics.ENGINE.observe(proposed - start - proposal.redaction_seconds)
        metrics.REDACTION.observe(proposal.redaction_seconds)
        await self._append_turn(proposal)
        stored = time.perf_counter()
        metrics.STORE.observe(stored - proposed)
        self._adopt(game, proposal)
        self.announce()
        metrics.TURNS.labels(self.seating.game, proposal.turn.by).inc()
        metrics.SENDING.observe(time.perf_counter() - stored)
        self._notify()
        self.autoplay.schedule()

    async def _append_turn(self, proposal: ProposedTurn) -> None:
        state = proposal.snapshot.state
        due = next_deadline(self.seating, state.to_act(), proposal.snapshot.clock, proposal.turn.at)
        update = TableUpdate(due=due, **summary(state))
        await self._await_write(self.registry.store.append(self.id, proposal.turn, update))

    async def _repeat(self, attempt: Callable[[], Awaitable[T]], give_up: Callable[[], Refusal]) -> T:
        """Repeat `attempt` on the new state while other processes are first. `give_up`: after the last attempt."""
        for _ in range(_ATTEMPTS):
            with suppress(Conflict):
                return await attempt()
            await self._catch_up()
        raise give_up()

    async def _await_write(self, writing: Awaitable[bool]) -> None:
        """Await a write. If it fails, the result is unknown, and the table is reloaded before the next operation."""
        self.needs_reload = True
        stored = await writing
        self.needs_reload = False
        if not stored:
            raise Conflict

    def _adopt(self, game: LiveGame, proposal: ProposedTurn) -> None:
        """Apply a stored turn and send it to all clients of this process."""
        game.adopt(proposal)
        self.row = replace(self.row, version=game.version, changed=proposal.turn.at, **summary(game.state))
        self.audience.send_turn(game, proposal)
        if game.over:
            self.audience.send_table()
            self.registry.archiver.add(self.id)

    def _notify(self) -> None:
        """Send turn notices to players whose turn it is now and who are not connected."""
        game = self.game
        if game is None or game.over:
            return
        for seat in game.state.to_act():
            record = self.seating.seats[seat]
            waits = record.kind == "person" and not record.replaced and game.current.open_since[seat] == game.version
            if waits and seat not in self.presence.here():
                self.registry.notify(record.identity, self, game.current.clock.due(seat) or 0)

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
            if self.needs_reload or self.game is None or rev != self.row.rev or chat > self.chat.last:
                await self._catch_up()
            elif version > self.game.version:  # the most frequent case: only new turns
                self.needs_reload = True
                turns = await self.registry.store.turns_since(self.id, self.game.version)
                self.needs_reload = False
                self._adopt_stored(self.game, turns)

    def _adopt_stored(self, game: LiveGame, turns: Sequence[StoredTurn]) -> None:
        """Apply and send turns stored by another process."""
        for turn in turns:
            self._adopt(game, game.replay_turn(turn, self.audience.viewers()))

    async def _catch_up(self) -> None:
        self.needs_reload = True
        version = 0 if self.game is None else self.game.version
        row, turns, chat = await self.registry.store.changes_since(self.id, version)
        self.needs_reload = False
        changed = row.rev != self.row.rev
        if changed:
            self.row, self.seating = row, Seating.from_row(row)
            self.audience.seat_clients()
            self.presence.publish_if_connected()
        if self.game is not None:
            self._adopt_stored(self.game, turns)
        elif turns:
            self._begin(turns)
            self.audience.send_views()
        self.row = row
        if changed:
            self.audience.send_table()
            self.autoplay.schedule()  # the process that changed it may not have known the last turn
        if chat > self.chat.last:
            await self.chat.send_new()
        if turns and self.game is None:  # started by a process that knows newer rules
            self.audience.close(self.without_game(Refusal("not-playing")))

    async def tick(self) -> None:
        """Handle what is due: a timeout, or a bot that another process should have run."""
        async with self.lock:
            await self._catch_up()
            await self.autoplay.tick()

    async def vote(self, client: Client, seat: int) -> None:
        async with self.lock:
            await self.reload_if_in_doubt()
            await self.autoplay.vote(client.identity, seat)

    def end(self) -> None:
        """Stop bots and close all clients: the process stops."""
        self.autoplay.end()
        self.audience.end()
