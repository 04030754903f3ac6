"""Rendering helpers that both games use."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from coltexpress.engine.contract import View
from coltexpress.i18n.words import Name, Words

COLOURS: Final = {  # CMP-1; readable on dark and light backgrounds
    "belle": "magenta",
    "cheyenne": "green",
    "django": "bright_black",
    "doc": "blue",
    "ghost": "default",
    "tuco": "red",
    "mei": "dark_orange",
}
EMPTY: Final = "·"
INDENT: Final = 2
LEVELS: Final[tuple[Literal["roof", "inside"], ...]] = ("roof", "inside")


def bandit_text(words: Words, bandit: str, mine: bool = False) -> Text:
    return Text(words(f"bandit-{bandit}"), style=f"bold {COLOURS[bandit]}" + (" underline" if mine else ""))


def bandit_label(words: Words, bandit: str, mine: bool, first: bool) -> Text:
    """A bandit for the first column of a table: "Belle (you, first)"."""
    label = bandit_text(words, bandit, mine)
    notes = [words("cli-you")] if mine else []
    notes += [words("cli-head-first-player.short")] if first else []
    if notes:
        label.append(f" ({', '.join(notes)})", style="dim")
    return label


def car_name(words: Words, number: int, car: str) -> str:
    """ "2 Saloon"; without a name just "2"."""
    name = words(Name(f"car-{car}") + ".short", number=number)
    return name if car == "number" else f"{number} {name}"


Cells: TypeAlias = Mapping[str, Sequence[RenderableType]]
"""The content of the roofs and interiors, by car."""


def show_train(words: Words, console: Console, view: View, wide: Cells, tall: Cells) -> None:
    """Print the cars side by side, the roof above the interior; in a narrow terminal one car per row."""
    names = [car_name(words, number, car["car"]) for number, car in enumerate(view["train"])]
    for padding in (1, 0):
        table = train_table(words, "", *names, padding=padding)
        for level in LEVELS:
            table.add_row(words(f"cli-head-{level}"), *wide[level])
        if fits(console, table):
            console.print(table)
            return
    table = train_table(words, *(words(f"cli-head-{head}") for head in ("car", *LEVELS)))
    for number, name in enumerate(names):
        table.add_row(name, *(tall[level][number] for level in LEVELS))
    show_table(console, table)


def train_table(words: Words, *heads: str, padding: int = 1) -> Table:
    return Table(*heads, title=words("cli-head-train"), title_style="bold", show_lines=True, padding=(0, padding))


def fits(console: Console, table: Table) -> bool:
    """Whether the table fits the terminal without truncating words."""
    return console.measure(table, options=console.options.update(max_width=10_000)).maximum <= console.width


def show_table(console: Console, table: Table) -> None:
    """Print a table; without cell padding if it would not fit otherwise."""
    if not fits(console, table):
        table.padding = (0, 0)
    console.print(table)


def show_line(words: Words, console: Console, name: str, text: str, style: str = "") -> None:
    """ "Your hand: Move, Fire"."""
    console.print(words("cli-line", name=name, text=text), markup=False, style=style)


def show_indented(console: Console, text: str) -> None:
    """Print text with an indent that also applies to wrapped lines."""
    for line in Text(text).wrap(console, console.width - INDENT):
        console.print(" " * INDENT + line.plain.rstrip(), markup=False)


def show_page(
    words: Words, console: Console, lines: Iterable[str], sections: Mapping[str, Iterable[tuple[str, str]]]
) -> None:
    """Print a help page. `lines`: message keys; `sections`: by heading, the keys of names and of their explanations."""
    console.rule(words("help-title"))
    for line in lines:
        console.print(words(line), markup=False)
    for heading, entries in sections.items():
        console.print(words(heading), style="bold")
        for name, text in entries:
            show_indented(console, words("cli-line", name=words(name), text=words(text)))
    console.rule()
