"""The database interface of the store: batched inserts and reads of turns; callbacks in a transaction for the rest.

A turn is inserted only if its number is unused, and only then updates its table. A batch is passed as one JSON list.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection

T = TypeVar("T")
TurnValues: TypeAlias = Sequence[Any]  # Any: the values differ by column
"""The values of a stored turn, in the order of the columns in the schema."""
StoredKeys: TypeAlias = set[tuple[str, int]]
"""Table and number of the stored turns; the others conflicted with earlier ones."""
TurnColumns: TypeAlias = dict[str, Any]  # Any: the values differ by column
"""The columns of a turn, and the new values of its table's: acting, due, status, round, winners."""


class DatabaseError(Exception):
    """The operation failed; whether it was committed is unknown."""


class Database(Protocol):
    """Usable after construction; must not be used after `close`."""

    async def append(self, rows: Sequence[TurnColumns]) -> StoredKeys:
        """Store a batch of turns. Never called concurrently."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction."""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read-only `work`, concurrently with others. Writes may happen between its statements."""
        ...

    async def turns_after(self, wanted: Mapping[str, int]) -> Sequence[TurnValues]:
        """The turns of each table from the given number on: columns in schema order."""
        ...

    async def close(self) -> None: ...


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
