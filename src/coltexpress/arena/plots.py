"""Plots of a report. The same report gives the same SVG, byte for byte."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from coltexpress.arena.report import Report, Standing
from coltexpress.bots.names import bot_name
from coltexpress.engine.errors import ColtError
from coltexpress.engine.registry import game
from coltexpress.i18n.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAPER: Final = "#fbf4e3"
INK: Final = "#24160f"
FAINT: Final = "#d9ba85"
COLOURS: Final = ("#9c2f2a", "#25706d", "#d08a12", "#28649f", "#7b3f8c", "#35702f", "#674a31", "#b58a55")
MARKS: Final = "osD^vPXp"
"""Bots differ by mark as well as by colour."""
STYLE: Final[dict[Any, Any]] = {  # Any: the names and values of matplotlib's settings
    "svg.hashsalt": "coltexpress",
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.titlesize": 13,
    "axes.titlepad": 14,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "grid.alpha": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "legend.frameon": False,
}


def draw(words: Words, report: Report, directory: Path) -> list[Path]:
    """Plot win shares, loot by round, and win shares by bandit, as SVG and PNG."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        raise ColtError("extra-missing", extra="arena") from None
    with mpl.rc_context(STYLE):
        return [
            *draw_win_shares(words, report, directory),
            *draw_loot(words, report, directory),
            *draw_bandits(words, report, directory),
        ]


@contextmanager
def picture(directory: Path, name: str, height: float, made: list[Path]) -> Iterator["Axes"]:
    """Yield axes to draw on, then save the figure and add its files to `made`."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(figsize=(8, height), layout=ConstrainedLayoutEngine(w_pad=0.18, h_pad=0.16))
    FigureCanvasAgg(figure)
    yield figure.subplots()
    made += [directory / f"{name}.svg", directory / f"{name}.png"]
    figure.savefig(made[-2], metadata={"Date": None})
    figure.savefig(made[-1], dpi=150)


def draw_win_shares(words: Words, report: Report, directory: Path) -> list[Path]:
    made: list[Path] = []
    bots = list(report.bots)[::-1]
    with picture(directory, "winshare", 1.9 + 0.5 * len(bots), made) as axes:
        head(words, axes, report, words("arena-plot-wins"))
        for row, bot in enumerate(bots):
            standing = report.bots[bot]
            bar(axes, standing, row, colours(report)[bot], "o", 9)
            axes.annotate(
                f"{standing.win_share:.1%}", (standing.win_share, row), (0, 10), textcoords="offset points", ha="center"
            )
        axes.set_yticks(range(len(bots)), [bot_name(words, bot) for bot in bots])
        axes.set_ylim(-0.6, len(bots) - 0.2)
        share_axis(words, axes, report, list(report.bots.values()))
    return made


def draw_loot(words: Words, report: Report, directory: Path) -> list[Path]:
    made: list[Path] = []
    with picture(directory, "money", 4.8, made) as axes:
        unit = game(report.contest["game"]).spec.unit
        head(words, axes, report, words(f"arena-plot-{unit.name}"))
        for number, (bot, loot) in enumerate(report.loot.items()):
            rounds = range(1, len(loot) + 1)
            axes.plot(
                rounds,
                loot,
                color=colours(report)[bot],
                marker=MARKS[number % len(MARKS)],
                lw=2,
                label=bot_name(words, bot),
            )
        axes.set_xlabel(words("cli-head-round"))
        axes.set_ylim(bottom=0)
        axes.set_xticks(range(1, 1 + max(map(len, report.loot.values()))))
        if unit.decimals == 0:
            axes.yaxis.set_major_formatter(lambda value, _place: words.mean(unit, value))
        axes.legend()
    return made


def draw_bandits(words: Words, report: Report, directory: Path) -> list[Path]:
    """A row for each bandit, with a marker for each bot."""
    made: list[Path] = []
    bandits = list(report.bandits)[::-1]
    with picture(directory, "bandits", 2 + 0.75 * len(bandits), made) as axes:
        head(words, axes, report, words("arena-plot-bandits"))
        bots = list(report.bots)
        for number, bot in enumerate(bots):
            off = (len(bots) - 1 - 2 * number) * 0.36 / max(1, len(bots))
            for row, bandit in enumerate(bandits):
                standing = report.bots_as_bandits[bot].get(bandit)
                if standing is not None:
                    bar(axes, standing, row + off, colours(report)[bot], MARKS[number % len(MARKS)], 6)
            axes.plot(
                [],
                [],
                color=colours(report)[bot],
                marker=MARKS[number % len(MARKS)],
                lw=1.5,
                label=bot_name(words, bot),
            )
        axes.set_yticks(range(len(bandits)), [words(f"bandit-{bandit}") for bandit in bandits])
        axes.set_ylim(-0.6, len(bandits) - 0.4)
        share_axis(words, axes, report, [each for found in report.bots_as_bandits.values() for each in found.values()])
        axes.figure.legend(loc="outside lower center", ncols=min(4, len(bots)))
    return made


def bar(axes: "Axes", standing: Standing, row: float, colour: str, mark: str, size: int) -> None:
    """A share as a marker on its interval."""
    axes.plot([standing.low, standing.high], [row, row], color=colour, lw=size / 3, alpha=0.55, solid_capstyle="round")
    axes.plot([standing.win_share], [row], color=colour, marker=mark, ms=size, ls="none", clip_on=False)


def share_axis(words: Words, axes: "Axes", report: Report, standings: Sequence[Standing]) -> None:
    """Format the x axis for shares, with a line at the share of equal bots."""
    even = 1 / report.contest["options"]["players"]
    axes.axvline(even, color=INK, lw=1, ls=(0, (4, 3)))
    axes.annotate(
        words("arena-plot-even"), (even, 1), (4, -2), ("data", "axes fraction"), "offset points", va="top", fontsize=9
    )
    axes.set_xlim(0, min(1.0, max(even, *(standing.high for standing in standings)) * 1.08))
    axes.xaxis.set_major_formatter(lambda value, _place: f"{value:.0%}")
    axes.set_xlabel(words("arena-plot-interval"))
    axes.grid(axis="y", visible=False)


def colours(report: Report) -> Mapping[str, str]:
    return {bot: COLOURS[number % len(COLOURS)] for number, bot in enumerate(sorted(report.bots))}


def head(words: Words, axes: "Axes", report: Report, title: str) -> None:
    """The title, with the game and the number of games."""
    name = words(f"cli-game-{report.contest['game']}")
    played = words("arena-played", game=name, games=report.games, players=report.contest["options"]["players"])
    axes.set_title(title, pad=24)
    axes.text(0, 1, played, transform=axes.transAxes, va="bottom", linespacing=1.8, fontsize=10)
