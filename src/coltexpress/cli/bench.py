"""`coltexpress bench`: benchmarks of the engine and the bots."""

import json
from types import ModuleType
from typing import Final

from rich.console import Console
from rich.progress import Progress

from coltexpress.bench import engine, search
from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words
from coltexpress.terminal.layout import show_line
from coltexpress.terminal.tables import show_figures, table_with
from coltexpress.terminal.uis import ui_of

MEASURES: Final[dict[str, ModuleType]] = {"engine": engine, "search": search}
OF_SERVERS: Final = ("load", "store")
COLUMNS: Final = {
    "engine": {
        "cli-bench-games": "games_per_s",
        "cli-bench-quiet": "games_per_s_quiet",
        "cli-bench-moves": "decisions_per_s",
        "cli-bench-copies": "copies_per_s",
        "cli-bench-determinized": "determinized_per_s",
        "cli-bench-iterations": "iterations_per_s",
    },
    "search": {
        "bot-outlaw": "searching_per_s",
        "bot-legend": "thorough_per_s",
        "cli-bench-random-rollouts": "random_rollouts_per_s",
        "cli-bench-informed-rollouts": "informed_rollouts_per_s",
    },
}


def bench(words: Words, console: Console, what: str, slug: str | None, as_json: bool) -> None:
    measure = MEASURES.get(what)
    if measure is None:
        raise ColtError("bench-unknown", value=what[:40], known=", ".join((*MEASURES, *OF_SERVERS)))
    title = words(f"cli-bench-title-{what}")
    slugs = tuple(engine.TABLES) if slug is None else (ui_of(slug).slug,)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=measure.size(slugs))
        result = measure.run(lambda: progress.advance(task), slugs)
    if as_json:
        console.print_json(json.dumps(result))
        return
    for each in slugs:
        show_line(words, console, words(f"cli-game-{each}"), title, style="bold")
        rows = result[each]
        columns = {head: field for head, field in COLUMNS[what].items() if any(field in row for row in rows.values())}
        table = table_with(words, "cli-head-players", *columns)
        for label, row in rows.items():
            table.add_row(label_text(words, label), *(f"{row[field]:,}" for field in columns.values()))
        show_figures(console, table)
    console.print(words("cli-engine-compiled" if result["compiled"] else "cli-engine-plain"))


def label_text(words: Words, label: str) -> str:
    """ "5 reflex horse"."""
    players, *variants = label.split()
    return " ".join([players, " + ".join(words(f"option-{variant}") for variant in variants)]).strip()
