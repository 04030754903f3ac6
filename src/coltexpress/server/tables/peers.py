"""Synchronization with other processes on the same database: table changes and presence."""

import asyncio
import logging
import math
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from coltexpress.server.bus.bus import Message
from coltexpress.server.errors import Refusal
from coltexpress.server.identity import short_id
from coltexpress.server.tables.room import Room

if TYPE_CHECKING:
    from coltexpress.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("coltexpress.tables")
_BEAT_SECONDS: Final = 5.0
_DEAD_SECONDS: Final = 16.0


class Peers:
    """Handles bus messages, and polls the store while the bus is unavailable."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._beats: dict[str, float] = {}
        self._gap_at = -math.inf
        """When the bus last may have lost messages. Processes that were silent then may still be running."""

    def on_message(self, message: Message) -> None:
        match message:
            case {"kind": "table", "id": str(table_id), "version": int(version), "rev": int(rev), "chat": int(chat)}:
                room = self._registry.open_room(table_id)
                if room is not None and (room.row.version < version or room.row.rev < rev or room.chat.last < chat):
                    self._registry.spawn(self._reload(room, room.on_announcement(version, rev, chat)))
            case {"kind": "here", "id": str(table_id), "process": str(process), "seats": list(seats), "watching": n}:
                self._beats[process] = self._registry.sources.monotonic()
                room = self._registry.open_room(table_id)
                if room is not None:
                    room.presence.on_message(process, seats, int(n))
            case {"kind": "who", "id": str(table_id)}:
                room = self._registry.open_room(table_id)
                if room is not None and room.audience.clients:
                    room.presence.publish()
            case {"kind": "beat", "process": str(process)}:
                known = process in self._beats
                self._beats[process] = self._registry.sources.monotonic()
                if not known:
                    self._publish_presence()
            case {"kind": "notice", "to": str(identity), "id": str(table_id), "due": int(due)}:
                self._registry.spawn(self._registry.relay_notice(identity, table_id, due))
            case _:
                LOG.warning("bus: unknown message")

    def announce(self, table_id: str, version: int, rev: int, chat: int) -> None:
        """Tell other processes that a table has changed. `chat`: the number of its last message, or -1."""
        self._registry.bus.publish({"kind": "table", "id": table_id, "version": version, "rev": rev, "chat": chat})

    def _publish_presence(self) -> None:
        for room in self._registry.open_rooms():
            if room.audience.clients:
                room.presence.publish()

    def on_gap(self) -> None:
        """Messages may have been lost: reload all tables in use from the store and publish presence again."""
        self._gap_at = self._registry.sources.monotonic()
        self._registry.spawn(self._poll_store())
        self._publish_presence()
        for room in self._registry.open_rooms():
            if room.audience.clients:
                self._registry.bus.publish({"kind": "who", "id": room.id})

    async def _poll_store(self) -> None:
        watched = [room.id for room in self._registry.open_rooms() if not room.idle]
        with suppress(Refusal):
            for start in range(0, len(watched), 500):
                for table_id, stored in (await self._registry.store.versions(watched[start : start + 500])).items():
                    room = self._registry.open_room(table_id)
                    if room is not None and (room.row.version, room.row.rev, room.chat.last) != stored:
                        await self._reload(room, room.catch_up())

    @staticmethod
    async def _reload(room: Room, reloading: Awaitable[None]) -> None:
        """Await a reload. If it fails, the table is reloaded before its next operation."""
        try:
            await reloading
        except Refusal:
            room.needs_reload = True
        except Exception:  # a bug must not stop the reloads of other tables
            room.needs_reload = True
            LOG.exception("reload of table %s failed", short_id(room.id))

    async def run(self) -> None:
        """Publish heartbeats and remove dead processes. Poll the store: often while the bus is unavailable."""
        beats = 0
        while True:
            await asyncio.sleep(1)
            beats += 1
            if beats % int(_BEAT_SECONDS) == 0:
                self._registry.bus.publish({"kind": "beat", "process": self._registry.process_id})
                self.forget_dead()
            if not self._registry.bus.healthy or beats % 10 == 0:
                try:
                    await self._poll_store()
                except Exception:  # a bug must not stop the job
                    LOG.exception("polling the store for tables failed")

    def knows_presence(self) -> bool:
        """False while the bus is unavailable, and until all running processes had time for a heartbeat."""
        if not self._registry.bus.healthy:
            self._gap_at = self._registry.sources.monotonic()
        return self._registry.sources.monotonic() - self._gap_at > _DEAD_SECONDS

    def forget_dead(self) -> None:
        """Remove processes without heartbeat and their connected players."""
        if not self.knows_presence():
            return
        for process, at in list(self._beats.items()):
            if self._registry.sources.monotonic() - at > _DEAD_SECONDS:
                del self._beats[process]
                for room in self._registry.open_rooms():
                    room.presence.on_message(process, (), 0)
