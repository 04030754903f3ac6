"""Tables with the statistics of many games of Colt Express."""

from collections.abc import Iterator, Mapping

from rich.table import Table

from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import Words
from coltexpress.terminal.tables import RESULT_HEADS, overview_cells, overview_table, result_cells, share, table_with


def overview(words: Words, statistics: JsonObject) -> Table:
    table = overview_table(words, "cli-head-mean-money")
    for players, row in statistics.items():
        money = sum(seat["mean_money"] for seat in row["order"]) / len(row["order"])
        table.add_row(players, words("money", amount=round(money)), *overview_cells(row))
    return table


def detail(words: Words, statistics: JsonObject) -> Iterator[Table]:
    bandits = {words(f"bandit-{name}"): bandit for name, bandit in statistics["bandits"].items()}
    yield results_table(words, "cli-head-bandit", bandits)
    seats = {str(place): seat for place, seat in enumerate(statistics["order"], 1)}
    yield results_table(words, "cli-head-order", seats)


def results_table(words: Words, head: str, rows: Mapping[str, JsonObject]) -> Table:
    """The results of bandits or seats."""
    table = table_with(words, head, *RESULT_HEADS, "cli-head-mean-money", "cli-head-gunslinger", "cli-head-wounds")
    for name, row in rows.items():
        table.add_row(
            name,
            *result_cells(row),
            words("money", amount=round(row["mean_money"])),
            share(row["gunslinger_share"]),
            f"{row['mean_wounds']:.1f}",
        )
    return table
