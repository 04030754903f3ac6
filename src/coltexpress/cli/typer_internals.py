"""The parts of typer that it does not export: only this module uses them.

typer contains its own copy of click and exports only one of the exceptions that the command line has to translate. It
has no setting for the titles and tables of its help pages either. tests/cli/test_typer_internals.py names each part
that a new version of typer must have.
"""

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from typer import rich_utils
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption, UsageError

from coltexpress.i18n.words import Words

__all__ = ["BadOptionUsage", "MissingParameter", "NoSuchOption", "UsageError", "format_help"]


class FoldingTable(Table):
    """The table of typer's help pages. It continues long words in the next line, where rich would cut them."""

    def add_row(self, *cells: RenderableType | None, **style: Any) -> None:  # Any: as in rich
        for cell in cells:
            for text in cell.renderables if isinstance(cell, Columns) else ():
                if isinstance(text, Text):
                    text.overflow = "fold"
        super().add_row(*cells, **style)
        for column in self.columns:
            column.overflow = "fold"


def format_help(words: Words) -> None:
    """Translate the titles of typer's panels, and fold texts that are wider than their column instead of cutting."""
    rich_utils.Table = FoldingTable  # type: ignore[attr-defined]  # imported there for its own use
    rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-heading-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("cli-heading-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("cli-heading-commands")
    rich_utils.ERRORS_PANEL_TITLE = words("cli-error")
