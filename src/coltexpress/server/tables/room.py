"""A table in the memory of this process: its people, its game, the sockets that look at it.

The truth is in the store. A turn counts when it is stored, and is told only then; another process may be faster, and
then its turn is read and told instead. Everything that changes a table happens under its lock, one after the other.
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
"""Turns that somebody who comes back is told one by one; of more, they get only where they lead."""
_TRIES: Final = 5


class Room:
    """See the top of this file. What ends in `_now` is done by somebody who holds the lock."""

    def __init__(self, registry: "TableRegistry", row: TableRow, turns: Sequence[Turn]) -> None:
        self.id = row.id
        self.registry = registry
        self.row = row
        self.doc = msgspec.json.decode(row.doc, type=Seating)
        self.play: LiveGame | None = None
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.needs_reload = False
        """The store failed in the middle of something: look what it holds before going on."""
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
        """Whether the game was begun by a program that plays other versions of the rules."""
        return not known_games.game(self.row.game).plays(self.row.rules_version)

    @property
    def idle(self) -> bool:
        return not self.clients and not self.autoplay.thinking and not self.lock.locked()

    @property
    def waits(self) -> bool:
        """Whether somebody waits here for a game to begin."""
        return self.row.status == "waiting" and bool(self.clients)

    @property
    def in_doubt(self) -> bool:
        """Whether nobody knows what the store holds, and nobody is about to look."""
        return self.needs_reload and not self.lock.locked()

    def playing(self) -> LiveGame:
        """The game, if it is being played."""
        if self.play is None or self.row.status != "playing":
            raise self.without_game(Refusal("not-playing"))
        return self.play

    def without_game(self, otherwise: Refusal) -> Refusal:
        """Why there is no game to be had: it was played by other rules, or this."""
        return Refusal("old-rules", version=self.row.rules_version) if self.unknown_rules else otherwise

    # --- people -------------------------------------------------------------------------------------------------------

    async def change(self, verb: Callable[[Seating], Any], status: Status | None = None) -> Any:
        """Do something to the table besides playing, and tell everybody who looks."""
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
        """The host begins the game."""
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
        """Whether the game has begun; not if another process has changed something."""
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
        """Another game has rules of its own."""
        return self.row.rules_version if doc.game == self.row.game else self.registry.rules_version(doc.game)

    def _due(self, doc: Seating, play: LiveGame | None) -> int | None:
        if play is None or play.over:
            return None
        return next_deadline(doc, play.state.to_act(), play.now.clock, self.registry.now())

    def _changed(self) -> None:
        """Something other than the game has changed: tell those who look, and the other processes."""
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
        """Somebody looks: they get the table, the talk, and what they have missed, or everything."""
        async with self.lock:
            await self.refresh()
            if self.play is None and self.row.status in ("playing", "over"):
                raise self.without_game(Refusal("not-playing"))
            mine = self.doc.seats_of(client.identity) if client.identity else []
            if client.viewer is not None and any(self.doc.places[seat].stand_in for seat in mine):
                await self.change_now(lambda doc: seating.come_back(doc, client.identity))
            if not self.clients:
                self.presence.wait_for_host()
            await self.chat.tell()  # to those who are here already
            self.clients.add(client)  # only now: no turn may be told before what was missed
            self._seat_clients()
            self.send_table()
            await self.chat.tell_again(client)
            self._tell_again(client, since)
            self.presence.publish()
            self.registry.bus.publish({"kind": "who", "id": self.id})
            self.autoplay.schedule()

    def _seat_clients(self) -> None:
        """Whoever has sat down looks from there; whoever has lost a seat watches: soon it may be another's."""
        for client in self.clients:
            mine = self.doc.seats_of(client.identity) if client.identity else []
            if client.viewer not in mine:
                client.viewer = mine[0] if mine and client.follows else None

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        self.send_table()
        self.presence.publish()

    def _tell_again(self, client: Client, since: int | None) -> None:
        """What somebody missed who had seen version `since`; or everything."""
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
        """Everything, as this client may see it."""
        play = self.play
        if play is None:
            return
        frame = Viewing(play.version, play.state.view(client.viewer))
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
        """A person's move. Right person, right version, legal: then it is stored, and then told."""
        async with self.lock:
            await self.refresh()
            seat = self._own_seat(client)
            await self.turn(lambda play, at, viewers: play.attempt(seat, text, made_for, "person", at, viewers))
            place = self.doc.places[seat]
            if place.missed or place.votes or place.stand_in:
                with suppress(Refusal):  # the move stands
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
        """Try a turn, store it, tell it; if another process was faster, try again on what it left."""
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
        """Whether it was stored. If nobody knows, the table is looked at anew before anything else is done."""
        self.needs_reload = True
        done = await writing
        self.needs_reload = False
        return done

    def _adopt(self, play: LiveGame, tried: ProposedTurn) -> None:
        """A stored turn becomes the game, and everybody here who looks is told."""
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
        """A position that this seat cannot tell from the real one."""
        play = self.playing()
        if client.viewer is None:
            raise Refusal("not-seated")
        self._samples += 1
        client.send(encode(Sampled(play.version, play.sample(client.viewer, self._samples))))

    def _notify(self) -> None:
        """Tell those whose turn it has become and who are not here."""
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
        """Before anything is done under the lock: if the store is in doubt, see what it holds."""
        if self.needs_reload:
            await self._catch_up()

    async def catch_up(self) -> None:
        """Another process has changed something."""
        async with self.lock:
            await self._catch_up()

    async def hear(self, version: int, rev: int, chat: int) -> None:
        """Another process says how far this table is."""
        async with self.lock:
            if self.needs_reload or self.play is None or rev != self.row.rev or chat > self.chat.last:
                await self._catch_up()
            elif version > self.play.version:  # the commonest: only turns are new
                self.needs_reload = True
                turns = await self.registry.store.turns_since(self.id, self.play.version)
                self.needs_reload = False
                self._tell_turns(self.play, turns)

    def _tell_turns(self, play: LiveGame, turns: Sequence[Turn]) -> None:
        """Turns that another process stored."""
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
            self.autoplay.schedule()  # whoever changed it may not have known of the last turn
        if chat > self.chat.last:
            await self.chat.tell()

    async def tick(self) -> None:
        """Something is due here: a clock, or a bot that another process should have let choose."""
        async with self.lock:
            await self._catch_up()
            await self.autoplay.tick()

    async def vote(self, client: Client, seat: int) -> None:
        async with self.lock:
            await self.refresh()
            await self.autoplay.vote(client.identity, seat)

    def end(self) -> None:
        """The process stops: bots stop thinking, sockets are closed."""
        self.autoplay.end()
        for client in self.clients:
            client.close(RESTART)


def _standing(state: Any) -> dict[str, Any]:
    """What is stored of a game beside its turns, so that lists need not play it again."""
    acting, outcome = state.to_act(), state.outcome()
    return {
        "acting": as_json(acting),
        "status": "playing" if acting else "over",
        "round": int(state.round),
        "winners": as_json(() if outcome is None else outcome.winners),
    }
