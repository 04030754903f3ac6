"""The tables in the memory of this process, and the background jobs."""

import asyncio
import gc
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

from coltexpress.bots.process.pool import BotPool
from coltexpress.engine import registry as known_games
from coltexpress.engine.play.record import Record
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import GameSlug, Notice
from coltexpress.server.bus.bus import Bus, NoBus
from coltexpress.server.bus.valkey_bus import ValkeyBus
from coltexpress.server.errors import Refusal
from coltexpress.server.identity import Signer, new_code, new_id, short_id
from coltexpress.server.limits import Counts, Limits
from coltexpress.server.notifications.notices import Notices
from coltexpress.server.settings import Settings, secret_of
from coltexpress.server.sources import Sources
from coltexpress.server.storage.store import Store
from coltexpress.server.tables.archiver import Archiver
from coltexpress.server.tables.peers import Peers
from coltexpress.server.tables.room import Room
from coltexpress.tables.seating import Seating, bots, for_rematch
from coltexpress.tables.stored import StoredTurn, TableRow

LOG: Final = logging.getLogger("coltexpress.tables")
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{20}")
_TICK_SECONDS: Final = 0.5
_DUE_AT_ONCE: Final = 200
_CODE_TRIES: Final = 20
_SWEEP_SECONDS: Final = 1800.0
_FORGOTTEN_MS: Final = 7 * 24 * 60 * 60 * 1000
"""Waiting tables older than this are closed."""


class TableRegistry:
    """All tables and services of a server process. Call `open` before use; `close` finishes pending work."""

    def __init__(self, settings: Settings, sources: Sources | None = None) -> None:
        self.settings = settings
        self.sources = sources or Sources()
        self.signer = Signer(secret_of(settings), self.sources.now)
        self.store = Store(settings.database)
        self.bus: Bus = ValkeyBus(settings.bus) if settings.bus else NoBus()
        self.bot_pool = BotPool(settings.thinkers, self.sources.bot_seconds)
        self.notices = Notices(settings.private_webhooks)
        self.limits = Limits(self.sources.monotonic)
        self.sockets = Counts()
        self.closing = False
        self.process_id = secrets.token_hex(6)
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """All tables in use, so that there is only one `Room` per table."""
        self._kept: OrderedDict[str, Room] = OrderedDict()
        """LRU cache, which keeps unused tables in memory."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.peers = Peers(self)
        self.archiver = Archiver(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._started = self.sources.monotonic()

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self.peers.on_message, self.peers.on_gap)
        self._started = self.sources.monotonic()
        self.spawn(self._tick_loop())
        self.spawn(self.archiver.run())
        if self.settings.bus:
            self.spawn(self.peers.run())

    def hang_up(self) -> None:
        """Shutdown has begun: close the event streams."""
        self.closing = True
        self.notices.hang_up()

    async def close(self) -> None:
        """Stop accepting turns and store pending ones."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for room in self.open_rooms():
            room.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_pool.close()
        await self.notices.close()
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:  # Any: what it yields and receives
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background task failed", exc_info=task.exception())

    def now(self) -> int:
        return self.sources.now()

    def clocks_run(self) -> bool:
        """False in the grace period after a start, in which players can reconnect."""
        return self.sources.monotonic() - self._started >= self.settings.grace

    @staticmethod
    def rules_version(slug: str) -> int:
        return known_games.game(slug).rules_version

    # --- tables -------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """Get a table from memory or load it from the store."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal("table-unknown")
        found = self._rooms.get(table_id)
        if found is not None:
            self._kept[table_id] = found
            self._kept.move_to_end(table_id)
            if self.settings.bus:
                await found.catch_up()  # the client may have just changed it through another process
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def open_rooms(self) -> list[Room]:
        """All tables in memory."""
        return list(self._rooms.values())

    def open_room(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    async def _load(self, table_id: str) -> Room:
        stored = await self.store.table(table_id)
        if stored is None:
            raise Refusal("table-unknown")
        return self._open(*stored)

    def _open(self, row: TableRow, turns: Sequence[StoredTurn]) -> Room:
        found = self._rooms.get(row.id)
        if found is not None:
            return found  # created or loaded meanwhile
        room = Room(self, row, turns)
        self._rooms[row.id] = self._kept[row.id] = room
        self._evict()
        self.bus.publish({"kind": "who", "id": row.id})
        return room

    def _evict(self) -> None:
        """Evict idle tables, the least recently used first."""
        for table_id in list(self._kept):
            if len(self._kept) <= self.settings.open_tables:
                return
            if self._kept[table_id].idle:
                del self._kept[table_id]

    async def create(self, seating: Seating, table_id: str = "") -> Room:
        """Create a table with a new seed. `table_id`: announced by the previous table, for a rematch; empty: new."""
        now = self.now()
        row = TableRow(
            id=table_id or new_id(),
            rev=0,
            code=None,
            status="waiting",
            public=seating.public,
            game=seating.game,
            rules_version=self.rules_version(seating.game),
            seed=self.sources.seed(),
            doc=seating.to_json(),
            version=0,
            acting="[]",
            due=None,
            created=now,
            changed=now,
            round=0,
            winners="[]",
        )
        for _ in range(_CODE_TRIES):
            row = replace(row, code=new_code())
            if await self.store.add_table(row, seating.people()):
                return self._open(row, ())  # may have been opened meanwhile
            with suppress(Refusal):
                return await self.room(row.id)  # a rematch that another client has created
        raise Refusal("store-unavailable")

    async def rematch(self, room: Room, identity: str) -> str:
        """Get or create the table for a rematch and return its id. The first player to request it is the host."""
        if room.row.status != "over":
            raise Refusal("not-over")
        if not room.seating.seats_of(identity):
            raise Refusal("not-seated")
        fresh = new_id()
        gone = room.seating.rematch if await self._is_closed(room.seating.rematch) else ""

        def link(seating: Seating) -> None:
            if seating.rematch in ("", gone):
                seating.rematch = fresh

        await room.change(link)
        linked = room.seating.rematch
        if linked == fresh:
            await self.create(for_rematch(room.seating, identity), fresh)
        else:
            with suppress(Refusal):
                await self.room(linked)
                return linked
            await self.create(for_rematch(room.seating, identity), linked)  # announced, but not created
        return linked

    async def _is_closed(self, table_id: str) -> bool:
        with suppress(Refusal):
            return bool(table_id) and (await self.room(table_id)).row.status == "closed"
        return False

    # --- finished games ---------------------------------------------------------------------------------------------

    def record(self, room: Room) -> Record:
        if room.row.status != "over" or room.game is None:
            raise room.table.without_game(Refusal("record-running"))
        return room.game.record(bots(room.seating))

    # --- notices ------------------------------------------------------------------------------------------------------

    def table_url(self, table_id: str) -> str:
        return f"{self.settings.public_url.rstrip('/')}{self.settings.url_path}/table/{table_id}"

    def notify(self, identity: str, room: Room, due: int) -> None:
        self.spawn(self._notify(identity, room, due))
        self.bus.publish({"kind": "notice", "to": identity, "id": room.id, "due": due})

    async def _notify(self, identity: str, room: Room, due: int) -> None:
        with suppress(Refusal):
            person = await self.store.identity(identity)
            if person is None:
                return
            notice = self._notice(room.id, room.seating.game, due, person.language)
            self.notices.send(identity, notice)
            if person.webhook:
                self.notices.post(person.webhook, notice)

    def _notice(self, table_id: str, game: GameSlug, due: int, language: str) -> Notice:
        words = Words(language)
        text = words("server-notice-your-turn", game=words(f"game-{game}"))
        return Notice(table_id, self.table_url(table_id), game, text, due)

    async def relay_notice(self, identity: str, table_id: str, due: int) -> None:
        """Send a notice to event streams in this process; the process that published it handles webhooks."""
        if not self.notices.listens(identity):
            return
        with suppress(Refusal):
            person = await self.store.identity(identity)
            if person is not None:
                room = await self.room(table_id)
                self.notices.send(identity, self._notice(table_id, room.seating.game, due, person.language))

    # --- background jobs ----------------------------------------------------------------------------------------------

    async def _tick_loop(self) -> None:
        swept = -_SWEEP_SECONDS
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            try:
                if self.sources.monotonic() - swept > _SWEEP_SECONDS:
                    swept = self.sources.monotonic()
                    await self._sweep()
                for table_id in await self.store.due(self.now(), _DUE_AT_ONCE):
                    await self._attend(table_id, self._tick(table_id))
                for room in [room for room in self.open_rooms() if room.in_doubt]:
                    await self._attend(room.id, room.catch_up())  # otherwise bots might wait for a long time
                for room in [room for room in self.open_rooms() if room.waits]:
                    await self._attend(room.id, room.presence.look_for_host())
            except Refusal:  # store unavailable: players need a grace period afterwards
                self._started = self.sources.monotonic()
            except Exception:  # a bug must not stop the clocks
                LOG.exception("tick failed")

    async def _sweep(self) -> None:
        """Close abandoned tables, archive remaining finished games, collect garbage."""
        for table_id, rev in (await self.store.close_forgotten(self.now() - _FORGOTTEN_MS)).items():
            room = self.open_room(table_id)
            if room is not None:
                await self._attend(table_id, room.catch_up())
            self.peers.announce(table_id, 0, rev, -1)
        if self.archiver.idle:
            await self.archiver.find_finished()
        gc.collect()

    async def _tick(self, table_id: str) -> None:
        await (await self.room(table_id)).tick()

    @staticmethod
    async def _attend(table_id: str, work: Awaitable[None]) -> None:
        """Await a background job of one table. Its failure must not stop the jobs of other tables."""
        try:
            await work
        except Refusal as error:
            if error.key == "server-store-unavailable":
                raise
            LOG.warning("background job of table %s failed: %s", short_id(table_id), error.key)
        except Exception:  # a bug
            LOG.exception("background job of table %s failed", short_id(table_id))
