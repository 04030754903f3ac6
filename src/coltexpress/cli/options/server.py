"""The options of `coltexpress serve`, `join`, `backup` and `export`."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import partial
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from coltexpress.cli.options.option import help_option, option
from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words
from coltexpress.server.paths import home_database
from coltexpress.server.settings import Settings, from_environment

SECRET = "secret"  # noqa: S105 - the name of the setting without an option: command lines are visible to other users


@contextmanager
def server_needed() -> Iterator[None]:
    """Report a missing extra as an error: the dependencies of the server are optional."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("coltexpress"):
            raise
        raise ColtError("extra-missing", extra="server") from None


def add_server(app: typer.Typer, words: Words, console: Console) -> None:
    """Add the server commands and `join` to the application."""
    declare = partial(option, words)
    Help = Annotated[bool, help_option(words)]  # noqa: N806 - a type
    Database = Annotated[str | None, setting(words, "database")]  # noqa: N806
    Opened = Annotated[bool, declare("open", "--open/--no-open")]  # noqa: N806

    def serve(**given: Any) -> None:  # Any: the type of each setting
        with server_needed():
            from coltexpress.cli import serve

        given.pop("helped")
        opened = given.pop("opened")
        serve.serve(words, console, from_environment(given), opened)

    kinds = {
        each.name: Annotated[type(each.default) | None, setting(words, each.name)]
        for each in fields(Settings)
        if each.name != SECRET
    }
    serve.__signature__ = Signature(  # type: ignore[attr-defined]  # every setting becomes an option
        [Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind) for name, kind in kinds.items()]
        + [Parameter("opened", Parameter.KEYWORD_ONLY, default=False, annotation=Opened)]
        + [Parameter("helped", Parameter.KEYWORD_ONLY, default=False, annotation=Help)]
    )
    app.command(help=words("cli-help-serve"))(serve)

    @app.command(help=words("cli-help-join"))
    def join(
        link: Annotated[str, typer.Argument(help=words("cli-option-link"), show_default=False, metavar="URL")],
        bot: Annotated[str, declare("join-bot", "--bot", "-b")],
        code: Annotated[str | None, declare("code", "--code")] = None,
        name: Annotated[str | None, declare("name", "--name")] = None,
        seat: Annotated[int | None, declare("seat", "--seat", low=1, high=7)] = None,
        seconds: Annotated[float | None, declare("join-seconds", "--seconds", low=0.001, high=3600)] = None,
        token_file: Annotated[Path | None, declare("token-file", "--token-file")] = None,
        rematch: Annotated[bool, declare("rematch", "--rematch")] = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        with server_needed():
            from coltexpress.cli import join

        join.join(words, console, link, code, bot, name, seat, seconds, token_file, rematch)

    @app.command(help=words("cli-help-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=words("cli-option-copy"), show_default=False, metavar="FILE")],
        database: Database = None,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        with server_needed():
            from coltexpress.server.operations import backup

        backup.backup(from_environment({"database": database}).database, file)
        console.print(words("backup-done", path=str(file)), markup=False)

    @app.command(help=words("cli-help-export"))
    def export(
        directory: Annotated[
            Path, typer.Argument(help=words("cli-option-directory"), show_default=False, metavar="DIRECTORY")
        ],
        database: Database = None,
        zipped: Annotated[bool, declare("zip", "--zip")] = False,
        helped: Help = False,  # noqa: ARG001 - handled by its callback
    ) -> None:
        with server_needed():
            from coltexpress.server.operations import backup

        games, skipped = backup.export(from_environment({"database": database}).database, directory, zipped)
        console.print(words("export-done", games=games, path=str(directory)), markup=False)
        if skipped:
            console.print(words("export-skipped", games=skipped), style="yellow", markup=False)


def setting(words: Words, name: str) -> Any:  # Any: the type of typer.Option
    """The option for a server setting. It has no default, so that environment variables can provide the value."""
    default = home_database() if name == "database" else Settings.__dataclass_fields__[name].default
    typed = f"--{name.replace('_', '-')}"
    names = f"{typed}/--no-{typed[2:]}" if isinstance(default, bool) else typed
    description = words(f"serve-{name.replace('_', '-')}", default=str(default))
    return typer.Option(names, help=description, show_default=False)
