"""The commands and their options, in the user's language. Errors are printed as one sentence, with exit code 2."""

import io
import os
import re
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from typer import rich_utils
from typer._click.exceptions import (  # typer vendors click and exports only part of it
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoSuchOption,
    UsageError,
)

import coltexpress
from coltexpress.cli import records
from coltexpress.cli.arena_options import add_arena
from coltexpress.cli.bench_options import add_bench
from coltexpress.cli.server_options import add_server
from coltexpress.cli.simulate import simulate as run_simulation
from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words, best_language
from coltexpress.terminal.ask_options import fitting
from coltexpress.terminal.game import play as play_in_terminal
from coltexpress.terminal.options import game_options

USAGE = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and exit with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # print "?" for characters that the terminal cannot encode
    console = Console(highlight=False)
    errors = Console(stderr=True, highlight=False)
    words = Words("en")
    code = 0
    try:
        asked, rest = take_language(list(sys.argv[1:] if arguments is None else arguments))
        words = Words(best_language(asked, os.environ))
        set_panel_titles(words)
        code = build(words, console)(rest, standalone_mode=False) or 0
        if code == INTERRUPTED:  # typer returns this code after Ctrl-C
            errors.print(words("cli-interrupted"))
    except ColtError as error:
        errors.print(words.error(error), style="red", markup=False)
        code = USAGE
    except UsageError as error:
        errors.print(usage_problem(words, error), style="red", markup=False)
        code = USAGE
    except (KeyboardInterrupt, EOFError, typer.Abort):
        errors.print(words("cli-interrupted"))
        code = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of the output has closed the pipe
    sys.exit(code)


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Extract `--lang` from any position: the language must be known before the help texts are built."""
    rest: list[str] = []
    asked = None
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--lang":
            asked = next(waiting, "")
            if not asked:
                raise ColtError("usage-needs-value", name="--lang")
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return asked, rest


def usage_problem(words: Words, error: UsageError) -> str:
    """What is wrong with the command line."""
    if isinstance(error, NoSuchOption):
        return words("error-usage-option", name=error.option_name)
    if isinstance(error, BadOptionUsage):
        return words("error-usage-needs-value", name=error.option_name)
    if isinstance(error, BadParameter) and error.param is not None:
        name = error.param.opts[0] if error.param.opts[0].startswith("-") else str(error.param.metavar)
        if isinstance(error, MissingParameter):
            return words("error-usage-missing", name=name)
        return wrong_value(words, name, error)
    command = re.match(r"No such command '(.{1,40})'", error.message)
    return words("error-usage-command", name=command[1]) if command else words("error-usage")


def wrong_value(words: Words, name: str, error: BadParameter) -> str:
    """Typer tells neither the value nor the range: they are in pydantic's error and in the option's declaration."""
    errors = getattr(error.__cause__, "errors", None)
    if errors is None:
        return words("error-usage-value", name=name)
    value = str(errors()[0]["input"])[:40]
    parameter = getattr(error.param, "get_runtime_param", lambda: None)()
    declared = getattr(parameter, "parameter_info", None)
    low, high = getattr(declared, "min", None), getattr(declared, "max", None)
    if low is None or high is None:
        return words("error-usage-wrong-value", name=name, value=value)
    return words("error-usage-range", name=name, value=value, low=f"{low:g}", high=f"{high:g}")


def set_panel_titles(words: Words) -> None:
    """Translate the titles of typer's panels."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-heading-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("cli-heading-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("cli-heading-commands")
    rich_utils.ERRORS_PANEL_TITLE = words("cli-error")


def build(words: Words, console: Console) -> typer.Typer:
    """The application, with help texts in this language."""
    app = typer.Typer(
        help=words("cli-about"),
        invoke_without_command=True,
        add_completion=False,
        context_settings={"help_option_names": []},
    )

    def show_version(shown: bool) -> None:
        if shown:
            engine = words("cli-engine-compiled" if coltexpress.compiled else "cli-engine-plain")
            console.print(words("cli-version", version=coltexpress.__version__, engine=engine))
            raise typer.Exit

    def show_help(context: typer.Context, shown: bool) -> None:
        if shown:
            context.get_help()
            raise typer.Exit

    def option(key: str, *names: str, **more: Any) -> Any:
        return typer.Option(*names, help=words(f"cli-option-{key}"), show_default=False, **more)

    help_option = option("help", "--help", is_eager=True, callback=show_help)
    Help = Annotated[bool, help_option]  # noqa: N806 - a type
    GameName = Annotated[str | None, option("game", "--game", "-g")]  # noqa: N806
    Players = Annotated[int | None, option("players", "--players", "-p")]  # noqa: N806
    Expert = Annotated[bool | None, option("expert", "--expert/--standard")]  # noqa: N806
    Bandits = Annotated[str | None, option("bandits", "--bandits")]  # noqa: N806
    Train = Annotated[str | None, option("train", "--train")]  # noqa: N806
    First = Annotated[str | None, option("first", "--first")]  # noqa: N806
    Teams = Annotated[str | None, option("teams", "--teams")]  # noqa: N806
    Placement = Annotated[str | None, option("placement", "--placement")]  # noqa: N806
    Reflex = Annotated[bool | None, option("reflex", "--reflex/--no-reflex")]  # noqa: N806
    Horse = Annotated[bool | None, option("horse", "--horse/--no-horse")]  # noqa: N806
    Seed = Annotated[int | None, option("seed", "--seed")]  # noqa: N806
    Json = Annotated[bool, option("json", "--json")]  # noqa: N806
    File = Annotated[Path, typer.Argument(help=words("cli-option-record"), show_default=False, metavar="FILE")]  # noqa: N806

    @app.callback()
    def root(
        context: typer.Context,
        shown: Annotated[bool, option("version", "--version", is_eager=True, callback=show_version)] = False,  # noqa: ARG001 - handled before this call
        lang: Annotated[str | None, option("lang", "--lang")] = None,  # noqa: ARG001 - handled before this call
        helped: Help = False,  # noqa: ARG001 - handled before this call
    ) -> None:
        if context.invoked_subcommand is None:
            context.get_help()

    @app.command(help=words("cli-help-play"))
    def play(
        game: GameName = None,
        players: Players = None,
        humans: Annotated[int | None, option("humans", "--humans", min=0, max=7)] = None,
        bots: Annotated[str | None, option("bots", "--bots")] = None,
        pace: Annotated[str | None, option("pace", "--pace")] = None,
        expert: Expert = None,
        bandits: Bandits = None,
        train: Train = None,
        first: First = None,
        teams: Teams = None,
        placement: Placement = None,
        reflex: Reflex = None,
        horse: Horse = None,
        seed: Seed = None,
        save: Annotated[Path | None, option("save", "--save")] = None,
        resume: Annotated[Path | None, option("resume", "--resume")] = None,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        chosen = game_options(players, expert, bandits, train, first, teams, placement, reflex, horse)
        play_in_terminal(words, console, game, chosen, humans, bots, pace, seed, save, resume)

    @app.command(help=words("cli-help-simulate"))
    def simulate(
        game: GameName = None,
        players: Players = None,
        games: Annotated[int, option("games", "--games", "-n", min=1, max=10_000_000)] = 1000,
        expert: Expert = None,
        bandits: Bandits = None,
        train: Train = None,
        first: First = None,
        teams: Teams = None,
        reflex: Reflex = None,
        horse: Horse = None,
        seed: Seed = None,
        as_json: Json = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        chosen = game_options(players, expert, bandits, train, first, teams, None, reflex, horse)
        run_simulation(words, console, fitting(chosen)[0].slug if game is None else game, chosen, games, seed, as_json)

    @app.command(help=words("cli-help-replay"))
    def replay(
        record: File,
        seen_by: Annotated[str | None, option("as", "--as")] = None,
        review: Annotated[str | None, option("review", "--review")] = None,
        pause: Annotated[bool | None, option("pause", "--pause/--no-pause")] = None,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        records.replay_record(words, console, record, seen_by, review, pause)

    @app.command(help=words("cli-help-verify"))
    def verify(
        record: File,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        records.verify_record(words, console, record)

    add_bench(app, words, console, option, help_option)
    add_arena(app, words, console, option, help_option)
    add_server(app, words, console, option, help_option)
    return app
