"""Refusals. Each has a stable key and the details that fill its sentence; the sentences live in i18n/."""

from collections.abc import Sequence
from typing import Any


class ColtError(Exception):
    """Something asked for cannot be done; nothing has changed."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _revive, (type(self), self.__dict__)

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.key} ({filled})" if filled else self.key


class BadOption(ColtError):
    """An option of a new game is unknown or impossible; `field` names it."""

    def __init__(self, field: str, reason: str, **details: str | int) -> None:
        super().__init__(f"option-{reason}", field=field, **details)
        self.field = field


class IllegalMove(ColtError):
    """A move that may not be made now; `legal` lists those that this seat may make."""

    def __init__(self, reason: str, legal: Sequence[str] = (), **details: str | int) -> None:
        super().__init__(f"illegal-{reason}", **details)
        self.legal = tuple(legal)


class NotationError(ColtError):
    """A text is not a move or a position; `line` and `column` (from 1) say where."""

    def __init__(self, reason: str, line: int, column: int, **details: str | int) -> None:
        super().__init__(f"notation-{reason}", line=line, column=column, **details)
        self.line = line
        self.column = column


class RecordError(ColtError):
    """A record cannot be read, replayed or believed; `where` is a path such as `moves[12]`."""

    def __init__(self, reason: str, where: str, **details: str | int) -> None:
        super().__init__(f"record-{reason}", where=where, **details)
        self.where = where


def _revive(kind: type[ColtError], fields: dict[str, Any]) -> ColtError:
    """A refusal that comes from another process."""
    error = kind.__new__(kind, fields["key"], fields["details"])
    error.__dict__.update(fields)
    return error
