"""The options of `coltexpress bench`."""

from functools import partial
from typing import Annotated

import typer
from rich.console import Console

from coltexpress.cli.bench import OF_SERVERS
from coltexpress.cli.bench import bench as run_bench
from coltexpress.cli.options.option import help_option, option
from coltexpress.cli.options.server import server_needed
from coltexpress.i18n.words import Words


def add_bench(app: typer.Typer, words: Words, console: Console) -> None:
    """Add the bench command to the application."""
    declare = partial(option, words)

    @app.command(help=words("cli-help-bench"))
    def bench(
        what: Annotated[
            str, typer.Argument(help=words("cli-option-bench"), show_default=False, metavar="WHAT")
        ] = "engine",
        game: Annotated[str | None, declare("game", "--game", "-g")] = None,
        tables: Annotated[int, declare("bench-tables", "--tables", low=1, high=100_000)] = 1000,
        seconds: Annotated[float, declare("bench-seconds", "--seconds", low=1, high=86_400)] = 120.0,
        every: Annotated[float, declare("bench-every", "--every", low=0.01, high=3600)] = 2.0,
        processes: Annotated[int, declare("bench-processes", "--processes", low=1, high=100)] = 1,
        database: Annotated[str, declare("bench-database", "--database")] = "",
        bus: Annotated[str, declare("bench-bus", "--bus")] = "",
        apart: Annotated[bool, declare("bench-apart", "--apart")] = False,
        find_limit: Annotated[bool, declare("find-limit", "--find-limit")] = False,
        as_json: Annotated[bool, declare("json", "--json")] = False,
        helped: Annotated[bool, help_option(words)] = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        if what not in OF_SERVERS:
            run_bench(words, console, what, game, as_json)
            return
        with server_needed():
            from coltexpress.bench.load import Load
            from coltexpress.cli import bench_server

        if what == "load":
            load = Load(tables, seconds, every, processes, database, bus, apart)
            bench_server.load(words, console, load, find_limit, as_json)
        else:
            bench_server.store(words, console, as_json)
