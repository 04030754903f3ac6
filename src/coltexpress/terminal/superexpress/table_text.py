"""Renders the table from a view: the round, the train with everybody on it, the bandits and the programme."""

from collections.abc import Sequence
from typing import Final, cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from coltexpress.engine.contract import View
from coltexpress.engine.views import acting
from coltexpress.games.superexpress.game import SUPER
from coltexpress.games.superexpress.view_types import BanditView, SuperView
from coltexpress.i18n.words import Name, Words
from coltexpress.terminal.layout import (
    EMPTY,
    LEVELS,
    bandit_label,
    bandit_text,
    show_indented,
    show_line,
    show_table,
    show_train,
)

TO_FRONT: Final = "◀"
TO_TAIL: Final = "▶"
LIES: Final = "✶"
GAP: Final = "  "


def standee(words: Words, name: str, bandit: BanditView, mine: bool) -> Text:
    """ "◀ Belle" faces the locomotive, "Belle ▶" the last car; "◀ ✶Belle" lies stunned."""
    text = bandit_text(words, name, mine)
    if bandit["stunned"]:
        text = Text.assemble((LIES, "dim"), text)
        text.stylize("dim")
    return Text(f"{TO_FRONT} ") + text if bandit["facing"] == "front" else text + Text(f" {TO_TAIL}")


def train_cells(words: Words, view: SuperView, mine: Sequence[str], gap: str) -> dict[str, list[Text]]:
    """SPO-1: the bandits of each level from front to tail, separated by `gap`."""

    def cell(row: Sequence[str]) -> Text:
        standees = [standee(words, name, view["bandits"][name], name in mine) for name in row]
        return Text(gap).join(standees) if standees else Text(EMPTY, style="dim")

    return {level: [cell(car[level]) for car in view["train"]] for level in LEVELS}


def legend(words: Words, view: SuperView) -> str:
    signs = [f"{TO_FRONT} {words('facing-front')}", f"{TO_TAIL} {words('facing-tail')}"]
    if any(bandit.get("stunned") for bandit in view["bandits"].values()):
        signs.append(f"{LIES} {words('stunned')}")
    return "   ".join(signs)


def condition(words: Words, bandit: BanditView) -> str:
    return next((words(state) for state in ("out", "riding", "stunned") if bandit.get(state)), EMPTY)


def loot_text(words: Words, values: Sequence[int]) -> str:
    return ", ".join(words("money", amount=value) for value in values)


def cards_text(words: Words, cards: Sequence[str]) -> str:
    return " → ".join(words(Name(f"action-{card}")) for card in cards)


def doings(words: Words, view: SuperView, bandit: BanditView) -> str:
    """The public cards of this round; during Schemin' whether the player has chosen."""
    if view["phase"] == "schemin" and not bandit["out"]:
        return words("cli-choosing" if bandit["seat"] in acting(view) else "cli-chosen")
    return cards_text(words, view["seats"][bandit["seat"]]["shown"]) or EMPTY


def bandits_table(words: Words, view: SuperView, mine: Sequence[str]) -> Table:
    table = Table()
    for head in ("bandit", "loot-cards", "this-round", "condition"):
        table.add_column(words(f"cli-head-{head}"))
    for name, bandit in view["bandits"].items():
        table.add_row(
            bandit_label(words, name, name in mine, bandit["seat"] == view["first"]),
            loot_text(words, bandit["loot"]) or EMPTY,
            doings(words, view, bandit),
            condition(words, bandit),
            style="dim" if bandit["out"] else "",
        )
    return table


def show_round(words: Words, console: Console, view: SuperView) -> None:
    """SUP-2, SRN-3: the round, the number of rounds (one per car) and the end-of-round event."""
    number = view["round"]["number"]
    console.print(words("cli-round-at-most", round=number, rounds=view["players"] + 1), style="bold")
    last = len(view["train"]) - 1
    if view["phase"] != "over" and last > 0:
        event = words("cli-uncoupling", number=last)
        console.print(words("cli-event-to-come", event=event), style="bold")
        show_indented(console, words("cli-uncoupling-why"))


def show_programme(words: Words, console: Console, view: SuperView, seat: int) -> None:
    """The viewer's own remaining cards, in order."""
    to_come = cards_text(words, view["seats"][seat]["to_come"])
    answer = view.get("answer")
    cards = words.move(SUPER.move_from_data(answer["kind"], answer["data"])) if answer else to_come
    if cards:
        show_line(words, console, words("cli-head-programme"), cards, style="bold")


def show(words: Words, console: Console, any_view: View, seat: int, _names: Sequence[str]) -> None:
    """Print the whole table as this seat sees it."""
    view = cast(SuperView, any_view)
    mine = view["set_up"]["bandits"][seat] if seat >= 0 else []
    show_round(words, console, view)
    cells = [train_cells(words, view, mine, gap) for gap in (GAP, "\n")]
    show_train(words, console, view, *cells)
    console.print(legend(words, view), style="dim", markup=False)
    show_table(console, bandits_table(words, view, mine))
    cars = len(view["train"]) - 1
    if cars and view["phase"] != "over":
        values = ", ".join(map(str, view["unseen_loot"]))
        console.print(words("cli-loot-to-come", number=cars, values=values), markup=False)
    if seat >= 0:
        show_programme(words, console, view, seat)
