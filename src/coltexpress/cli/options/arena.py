"""The options of `coltexpress arena` and `coltexpress arena ladder`."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from coltexpress.cli.options.game import game_flags
from coltexpress.cli.options.option import help_option, option
from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import Words

GAMES = 400
SEED = 1


def add_arena(app: typer.Typer, words: Words, console: Console) -> None:
    """Add the arena commands to the application."""
    declare = partial(option, words)
    group = typer.Typer(
        help=words("cli-help-arena"), invoke_without_command=True, context_settings={"help_option_names": []}
    )
    app.add_typer(group, name="arena")

    Help = Annotated[bool, help_option(words)]  # noqa: N806 - a type
    GameName = Annotated[str | None, declare("game", "--game", "-g")]  # noqa: N806
    Games = Annotated[int, declare("games", "--games", "-n", default=GAMES, low=1, high=10_000_000)]  # noqa: N806
    Seed = Annotated[int, declare("seed", "--seed", default=SEED)]  # noqa: N806
    Seconds = Annotated[float | None, declare("seconds", "--seconds", low=0.001, high=3600)]  # noqa: N806
    Out = Annotated[Path | None, declare("out", "--out", "-o")]  # noqa: N806
    Workers = Annotated[int | None, declare("workers", "--workers", "-w", low=1, high=1000)]  # noqa: N806
    Cluster = Annotated[str | None, declare("cluster", "--cluster")]  # noqa: N806
    Json = Annotated[bool, declare("json", "--json")]  # noqa: N806

    @group.callback()
    @game_flags(words, seats=False)
    def arena(
        context: typer.Context,
        *,
        game: GameName = None,
        chosen: JsonObject,
        bots: Annotated[str, declare("arena-bots", "--bots", "-b")] = "",
        games: Games = GAMES,
        seed: Seed = SEED,
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

        contest = arena.contest_of(game, chosen, bots, seed, seconds)
        return arena.arena(words, console, contest, games, out, workers, cluster, as_json)

    @group.command(help=words("cli-help-arena-ladder"))
    @game_flags(words, seats=False)
    def ladder(
        *,
        game: GameName = None,
        chosen: JsonObject,
        games: Games = GAMES,
        everything: Annotated[bool, declare("all", "--all")] = False,
        seed: Seed = SEED,
        seconds: Seconds = None,
        out: Out = None,
        workers: Workers = None,
        cluster: Cluster = None,
        into: Annotated[Path | None, declare("into", "--into")] = None,
        as_json: Json = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> int:
        from coltexpress.arena.ladder import tables_of_all_games
        from coltexpress.cli import arena

        tables = tables_of_all_games() if everything else [arena.game_and_options(game, chosen)]
        return arena.ladder(words, console, tables, games, seed, seconds, out, workers, cluster, into, as_json)
