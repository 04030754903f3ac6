"""The help page of Colt Express."""

from typing import Final

from rich.console import Console

from coltexpress.cli.drawing import show_page
from coltexpress.express.components import ACTIONS, BANDITS, EVENTS, TURNS
from coltexpress.text.words import Name, Words

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
