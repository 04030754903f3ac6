"""Checks of values in options; BadOption names the invalid field."""

from collections.abc import Mapping, Sequence

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.errors import BadOption


def shown(value: object) -> str:
    """An invalid value as text, shortened for an error message."""
    try:
        return str(value)[:40]
    except ValueError:  # a number too long to print
        return "..."


def known_fields(data: Mapping[str, object], fields: Sequence[str]) -> None:
    if not isinstance(data, Mapping):
        raise BadOption("options", "object")
    names: list[object] = list(data)  # names may be other than str, and compiled code would raise TypeError
    for name in names:
        if name not in fields:
            raise BadOption(str(name)[:40], "field", known=", ".join(fields))


def items(field: str, value: object) -> Sequence[object]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOption(field, "list", value=shown(value))
    return value


def one_of(field: str, names: Sequence[str], value: object) -> int:
    if not isinstance(value, str) or value.lower() not in names:
        raise BadOption(field, "unknown", value=shown(value), known=", ".join(names))
    return names.index(value.lower())


def different(field: str, names: Sequence[str], value: object, gaps: bool = False) -> list[int]:
    """The indices of different names; with `gaps`, None leaves one open."""
    found = [NOBODY if gaps and name is None else one_of(field, names, name) for name in items(field, value)]
    for index, one in enumerate(found):
        if one != NOBODY and one in found[:index]:
            raise BadOption(field, "twice", value=names[one])
    return found


def some_of(field: str, names: Sequence[str], value: object, size: int) -> tuple[int, ...]:
    """The indices of `size` different names; None in the list leaves one open."""
    found = len(items(field, value))
    if found != size:
        raise BadOption(field, "length", wanted=size, found=found)
    return tuple(different(field, names, value, gaps=True))


def flag(field: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadOption(field, "flag", value=shown(value))
    return value


def number(field: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        wrong = repr(value) if isinstance(value, str) else value  # "3" is not a number, although it looks like one
        raise BadOption(field, "range", value=shown(wrong), low=low, high=high)
    return value
