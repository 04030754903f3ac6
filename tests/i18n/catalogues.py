"""The messages of the catalogues, and their placeholders."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from coltexpress.games.express import components
from coltexpress.i18n import words as words_module
from coltexpress.i18n.words import LANGUAGES, Name

CATALOGUES = Path(words_module.__file__).parent
BANDITS = (*components.BANDITS, "mei")
SUPER_CARDS = ("floor change", "move", "turn around", "fire", "reflex", "horse")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(language: str) -> list[object]:
    pages = sorted((CATALOGUES / language).glob("*.ftl"))
    return [entry for page in pages for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


def nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            for each in child if isinstance(child, list) else [child]:
                yield from nodes(each)


def placeholders(message: ftl.Message | ftl.Attribute) -> set[str]:
    """The placeholders of a message. A form of a name, such as $bandit_acc, counts as the bandit."""
    found = {node.id.name for node in nodes(message.value) if isinstance(node, ftl.VariableReference)}
    return {name.partition("_")[0] for name in found}


SAMPLES: dict[str, tuple[str | int, ...]] = {
    "bandit": tuple(Name(f"bandit-{bandit}") for bandit in BANDITS),
    "target": (Name("bandit-cheyenne"),),
    "victim": (Name("bandit-cheyenne"),),
    "keeper": (Name("bandit-cheyenne"),),
    "action": tuple(Name(f"action-{action}") for action in {*components.ACTIONS, *SUPER_CARDS}),
    **dict.fromkeys(("first", "second", "third"), (Name("action-turn-around"),)),
    "loot": tuple(Name(f"loot-{loot}") for loot in components.LOOT),
    "car": tuple(Name(f"car-{car}") for car in ("locomotive", "number", *components.CARS)),
    "level": ("roof", "inside"),
    "facing": ("front", "tail"),
    **dict.fromkeys(("number", "games", "decisions", "wanted"), (0, 1, 2, 5, 21)),
    **dict.fromkeys(("value", "best", "money", "place", "round", "amount", "players", "turns", "moves", "n"), (3,)),
}
