"""The table in a terminal, made of a view: the train, the bandits, the round, the pile, the hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from coltexpress.text.words import Name, Words

COLOURS: Final = {  # CMP-1; readable on dark and on light
    "belle": "magenta",
    "cheyenne": "green",
    "django": "bright_black",
    "doc": "blue",
    "ghost": "default",
    "tuco": "red",
}
ROUNDS: Final = 5
EVENTS: Final = (
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "rebellion",
    "pickpocketing",
    "revenge",
    "hostage",
)


def bandit_text(words: Words, bandit: str, mine: bool = False) -> Text:
    return Text(words(f"bandit-{bandit}"), style=f"bold {COLOURS[bandit]}" + (" underline" if mine else ""))


def loot_text(words: Words, place: Mapping[str, Any]) -> list[str]:
    """Strongboxes, jewels, and purses: known ones with their value."""
    lines = [words("loot-strongboxes", number=place["strongboxes"])] if place["strongboxes"] else []
    lines += [words("loot-jewels", number=place["jewels"])] if place["jewels"] else []
    lines += [words("loot-known-purse", value=value) for value in place["purses"] if value]
    unknown = place["purses"].count(0)
    return lines + ([words("loot-purses", number=unknown)] if unknown else [])


def place_cell(words: Words, place: Mapping[str, Any], marshal: bool, mine: Sequence[str]) -> RenderableType:
    lines: list[RenderableType] = [bandit_text(words, bandit, bandit in mine) for bandit in place["bandits"]]
    if marshal:
        lines.append(Text(words("marshal"), style="bold yellow"))
    lines += [Text(line) for line in loot_text(words, place)]
    return Group(*lines) if lines else Text("·", style="dim")


def train_tables(words: Words, view: Mapping[str, Any], mine: Sequence[str]) -> tuple[Table, Table]:
    """The cars side by side, roof above inside; and one below the other, for a narrow terminal."""
    wide = Table(title=words("cli-head-train"), show_lines=True, title_style="bold")
    tall = Table(title=words("cli-head-train"), show_lines=True, title_style="bold")
    names = [f"{number} {words(Name('car-' + car['car']) + '.short')}" for number, car in enumerate(view["train"])]
    levels = ("roof", "inside")
    cells = {
        level: [
            place_cell(words, car[level], level == "inside" and number == view.get("marshal", -1), mine)
            for number, car in enumerate(view["train"])
        ]
        for level in levels
    }
    for name in ("", *names):
        wide.add_column(name)
    for level in levels:
        wide.add_row(words(f"cli-head-{level}"), *cells[level])
    for head in ("car", *levels):
        tall.add_column(words(f"cli-head-{head}"))
    for number, name in enumerate(names):
        tall.add_row(name, *(cells[level][number] for level in levels))
    return wide, tall


def fits(console: Console, table: Table) -> bool:
    """Whether the table can be shown with no word cut."""
    return console.measure(table, options=console.options.update(max_width=10_000)).maximum <= console.width


def bandits_table(words: Words, view: Mapping[str, Any], mine: Sequence[str]) -> Table:
    table = Table()
    expert = view["expert"]
    heads = ["bandit", "loot", "bullets", "wounds", "hand", "deck", *(["discard"] if expert else [])]
    for head in heads:
        table.add_column(words(f"cli-head-{head}" if head in ("bandit", "loot") else f"cli-head-{head}.short"))
    for name, bandit in view["bandits"].items():
        seat = view["seats"][bandit["seat"]]
        first = words("cli-head-first-player.short") if bandit["seat"] == view["first"] else ""
        label = bandit_text(words, name, name in mine)
        notes = ([words("cli-you")] if name in mine else []) + ([first] if first else [])
        if notes:
            label.append(f" ({', '.join(notes)})", style="dim")
        cells = [str(seat["hand_size"]), str(seat["deck_size"]), *([str(seat["discard_size"])] if expert else [])]
        table.add_row(
            label,
            ", ".join(loot_text(words, bandit)) or "·",
            str(bandit["bullets"]),
            str(bandit["wounds"]),
            *cells,
        )
    return table


def round_lines(words: Words, view: Mapping[str, Any]) -> list[str]:
    info = view["round"]
    lines = [words("cli-round", round=info["number"], rounds=ROUNDS)]
    if "card" in info:
        turns = [
            f"[{words(Name('turn-' + turn))}]"
            if number == info["turn"] and view["phase"] == "schemin"
            else words(Name("turn-" + turn))
            for number, turn in enumerate(info["turns"])
        ]
        card = words(Name("round-card-" + info["card"]))
        lines[0] = words("cli-line", name=lines[0], text=f"{card}  ({' · '.join(turns)})")
        if info["event"] != "none":
            event = f"event-{info['event']}"
            lines.append(words("cli-event-to-come", event=words(Name(event))))
            lines.append("  " + words(Name(f"help-{event}")))
    return lines


def pile_text(words: Words, view: Mapping[str, Any], names: Sequence[str]) -> str:
    cards = []
    for card in view["pile"]:
        if "bandit" in card:
            action = words(Name("action-" + card["action"]))
            said = words("cli-line", name=words(Name("bandit-" + card["bandit"])), text=action)
            cards.append(f"{said} ({words('cli-face-down')})" if card["down"] else said)
        else:
            name = names[card["seat"]]
            shown = words(name) if isinstance(name, Name) else name
            cards.append(words("cli-line", name=shown, text=words("cli-face-down")))
    return ", ".join(cards) or "·"


def show(words: Words, console: Console, view: Mapping[str, Any], seat: int, names: Sequence[str]) -> None:
    """The whole table, as this seat sees it."""
    mine = view["set_up"]["bandits"][seat] if seat >= 0 else []
    for line in round_lines(words, view):
        console.print(line, markup=False, style="bold")
    wide, tall = train_tables(words, view, mine)
    console.print(wide if fits(console, wide) else tall)
    console.print(bandits_table(words, view, mine))
    pile = pile_text(words, view, names)
    console.print(words("cli-line", name=words("cli-head-pile"), text=pile), markup=False)
    console.print(words("cli-neutral-bullets", number=view["neutral_bullets"]))
    if view["second_strongbox"]:
        console.print(words("cli-strongbox-waits"))
    if seat >= 0:
        if view["expert"]:
            discard = words.cards(view["seats"][seat]["discard"])
            console.print(words("cli-line", name=words("cli-head-discard"), text=discard), markup=False)
        console.print(words("cli-hand", cards=words.cards(view["seats"][seat]["hand"])), markup=False, style="bold")


def show_help(words: Words, console: Console) -> None:
    console.rule(words("help-title"))
    for key in ("goal", "schemin", "stealin", "marshal", "bullets", "gunslinger"):
        console.print(words(f"help-{key}"), markup=False)
    for heading, name, entries in (
        ("actions", "action", ("move", "floor-change", "fire", "robbery", "punch", "marshal")),
        ("turns", "turn", ("visible", "tunnel", "speeding-up", "switching")),
        ("events", "event", EVENTS),
        ("bandits", "bandit", tuple(COLOURS)),
    ):
        console.print(words(f"help-heading-{heading}"), style="bold")
        for entry in entries:
            line = words("cli-line", name=words(f"{name}-{entry}"), text=words(f"help-{name}-{entry}"))
            console.print(f"  {line}", markup=False)
    console.rule()
