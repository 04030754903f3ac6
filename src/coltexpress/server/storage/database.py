"""What a database is to the store: where turns are written, many in one transaction, and anything else by deeds.

A turn is inserted only if its number is free, and moves its table on only then. A batch travels as one JSON list.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection

T = TypeVar("T")
Won: TypeAlias = set[tuple[str, int]]
"""Table and number of the turns that were stored; the others came too late."""
Row: TypeAlias = dict[str, Any]
"""The columns of a turn, and what it makes of its table's: acting, due, status, round, winners."""


class DatabaseError(Exception):
    """The database could not do it now; whether it did is not known."""


class Database(Protocol):
    """Open from the start; nothing is asked of it after `close`."""

    async def append(self, rows: Sequence[Row]) -> Won:
        """Store turns; one batch at a time."""
        ...

    async def write(self, deed: Callable[[Connection], T]) -> T:
        """Do anything else in a transaction."""
        ...

    async def read(self, deed: Callable[[Connection], T]) -> T:
        """Read, several at once. Between two statements others may write."""
        ...

    async def turns_after(self, wanted: Mapping[str, int]) -> Sequence[Sequence[Any]]:
        """The turns of tables from these numbers on: their columns, in the order of the schema."""
        ...

    async def close(self) -> None: ...


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
