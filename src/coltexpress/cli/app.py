"""The commands and their options, in the user's language. Errors are printed as one sentence, with exit code 2."""

import io
import os
import re
import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from typer import BadParameter
from typer.core import TyperOption

import coltexpress
from coltexpress.cli.encoding import PLAIN
from coltexpress.cli.exit_codes import INTERRUPTED, USAGE
from coltexpress.cli.options.arena import add_arena
from coltexpress.cli.options.bench import add_bench
from coltexpress.cli.options.option import help_option, option
from coltexpress.cli.options.play import add_play
from coltexpress.cli.options.records import add_records
from coltexpress.cli.options.server import add_server
from coltexpress.cli.typer_internals import BadOptionUsage, MissingParameter, NoSuchOption, UsageError, format_help
from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words, best_language


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and exit with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    console = Console(highlight=False)
    errors = Console(stderr=True, highlight=False)
    words = Words("en")
    code = 0
    try:
        asked, rest = take_language(list(sys.argv[1:] if arguments is None else arguments))
        words = Words(best_language(asked, os.environ))
        format_help(words)
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
    """The error with the value and the range, which are in pydantic's error and in the option."""
    from pydantic import ValidationError  # slow; typer has imported it by now

    if not isinstance(error.__cause__, ValidationError):
        return words("error-usage-value", name=name)
    value = str(error.__cause__.errors()[0]["input"])[:40]
    declared = error.param
    if not isinstance(declared, TyperOption) or declared.min is None or declared.max is None:
        return words("error-usage-wrong-value", name=name, value=value)
    return words("error-usage-range", name=name, value=value, low=f"{declared.min:g}", high=f"{declared.max:g}")


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

    version_option = typer.Option(
        "--version", help=words("cli-option-version"), show_default=False, is_eager=True, callback=show_version
    )

    @app.callback()
    def root(
        context: typer.Context,
        shown: Annotated[bool, version_option] = False,  # noqa: ARG001 - handled by its callback
        lang: Annotated[str | None, option(words, "lang", "--lang")] = None,  # noqa: ARG001 - handled by `take_language`
        helped: Annotated[bool, help_option(words)] = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        if context.invoked_subcommand is None:
            context.get_help()

    add_play(app, words, console)
    add_records(app, words, console)
    add_bench(app, words, console)
    add_arena(app, words, console)
    add_server(app, words, console)
    return app
