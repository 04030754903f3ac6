"""`coltexpress arena` runs contests between bots; `coltexpress arena ladder` measures the strength of each level."""

import json
from contextlib import closing
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.console import Console

from coltexpress.arena.contest import Contest, entrant
from coltexpress.arena.executors import OpenExecutor, executor_opener
from coltexpress.arena.journal import Journal
from coltexpress.arena.ladder import (
    machine,
    markdown,
    page_around,
    pairing,
    pairings,
    put_into,
    slug_of,
    together,
)
from coltexpress.arena.plots import draw
from coltexpress.arena.report import Report, report
from coltexpress.arena.results import GameResult
from coltexpress.arena.schedule import run
from coltexpress.arena.seating import whole_blocks
from coltexpress.bots.levels import builtin_name
from coltexpress.bots.names import bot_name
from coltexpress.cli.exit_codes import FAULTY, INTERRUPTED
from coltexpress.cli.scoreboard import Scoreboard, bandits_table, standings_table, times_table
from coltexpress.engine.errors import ColtError, one_line
from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import Words
from coltexpress.terminal.ask_options import fitting
from coltexpress.terminal.options import parse
from coltexpress.terminal.tables import show_figures
from coltexpress.terminal.uis import ui_of

MOST_BOTS: Final = 20
PLAYERS: Final = 4
REPORT: Final = "report.json"


@dataclass(frozen=True, slots=True)
class Arena:
    """Runs contests and shows their progress."""

    words: Words
    console: Console
    open_executor: OpenExecutor
    as_json: bool

    def say(self, text: str, style: str = "") -> None:
        """Print a line, unless the output is JSON."""
        if not self.as_json:
            self.console.print(text, style=style, markup=False)

    def play(self, contest: Contest, games: int, directory: Path | None, title: str) -> tuple[list[GameResult], bool]:
        """The results, and whether all games were played. Ctrl-C stops and keeps the results so far."""
        with Journal(contest, directory) as journal:
            missing = [number for number in range(games) if number not in journal.games]
            if len(missing) < games:
                self.say(self.words("arena-going-on", games=games - len(missing), path=str(directory)))
            stopped = False
            try:
                with (
                    closing(run(contest, missing, self.open_executor)) as results,
                    Scoreboard(self.words, contest, games, journal.games, title) as board,
                ):
                    for result in results:
                        journal.keep(result)
                        board.advance()
            except KeyboardInterrupt:
                stopped = True
            return [result for number, result in journal.games.items() if number < games], not stopped

    def play_pairing(
        self, contest: Contest, games: int, out: Path | None, name: str, title: str
    ) -> list[GameResult] | None:
        """The results of one contest of a ladder; None if it was interrupted."""
        directory = None if out is None else out / slug_of(contest) / name
        results, complete = self.play(contest, whole_blocks(contest, games), directory, title)
        if complete:
            return results
        self.say(self.words("arena-stopped", games=len(results)))
        if out is not None:
            self.say(self.words("arena-go-on"))
        return None


def contest_of(slug: str | None, chosen: JsonObject, bots: str, seed: int, seconds: float | None) -> Contest:
    """A contest from validated command-line arguments."""
    names = [builtin_name(name.strip()) for name in bots.split(",") if name.strip()]
    if not 1 <= len(names) <= MOST_BOTS:
        raise ColtError("arena-bots", high=MOST_BOTS)
    game, options = game_and_options(slug, chosen)
    return Contest(game, options, tuple(map(entrant, names)), seed, seconds)


def game_and_options(slug: str | None, chosen: JsonObject) -> tuple[str, JsonObject]:
    """The slug and the options of the game."""
    options = {"players": PLAYERS, **chosen}
    ui = fitting(options)[0] if slug is None else ui_of(slug)
    return ui.slug, parse(ui, options).to_json()


def need(*modules: str) -> None:
    """Check for optional dependencies before a long run that needs them at its end."""
    if any(find_spec(module) is None for module in modules):
        raise ColtError("extra-missing", extra="arena")


def arena(
    words: Words,
    console: Console,
    contest: Contest,
    games: int,
    out: Path | None,
    workers: int | None,
    cluster: str | None,
    as_json: bool,
) -> int:
    need("openskill", *(["matplotlib"] if out is not None else []))
    here = Arena(words, console, executor_opener(workers, cluster), as_json)
    whole = whole_blocks(contest, games)
    if whole != games:
        here.say(words("arena-rounded", games=whole))
    results, complete = here.play(contest, whole, out, words("cli-progress-games"))
    if results:
        found = report(contest, results)
        if out is not None:
            keep(words, found, out)
        if as_json:
            console.print_json(json.dumps(found.to_json()))
        else:
            show(words, console, found)
            if out is not None:
                here.say(words("arena-kept", path=str(out)))
    else:
        found = None
    if not complete:
        here.say(words("arena-stopped", games=len(results)))
        if out is not None:
            here.say(words("arena-go-on"))
        return INTERRUPTED
    return FAULTY if found is not None and found.faults else 0


def keep(words: Words, found: Report, out: Path) -> None:
    try:
        (out / REPORT).write_text(json.dumps(found.to_json(), indent=1) + "\n", encoding="utf-8")
        draw(words, found, out)
    except OSError:
        raise ColtError("arena-directory", path=str(out)) from None


def show(words: Words, console: Console, found: Report) -> None:
    game = words(f"cli-game-{found.contest['game']}")
    players = found.contest["options"]["players"]
    console.print(words("arena-played", game=game, games=found.games, players=players), style="bold", markup=False)
    show_figures(console, standings_table(words, found))
    show_figures(console, bandits_table(words, found))
    console.print(words("arena-thinking"), style="bold", markup=False)
    show_figures(console, times_table(words, found))
    for fault in found.faults:
        sentence = words(
            f"arena-fault-{fault.kind}",
            bot=bot_name(words, fault.bot),
            games=fault.games,
            number=fault.first_game,
            details=one_line(fault.details.strip().partition("\n")[0]),
        )
        console.print(sentence, style="red", markup=False)
    if found.faults:
        console.print(words("arena-forfeit"), style="dim", markup=False)


def ladder(
    words: Words,
    console: Console,
    tables: list[tuple[str, JsonObject]],
    games: int,
    seed: int,
    seconds: float | None,
    out: Path | None,
    workers: int | None,
    cluster: str | None,
    into: Path | None,
    as_json: bool,
) -> int:
    need("openskill")
    if into is not None:
        page_around(into)  # check before the work starts
    here = Arena(words, console, executor_opener(workers, cluster), as_json)
    pages = []
    written: list[JsonObject] = []
    faulty = False
    for number, (slug, options) in enumerate(tables):
        reports: dict[tuple[str, str], Report] = {}
        for upper, lower in pairings(drifters=number == 0):
            title = words("ladder-progress", upper=bot_name(words, upper), lower=bot_name(words, lower))
            contest = pairing(slug, options, upper, lower, seed, seconds)
            results = here.play_pairing(contest, games, out, f"{upper}-{lower}", title)
            if results is None:
                return INTERRUPTED
            reports[upper, lower] = report(contest, results)
        contest = together(slug, options, seed, seconds)
        results = here.play_pairing(contest, games, out, "together", words("cli-progress-games"))
        if results is None:
            return INTERRUPTED
        everybody = report(contest, results)
        pages.append(markdown(words, reports, everybody))
        written += [each.to_json() for each in (*reports.values(), everybody)]
        faulty = faulty or any(each.faults for each in (*reports.values(), everybody))
    page = "\n".join([*pages, machine(words)])
    if into is not None:
        put_into(into, page)
    if as_json:
        console.print_json(json.dumps(written))
    else:
        console.print(page, markup=False, soft_wrap=True)
    return FAULTY if faulty else 0
