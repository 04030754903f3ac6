"""Tables with statistics: the parts that both games use."""

from typing import Final

from rich.console import Console
from rich.table import Table

from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import Words
from coltexpress.terminal.layout import fits, show_table

RESULT_HEADS: Final = ("cli-head-games", "cli-head-wins", "cli-head-mean-place")
"""The column headings of `result_cells`."""


def share(value: float) -> str:
    return f"{value:.1%}"


def table_with(words: Words, first: str, *others: str) -> Table:
    """A table with text in its first column and numbers in the others. Arguments: the keys of the headings."""
    table = Table()
    table.add_column(words(first))
    for head in others:
        table.add_column(words(head), justify="right")
    return table


def show_figures(console: Console, table: Table) -> None:
    """Print a table; in a narrow terminal the headings wrap at every word."""
    if not fits(console, table):
        for column in table.columns[1:]:
            column.header = str(column.header).replace(" ", "\n")
            column.no_wrap = True
    show_table(console, table)


def overview_table(words: Words, *heads: str) -> Table:
    """A table with a row for each number of players: the columns of the game, then those of `overview_cells`."""
    return table_with(
        words, "cli-head-players", *heads, "cli-head-decisions", "cli-head-first-wins", "cli-head-last-wins"
    )


def overview_cells(row: JsonObject) -> tuple[str, str, str]:
    """Decisions per game, and the win shares of the first and the last in the order of play."""
    order = row["order"]
    return (
        f"{row['decisions_per_game']:.1f}",
        share(order[0]["win_share"]),
        share(order[-1]["win_share"]),
    )


def result_cells(row: JsonObject) -> tuple[str, str, str]:
    """The results of a bandit or a seat."""
    return str(row["games"]), share(row["win_share"]), f"{row['mean_place']:.2f}"
