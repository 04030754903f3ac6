"""Archives the histories of finished games, so that no rules are needed to read them."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from coltexpress.engine.contract import Viewer
from coltexpress.server.errors import Refusal
from coltexpress.server.identity import short_id
from coltexpress.server.tables import archive
from coltexpress.server.tables.room import Room

if TYPE_CHECKING:
    from coltexpress.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("coltexpress.tables")
_AT_ONCE: Final = 200


class Archiver:
    """`run` is a background job that archives the added games sequentially."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._finished: asyncio.Queue[str] = asyncio.Queue()
        self._more_finished = False
        self._failed: set[str] = set()
        """Games whose replay failed because of a bug: not retried."""

    @property
    def idle(self) -> bool:
        return self._finished.empty()

    async def history(self, room: Room, viewer: Viewer, start: int) -> bytes:
        """The encoded `History` of a viewer: from the archive if possible, otherwise replayed."""
        if room.row.status == "over":
            kept = await self._registry.store.archive(room.id)
            if kept is not None and (start <= 1 or room.game is None):
                return await asyncio.to_thread(archive.unpack, kept, archive.perspective(viewer) + 1, start)
        if room.game is None:
            raise room.table.without_game(Refusal("not-playing"))
        return (await archive.narrate_game(room.id, room.game, (viewer,), start))[0]

    def add(self, table_id: str) -> None:
        """Queue a finished game."""
        self._finished.put_nowait(table_id)

    async def run(self) -> None:
        while True:
            table_id = await self._finished.get()
            try:
                await self._archive(table_id)
            except Refusal as error:  # can be repeated while the rules version is supported
                LOG.warning("table %s could not be archived: %s", short_id(table_id), error.key)
            except Exception:  # a bug must not stop the job
                LOG.exception("table %s could not be archived", short_id(table_id))
                self._failed.add(table_id)
            if self._finished.empty() and self._more_finished:
                self._more_finished = False
                with suppress(Refusal):
                    await self.find_finished()

    async def _archive(self, table_id: str) -> None:
        game = (await self._registry.room(table_id)).game
        if game is None or await self._registry.store.archived(table_id):
            return
        viewers: list[Viewer] = [None, *range(game.options.seats)]
        histories = await archive.narrate_game(table_id, game, viewers, 1, archive.BACKGROUND_PAUSE)
        await self._registry.store.add_archive(table_id, await asyncio.to_thread(archive.pack, histories))

    async def find_finished(self) -> None:
        """Queue finished games that are not archived, for example after the process was killed."""
        found = await self._registry.store.unarchived(_AT_ONCE)
        self._more_finished = len(found) == _AT_ONCE and not self._failed.issuperset(found)
        for table_id in found:
            if table_id not in self._failed:
                self.add(table_id)
