"""The help page of Colt Express."""

from typing import Final

from rich.console import Console

from coltexpress.games.express.components import ACTIONS, BANDITS, EVENTS, TURNS
from coltexpress.i18n.words import Name, Words
from coltexpress.terminal.layout import show_page

LINES: Final = ("goal", "schemin", "stealin", "marshal", "bullets", "gunslinger")


def explain(words: Words, console: Console) -> None:
    show_page(
        words,
        console,
        [*(f"help-{line}" for line in LINES), "help-hint"],
        {
            f"help-heading-{kind}s": [
                (Name(f"{kind}-{name}"), Name(f"help-{kind}-{name}")) for name in names if name != "none"
            ]
            for kind, names in (("action", ACTIONS), ("turn", TURNS), ("event", EVENTS), ("bandit", BANDITS))
        },
    )
