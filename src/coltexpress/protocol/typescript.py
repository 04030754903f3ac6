"""TypeScript declarations of the protocol, generated from its JSON Schemas, and what the games declare."""

import json
import textwrap
from collections.abc import Iterable
from typing import Final, Literal, get_args, get_origin

from coltexpress.engine.registry import all_games
from coltexpress.protocol import messages
from coltexpress.protocol.schema import Schema, schemas

_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}
_HEAD: Final = """\
// Generated from src/coltexpress/protocol/messages.py by `make schemas`; do not edit.

import type { Bandit } from "./games";"""
_ENDPOINTS: Final = (
    "The requests of the API, by method and path below `/api`. `request`: the parameters of the path and of the query, "
    "and the fields of the body."
)
_WIDTH: Final = 112
_LISTS: Final = {"Level": "LEVELS", "Language": "LANGUAGES", "Emote": "EMOTES"}
"""The types whose values are also a constant."""
_FACTS: Final = """\
/** An option of a game. `control`: how a form sets it, or empty; `players`: the numbers of players that have it. */
export interface OptionFacts {
  name: string;
  control: string;
  players: readonly number[];
  /** Of a switch: the server's data contain it even if it is off. */
  always?: boolean;
  /** Of a switch: the value for other numbers of players. */
  otherwise?: boolean;
  /** Of a switch: switches that have to be on if it is on. */
  needs?: readonly string[];
  /** Of a switch: switches that have to be off if it is on. */
  excludes?: readonly string[];
  /** Of a group: its switches; their empty `players` stand for all numbers. */
  switches?: readonly Omit<OptionFacts, "control">[];
  /** Of a group: names for several of its switches. */
  presets?: Record<string, readonly string[]>;
  /** Of the train: its cars. */
  names?: readonly string[];
  /** Of the train: the number of cars by number of players. */
  lengths?: Record<number, number>;
}

/** What a game declares about itself. `unit`: what the scores count. */
export interface GameFacts {
  players: readonly number[];
  bandits: readonly Bandit[];
  unit: string;
  options: readonly OptionFacts[];
}"""


def _words() -> dict[str, tuple[str, ...]]:
    """The literal types by name: Level, Pace, Status."""
    every = ((name, getattr(messages, name)) for name in messages.__all__)
    return {name: get_args(each) for name, each in every if get_origin(each) is Literal}


def typescript(api: Schema) -> str:
    """The content of protocol.ts; `type` discriminates frames. `api`: the OpenAPI document."""
    parts = [_HEAD, f"export const PROTOCOL = {messages.PROTOCOL};"]
    for name, words in _words().items():
        parts.append(f"export type {name} = {_one_of(words)};")
        if name in _LISTS:
            parts.append(f"export const {_LISTS[name]}: readonly {name}[] = {json.dumps(words)};")
    parts += [_FACTS, _game_facts()]
    for name, schema in schemas().items():
        parts.append(_comment(schema.get("description", "")) + _declaration(name, schema))
    parts.append(_comment(_ENDPOINTS) + _endpoints(api))
    return "\n\n".join(parts) + "\n"


def _game_facts() -> str:
    lines = ["export const GAME_FACTS: Record<GameSlug, GameFacts> = {"]
    for game in all_games():
        facts = game.spec.facts()
        options = facts.pop("options")
        lines.append(f"  {game.slug}: {{")
        lines += [f"    {name}: {json.dumps(value)}," for name, value in facts.items()]
        lines += ["    options: [", *[f"      {json.dumps(option)}," for option in options], "    ],", "  },"]
    return "\n".join([*lines, "};"])


def _endpoints(api: Schema) -> str:
    lines = [
        f'  "{method.upper()} {path.removeprefix("/api")}": {_endpoint(operation)};'
        for path, operations in api["paths"].items()
        if path.startswith("/api/")
        for method, operation in operations.items()
    ]
    return "\n".join(["export interface Endpoints {", *lines, "}"])


def _endpoint(operation: Schema) -> str:
    parameters = [
        f"{each['name']}{'' if each['required'] else '?'}: {_type(each['schema'])}"
        for each in operation.get("parameters", [])
    ]
    parts = [f"{{ {'; '.join(parameters)} }}"] if parameters else []
    if "requestBody" in operation:
        parts.append(_content(operation["requestBody"]))
    [response] = [each for status, each in operation["responses"].items() if status.startswith("2")]
    return f"{{ request: {' & '.join(parts) or '{}'}; response: {_content(response)} }}"


def _content(part: Schema) -> str:
    """The type of a body."""
    [media] = part["content"].values()
    return _type(media["schema"])


def _declaration(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"export type {name} =\n  | " + "\n  | ".join(_type(each) for each in schema["anyOf"]) + ";"
    lines = []
    for field, inner in schema["properties"].items():
        mark = "" if field in schema["required"] else "?"
        lines.append(_comment(inner.get("description", ""), "  ") + f"  {property_name(field)}{mark}: {_type(inner)};")
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def property_name(name: str) -> str:
    """The name of a property; options can have hyphens."""
    return name if name.isidentifier() else json.dumps(name)


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.rpartition("/")[2]
        case {"enum": words}:
            names = [name for name, known in _words().items() if set(known) == set(words)]
            return names[0] if names else _one_of(words)
        case {"anyOf": parts}:
            return " | ".join(_type(part) for part in parts)
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(_type(part) for part in parts)}]"
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "properties": {} as fields}:
            return f"{{ {'; '.join(f'{name}: {_type(inner)}' for name, inner in fields.items())} }}"
        case {"type": "object", "additionalProperties": {} as values}:
            return f"Record<string, {_type(values)}>"
        case {"type": str(plain)}:
            return _PLAIN[plain]
    raise TypeError(schema)


def _one_of(words: Iterable[str]) -> str:
    return " | ".join(json.dumps(word) for word in words)


def _comment(words: str, indent: str = "") -> str:
    if not words:
        return ""
    lines = textwrap.wrap(words, _WIDTH - len(indent))
    if len(lines) == 1:
        return f"{indent}/** {words} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */\n"])
