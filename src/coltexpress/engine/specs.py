"""Declares what a kind of move or question consists of: its notation, and its fields with their possible values.

Printing and parsing, the data, the JSON Schema and the message keys derive from the `Spec` of a class, which is read
once, at import. In a pattern, `{bandit}` stands for a field; a part in brackets is left out if its field is absent:

    Spec("play", "play [{bandit} ]{action}[ {down}]",
             Name("bandit", BANDITS, slot="who", absent=NOBODY), Name("action", ACTIONS), Flag("down", "face down"))
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.notation.reader import Reader, read_names, words_of

NO_SUFFIXES: Final[dict[str, str]] = {}
_PARTS: Final = re.compile(r"\[([^{]*)\{(\w+)\}( ?)\]|\{(\w+)\}|([^[{]+)")
"""An optional field with the text around it, a field, or text."""


class Field:
    """A value of a move or question. `name`: its key in the data; `slots`: the attributes that contain it.

    The value is an integer, a boolean, or a tuple. `absent`: the value that is not printed. `optional`: not in the
    data either. `suffixes`: what the message key ends with, by the word of the value; `*` stands for all other words.
    """

    def __init__(
        self,
        name: str,
        slots: Sequence[str],
        absent: object = None,
        optional: bool = False,
        suffixes: Mapping[str, str] = NO_SUFFIXES,
    ) -> None:
        self.name = name
        self.slots = tuple(slots)
        self.absent = absent
        self.optional = optional
        self.suffixes = suffixes

    def text(self, value: object) -> str:
        raise NotImplementedError

    def read(self, reader: Reader) -> object:
        """The inverse of `text`."""
        raise NotImplementedError

    def maybe(self, reader: Reader) -> object:
        """Read the value, if it comes next; otherwise it is absent."""
        raise NotImplementedError

    def texts(self) -> list[str]:
        """The texts of all values; needed if a pattern begins with this field."""
        raise NotImplementedError

    def to_json(self, value: object) -> object:
        raise NotImplementedError

    def from_json(self, data: object) -> object:
        """The inverse of `to_json`; ValueError if there is no such value."""
        raise NotImplementedError

    def schema(self) -> JsonObject:
        """The JSON Schema of `to_json`."""
        raise NotImplementedError

    def domain(self) -> tuple[object, ...] | None:
        """All values; None: too many to list."""
        return None

    def word(self, value: object) -> str:
        """The word that selects the message."""
        return self.text(value)

    def suffix(self, value: object) -> str:
        """What the message key ends with if the field has this value."""
        if not self.suffixes or (self.optional and value == self.absent):
            return ""
        return self.suffixes.get(self.word(value), self.suffixes.get("*", ""))

    def every_suffix(self) -> set[str]:
        values = self.domain()
        return {"", *self.suffixes.values()} if values is None else {self.suffix(value) for value in values}


class Name(Field):
    """One of some names or numbers. The value is the index, or the integer at this index of `values`."""

    def __init__(
        self,
        name: str,
        names: Sequence[str | int],
        slot: str = "",
        values: Sequence[int] = (),
        absent: int | None = None,
        suffixes: Mapping[str, str] = NO_SUFFIXES,
    ) -> None:
        super().__init__(name, (slot or name,), absent, absent is not None, suffixes)
        self.names = tuple(names)
        self.values = tuple(values) or tuple(range(len(names)))
        self._texts = [str(each) for each in names]

    def _index(self, value: object) -> int:
        assert isinstance(value, int)
        return self.values.index(value)

    def text(self, value: object) -> str:
        return self._texts[self._index(value)]

    def read(self, reader: Reader) -> object:
        return self.values[reader.name(self._texts)]

    def maybe(self, reader: Reader) -> object:
        index = reader.maybe_name(self._texts)
        return self.absent if index < 0 else self.values[index]

    def texts(self) -> list[str]:
        return self._texts

    def to_json(self, value: object) -> object:
        return self.names[self._index(value)]

    def from_json(self, data: object) -> object:
        for name, value in zip(self.names, self.values, strict=True):
            if type(data) is type(name) and data == name:
                return value
        raise ValueError(self.name)

    def schema(self) -> JsonObject:
        return {"enum": list(self.names)}

    def domain(self) -> tuple[object, ...]:
        return self.values if self.absent is None else (self.absent, *self.values)


class Number(Field):
    """A number from 0 on, below `end`."""

    def __init__(self, name: str, end: int, slot: str = "") -> None:
        super().__init__(name, (slot or name,))
        self.end = end

    def text(self, value: object) -> str:
        return str(value)

    def read(self, reader: Reader) -> object:
        return reader.number(0, self.end - 1)

    def to_json(self, value: object) -> object:
        return value

    def from_json(self, data: object) -> object:
        if type(data) is not int or not 0 <= data < self.end:
            raise ValueError(self.name)
        return data

    def schema(self) -> JsonObject:
        return {"type": "integer", "minimum": 0, "maximum": self.end - 1}

    def domain(self) -> tuple[object, ...]:
        return tuple(range(self.end))


class Flag(Field):
    """Yes or no. Without `no`, only `yes` is printed."""

    def __init__(
        self, name: str, yes: str, no: str = "", slot: str = "", suffixes: Mapping[str, str] = NO_SUFFIXES
    ) -> None:
        super().__init__(name, (slot or name,), None if no else False, False, suffixes)
        self.words = (no, yes)

    def text(self, value: object) -> str:
        return self.words[bool(value)]

    def read(self, reader: Reader) -> object:
        return reader.name(self.words) == 1

    def maybe(self, reader: Reader) -> object:
        return reader.maybe(*words_of(self.words[1]))

    def texts(self) -> list[str]:
        return [self.words[1], self.words[0]]

    def to_json(self, value: object) -> object:
        return bool(value)

    def from_json(self, data: object) -> object:
        if data is not True and data is not False:
            raise ValueError(self.name)
        return data

    def schema(self) -> JsonObject:
        return {"type": "boolean"}

    def domain(self) -> tuple[object, ...]:
        return (False, True)

    def word(self, value: object) -> str:
        return "true" if value else "false"


class Names(Field):
    """Several different names. The value is the tuple of their indexes."""

    def __init__(self, name: str, names: Sequence[str], slot: str = "") -> None:
        super().__init__(name, (slot or name,))
        self.names = tuple(names)

    def text(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join([self.names[index] for index in value])

    def read(self, reader: Reader) -> object:
        return read_names(reader, self.names)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [self.names[index] for index in value]

    def from_json(self, data: object) -> object:
        if not isinstance(data, list) or len(set(map(str, data))) < len(data):
            raise ValueError(self.name)
        return tuple([self.names.index(each) for each in data])

    def schema(self) -> JsonObject:
        return {"type": "array", "items": {"enum": list(self.names)}, "uniqueItems": True}


class Part:
    """A part of a pattern: a field with the text around it, or only text. `words`: those before the field."""

    def __init__(self, before: str, field: Field | None, after: str, optional: bool) -> None:
        self.before = before
        self.field = field
        self.after = after
        self.optional = optional
        self.words = words_of(before)


class Spec:
    """The declaration of a kind of move or question. A move is constructed from the slots of its fields, in order."""

    def __init__(self, kind: str, pattern: str, *fields: Field) -> None:
        self.kind = kind
        self.pattern = pattern
        self.fields = fields
        self.parts = list(_parts(pattern, {field.name: field for field in fields}))
        self.shared: dict[tuple[object, ...], object] = {}

    def values(self, owner: object) -> list[object]:
        """The values of all fields, in order."""
        found: list[object] = []
        for field in self.fields:
            slots = field.slots
            if len(slots) == 1:
                found.append(getattr(owner, slots[0]))
            else:
                found.append(tuple([getattr(owner, slot) for slot in slots]))
        return found

    def arguments(self, owner: object) -> tuple[object, ...]:
        """The arguments of the constructor that makes an equal move."""
        return tuple([getattr(owner, slot) for field in self.fields for slot in field.slots])

    def text(self, owner: object) -> str:
        """The notation of a move or question."""
        values = dict(zip(self.fields, self.values(owner), strict=True))
        text = ""
        for part in self.parts:
            if part.field is None:
                text += part.before
            elif not part.optional or values[part.field] != part.field.absent:
                text += part.before + part.field.text(values[part.field]) + part.after
        return text

    def read(self, reader: Reader) -> tuple[object, ...]:
        """The inverse of `text`: the arguments of the constructor."""
        values: dict[Field, object] = {}
        for part in self.parts:
            field = part.field
            if field is None:
                reader.expect(*part.words)
            elif not part.optional:
                values[field] = field.read(reader)
            elif not part.words:
                values[field] = field.maybe(reader)
            else:
                values[field] = field.read(reader) if reader.maybe(*part.words) else field.absent
        return self._in_order(values)

    def data(self, owner: object) -> JsonObject:
        """The fields as JSON data, without absent optional ones."""
        return {
            field.name: field.to_json(value)
            for field, value in zip(self.fields, self.values(owner), strict=True)
            if not (field.optional and value == field.absent)
        }

    def from_data(self, data: Mapping[str, object]) -> tuple[object, ...]:
        """The inverse of `data`: the arguments of the constructor."""
        values: dict[Field, object] = {}
        for field in self.fields:
            if field.name in data:
                try:
                    values[field] = field.from_json(data[field.name])
                except ValueError:
                    raise ColtError("move-data", field=field.name) from None
            elif field.optional:
                values[field] = field.absent
            else:
                raise ColtError("move-data", field=field.name)
        for name in data:
            if all(field.name != name for field in self.fields):
                raise ColtError("move-data", field=name[:40])
        return self._in_order(values)

    def _in_order(self, values: Mapping[Field, object]) -> tuple[object, ...]:
        found: list[object] = []
        for field in self.fields:
            value = values[field]
            if len(field.slots) == 1:
                found.append(value)
            else:
                assert isinstance(value, tuple)
                found.extend(value)
        return tuple(found)

    def message_key(self, move: object) -> str:
        """The key of the message for this move."""
        ends = [field.suffix(value) for field, value in zip(self.fields, self.values(move), strict=True)]
        return f"move-{self.kind}{''.join(ends)}"

    def message_keys(self) -> list[str]:
        """The keys of all messages for moves of this kind."""
        ends = [sorted(field.every_suffix()) for field in self.fields]
        return [f"move-{self.kind}{''.join(each)}" for each in product(*ends)]

    def beginnings(self) -> list[str]:
        """The texts with which the notation of such a move can begin: up to the first field, or with all its texts."""
        first, *rest = self.parts
        if first.field is None:
            return [first.before.strip()]
        after = rest[0].before.rstrip() if rest and rest[0].field is None else ""
        return [text + after for text in first.field.texts()]

    def schema(self) -> JsonObject:
        """The JSON Schema of `data`."""
        return {
            "type": "object",
            "properties": {field.name: field.schema() for field in self.fields},
            "required": [field.name for field in self.fields if not field.optional],
            "additionalProperties": False,
        }


def _parts(pattern: str, fields: Mapping[str, Field]) -> Iterator[Part]:
    for before, optional, after, field, text in _PARTS.findall(pattern):
        name = optional or field
        yield Part(text or before, fields[name] if name else None, after, optional != "")
