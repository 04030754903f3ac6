"""The options of `coltexpress play` and `simulate`."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from coltexpress.cli.options.option import help_option, option
from coltexpress.cli.simulate import simulate as run_simulation
from coltexpress.i18n.words import Words
from coltexpress.terminal.ask_options import fitting
from coltexpress.terminal.game import play as play_in_terminal
from coltexpress.terminal.opponents import DEFAULT_LEVEL
from coltexpress.terminal.options import game_options

GAMES = 1000


def add_play(app: typer.Typer, words: Words, console: Console) -> None:
    """Add the commands play and simulate to the application."""
    declare = partial(option, words)
    Help = Annotated[bool, help_option(words)]  # noqa: N806 - a type
    GameName = Annotated[str | None, declare("game", "--game", "-g")]  # noqa: N806
    Players = Annotated[int | None, declare("players", "--players", "-p")]  # noqa: N806
    Expert = Annotated[bool | None, declare("expert", "--expert/--standard")]  # noqa: N806
    Bandits = Annotated[str | None, declare("bandits", "--bandits")]  # noqa: N806
    Train = Annotated[str | None, declare("train", "--train")]  # noqa: N806
    First = Annotated[str | None, declare("first", "--first")]  # noqa: N806
    Teams = Annotated[str | None, declare("teams", "--teams")]  # noqa: N806
    Placement = Annotated[str | None, declare("placement", "--placement")]  # noqa: N806
    Reflex = Annotated[bool | None, declare("reflex", "--reflex/--no-reflex")]  # noqa: N806
    Horse = Annotated[bool | None, declare("horse", "--horse/--no-horse")]  # noqa: N806
    Seed = Annotated[int | None, declare("seed", "--seed", default=words("cli-random"))]  # noqa: N806

    @app.command(help=words("cli-help-play"))
    def play(
        game: GameName = None,
        players: Players = None,
        humans: Annotated[int | None, declare("humans", "--humans", low=0, high=7)] = None,
        bots: Annotated[str | None, declare("bots", "--bots", default=DEFAULT_LEVEL)] = None,
        pace: Annotated[str | None, declare("pace", "--pace")] = None,
        expert: Expert = None,
        bandits: Bandits = None,
        train: Train = None,
        first: First = None,
        teams: Teams = None,
        placement: Placement = None,
        reflex: Reflex = None,
        horse: Horse = None,
        seed: Seed = None,
        save: Annotated[Path | None, declare("save", "--save")] = None,
        resume: Annotated[Path | None, declare("resume", "--resume")] = None,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        chosen = game_options(players, expert, bandits, train, first, teams, placement, reflex, horse)
        play_in_terminal(words, console, game, chosen, humans, bots, pace, seed, save, resume)

    @app.command(help=words("cli-help-simulate"))
    def simulate(
        game: GameName = None,
        players: Players = None,
        games: Annotated[int, declare("games", "--games", "-n", default=GAMES, low=1, high=10_000_000)] = GAMES,
        expert: Expert = None,
        bandits: Bandits = None,
        train: Train = None,
        first: First = None,
        teams: Teams = None,
        reflex: Reflex = None,
        horse: Horse = None,
        seed: Seed = None,
        as_json: Annotated[bool, declare("json", "--json")] = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        chosen = game_options(players, expert, bandits, train, first, teams, None, reflex, horse)
        run_simulation(words, console, fitting(chosen)[0].slug if game is None else game, chosen, games, seed, as_json)
