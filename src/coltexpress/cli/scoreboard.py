"""The output of the arena: live standings during a contest and the final figures."""

import time
from collections.abc import Mapping
from typing import Final, Self

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table

from coltexpress.arena.contest import Contest
from coltexpress.arena.report import Report, Standing, standings
from coltexpress.arena.results import GameResult
from coltexpress.bots.names import bot_name
from coltexpress.cli.progress import progress_bar
from coltexpress.engine.options import Unit
from coltexpress.engine.registry import game
from coltexpress.i18n.words import Words
from coltexpress.terminal.layout import bandit_text
from coltexpress.terminal.tables import share, table_with

PAUSE: Final = 1.0
"""Minimum seconds between updates of the standings: computing them takes time."""


class Scoreboard:
    """A progress bar; in a terminal also the live standings."""

    def __init__(
        self, words: Words, contest: Contest, games: int, results: Mapping[int, GameResult], title: str
    ) -> None:
        self.words = words
        self.contest = contest
        self.results = results
        console = Console(stderr=True)
        self.progress = progress_bar(console)
        self.task = self.progress.add_task(title, total=games, completed=sum(number < games for number in results))
        self.live = Live(console=console, transient=True, refresh_per_second=4) if console.is_terminal else None
        self.next_look = 0.0

    def __enter__(self) -> Self:
        if self.live is not None:
            self.live.start()
            self.look()
        return self

    def __exit__(self, *_: object) -> None:
        if self.live is not None:
            self.live.stop()

    def advance(self) -> None:
        """Count one more finished game."""
        self.progress.advance(self.task)
        if self.live is not None and time.monotonic() > self.next_look:
            self.look()

    def look(self) -> None:
        assert self.live is not None
        found = standings(self.contest, self.results.values())
        table = [live_table(self.words, game(self.contest.game).spec.unit, found)] if found else []
        self.live.update(Group(*table, self.progress))
        self.next_look = time.monotonic() + PAUSE


def live_table(words: Words, unit: Unit, found: Mapping[str, Standing]) -> Table:
    """The results of the bots."""
    table = table_with(words, "arena-head-bot", *_heads(unit))
    for bot, standing in found.items():
        table.add_row(bot_name(words, bot), *_cells(words, unit, standing))
    return table


def standings_table(words: Words, report: Report) -> Table:
    unit = game(report.contest["game"]).spec.unit
    table = table_with(words, "arena-head-bot", *_heads(unit), "arena-head-rating")
    for bot, standing in report.bots.items():
        rating = report.ratings[bot]
        cells = _cells(words, unit, standing)
        table.add_row(bot_name(words, bot), *cells, f"{rating.mu:.1f} ± {rating.sigma:.1f}")
    return table


def bandits_table(words: Words, report: Report) -> Table:
    unit = game(report.contest["game"]).spec.unit
    table = table_with(words, "cli-head-bandit", *_heads(unit))
    for bandit, standing in report.bandits.items():
        table.add_row(bandit_text(words, bandit), *_cells(words, unit, standing))
    return table


def times_table(words: Words, report: Report) -> Table:
    heads = ("cli-head-decisions", *(f"arena-head-{head}" for head in ("mean", "median", "p99", "longest")))
    table = table_with(words, "arena-head-bot", *heads)
    for bot, times in report.times.items():
        cells = (times.mean, times.p50, times.p99, times.most)
        table.add_row(bot_name(words, bot), str(times.decisions), *(f"{cell:.2f}" for cell in cells))
    return table


def _heads(unit: Unit) -> tuple[str, ...]:
    counted = f"cli-head-mean-{unit.name}"
    return "arena-head-seats", "cli-head-wins", "arena-head-interval", counted, "cli-head-mean-place"


def _cells(words: Words, unit: Unit, standing: Standing) -> tuple[str, ...]:
    interval = f"{share(standing.low)} – {share(standing.high)}"
    score = words.mean(unit, standing.score)
    return str(standing.seats), share(standing.win_share), interval, score, f"{standing.place:.2f}"
