"""A table in memory: its seating, its game, and the connected clients.

The store is authoritative. Turns are sent to clients only after they have been stored; if another process has stored a
turn first, that turn is loaded and sent instead. All changes of a table are serialized by its lock.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from coltexpress.engine import registry as known_games
from coltexpress.engine.contract import Viewer
from coltexpress.protocol.messages import Sampled, Status, TableFrame, TableInfo, Viewing
from coltexpress.protocol.messages import Turn as TurnFrame
from coltexpress.server.errors import Refusal
from coltexpress.server.operations import metrics
from coltexpress.server.storage.database import as_json
from coltexpress.server.storage.store import TableRow
from coltexpress.server.storage.writer import After
from coltexpress.server.tables import seating
from coltexpress.server.tables.autoplay import Autoplay, next_deadline
from coltexpress.server.tables.chat import Chat
from coltexpress.server.tables.live_game import LiveGame, ProposedTurn, Turn, happenings
from coltexpress.server.tables.presence import Presence
from coltexpress.server.tables.presenter import encode, table_info
from coltexpress.server.tables.seating import Seating
from coltexpress.server.websocket.client import RESTART, Client

if TYPE_CHECKING:
    from coltexpress.server.tables.registry import TableRegistry

MOST_TOLD_AGAIN: Final = 60
"""Maximum number of turns to send to a reconnecting client; otherwise it gets a full view."""
_TRIES: Final = 5


class Room:
    """A table (see the module docstring). Methods that end in `_now` require the lock to be held."""

    def __init__(self, registry: "TableRegistry", row: TableRow, turns: Sequence[Turn]) -> None:
        self.id = row.id
        self.registry = registry
        self.row = row
        self.doc = msgspec.json.decode(row.doc, type=Seating)
        self.play: LiveGame | None = None
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.needs_reload = False
        """A store operation failed: reload before the next operation."""
        self.autoplay = Autoplay(self)
        self.presence = Presence(self)
        self.chat = Chat(self)
        self._samples = 0
        if turns:
            self._begin(turns)

    def _begin(self, turns: Sequence[Turn]) -> None:
        if not self.unknown_rules:
            self.play = seating.game_of(self.doc, self.row.rules_version, self.row.seed, turns)

    @property
    def unknown_rules(self) -> bool:
        """Whether the rules version of the game is not supported."""
        return not known_games.game(self.row.game).plays(self.row.rules_version)

    @property
    def idle(self) -> bool:
        return not self.clients and not self.autoplay.thinking and not self.lock.locked()

    @property
    def waits(self) -> bool:
        """Whether clients are waiting here for a game to start."""
        return self.row.status == "waiting" and bool(self.clients)

    @property
    def in_doubt(self) -> bool:
        """Whether a reload is needed and no operation is running that will do it."""
        return self.needs_reload and not self.lock.locked()

    def playing(self) -> LiveGame:
        """The game in progress; raises if there is none."""
        if self.play is None or self.row.status != "playing":
            raise self.without_game(Refusal("not-playing"))
        return self.play

    def without_game(self, otherwise: Refusal) -> Refusal:
        """The reason for a missing game: an unsupported rules version, or `otherwise`."""
        return Refusal("old-rules", version=self.row.rules_version) if self.unknown_rules else otherwise

    # --- people -------------------------------------------------------------------------------------------------------

    async def change(self, verb: Callable[[Seating], Any], status: Status | None = None) -> Any:
        """Apply `verb` to the seating, store the result and send it to all clients. Returns the result of `verb`."""
        async with self.lock:
            return await self.change_now(verb, status)

    async def change_now(self, verb: Callable[[Seating], Any], status: Status | None = None) -> Any:
        for _ in range(_TRIES):
            await self.refresh()
            doc = msgspec.json.decode(self.row.doc, type=Seating)
            result = verb(doc)
            text = msgspec.json.encode(doc).decode()
            if text == self.row.doc and status in (None, self.row.status):
                return result
            new = status or self.row.status
            row = replace(
                self.row,
                rev=self.row.rev + 1,
                doc=text,
                public=doc.public,
                status=new,
                game=doc.game,
                rules_version=self._rules_version(doc),
                code=self.row.code if new == "waiting" else None,
                due=self._due(doc, self.play),
                changed=self.registry.now() if self.row.status == "waiting" else self.row.changed,
            )
            if await self._stored(self.registry.store.change_table(row, doc.people())):
                self.row, self.doc = row, doc
                self._seat_clients()
                self.presence.publish_if_connected()
                self._changed()
                return result
            await self._catch_up()
        raise Refusal("store-unavailable")

    async def start(self, identity: str) -> None:
        """Start the game, as the host."""
        async with self.lock:
            for _ in range(_TRIES):
                await self.refresh()
                seating.check_host(self.doc, identity)
                if self.row.status != "waiting":
                    raise Refusal("not-waiting")
                if await self._start():
                    return
                await self._catch_up()
            raise Refusal("store-unavailable")

    async def _start(self) -> bool:
        """Try to start the game. False: another process has changed the table."""
        rules_version = self.registry.rules_version(self.doc.game)
        play = seating.game_of(self.doc, rules_version, self.row.seed)
        opening = play.opening(self.registry.now())
        play.adopt(opening)
        row = replace(
            self.row,
            rev=self.row.rev + 1,
            code=None,
            rules_version=rules_version,
            due=self._due(self.doc, play),
            changed=opening.turn.at,
            **_standing(play.state),
        )
        if not await self._stored(self.registry.store.change_table(row, self.doc.people(), opening.turn)):
            return False
        self.row, self.play = replace(row, version=1), play
        for client in self.clients:
            self.send_view(client)
        self._changed()
        self._notify()
        return True

    def _rules_version(self, doc: Seating) -> int:
        """The current rules version if the game has changed, otherwise that of the table."""
        return self.row.rules_version if doc.game == self.row.game else self.registry.rules_version(doc.game)

    def _due(self, doc: Seating, play: LiveGame | None) -> int | None:
        if play is None or play.over:
            return None
        return next_deadline(doc, play.state.to_act(), play.now.clock, self.registry.now())

    def _changed(self) -> None:
        """Publish a change of the table to clients and other processes."""
        self.send_table()
        self.announce()
        self.autoplay.schedule()

    def announce(self) -> None:
        self.registry.bus.publish(
            {"kind": "table", "id": self.id, "version": self.row.version, "rev": self.row.rev, "chat": self.chat.last}
        )

    def info(self, identity: str) -> TableInfo:
        """The table as this person sees it."""
        return table_info(self, identity, self.presence.here(), self.presence.watchers())

    def send_table(self) -> None:
        frames: dict[str, str] = {}
        here, watchers = self.presence.here(), self.presence.watchers()
        for client in self.clients:
            who = client.identity
            if who not in frames:
                frames[who] = encode(TableFrame(table_info(self, who, here, watchers)))
            client.send(frames[who])

    # --- sockets ------------------------------------------------------------------------------------------------------

    async def join(self, client: Client, since: int | None) -> None:
        """Connect a client: send it the table, the chat, and the turns since `since` or the full view."""
        async with self.lock:
            await self.refresh()
            if self.play is None and self.row.status in ("playing", "over"):
                raise self.without_game(Refusal("not-playing"))
            mine = self.doc.seats_of(client.identity) if client.identity else []
            if client.viewer is not None and any(self.doc.places[seat].stand_in for seat in mine):
                await self.change_now(lambda doc: seating.come_back(doc, client.identity))
            if not self.clients:
                self.presence.wait_for_host()
            await self.chat.tell()  # to clients already connected
            self.clients.add(client)  # not earlier: missed turns must be sent first
            self._seat_clients()
            self.send_table()
            await self.chat.tell_again(client)
            self._tell_again(client, since)
            self.presence.publish()
            self.registry.bus.publish({"kind": "who", "id": self.id})
            self.autoplay.schedule()

    def _seat_clients(self) -> None:
        """Update the viewpoints of all clients after a change of seats. Clients that lost their seat watch."""
        for client in self.clients:
            mine = self.doc.seats_of(client.identity) if client.identity else []
            if client.viewer not in mine:
                client.viewer = mine[0] if mine and client.follows else None

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        self.send_table()
        self.presence.publish()

    def _tell_again(self, client: Client, since: int | None) -> None:
        """Send the turns after version `since`, or the full view."""
        play = self.play
        if play is None or since is None or not 0 < since < play.version or play.version - since > MOST_TOLD_AGAIN:
            self.send_view(client)
            return
        past = play.at(since)
        for turn in play.turns[since:]:
            attempt = past.replay_turn(turn, (client.viewer,))
            past.adopt(attempt)
            client.send(encode(self._turn_frame(play, attempt, client.viewer, past.version == play.version)))

    def send_view(self, client: Client) -> None:
        """Send the full view of this client."""
        play = self.play
        if play is None:
            return
        frame = Viewing(play.version, dict(play.state.view(client.viewer)))
        self._add_choices(frame, play, client.viewer)
        client.send(encode(frame))

    def _turn_frame(self, play: LiveGame, attempt: ProposedTurn, viewer: Viewer, last: bool) -> TurnFrame:
        turn = attempt.turn
        frame = TurnFrame(turn.number + 1, turn.seat, turn.by, happenings(attempt.told[viewer]))
        if last:
            self._add_choices(frame, play, viewer)
        return frame

    def _add_choices(self, frame: Viewing | TurnFrame, play: LiveGame, viewer: Viewer) -> None:
        if viewer is not None and not play.over:
            frame.choices = play.choices(viewer)
            frame.undo = play.may_undo(viewer)
        frame.times = play.now.clock.times(self.registry.now())

    # --- turns --------------------------------------------------------------------------------------------------------

    async def move(self, client: Client, text: str, made_for: int) -> None:
        """Make a person's move: check seat, version and legality, store it, then send it."""
        async with self.lock:
            await self.refresh()
            seat = self._own_seat(client)
            await self.turn(lambda play, at, viewers: play.attempt(seat, text, made_for, "person", at, viewers))
            place = self.doc.places[seat]
            if place.missed or place.votes or place.stand_in:
                with suppress(Refusal):  # the move itself is stored
                    await self.change_now(lambda doc: seating.come_back(doc, client.identity))

    async def undo(self, client: Client, made_for: int) -> None:
        async with self.lock:
            await self.refresh()
            seat = self._own_seat(client)
            await self.turn(lambda play, at, viewers: play.undo(seat, made_for, at, viewers))

    def _own_seat(self, client: Client) -> int:
        seat = client.viewer
        if seat is None or seat not in self.doc.seats_of(client.identity):
            raise Refusal("not-your-seat")
        return seat

    async def turn(self, attempt: Callable[[LiveGame, int, Sequence[Viewer]], ProposedTurn]) -> None:
        """Try a turn, store it and send it. After a conflict with another process, retry on the new state."""
        for _ in range(_TRIES):
            play = self.playing()
            start = time.perf_counter()
            tried = attempt(play, self.registry.now(), list({client.viewer for client in self.clients}))
            done = time.perf_counter()
            metrics.ENGINE.observe(done - start - tried.telling)
            metrics.REDACTION.observe(tried.telling)
            if await self._store(tried):
                stored = time.perf_counter()
                metrics.STORE.observe(stored - done)
                self._adopt(play, tried)
                self.announce()
                metrics.TURNS.labels(self.doc.game, tried.turn.by).inc()
                metrics.SENDING.observe(time.perf_counter() - stored)
                self._notify()
                self.autoplay.schedule()
                return
            await self._catch_up()
        raise Refusal("stale", version=self.row.version)

    async def _store(self, tried: ProposedTurn) -> bool:
        state = tried.moment.state
        due = next_deadline(self.doc, state.to_act(), tried.moment.clock, tried.turn.at)
        after = After(due=due, **_standing(state))
        return await self._stored(self.registry.store.append(self.id, tried.turn, after))

    async def _stored(self, writing: Awaitable[bool]) -> bool:
        """Await a write. If it raises, the result is unknown, and the table is reloaded before the next operation."""
        self.needs_reload = True
        done = await writing
        self.needs_reload = False
        return done

    def _adopt(self, play: LiveGame, tried: ProposedTurn) -> None:
        """Apply a stored turn and send it to all clients of this process."""
        play.adopt(tried)
        self.row = replace(self.row, version=play.version, changed=tried.turn.at, **_standing(play.state))
        frames: dict[Viewer, str] = {}
        for client in self.clients:
            viewer = client.viewer
            if viewer not in frames:
                frames[viewer] = encode(self._turn_frame(play, tried, viewer, True))
            client.send(frames[viewer])
        if play.over:
            self.send_table()
            self.registry.archiver.add(self.id)

    def sample(self, client: Client) -> None:
        """Send a determinized position to a player."""
        play = self.playing()
        if client.viewer is None:
            raise Refusal("not-seated")
        self._samples += 1
        client.send(encode(Sampled(play.version, play.sample(client.viewer, self._samples))))

    def _notify(self) -> None:
        """Send turn notices to players whose turn it is now and who are not connected."""
        play = self.play
        if play is None or play.over:
            return
        for seat in play.state.to_act():
            place = self.doc.places[seat]
            waits = place.kind == "person" and not place.stand_in and play.now.asked[seat] == play.version
            if waits and seat not in self.presence.here():
                self.registry.notify(place.identity, self, play.now.clock.due(seat) or 0)

    # --- the store, and other processes -------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Reload if necessary. Called first in every operation under the lock."""
        if self.needs_reload:
            await self._catch_up()

    async def catch_up(self) -> None:
        """Load changes by other processes."""
        async with self.lock:
            await self._catch_up()

    async def hear(self, version: int, rev: int, chat: int) -> None:
        """Load changes that another process has announced."""
        async with self.lock:
            if self.needs_reload or self.play is None or rev != self.row.rev or chat > self.chat.last:
                await self._catch_up()
            elif version > self.play.version:  # the most frequent case: only new turns
                self.needs_reload = True
                turns = await self.registry.store.turns_since(self.id, self.play.version)
                self.needs_reload = False
                self._tell_turns(self.play, turns)

    def _tell_turns(self, play: LiveGame, turns: Sequence[Turn]) -> None:
        """Apply and send turns stored by another process."""
        for turn in turns:
            viewers = list({client.viewer for client in self.clients})
            self._adopt(play, play.replay_turn(turn, viewers))

    async def _catch_up(self) -> None:
        self.needs_reload = True
        row, turns, chat = await self.registry.store.head(self.id, 0 if self.play is None else self.play.version)
        self.needs_reload = False
        changed = row.rev != self.row.rev
        if changed:
            self.row, self.doc = row, msgspec.json.decode(row.doc, type=Seating)
            self._seat_clients()
            self.presence.publish_if_connected()
        if self.play is not None:
            self._tell_turns(self.play, turns)
        elif turns:
            self._begin(turns)
            for client in self.clients:
                self.send_view(client)
        self.row = row
        if changed:
            self.send_table()
            self.autoplay.schedule()  # the process that changed it may not have known the last turn
        if chat > self.chat.last:
            await self.chat.tell()

    async def tick(self) -> None:
        """Handle what is due: a timeout, or a bot that another process should have run."""
        async with self.lock:
            await self._catch_up()
            await self.autoplay.tick()

    async def vote(self, client: Client, seat: int) -> None:
        async with self.lock:
            await self.refresh()
            await self.autoplay.vote(client.identity, seat)

    def end(self) -> None:
        """Stop bots and close all clients: the process stops."""
        self.autoplay.end()
        for client in self.clients:
            client.close(RESTART)


def _standing(state: Any) -> dict[str, Any]:
    """Columns that lists need, so that they do not have to replay the game."""
    acting, outcome = state.to_act(), state.outcome()
    return {
        "acting": as_json(acting),
        "status": "playing" if acting else "over",
        "round": int(state.round),
        "winners": as_json(() if outcome is None else outcome.winners),
    }
