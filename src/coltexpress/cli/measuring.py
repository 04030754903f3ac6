"""`coltexpress bench`."""

import json

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from coltexpress.bench import engine
from coltexpress.core.errors import ColtError
from coltexpress.text.words import Words


def bench(words: Words, console: Console, what: str, as_json: bool) -> None:
    if what != "engine":
        raise ColtError("bench-unknown", value=what[:40], known="engine")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("cli-bench-title"), total=9)
        result = engine.run(lambda: progress.advance(task))
    if as_json:
        console.print_json(json.dumps(result))
        return
    table = Table(title=words("cli-bench-title"))
    table.add_column(words("cli-head-player"))
    heads = ("games", "quiet", "moves", "copies", "determinized", "iterations")
    fields = (
        "games_per_s",
        "games_per_s_quiet",
        "decisions_per_s",
        "copies_per_s",
        "determinized_per_s",
        "iterations_per_s",
    )
    for head in heads:
        table.add_column(words(f"cli-bench-{head}"), justify="right")
    for group, label in (("players", ""), ("expert", words("expert-variant"))):
        for players, row in result[group].items():
            table.add_row(f"{players} {label}".strip(), *(f"{row[field]:,}" for field in fields))
    console.print(table)
    console.print(words("cli-engine-compiled" if result["compiled"] else "cli-engine-plain"))
