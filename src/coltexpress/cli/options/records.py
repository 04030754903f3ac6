"""The options of `coltexpress replay` and `verify`."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from coltexpress.cli import records
from coltexpress.cli.options.option import help_option, option
from coltexpress.i18n.words import Words


def add_records(app: typer.Typer, words: Words, console: Console) -> None:
    """Add the commands replay and verify to the application."""
    declare = partial(option, words)
    Help = Annotated[bool, help_option(words)]  # noqa: N806 - a type
    File = Annotated[Path, typer.Argument(help=words("cli-option-record"), show_default=False, metavar="FILE")]  # noqa: N806

    @app.command(help=words("cli-help-replay"))
    def replay(
        record: File,
        seen_by: Annotated[str | None, declare("as", "--as")] = None,
        review: Annotated[str | None, declare("review", "--review")] = None,
        pause: Annotated[bool | None, declare("pause", "--pause/--no-pause")] = None,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        records.replay_record(words, console, record, seen_by, review, pause)

    @app.command(help=words("cli-help-verify"))
    def verify(
        record: File,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        records.verify_record(words, console, record)
