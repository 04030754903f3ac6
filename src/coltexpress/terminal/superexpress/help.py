"""The help page of Colt Super Express."""

from typing import Final

from rich.console import Console

from coltexpress.games.superexpress.components import ACTIONS, FIRE
from coltexpress.i18n.words import Name, Words
from coltexpress.terminal.layout import show_page

LINES: Final = ("goal", "schemin", "stealin", "row", "stunned", "uncoupling", "end")


def entry(action: str) -> tuple[str, str]:
    """The message keys of a card's name and of its explanation."""
    return Name(f"action-{action}"), Name(f"help-super-{action}")


def explain(words: Words, console: Console) -> None:
    show_page(
        words,
        console,
        [*(f"help-super-{line}" for line in LINES), "help-hint"],
        {
            "help-heading-actions": [entry(action) for action in ACTIONS[: FIRE + 1]],
            "help-heading-expansions": [entry(action) for action in ACTIONS[FIRE + 1 :]],
        },
    )
