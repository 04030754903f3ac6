"""Group commits: turns that arrive within a short time share a commit, which costs the same for one as for many."""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from coltexpress.server import metrics
from coltexpress.server.errors import Refusal
from coltexpress.server.storage.database import Database, TurnColumns
from coltexpress.server.storage.rows import TableUpdate
from coltexpress.tables.stored import StoredTurn

LOG: Final = logging.getLogger("coltexpress.storage")
MOST_IN_A_COMMIT: Final = 500
COMMIT_INTERVAL: Final = 0.012
"""Minimum interval between commits in seconds; a single turn does not wait."""


def turn_columns(table_id: str, turn: StoredTurn) -> TurnColumns:
    """The columns of a turn."""
    return {
        "table_id": table_id,
        "number": turn.number,
        "seat": turn.seat,
        "entry": turn.entry,
        "chance": msgspec.json.encode(turn.chance).decode(),
        "by_whom": turn.by,
        "at": turn.at,
    }


@dataclass(slots=True)
class _Pending:
    row: TurnColumns
    key: tuple[str, int]
    done: asyncio.Future[bool]


class Writer:
    """Stores turns in order of arrival."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Pending] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writing = asyncio.create_task(self._write_loop(), name="store-writer")

    async def close(self) -> None:
        """Store all pending turns, then stop."""
        self._closing = True
        self._wake.set()
        if self._writing is not None:
            await self._writing

    async def append(self, table_id: str, turn: StoredTurn, changed: TableUpdate) -> bool:
        """Store a turn durably. False: a turn with this number exists already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row = turn_columns(table_id, turn) | msgspec.structs.asdict(changed)
        self._waiting.append(_Pending(row, (table_id, turn.number), done))
        self._wake.set()
        return await done

    async def _write_loop(self) -> None:
        last = 0.0
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            if not self._closing:
                await asyncio.sleep(max(0.0, last + COMMIT_INTERVAL - time.monotonic()))
            last = time.monotonic()
            batch, self._waiting = self._waiting[:MOST_IN_A_COMMIT], self._waiting[MOST_IN_A_COMMIT:]
            if self._waiting:
                self._wake.set()
            if batch:
                await self._write(batch)

    async def _write(self, batch: Sequence[_Pending]) -> None:
        first: dict[tuple[str, int], _Pending] = {}
        for each in batch:
            first.setdefault(each.key, each)
        rows = sorted(
            (each.row for each in first.values()), key=lambda row: str(row["table_id"])
        )  # consistent order: avoids deadlocks
        start = time.perf_counter()
        try:
            stored = await self._database.append(rows)
        except Exception as error:  # noqa: BLE001 - the writer must survive for the next batch
            LOG.warning("store unavailable: %s", type(error.__cause__ or error).__name__)
            for each in batch:
                if not each.done.done():
                    each.done.set_exception(Refusal("store-unavailable"))
            return
        metrics.COMMIT.observe(time.perf_counter() - start)
        metrics.COMMIT_SIZE.observe(len(batch))
        for each in batch:
            if not each.done.done():
                each.done.set_result(each.key in stored and first[each.key] is each)
