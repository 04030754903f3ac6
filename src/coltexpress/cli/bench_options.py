"""The options of `coltexpress bench`."""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console

from coltexpress.cli.bench import OF_SERVERS
from coltexpress.cli.bench import bench as run_bench
from coltexpress.cli.server_options import server_needed
from coltexpress.i18n.words import Words


def add_bench(app: typer.Typer, words: Words, console: Console, option: Callable[..., Any], help_option: Any) -> None:
    """Add the bench command to the application."""

    @app.command(help=words("cli-help-bench"))
    def bench(
        what: Annotated[
            str, typer.Argument(help=words("cli-option-bench"), show_default=False, metavar="WHAT")
        ] = "engine",
        game: Annotated[str | None, option("game", "--game", "-g")] = None,
        tables: Annotated[int, option("bench-tables", "--tables", min=1, max=100_000)] = 1000,
        seconds: Annotated[float, option("bench-seconds", "--seconds", min=1, max=86_400)] = 120.0,
        every: Annotated[float, option("bench-every", "--every", min=0.01, max=3600)] = 2.0,
        processes: Annotated[int, option("bench-processes", "--processes", min=1, max=100)] = 1,
        database: Annotated[str, option("bench-database", "--database")] = "",
        bus: Annotated[str, option("bench-bus", "--bus")] = "",
        apart: Annotated[bool, option("bench-apart", "--apart")] = False,
        find_limit: Annotated[bool, option("find-limit", "--find-limit")] = False,
        as_json: Annotated[bool, option("json", "--json")] = False,
        helped: Annotated[bool, help_option] = False,  # noqa: ARG001 - handled by its callback
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
