"""Generates docs/options.md from the declarations of the games."""

import json

import coltexpress
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import GameSpec, Group, Option, Switch
from coltexpress.i18n.words import Words

EN = Words("en")
HEAD = """\
# Options

Generated from `games/*/options.py` by `make schemas`; do not edit.

The options of both games in Python ([library.md](library.md)), in records, and in requests to a server
([protocol.md](protocol.md)); `players` is required. Typed after a flag, a list has commas between its items, a question
mark stands for `null`, and seats start at 1 ([terminal.md](terminal.md)).
"""
COLUMNS = ("option", "values", "default", "players", "flag", "meaning")


def options_page() -> str:
    parts = [HEAD]
    for game in coltexpress.all_games():
        spec = game.spec
        players = f"{spec.fewest} to {spec.most}"
        rows = [COLUMNS, ("---",) * len(COLUMNS)]
        rows.append(("`players`", players, "", players, "`--players`", EN("cli-option-players")))
        rows += [row(spec, option) for option in spec.options]
        table = [f"| {' | '.join(cells)} |" for cells in rows]
        parts.append("\n".join([f"## {EN(f'cli-game-{game.slug}')} (`{game.slug}`)", "", *table, ""]))
        parts += [switches(spec, option) for option in spec.options if isinstance(option, Group)]
    return "\n".join(parts)


def row(spec: GameSpec, option: Option) -> tuple[str, ...]:
    schema = option.schema()
    default = code(schema["default"]) if "default" in schema else ""
    if isinstance(option, Switch) and option.otherwise:
        default += f"; {code(True)} with other numbers of players"
    flag = " ".join(f"`{each}`" for each in option.flag().split("/"))
    return f"`{option.name}`", values(schema), default, numbers(spec, option), flag, EN(f"option-{option.name}.help")


def switches(spec: GameSpec, group: Group) -> str:
    lines = [
        f"The items of `{group.name}`:",
        "",
        "| item | players | needs | excludes | meaning |",
        "|---|---|---|---|---|",
    ]
    for switch in group.switches:
        others = [", ".join(f"`{name}`" for name in names) for names in (switch.needs, switch.excludes)]
        cells = (f"`{switch.name}`", numbers(spec, switch), *others, EN(f"option-{switch.name}.about"))
        lines.append(f"| {' | '.join(cells)} |")
    for preset, names in group.presets.items():
        lines.append(f"| `{preset}` | | | | {', '.join(f'`{name}`' for name in names)} |")
    return "\n".join([*lines, ""])


def numbers(spec: GameSpec, option: Option) -> str:
    found = option.players or tuple(spec.players)
    return str(found[0]) if len(found) == 1 else f"{found[0]} to {found[-1]}"


def values(schema: JsonObject) -> str:
    """The values that a schema allows."""
    match schema:
        case {"enum": names}:
            return ", ".join(map(code, names))
        case {"anyOf": parts}:
            return "; or ".join(map(values, parts))
        case {"type": "array", "items": items, "maxItems": most}:
            return f"list of {most}: {values(items)}"
        case {"type": "array", "items": items}:
            return f"list of {values(items)}"
        case {"type": "object", "properties": properties}:
            return ", ".join(f"`{name}`: {values(inner)}" for name, inner in properties.items())
        case {"type": "integer", "minimum": low, "maximum": high}:
            return f"{low} to {high}"
        case {"type": "boolean"}:
            return f"{code(True)}, {code(False)}"
    raise TypeError(schema)


def code(value: object) -> str:
    return f"`{value if isinstance(value, str) else json.dumps(value)}`"
