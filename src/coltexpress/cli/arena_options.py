"""The options of `coltexpress arena` and `coltexpress arena ladder`."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from coltexpress.i18n.words import Words
from coltexpress.terminal.options import game_options


def add_arena(app: typer.Typer, words: Words, console: Console, option: Callable[..., Any], help_option: Any) -> None:
    """Add the arena commands to the application."""
    group = typer.Typer(
        help=words("cli-help-arena"), invoke_without_command=True, context_settings={"help_option_names": []}
    )
    app.add_typer(group, name="arena")

    Help = Annotated[bool, help_option]  # noqa: N806 - a type
    GameName = Annotated[str | None, option("game", "--game", "-g")]  # noqa: N806
    Players = Annotated[int | None, option("players", "--players", "-p")]  # noqa: N806
    Expert = Annotated[bool | None, option("expert", "--expert/--standard")]  # noqa: N806
    Reflex = Annotated[bool | None, option("reflex", "--reflex/--no-reflex")]  # noqa: N806
    Horse = Annotated[bool | None, option("horse", "--horse/--no-horse")]  # noqa: N806
    Games = Annotated[int, option("games", "--games", "-n", min=1, max=10_000_000)]  # noqa: N806
    Seed = Annotated[int, option("seed", "--seed")]  # noqa: N806
    Seconds = Annotated[float | None, option("seconds", "--seconds", min=0.001, max=3600)]  # noqa: N806
    Out = Annotated[Path | None, option("out", "--out", "-o")]  # noqa: N806
    Workers = Annotated[int | None, option("workers", "--workers", "-w", min=1, max=1000)]  # noqa: N806
    Cluster = Annotated[str | None, option("cluster", "--cluster")]  # noqa: N806
    Json = Annotated[bool, option("json", "--json")]  # noqa: N806

    @group.callback()
    def arena(
        context: typer.Context,
        game: GameName = None,
        players: Players = None,
        bots: Annotated[str, option("arena-bots", "--bots", "-b")] = "",
        games: Games = 400,
        expert: Expert = None,
        reflex: Reflex = None,
        horse: Horse = None,
        seed: Seed = 1,
        seconds: Seconds = None,
        out: Out = None,
        workers: Workers = None,
        cluster: Cluster = None,
        as_json: Json = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> int | None:
        if context.invoked_subcommand is not None:
            return None
        from coltexpress.cli import arena  # slow import that most commands do not need

        chosen = game_options(players, expert, None, None, None, None, None, reflex, horse)
        contest = arena.contest_of(game, chosen, bots, seed, seconds)
        return arena.arena(words, console, contest, games, out, workers, cluster, as_json)

    @group.command(help=words("cli-help-arena-ladder"))
    def ladder(
        game: GameName = None,
        players: Players = None,
        games: Games = 400,
        expert: Expert = None,
        reflex: Reflex = None,
        horse: Horse = None,
        everything: Annotated[bool, option("all", "--all")] = False,
        seed: Seed = 1,
        seconds: Seconds = None,
        out: Out = None,
        workers: Workers = None,
        cluster: Cluster = None,
        into: Annotated[Path | None, option("into", "--into")] = None,
        as_json: Json = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> int:
        from coltexpress.arena.ladder import TABLES
        from coltexpress.cli import arena

        chosen = game_options(players, expert, None, None, None, None, None, reflex, horse)
        tables = list(TABLES) if everything else [arena.table_of(game, chosen)]
        return arena.ladder(words, console, tables, games, seed, seconds, out, workers, cluster, into, as_json)
