"""Reads new turns. Requests that arrive during a query are combined in the next one."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from coltexpress.server.errors import Refusal
from coltexpress.server.storage.database import Database, TurnValues
from coltexpress.tables.stored import Actor, StoredTurn

LOG: Final = logging.getLogger("coltexpress.storage")
_chances: Final = msgspec.json.Decoder(tuple[str, ...]).decode


def turn_of(number: int, seat: int, entry: str, chance: str, by_whom: Actor, at: int) -> StoredTurn:
    """A turn from its columns."""
    return StoredTurn(number, seat, entry, _chances(chance), by_whom, at)


class Reader:
    """Combines reads of new turns of many tables into one query."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[str, tuple[int, list[asyncio.Future[list[StoredTurn]]]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def turns_since(self, table_id: str, number: int) -> list[StoredTurn]:
        """The turns of a table from `number` on."""
        answer: asyncio.Future[list[StoredTurn]] = asyncio.get_running_loop().create_future()
        since, others = self._waiting.get(table_id, (number, []))
        self._waiting[table_id] = (min(since, number), [*others, answer])
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_loop())
        return [turn for turn in await answer if turn.number >= number]

    async def close(self) -> None:
        if self._asking is not None:
            await self._asking

    async def _ask_loop(self) -> None:
        while self._waiting:
            asked, self._waiting = self._waiting, {}
            try:
                rows = await self._database.turns_after({table_id: since for table_id, (since, _) in asked.items()})
            except Exception as error:  # noqa: BLE001 - every waiter gets an answer
                LOG.warning("store unavailable: %s", type(error.__cause__ or error).__name__)
                for _, answers in asked.values():
                    _settle(answers, Refusal("store-unavailable"))
                continue
            found: dict[str, list[TurnValues]] = {}
            for table_id, *columns in rows:
                found.setdefault(table_id, []).append(columns)
            for table_id, (_, answers) in asked.items():
                try:
                    _settle(answers, [turn_of(*columns) for columns in found.get(table_id, [])])
                except msgspec.DecodeError as error:  # only this table is affected
                    _settle(answers, error)


def _settle(answers: Sequence[asyncio.Future[list[StoredTurn]]], answer: list[StoredTurn] | Exception) -> None:
    for each in answers:
        if each.done():
            continue
        if isinstance(answer, Exception):
            each.set_exception(answer)
        else:
            each.set_result(answer)
