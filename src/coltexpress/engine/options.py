"""Options of a new game: those that both games have, and checks that name the invalid field."""

from collections.abc import Mapping, Sequence

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject


class GameOptions:
    """Valid options of a game. Open ones are filled in during set-up."""

    def __init__(self, players: int, bandits: tuple[int, ...], first: int) -> None:
        self.players = players
        self.bandits = bandits  # by seat, the bandits of a team in a row; NOBODY: not chosen yet
        self.first = first  # the first player's seat, or -1

    @property
    def seats(self) -> int:
        return self.players

    def to_json(self) -> JsonObject:
        """The options as JSON data, from which `parse_options` reads them back."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Options({self.to_json()})"


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


def one_of(field: str, names: Sequence[str], value: object) -> int:
    if not isinstance(value, str) or value.lower() not in names:
        raise BadOption(field, "unknown", value=shown(value), known=", ".join(names))
    return names.index(value.lower())


def some_of(field: str, names: Sequence[str], value: object, size: int) -> list[int]:
    """The indices of `size` different names; None in the list leaves one open."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOption(field, "list", value=shown(value))
    if len(value) != size:
        raise BadOption(field, "length", wanted=size, found=len(value))
    found = [NOBODY if name is None else one_of(field, names, name) for name in value]
    for index, one in enumerate(found):
        if one != NOBODY and one in found[:index]:
            raise BadOption(field, "twice", value=names[one])
    return found


def flag(field: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadOption(field, "flag", value=shown(value))
    return value


def number(field: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        wrong = repr(value) if isinstance(value, str) else value  # "3" is not a number, although it looks like one
        raise BadOption(field, "range", value=shown(wrong), low=low, high=high)
    return value


def first_seat(data: Mapping[str, object], players: int) -> int:
    """The first player's seat; -1 leaves it to chance."""
    value = data.get("first", "random")
    return -1 if value is None or value == "random" else number("first", value, 0, players - 1)
