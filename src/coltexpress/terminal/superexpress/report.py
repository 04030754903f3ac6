"""Tables with the statistics of many games of Colt Super Express."""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.table import Table

from coltexpress.engine.json_types import JsonObject
from coltexpress.games.superexpress.events import ENDINGS
from coltexpress.i18n.words import Words
from coltexpress.terminal.tables import RESULT_HEADS, overview_cells, overview_table, result_cells, share, table_with

BAR: Final = 40  # width of a bar that stands for all games


def overview(words: Words, statistics: JsonObject) -> Table:
    table = overview_table(words, *[f"cli-head-ending-{how}" for how in ENDINGS], "cli-head-rounds")
    for players, row in statistics.items():
        endings = [share(row["endings"][how]) for how in ENDINGS]
        table.add_row(players, *endings, f"{row['mean_rounds']:.2f}", *overview_cells(row))
    return table


def detail(words: Words, statistics: JsonObject) -> Iterator[Table]:
    endings = table_with(words, "cli-head-ending", "cli-head-share")
    for how in ENDINGS:
        endings.add_row(words(f"cli-head-ending-{how}"), share(statistics["endings"][how]))
    yield endings
    rounds = table_with(words, "cli-head-rounds", "cli-head-share")
    rounds.caption = words("cli-simulate-rounds", rounds=f"{statistics['mean_rounds']:.2f}")
    rounds.add_column()
    for number, value in statistics["rounds"].items():
        rounds.add_row(number, share(value), "█" * round(value * BAR))
    yield rounds
    seats = {str(place): seat for place, seat in enumerate(statistics["order"], 1)}
    yield results_table(words, "cli-head-order", seats)
    yield results_table(
        words, "cli-head-bandit", {words(f"bandit-{name}"): bandit for name, bandit in statistics["bandits"].items()}
    )


def results_table(words: Words, head: str, rows: Mapping[str, JsonObject]) -> Table:
    """The results of bandits or seats."""
    table = table_with(words, head, *RESULT_HEADS, "cli-head-aboard", "cli-head-mean-loot-cards")
    for name, row in rows.items():
        table.add_row(name, *result_cells(row), share(row["aboard_share"]), f"{row['mean_loot_cards']:.2f}")
    return table
