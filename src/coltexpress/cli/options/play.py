"""The options of `coltexpress play` and `simulate`."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from coltexpress.cli.options.game import game_flags
from coltexpress.cli.options.option import help_option, option
from coltexpress.cli.simulate import simulate as run_simulation
from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import Words
from coltexpress.terminal.ask_options import fitting
from coltexpress.terminal.game import play as play_in_terminal
from coltexpress.terminal.opponents import DEFAULT_LEVEL

GAMES = 1000


def add_play(app: typer.Typer, words: Words, console: Console) -> None:
    """Add the commands play and simulate to the application."""
    declare = partial(option, words)
    Help = Annotated[bool, help_option(words)]  # noqa: N806 - a type
    GameName = Annotated[str | None, declare("game", "--game", "-g")]  # noqa: N806
    Seed = Annotated[int | None, declare("seed", "--seed", default=words("cli-random"))]  # noqa: N806

    @app.command(help=words("cli-help-play"))
    @game_flags(words)
    def play(
        *,
        game: GameName = None,
        chosen: JsonObject,
        humans: Annotated[int | None, declare("humans", "--humans", low=0, high=7)] = None,
        bots: Annotated[str | None, declare("bots", "--bots", default=DEFAULT_LEVEL)] = None,
        pace: Annotated[str | None, declare("pace", "--pace")] = None,
        seed: Seed = None,
        save: Annotated[Path | None, declare("save", "--save")] = None,
        resume: Annotated[Path | None, declare("resume", "--resume")] = None,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        play_in_terminal(words, console, game, chosen, humans, bots, pace, seed, save, resume)

    @app.command(help=words("cli-help-simulate"))
    @game_flags(words)
    def simulate(
        *,
        game: GameName = None,
        chosen: JsonObject,
        games: Annotated[int, declare("games", "--games", "-n", default=GAMES, low=1, high=10_000_000)] = GAMES,
        seed: Seed = None,
        as_json: Annotated[bool, declare("json", "--json")] = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        run_simulation(words, console, fitting(chosen)[0].slug if game is None else game, chosen, games, seed, as_json)
