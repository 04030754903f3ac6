"""`coltexpress simulate`: many random games, and what came of them."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from coltexpress.cli.options import parse
from coltexpress.core.dice import Dice
from coltexpress.express.components import BANDITS
from coltexpress.express.options import Options
from coltexpress.express.playout import play_on
from coltexpress.express.scoring import gunslingers, loot_worth
from coltexpress.express.state import ExpressState, new_state
from coltexpress.text.words import Words


@dataclass(slots=True)
class Tally:
    """How one bandit fared."""

    games: int = 0
    wins: float = 0.0
    places: int = 0
    money: int = 0
    loot: int = 0
    gunslinger: int = 0
    wounds: int = 0


@dataclass(slots=True)
class Statistics:
    games: int = 0
    decisions: int = 0
    bandits: dict[str, Tally] = field(default_factory=dict)

    def count(self, state: ExpressState, decisions: int) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.games += 1
        self.decisions += decisions
        shooters = gunslingers(state)
        for bandit in state.gang:
            seat = int(bandit.seat)
            tally = self.bandits.setdefault(BANDITS[bandit.who], Tally())
            tally.games += 1
            tally.wins += 1 / len(outcome.winners) if seat in outcome.winners else 0
            tally.places += outcome.places[seat]
            tally.money += outcome.scores[seat]
            tally.loot += loot_worth(bandit)
            tally.gunslinger += seat in shooters
            tally.wounds += int(bandit.wounds)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "bandits": {
                name: {
                    "games": tally.games,
                    "win_share": round(tally.wins / tally.games, 4),
                    "mean_place": round(tally.places / tally.games, 3),
                    "mean_money": round(tally.money / tally.games, 1),
                    "mean_loot": round(tally.loot / tally.games, 1),
                    "gunslinger_share": round(tally.gunslinger / tally.games, 4),
                    "mean_wounds": round(tally.wounds / tally.games, 2),
                }
                for name, tally in sorted(self.bandits.items())
            },
        }


def random_game(options: Options, dice: Dice, statistics: Statistics) -> None:
    state = new_state(options)
    state.quiet = True
    statistics.count(state, int(play_on(state, dice, 1 << 30)))


def simulate(
    words: Words, console: Console, chosen: Mapping[str, object], games: int, seed: int | None, as_json: bool
) -> None:
    options = parse(chosen)
    statistics = Statistics()
    dice = Dice(time.time_ns() if seed is None else seed)
    start = time.perf_counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("cli-progress-games"), total=games)
        while statistics.games < games:
            chunk = min(200, games - statistics.games)
            for _ in range(chunk):
                random_game(options, dice, statistics)
            progress.advance(task, chunk)
    told = statistics.to_json()
    if as_json:
        console.print_json(json.dumps(told))
        return
    console.print(table_of(words, told, options.players))
    console.print(words("cli-simulate-length", decisions=round(told["decisions_per_game"])))
    console.print(words("cli-simulate-time", games=games, seconds=f"{time.perf_counter() - start:.1f}"))


def table_of(words: Words, told: Mapping[str, Any], players: int) -> Table:
    table = Table(title=words("cli-simulate-title", games=told["games"], players=players))
    table.add_column(words("cli-head-bandit"))
    for head in ("games", "wins", "mean-place", "mean-money", "gunslinger", "wounds"):
        table.add_column(words(f"cli-head-{head}"), justify="right")
    for name, bandit in told["bandits"].items():
        table.add_row(
            words(f"bandit-{name}"),
            str(bandit["games"]),
            f"{bandit['win_share']:.1%}",
            f"{bandit['mean_place']:.2f}",
            words("money", amount=round(bandit["mean_money"])),
            f"{bandit['gunslinger_share']:.1%}",
            f"{bandit['mean_wounds']:.1f}",
        )
    return table
