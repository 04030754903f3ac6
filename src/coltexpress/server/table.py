"""A table in the memory of this process: its people, its game, the sockets that look at it.

The truth is in the store. A turn counts when it is stored, and is told only then; another process may be faster, and
then its turn is read and told instead. Everything that changes a table happens under its lock, one after the other.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from coltexpress.bots.pace import PACES
from coltexpress.core.protocol import Viewer
from coltexpress.core.record import seed_hash
from coltexpress.server import lobby, metrics
from coltexpress.server.client import Client
from coltexpress.server.errors import Refusal
from coltexpress.server.lobby import TableDoc
from coltexpress.server.play import Attempt, Play, Turn, happenings
from coltexpress.server.protocol import Chair, Chat, Sampled, TableFrame, TableInfo, Viewing
from coltexpress.server.protocol import Turn as TurnFrame
from coltexpress.server.store.store import ChatRow, TableRow

if TYPE_CHECKING:
    from coltexpress.server.house import House

LOG: Final = logging.getLogger("coltexpress.table")
ENCODER: Final = msgspec.json.Encoder()
RESCUE_MS: Final = 15_000
"""After so long another process may let a bot choose, if the one that should have has not."""
VOTE_MS: Final = 20_000
"""Nobody can be voted away who was asked less than this ago and is here."""
MOST_TOLD_AGAIN: Final = 60
_TRIES: Final = 5


def encode(frame: msgspec.Struct) -> str:
    return ENCODER.encode(frame).decode()


def short(table_id: str) -> str:
    """For logs: enough to follow a table, too little to open it."""
    return table_id[:5]


class OpenTable:
    """See the top of this file."""

    def __init__(self, house: "House", row: TableRow, turns: Sequence[Turn]) -> None:
        self.id = row.id
        self.house = house
        self.row = row
        self.doc = msgspec.json.decode(row.doc, type=TableDoc)
        self.play: Play | None = None
        self.old_rules = False
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[set[int], int]] = {}
        """By process: the seats whose owners are connected there, and how many watch."""
        self.lock = asyncio.Lock()
        self.doubtful = False
        """The store failed in the middle of something: look what it holds before going on."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.last_chat = -1
        self.samples = 0
        if turns:
            self._begin(turns)

    def _begin(self, turns: Sequence[Turn]) -> None:
        game_rules = self.house.rules_version(self.doc.game)
        if self.row.rules_version != game_rules:
            self.old_rules = True
            return
        options = lobby.options_at_start(self.doc)
        self.play = Play(self.doc.game, options, self.row.seed, lobby.salts(self.doc), self.doc.clock, turns)

    @property
    def idle(self) -> bool:
        return not self.clients and not self.thinking and not self.lock.locked()

    def playing(self) -> Play:
        if self.old_rules:
            raise Refusal("old-rules", version=self.row.rules_version)
        if self.play is None or self.row.status != "playing":
            raise Refusal("not-playing")
        return self.play

    # --- people -------------------------------------------------------------------------------------------------------

    async def change(self, verb: Callable[[TableDoc], Any], status: str | None = None) -> Any:
        """Do something to the table besides playing, and tell everybody who looks."""
        async with self.lock:
            return await self._change(verb, status)

    async def _change(self, verb: Callable[[TableDoc], Any], status: str | None = None) -> Any:
        for _ in range(_TRIES):
            await self._refresh_if_doubtful()
            doc = msgspec.json.decode(self.row.doc, type=TableDoc)
            result = verb(doc)
            row = replace(
                self.row,
                rev=self.row.rev + 1,
                doc=ENCODER.encode(doc).decode(),
                public=doc.public,
                status=status or self.row.status,
                code=self.row.code if (status or self.row.status) == "waiting" else None,
                due=self._due(doc),
            )
            if await self._stored(self.house.store.change_table(row, doc.people())):
                self.row, self.doc = row, doc
                self._changed()
                return result
            await self._catch_up()
        raise Refusal("store-unavailable")

    async def start(self, identity: str) -> None:
        """The host begins the game."""
        async with self.lock:
            await self._refresh_if_doubtful()
            if self.doc.host != identity:
                raise Refusal("not-host")
            if self.row.status != "waiting":
                raise Refusal("not-waiting")
            play = Play(
                self.doc.game,
                lobby.options_at_start(self.doc),
                self.row.seed,
                lobby.salts(self.doc),
                self.doc.clock,
            )
            opening = play.opening(self.house.now())
            play.adopt(opening)
            row = replace(
                self.row,
                rev=self.row.rev + 1,
                status="playing",
                code=None,
                acting=ENCODER.encode(list(play.state.to_act())).decode(),
                due=self._due(self.doc, play),
            )
            if not await self._stored(self.house.store.change_table(row, self.doc.people(), opening.turn)):
                await self._catch_up()
                raise Refusal("not-waiting")
            self.row, self.play = replace(row, version=1), play
            for client in self.clients:
                self._send_view(client)
            self._changed()
            self._notify()

    def _changed(self) -> None:
        """Something other than the game has changed: tell those who look, and the other processes."""
        self._send_table()
        self._announce()
        self._schedule()

    def _announce(self) -> None:
        self.house.bus.publish(
            {"kind": "table", "id": self.id, "version": self.row.version, "rev": self.row.rev, "chat": self.last_chat}
        )

    def _here(self) -> set[int]:
        """The seats whose owners are connected, in whichever process."""
        found = {seat for client in self.clients if client.identity for seat in self.doc.seats_of(client.identity)}
        for seats, _ in self.elsewhere.values():
            found |= seats
        return found

    def info(self, identity: str) -> TableInfo:
        """The table as this person sees it."""
        here = self._here()
        doc = self.doc
        chairs = [
            Chair(
                place.kind,  # type: ignore[arg-type]  # one of those that Chair names
                place.name,
                place.level,
                place.bandit,
                place.stand_in,
                seat in here,
                len(place.votes),
            )
            for seat, place in enumerate(doc.places)
        ]
        hosts = doc.seats_of(doc.host)
        watchers = sum(client.viewer is None for client in self.clients)
        row = self.row
        return TableInfo(
            self.id,
            doc.game,  # type: ignore[arg-type]  # it came in as one of them
            doc.options,
            row.status,  # type: ignore[arg-type]
            doc.public,
            doc.clock,
            doc.pace,
            doc.stand_in,
            chairs,
            hosts[0] if hosts else -1,
            bool(identity) and identity == doc.host,
            doc.seats_of(identity) if identity else [],
            watchers + sum(count for _, count in self.elsewhere.values()),
            seed_hash(row.seed),
            row.created,
            row.rules_version,
            row.rev,
            row.version,
            row.code or "",
            row.seed.hex() if row.status == "over" else "",
            doc.rematch,
        )

    def _send_table(self) -> None:
        for client in self.clients:
            client.send(encode(TableFrame(self.info(client.identity))))

    # --- sockets ------------------------------------------------------------------------------------------------------

    async def join(self, client: Client, since: int | None) -> None:
        """Somebody looks: they get the table, the talk, and what they have missed, or everything."""
        async with self.lock:
            await self._refresh_if_doubtful()
            self.clients.add(client)
            if client.identity and any(self.doc.places[seat].stand_in for seat in self.doc.seats_of(client.identity)):
                await self._change(lambda doc: lobby.come_back(doc, client.identity))
            self._send_table()
            for row in await self.house.store.chats_since(self.id, 0, 50):
                client.send(encode(_chat(row)))
                self.last_chat = max(self.last_chat, row.number)
            self._tell_again(client, since)
            self.tell_presence()
            self._schedule()

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        self._send_table()
        self.tell_presence()

    def tell_presence(self) -> None:
        """Say to the other processes who is connected to this one."""
        seats = {seat for client in self.clients if client.identity for seat in self.doc.seats_of(client.identity)}
        watching = sum(client.viewer is None for client in self.clients)
        self.house.bus.publish(
            {
                "kind": "here",
                "id": self.id,
                "process": self.house.me,
                "seats": sorted(seats),
                "watching": watching,
            }
        )

    def present_elsewhere(self, process: str, seats: Sequence[int], watching: int) -> None:
        if seats or watching:
            self.elsewhere[process] = (set(seats), watching)
        else:
            self.elsewhere.pop(process, None)
        self._send_table()

    def gone(self, process: str) -> None:
        """A process is no more, and nobody is connected to it."""
        if self.elsewhere.pop(process, None):
            self._send_table()

    def _tell_again(self, client: Client, since: int | None) -> None:
        play = self.play
        if play is None:
            return
        if since is None or not 0 < since < play.version or play.version - since > MOST_TOLD_AGAIN:
            self._send_view(client)
            return
        past = Play(play.game.slug, play.options, play.seed, play.salts, self.doc.clock, play.turns[:since])
        for turn in play.turns[since:]:
            attempt = past.again(turn, (client.viewer,))
            past.adopt(attempt)
            frame = self._turn_frame(attempt, client.viewer, last=turn.number == play.version - 1)
            client.send(encode(frame))

    def send_view(self, client: Client) -> None:
        self._send_view(client)

    def _send_view(self, client: Client) -> None:
        play = self.play
        if play is None:
            return
        seat = client.viewer
        mine = seat is not None and not play.over
        client.send(
            encode(
                Viewing(
                    play.version,
                    play.state.view(seat),
                    play.choices(seat) if mine and seat is not None else [],
                    seat is not None and play.may_undo(seat),
                    play.now.clock.times(self.house.now()),
                )
            )
        )

    def _turn_frame(self, attempt: Attempt, viewer: Viewer, last: bool = True) -> TurnFrame:
        play = self.play
        assert play is not None
        turn = attempt.turn
        frame = TurnFrame(turn.number + 1, turn.seat, turn.by, happenings(attempt.told[viewer]))
        if last:
            if viewer is not None and not play.over:
                frame.choices = play.choices(viewer)
                frame.undo = play.may_undo(viewer)
            frame.times = play.now.clock.times(self.house.now())
        return frame

    # --- turns --------------------------------------------------------------------------------------------------------

    def _viewers(self) -> list[Viewer]:
        return list({client.viewer for client in self.clients})

    async def move(self, client: Client, text: str, made_for: int) -> None:
        """A person's move. Right person, right version, legal: then it is stored, and then told."""
        async with self.lock:
            await self._refresh_if_doubtful()
            seat = self._own_seat(client)
            await self._turn(
                seat,
                lambda play, at, viewers: play.attempt(seat, text, made_for, "person", at, viewers),
            )
            place = self.doc.places[seat]
            if place.missed or place.votes or place.stand_in:
                await self._change(lambda doc: lobby.come_back(doc, client.identity))

    async def undo(self, client: Client, made_for: int) -> None:
        async with self.lock:
            await self._refresh_if_doubtful()
            seat = self._own_seat(client)
            await self._turn(seat, lambda play, at, viewers: play.undo(seat, made_for, at, viewers))

    def _own_seat(self, client: Client) -> int:
        if client.viewer is None or client.viewer not in self.doc.seats_of(client.identity):
            raise Refusal("not-your-seat", seat=-1 if client.viewer is None else client.viewer)
        return client.viewer

    async def _turn(self, seat: int, attempt: Callable[[Play, int, Sequence[Viewer]], Attempt]) -> None:
        for _ in range(_TRIES):
            play = self.playing()
            start = time.perf_counter()
            tried = attempt(play, self.house.now(), self._viewers())
            done = time.perf_counter()
            metrics.STAGE.labels("engine").observe(done - start)
            if await self._store(tried):
                stored = time.perf_counter()
                metrics.STAGE.labels("store").observe(stored - done)
                metrics.TURNS.labels(self.doc.game, tried.turn.by).inc()
                self._adopt(tried)
                self._announce()
                metrics.STAGE.labels("sending").observe(time.perf_counter() - stored)
                return
            await self._catch_up()
        raise Refusal("stale", version=self.row.version)

    async def _store(self, tried: Attempt) -> bool:
        state = tried.moment.state
        acting = state.to_act()
        over = not acting
        due = None if over else self._due_of(self.doc, acting, tried.moment.clock, tried.turn.at)
        status = "over" if over else "playing"
        return await self._stored(self.house.store.append(self.id, tried.turn, acting, due, status))

    async def _stored(self, writing: Any) -> bool:
        try:
            return bool(await writing)
        except Refusal:
            self.doubtful = True
            raise
        except asyncio.CancelledError:
            self.doubtful = True
            raise

    def _adopt(self, tried: Attempt, mine: bool = True) -> None:
        """A stored turn becomes the game, and everybody here who looks is told. `mine`: this process stored it."""
        play = self.play
        assert play is not None
        play.adopt(tried)
        over = play.over
        self.row = replace(self.row, version=play.version, status="over" if over else "playing")
        frames: dict[Viewer, str] = {}
        for client in self.clients:
            if client.viewer not in tried.told:  # came while the turn was tried elsewhere
                self._send_view(client)
                continue
            if client.viewer not in frames:
                frames[client.viewer] = encode(self._turn_frame(tried, client.viewer))
            client.send(frames[client.viewer])
        if over:
            self._send_table()
            if mine:
                self.house.archive(self)
        else:
            self._schedule()
            if mine:
                self._notify()

    # --- the store, and other processes -------------------------------------------------------------------------------

    async def _refresh_if_doubtful(self) -> None:
        if self.doubtful:
            await self._catch_up()

    async def catch_up(self) -> None:
        """Another process has changed something."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        known = 0 if self.play is None else self.play.version
        row, turns, chat = await self.house.store.head(self.id, known)
        self.doubtful = False
        changed = row.rev != self.row.rev
        self.row = row
        if changed:
            self.doc = msgspec.json.decode(row.doc, type=TableDoc)
        if self.play is None and turns:
            self._begin(turns)
            for client in self.clients:
                self._send_view(client)
        elif self.play is not None:
            for turn in turns:
                self._adopt(self.play.again(turn, self._viewers()), mine=False)
            self.row = row
        if changed or turns:
            self._send_table()
        if chat > self.last_chat:
            await self._new_chats()
        self._schedule()

    async def _new_chats(self) -> None:
        for row in await self.house.store.chats_since(self.id, self.last_chat + 1, 50):
            self.last_chat = max(self.last_chat, row.number)
            frame = encode(_chat(row))
            for client in self.clients:
                client.send(frame)

    async def say(self, client: Client, text: str, emote: str) -> None:
        if not client.identity:
            raise Refusal("identity-needed")
        seat = -1 if client.viewer is None else client.viewer
        row = ChatRow(self.id, 0, seat, client.name, text, emote, self.house.now())
        stored = await self.house.store.add_chat(row)
        async with self.lock:
            if stored.number > self.last_chat:
                await self._new_chats()
        self._announce()

    # --- clocks and bots ----------------------------------------------------------------------------------------------

    def _due(self, doc: TableDoc, play: Play | None = None) -> int | None:
        game = play or self.play
        if game is None or game.over:
            return None
        return self._due_of(doc, game.state.to_act(), game.now.clock, self.house.now())

    def _due_of(self, doc: TableDoc, acting: Sequence[int], clock: Any, at: int) -> int | None:
        """When somebody has to look after this table, if nobody does anything before."""
        times = [at + RESCUE_MS if lobby.bot_of(doc, seat) else clock.due(seat) for seat in acting]
        return min([each for each in times if each is not None], default=None)

    def _schedule(self) -> None:
        """Let the bots think whose turn it is."""
        play = self.play
        if play is None or self.row.status != "playing" or self.house.closing:
            return
        for seat in play.state.to_act():
            level = lobby.bot_of(self.doc, seat)
            if level and seat not in self.thinking:
                self._think(seat, level, "bot")

    def _think(self, seat: int, level: str, by: str) -> None:
        task = asyncio.create_task(self._let_choose(seat, level, by))
        self.thinking[seat] = task
        task.add_done_callback(lambda done: self._thought(seat, done))

    def _thought(self, seat: int, done: asyncio.Task[None]) -> None:
        self.thinking.pop(seat, None)
        if done.cancelled():
            return
        if done.exception() is not None:
            LOG.warning("table %s: a bot could not play: %s", short(self.id), type(done.exception()).__name__)
        else:
            self._schedule()

    async def _let_choose(self, seat: int, level: str, by: str) -> None:
        play = self.playing()
        version = play.version
        began = time.monotonic()
        move = await self.house.thinkers.choose(level, play.state, seat, play.bot_seed(seat))
        if by == "bot":
            await asyncio.sleep(max(0.0, PACES[self.doc.pace] - (time.monotonic() - began)))
        async with self.lock:
            await self._refresh_if_doubtful()
            if by == "bot" and not lobby.bot_of(self.doc, seat):
                return  # its owner is back
            if self.row.status != "playing" or not play.asks_still(seat, version) or seat not in play.state.to_act():
                return
            await self._turn(seat, lambda now, at, viewers: now.attempt(seat, str(move), version, by, at, viewers))
            if by == "clock":
                await self._missed(seat)

    async def _missed(self, seat: int) -> None:
        """The clock chose for somebody; after some such choices in a row a bot takes over."""

        def count(doc: TableDoc) -> None:
            doc.places[seat].missed += 1
            if doc.places[seat].missed >= lobby.IDLE_TURNS:
                lobby.hand_over(doc, seat)

        await self._change(count)

    async def tick(self) -> None:
        """Look after clocks and bots; called when something is due."""
        async with self.lock:
            await self._catch_up()
            play = self.play
            if play is None or self.row.status != "playing":
                await self.house.store.put_off(self.id, self.row.version, None)  # played by rules of another time
                return
            now = self.house.now()
            for seat in play.state.to_act():
                if seat in self.thinking or lobby.bot_of(self.doc, seat):
                    continue
                due = play.now.clock.due(seat)
                if due is None or due > now or not self.house.clocks_run():
                    continue
                if self.doc.clock is not None and self.doc.clock.out == "bot":
                    self._think(seat, self.doc.stand_in, "clock")
                else:
                    await self._play_default(play, seat)
                    await self._missed(seat)
                    break  # everything may be different now
            else:
                if self.row.due is not None and self.row.due <= now and self.house.clocks_run():
                    later = max(self._due(self.doc) or now, now + 1000)
                    await self.house.store.put_off(self.id, self.row.version, later)

    async def _play_default(self, play: Play, seat: int) -> None:
        move, version = play.default_move(seat), play.version
        await self._turn(seat, lambda game, at, viewers: game.attempt(seat, move, version, "clock", at, viewers))

    async def vote(self, client: Client, seat: int) -> None:
        """Somebody wants a bot in the seat of one who keeps them waiting."""
        async with self.lock:
            await self._refresh_if_doubtful()
            play = self.playing()
            waiting = play.now.clock.since.get(seat)
            if waiting is None or (seat in self._here() and self.house.now() - waiting < VOTE_MS):
                raise Refusal("seat-active", seat=seat)
            await self._change(lambda doc: lobby.vote(doc, client.identity, seat))

    def sample(self, client: Client) -> None:
        play = self.playing()
        if client.viewer is None:
            raise Refusal("not-seated")
        self.samples += 1
        client.send(encode(Sampled(play.version, play.sample(client.viewer, self.samples))))

    def _notify(self) -> None:
        """Tell those whose turn it has become and who are not here."""
        play = self.play
        if play is None or play.over:
            return
        here = self._here()
        for seat in play.state.to_act():
            place = self.doc.places[seat]
            away = seat not in here and place.kind == "person" and not place.stand_in
            if away and play.now.asked[seat] == play.version:
                self.house.notify(place.identity, self, play.now.clock.due(seat) or 0)

    def end(self) -> None:
        """The process stops: bots stop thinking, sockets are closed."""
        for task in self.thinking.values():
            task.cancel()
        for client in self.clients:
            client.close()


def _chat(row: ChatRow) -> Chat:
    return Chat(row.number, row.name, row.at, row.seat, row.text, row.emote)
