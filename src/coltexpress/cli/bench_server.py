"""`coltexpress bench load` and `coltexpress bench store`."""

import json
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from coltexpress.bench import load as loading
from coltexpress.bench import store as storing
from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import Words
from coltexpress.terminal.layout import show_table

LOAD: Final = {
    "tables": "tables",
    "sockets": "sockets",
    "highest": "highest_moves_per_s",
    "moves": "moves",
    "rate": "moves_per_s",
    "errors": "errors",
    "late": "late",
    "median": "latency_ms.p50",
    "p99": "latency_ms.p99",
    "slowest": "latency_ms.max",
    "cpu": "server.cpu_ms_per_move",
    "engine": "server.ms_per_move.engine",
    "redaction": "server.ms_per_move.redaction",
    "store": "server.ms_per_move.store",
    "sending": "server.ms_per_move.sending",
    "share": "server.cpu_share",
    "memory": "server.memory_mb",
    "clients": "client_cpu_share",
}
STORE: Final = {
    "stored": "stored",
    "ready-empty": "ready.nothing_stored.seconds",
    "ready": "ready.all_stored.seconds",
    "opening": "opening.p50_ms",
    "kept": "opening.tables_in_memory",
    "memory-kept": "opening.memory_mb.when_full",
    "memory": "opening.memory_mb.at_the_end",
    "short-game": "cpu_ms_per_move.short_game",
    "long-game": "cpu_ms_per_move.long_game",
    "short-game-stored": "cpu_ms_per_move.short_game_beside_stored",
    "long-game-stored": "cpu_ms_per_move.long_game_beside_stored",
}
"""The rows of the reports: message key and path in the results."""


def load(words: Words, console: Console, asked: loading.Load, find_limit: bool, as_json: bool) -> None:
    title = words("cli-bench-title-load")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=asked.tables)
        result = loading.run(lambda: progress.advance(task), asked, find_limit)
    if as_json:
        console.print_json(json.dumps(result))
        return
    last: JsonObject = next((step for step in reversed(result.get("steps", [])) if step["held"]), {})
    show(words, console, title, LOAD, result | last)
    if not (result | last).get("valid", True):
        console.print(words("bench-invalid"), style="red")


def store(words: Words, console: Console, as_json: bool) -> None:
    title = words("cli-bench-title-store")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=storing.STEPS)
        result = storing.run(lambda: progress.advance(task))
    if as_json:
        console.print_json(json.dumps(result))
    else:
        show(words, console, title, STORE, result)


def show(words: Words, console: Console, title: str, rows: Mapping[str, str], result: JsonObject) -> None:
    table = Table(title=title, title_style="bold", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key, path in rows.items():
        found: Any = result  # Any: the path leads from objects to a number
        for part in path.split("."):
            found = found.get(part)
            if found is None:
                break
        else:
            figure = sum(found.values()) if isinstance(found, dict) else found
            table.add_row(words(f"bench-{key}"), f"{figure:,}")
    show_table(console, table)
    console.print(words("cli-engine-compiled" if result["compiled"] else "cli-engine-plain"))
