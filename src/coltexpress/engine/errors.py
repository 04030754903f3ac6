"""Errors. Each has a stable message key and the arguments of the message; i18n/ has the messages."""

from collections.abc import Sequence
from typing import Final

LONGEST_QUOTE: Final = 200
"""Maximum length of quoted error messages and other external text."""


class ColtError(Exception):
    """Base class: a request cannot be carried out; nothing has changed."""

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
    """An option of a new game is unknown or invalid; `field` names it."""

    def __init__(self, field: str, reason: str, **details: str | int) -> None:
        super().__init__(f"option-{reason}", field=field, **details)
        self.field = field


class IllegalMove(ColtError):
    """A move is not legal now; `legal` lists the legal moves of the seat."""

    def __init__(self, reason: str, legal: Sequence[str] = (), **details: str | int) -> None:
        super().__init__(f"illegal-{reason}", **details)
        self.legal = tuple(legal)


class NotationError(ColtError):
    """A text is not a valid move or position; `line` and `column` (from 1) locate the error."""

    def __init__(self, reason: str, line: int, column: int, **details: str | int) -> None:
        super().__init__(f"notation-{reason}", line=line, column=column, **details)
        self.line = line
        self.column = column


class RecordError(ColtError):
    """A record cannot be read, replayed or verified; `where` is a path such as `moves[12]`."""

    def __init__(self, reason: str, where: str, **details: str | int) -> None:
        super().__init__(f"record-{reason}", where=where, **details)
        self.where = where


def one_line(text: str) -> str:
    """External text in one line, without control characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _revive(kind: type[ColtError], fields: dict[str, object]) -> ColtError:
    """Unpickle an error: `__init__` takes other arguments than `Exception` stores."""
    error = kind.__new__(kind, fields["key"], fields["details"])
    error.__dict__.update(fields)
    return error
