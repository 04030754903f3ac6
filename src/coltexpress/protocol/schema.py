"""JSON Schemas of the protocol; docstrings of the types become descriptions."""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.registry import all_games
from coltexpress.protocol import messages

Schema: TypeAlias = JsonObject
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
UNIONS: Final[dict[str, object]] = {"ClientFrame": messages.ClientFrame, "ServerFrame": messages.ServerFrame}


def structs() -> list[type[msgspec.Struct]]:
    """All message types, in the order of `messages`."""
    every = (getattr(messages, name) for name in messages.__all__)
    return [each for each in every if isinstance(each, type) and issubclass(each, msgspec.Struct)]


def schemas(reference: str = "#/$defs/{name}") -> dict[str, Schema]:
    """Schemas of all types and both unions. `reference`: the template for references between them."""
    every = structs()
    unions, found = msgspec.json.schema_components([*UNIONS.values(), *every], ref_template=reference)
    result: dict[str, Schema] = {}
    for each in every:
        schema = found[each.__name__]
        for name, words in field_words().get(each.__name__, {}).items():
            schema["properties"][name]["description"] = words
        config = each.__struct_config__
        if not config.omit_defaults and not config.forbid_unknown_fields:  # the server always sends all fields
            schema["required"] = list(schema["properties"])
        if "options" in schema["properties"]:
            about = {key: words for key, words in schema["properties"]["options"].items() if key == "description"}
            references = [{"$ref": reference.format(name=name)} for name in option_schemas()]
            schema["properties"]["options"] = {"anyOf": references} | about
        result[each.__name__] = schema
    result |= option_schemas()
    for name, schema in zip(UNIONS, unions, strict=False):
        result[name] = {"title": name} | schema
    return result


def option_schemas() -> dict[str, Schema]:
    """The options of each game, by the name of their type."""
    return {
        f"{game.slug.title()}Options": {
            "title": f"{game.slug.title()}Options",
            "description": f"Options of the game `{game.slug}`.",
        }
        | game.spec.schema()
        for game in all_games()
    }


@cache
def field_words() -> dict[str, dict[str, str]]:
    """The attribute docstrings of each type, parsed from the source: Python discards them."""
    return {
        node.name: {
            field.target.id: " ".join(words.value.value.split())
            for field, words in pairwise(node.body)
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
            if isinstance(words, ast.Expr) and isinstance(words.value, ast.Constant)
            if isinstance(words.value.value, str)
        }
        for module in dict.fromkeys(each.__module__ for each in structs())
        for node in ast.parse(inspect.getsource(sys.modules[module])).body
        if isinstance(node, ast.ClassDef)
    }


def union_document(name: str) -> Schema:
    """The schema of the frames of one direction, with all types they refer to."""
    every = schemas()
    needed = set(_reachable(every, [name])) - {name}
    return {"$schema": DIALECT} | every[name] | {"$defs": {each: every[each] for each in every if each in needed}}


def http_document() -> Schema:
    """The schema of all HTTP bodies and of webhook notices, by name in `$defs`."""
    every = schemas()
    needed = set(_reachable(every, [each.__name__ for each in structs() if each.__struct_config__.tag is None]))
    return {"$schema": DIALECT, "title": "HTTP", "$defs": {name: every[name] for name in every if name in needed}}


def _reachable(every: dict[str, Schema], names: Iterable[str]) -> Iterator[str]:
    found: list[str] = []
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.append(name)
            waiting += _references(every[name])
    yield from found


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].rpartition("/")[2]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from _references(part)
