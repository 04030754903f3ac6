"""Renders the table from a view: the train, the bandits, the round, the pile and the hand."""

from collections.abc import Sequence
from typing import cast

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from coltexpress.engine.contract import View
from coltexpress.games.express.components import ROUNDS
from coltexpress.games.express.view_types import BanditView, ExpressView, PlaceView
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
from coltexpress.terminal.names import plain


def loot_text(words: Words, place: PlaceView | BanditView) -> list[str]:
    """Strongboxes, jewels and purses; known purses with their values."""
    lines = [words("loot-strongboxes", number=place["strongboxes"])] if place["strongboxes"] else []
    lines += [words("loot-jewels", number=place["jewels"])] if place["jewels"] else []
    lines += [words("loot-known-purse", value=value) for value in place["purses"] if value]
    unknown = place["purses"].count(0)
    return lines + ([words("loot-purses", number=unknown)] if unknown else [])


def held_text(words: Words, bandit: BanditView) -> str:
    """What a bandit holds. Ransom is not loot, but it counts at the end (EVT-8)."""
    ransom = [words("loot-ransom", value=bandit["money"])] if bandit["money"] else []
    return ", ".join([*loot_text(words, bandit), *ransom]) or EMPTY


def place_cell(words: Words, place: PlaceView, marshal: bool, mine: Sequence[str]) -> RenderableType:
    lines: list[RenderableType] = [bandit_text(words, bandit, bandit in mine) for bandit in place["bandits"]]
    if marshal:
        lines.append(Text(words("marshal"), style="bold yellow"))
    lines += [Text(line) for line in loot_text(words, place)]
    return Group(*lines) if lines else Text(EMPTY, style="dim")


def train_cells(words: Words, view: ExpressView, mine: Sequence[str]) -> dict[str, list[RenderableType]]:
    return {
        level: [
            place_cell(words, car[level], level == "inside" and number == view.get("marshal", -1), mine)
            for number, car in enumerate(view["train"])
        ]
        for level in LEVELS
    }


def bandits_table(words: Words, view: ExpressView, mine: Sequence[str]) -> Table:
    table = Table()
    expert = view["expert"]
    heads = ["bandit", "loot", "bullets", "wounds", "hand", "deck", *(["discard"] if expert else [])]
    for head in heads:
        table.add_column(words(f"cli-head-{head}" if head in ("bandit", "loot") else f"cli-head-{head}.short"))
    for name, bandit in view["bandits"].items():
        seat = view["seats"][bandit["seat"]]
        cells = [str(seat["hand_size"]), str(seat["deck_size"]), *([str(seat["discard_size"])] if expert else [])]
        table.add_row(
            bandit_label(words, name, name in mine, bandit["seat"] == view["first"]),
            held_text(words, bandit),
            str(bandit["bullets"]),
            str(bandit["wounds"]),
            *cells,
        )
    return table


def show_round(words: Words, console: Console, view: ExpressView) -> None:
    info = view["round"]
    title = words("cli-round", round=info["number"], rounds=ROUNDS)
    if "card" in info:
        turns = [
            f"[{words(Name('turn-' + turn))}]"
            if number == info["turn"] and view["phase"] == "schemin"
            else words(Name("turn-" + turn))
            for number, turn in enumerate(info["turns"])
        ]
        card = words(Name("round-card-" + info["card"]))
        title = words("cli-line", name=title, text=f"{card}  ({' · '.join(turns)})")
    console.print(title, markup=False, style="bold")
    if info.get("event", "none") != "none":
        event = f"event-{info['event']}"
        console.print(words("cli-event-to-come", event=words(Name(event))), markup=False, style="bold")
        show_indented(console, words(Name(f"help-{event}")))


def pile_text(words: Words, view: ExpressView, names: Sequence[str]) -> str:
    cards = []
    for card in view["pile"]:
        if "bandit" in card:
            action = words(Name("action-" + card["action"]))
            said = words("cli-line", name=words(Name("bandit-" + card["bandit"])), text=action)
            cards.append(f"{said} ({words('cli-face-down')})" if card["down"] else said)
        else:
            cards.append(words("cli-line", name=plain(words, names[card["seat"]]), text=words("cli-face-down")))
    return ", ".join(cards) or EMPTY


def show(words: Words, console: Console, any_view: View, seat: int, names: Sequence[str]) -> None:
    """Print the whole table as this seat sees it."""
    view = cast(ExpressView, any_view)
    mine = view["set_up"]["bandits"][seat] if seat >= 0 else []
    show_round(words, console, view)
    cells = train_cells(words, view, mine)
    show_train(words, console, view, cells, cells)
    show_table(console, bandits_table(words, view, mine))
    show_line(words, console, words("cli-head-pile"), pile_text(words, view, names))
    console.print(words("cli-neutral-bullets", number=view["neutral_bullets"]))
    if view["second_strongbox"]:
        console.print(words("cli-strongbox-waits"))
    if seat >= 0:
        if view["expert"]:
            show_line(words, console, words("cli-head-discard"), words.cards(view["seats"][seat]["discard"]))
        console.print(words("cli-hand", cards=words.cards(view["seats"][seat]["hand"])), markup=False, style="bold")
