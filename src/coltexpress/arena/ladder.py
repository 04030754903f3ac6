"""Measures the strength of each level: one bot against bots of the level below, and against drifters."""

import os
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import coltexpress
from coltexpress.arena.contest import Contest, entrant
from coltexpress.arena.report import Report, Standing
from coltexpress.bots.builtin import STRATEGIES, Searcher
from coltexpress.bots.levels import BUILTIN, LEVELS
from coltexpress.bots.names import bot_name
from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.registry import all_games, game
from coltexpress.i18n.words import Words

HEADS: Final = ("level", "below", "drifters", "rating", "score", "budget", "mean", "p99")
BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"
WEAKEST: Final = next(iter(BUILTIN))


def tables_of_all_games() -> list[tuple[str, JsonObject]]:
    """The games and options in docs/bots.md; only the first is also played against drifters."""
    return [(each.slug, options) for each in all_games() for options in each.samples.strength]


def pairings(drifters: bool = True) -> list[tuple[str, str]]:
    """The pairs of levels. `drifters`: also each level against drifters."""
    levels = list(BUILTIN)
    steps = list(zip(levels[1:], levels, strict=False))
    return [*steps, *((level, WEAKEST) for level in levels[2:])] if drifters else steps


def pairing(slug: str, options: JsonObject, upper: str, lower: str, seed: int, seconds: float | None) -> Contest:
    """A contest between one bot of a level and bots of another level in all other seats."""
    checked = game(slug).parse_options(options).to_json()
    return Contest(slug, checked, (entrant(upper), *[entrant(lower)] * (checked["players"] - 1)), seed, seconds)


def together(slug: str, options: JsonObject, seed: int, seconds: float | None) -> Contest:
    """A contest between all levels."""
    checked = game(slug).parse_options(options).to_json()
    return Contest(slug, checked, tuple([entrant(level) for level in LEVELS]), seed, seconds)


def slug_of(contest: Contest) -> str:
    """A directory name, e.g. "express-4-expert"."""
    rules = game(contest.game)
    return "-".join([contest.game, str(contest.players), *rules.spec.variants(rules.parse_options(contest.options))])


def markdown(words: Words, reports: Mapping[tuple[str, str], Report], everybody: Report) -> str:
    """The ladder of one game as a Markdown table, with notes on how it was measured."""
    report = next(iter(reports.values()))
    rules = game(report.contest["game"])
    options = rules.parse_options(report.contest["options"])
    players = options.players
    title = words("ladder-title", game=words(f"cli-game-{rules.slug}"), players=players)
    variants = [words(f"option-{name}") for name in rules.spec.variants(options)]
    if variants:
        title = words("ladder-title-variants", title=title, variants=", ".join(variants))
    drifters = set(pairings()) <= set(reports)
    columns = [rules.spec.unit.name if head == "score" else head for head in HEADS]
    heads = [words(f"ladder-head-{head}") for head in columns if drifters or head != "drifters"]
    rows = [row(words, reports, everybody, upper, lower) for upper, lower in pairings(drifters=False)]
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, ["---", *["---:"] * (len(heads) - 1)], *rows)]
    pairing_note = words(
        "ladder-pairings",
        games=report.games,
        others=players - 1,
        seed=report.contest["seed"],
        even=f"{1 / players:.1%}",
    )
    notes = [pairing_note, words("ladder-interval"), words("ladder-ratings"), clock(words, report)]
    return "\n".join([f"### {title}", "", *lines, "", " ".join(notes), ""])


def row(
    words: Words, reports: Mapping[tuple[str, str], Report], everybody: Report, upper: str, lower: str
) -> list[str]:
    report = reports[upper, lower]
    standing, times = report.bots[upper], report.times[upper]
    drifters = [share(words, reports[upper, WEAKEST].bots[upper])] if set(pairings()) <= set(reports) else []
    return [
        bot_name(words, upper),
        share(words, standing),
        *drifters,
        rating(everybody, upper),
        words.mean(game(report.contest["game"]).spec.unit, standing.score),
        budget(words, report, upper),
        *(words("ladder-milliseconds", time=f"{time:.1f}") for time in (times.mean, times.p99)),
    ]


def rating(everybody: Report, level: str) -> str:
    found = everybody.ratings.get(level)  # in very few games a level may not play at all
    return "–" if found is None else f"{found.mu:.1f} ± {found.sigma:.1f}"


def share(words: Words, standing: Standing) -> str:
    low, high = f"{standing.low:.1%}", f"{standing.high:.1%}"
    return words("ladder-share", share=f"{standing.win_share:.1%}", low=low, high=high)


def budget(words: Words, report: Report, level: str) -> str:
    """A level's budget for a decision: time limit and iterations."""
    seconds = str(report.contest["seconds"] or BUILTIN[level].seconds)
    bot = BUILTIN[level].make()
    if not isinstance(bot, Searcher):
        return words("ladder-seconds", seconds=seconds)
    return words("ladder-iterations", number=bot.effort(STRATEGIES[report.contest["game"]]).iterations, seconds=seconds)


def clock(words: Words, report: Report) -> str:
    seconds = report.contest["seconds"]
    return words("ladder-no-clock") if seconds is None else words("ladder-clock", seconds=str(seconds))


def machine(words: Words) -> str:
    """The machine on which the times were measured."""
    engine = words("ladder-engine-compiled" if coltexpress.compiled else "ladder-engine-plain")
    return words(
        "ladder-machine", cpu=cpu(), cores=os.cpu_count() or 1, python=platform.python_version(), engine=engine
    )


def cpu() -> str:
    """The model of the processor, if available."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def put_into(path: Path, text: str) -> None:
    """Replace the text between the two markers of a page."""
    before, after = page_around(path)
    try:
        path.write_text(f"{before}{BEGIN}\n\n{text.strip()}\n\n{END}{after}", encoding="utf-8")
    except OSError:
        raise ColtError("file-unwritable", path=str(path)) from None


def page_around(path: Path) -> tuple[str, str]:
    """The text before and after the markers."""
    try:
        page = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ColtError("file-missing", path=str(path)) from None
    except (OSError, ValueError):
        raise ColtError("file-unreadable", path=str(path)) from None
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ColtError("arena-markers", path=str(path))
    return before, after
