"""Declares options whose help texts are in the user's language."""

from typing import Any

import typer

from coltexpress.i18n.words import Words


def option(
    words: Words,
    key: str,
    *names: str,
    default: str | int | None = None,
    low: float | None = None,
    high: float | None = None,
) -> Any:  # Any: the type of typer.Option
    """An option with the help text `cli-option-<key>`, which states the default if it has one."""
    values = {} if default is None else {"default": str(default)}
    return typer.Option(*names, help=words(f"cli-option-{key}", **values), show_default=False, min=low, max=high)


def help_option(words: Words) -> Any:  # Any: the type of typer.Option
    return typer.Option("--help", help=words("cli-option-help"), show_default=False, is_eager=True, callback=show_help)


def show_help(context: typer.Context, shown: bool) -> None:
    if shown:
        context.get_help()
        raise typer.Exit
