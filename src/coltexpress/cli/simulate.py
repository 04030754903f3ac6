"""`coltexpress simulate`: statistics of many random games."""

import json
import secrets
import time
from collections.abc import Callable

from rich.console import Console

from coltexpress.cli.progress import progress_bar
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.driver import sampled, settle
from coltexpress.engine.play.playout import play_on
from coltexpress.i18n.words import Words
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.layout import show_line
from coltexpress.terminal.options import by_players
from coltexpress.terminal.tables import show_figures
from coltexpress.terminal.uis import ui_of

CHUNK = 200  # games between two updates of the progress bar


def play_games(ui: GameUI, options: GameOptions, games: int, dice: Dice, progress: Callable[[int], None]) -> JsonObject:
    """Play random games and return their statistics."""
    counted = ui.statistics()
    while counted.games < games:
        chunk = min(CHUNK, games - counted.games)
        for _ in range(chunk):
            state = ui.game.new(options)
            state.quiet = True
            decisions = 0
            while state.first < 0:  # the first player is drawn, possibly after bandits are picked
                settle(state, sampled(dice))
                if state.first < 0:
                    decisions += int(play_on(state, dice, 1))
            opener = int(state.first)
            counted.count(state, decisions + int(play_on(state, dice, 1 << 30)), opener)
        progress(chunk)
    return counted.to_json()


def simulate(
    words: Words, console: Console, slug: str, chosen: JsonObject, games: int, seed: int | None, as_json: bool
) -> None:
    ui = ui_of(slug)
    tables = by_players(ui, chosen)
    dice = Dice(secrets.randbits(60) if seed is None else seed)
    start = time.perf_counter()
    with progress_bar(Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("cli-progress-games"), total=games * len(tables))
        statistics = {
            str(players): play_games(ui, options, games, dice, lambda number: progress.advance(task, number))
            for players, options in tables.items()
        }
    if as_json:
        console.print_json(json.dumps({"game": ui.slug, "players": statistics}))
        return
    show(words, console, ui, statistics, games)
    seconds = f"{time.perf_counter() - start:.1f}"
    console.print(words("cli-simulate-time", games=games * len(statistics), seconds=seconds))


def show(words: Words, console: Console, ui: GameUI, statistics: JsonObject, games: int) -> None:
    """Print all statistics for one number of players, or an overview for several."""
    name = words(f"cli-game-{ui.slug}")
    if len(statistics) > 1:
        show_line(words, console, name, words("cli-simulate-all", games=games), style="bold")
        show_figures(console, ui.overview(words, statistics))
        return
    [(players, counted)] = statistics.items()
    show_line(words, console, name, words("cli-simulate-title", games=games, players=int(players)), style="bold")
    for table in ui.detail(words, counted):
        show_figures(console, table)
    console.print(words("cli-simulate-length", decisions=round(counted["decisions_per_game"])))
