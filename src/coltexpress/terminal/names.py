"""Names of players and cars, and the printing of events."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console

from coltexpress.engine.contract import State, View
from coltexpress.engine.events import Event
from coltexpress.i18n.words import Name, Words

STYLES: Final = {
    "card-resolved": "dim",
    "revealed": "dim",
    "stealin-began": "bold",
    "uncoupled": "bold",
    "looted": "bold",
    "out": "bold red",
}
"""Styles of events; all others use the default style."""


def seat_names(words: Words, state: State, you: int | None = None) -> list[str]:
    """The names of the seats: their bandits, or numbers before the bandits are chosen."""
    return names_in(words, state.view(None), you)


def names_in(words: Words, view: View, you: int | None = None) -> list[str]:
    """Like `seat_names`, from a view."""
    seats = view["set_up"]["bandits"]
    return [_seat_name(words, bandits, seat, seat == you and len(seats) == 2) for seat, bandits in enumerate(seats)]


def _seat_name(words: Words, bandits: list[str], seat: int, mine: bool) -> str:
    if mine:
        return words("cli-you-team")
    if len(bandits) == 1:
        return Name(f"bandit-{bandits[0]}")
    return " + ".join(words(f"bandit-{bandit}") for bandit in bandits) or words("cli-player", number=seat + 1)


def plain(words: Words, name: str) -> str:
    """A name as text outside of a sentence."""
    return words(name) if isinstance(name, Name) else name


def listed(words: Words, names: Sequence[str]) -> str:
    """ "Belle, Doc and Tuco"."""
    *most, last = [plain(words, name) for name in names]
    return words("cli-and", names=", ".join(most), last=last) if most else last


def train_names(state: State) -> list[str]:
    """The names of the cars behind the locomotive, as the engine uses them; empty if the cars only have numbers."""
    return train_names_in(state.view(None))


def train_names_in(view: View) -> list[str]:
    """Like `train_names`, from a view."""
    return [car["car"] for car in view["train"][1:] if car["car"] != "number"]


def print_event(words: Words, console: Console, event: Event, state: State, you: int | None = None) -> None:
    """Print an event as a sentence. A new round starts with a horizontal rule."""
    if event.kind == "round-began":
        console.rule(words("cli-replay-round", round=event.data()["round"]))
    else:
        view = state.view(None)
        sentence = words.event(event, names_in(words, view, you), train_names_in(view))
        console.print(sentence, markup=False, style=STYLES.get(event.kind, ""))
