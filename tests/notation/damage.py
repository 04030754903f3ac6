"""Texts of real games, and what careless hands make of them."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from hypothesis import strategies as st

from coltexpress.core.dice import Dice
from support.games import kinds, new, random_game

WORDS: Final = (
    "belle cheyenne django doc ghost tuco move fire robbery punch marshal bullet bullets purse jewel strongbox jewels "
    "open known to of with hand deck top discard seen maybe done turn over deal schemin stealin event keep next round "
    "first go asks answers ? , | # acting pile box neutral no nothing face down by power players bandits train draft "
    "ask places place last set-up expert standard pickpocket which falls drop snatch knock lost money wounds holds "
    "cards bridge hostage tunnels braking locomotive mail baggage 0 1 2 3 4 5 6 7 9 12 13 18 30 31 60 99 250 300 500"
).split()
"""Words that mean something somewhere."""

PARTS: Final[dict[str, Callable[[str], list[str]]]] = {
    "characters": list,
    "words": re.compile(r"\s+|[\w'-]+|[^\w\s]").findall,
    "cells": lambda text: re.split(r"(\||\n)", text),
    "lines": lambda text: text.splitlines(keepends=True),
}
"""Ways to take a text apart so that joining the parts gives it back."""


@cache
def real_positions() -> tuple[str, ...]:
    """Notations out of a random game of every kind."""
    found: list[str] = []
    for seed, (slug, options) in enumerate(kinds()):
        state, dice = new(slug, options), Dice(seed)
        found += [state.notation() for _ in random_game(state, dice) if dice.below(9) == 0]
        found.append(state.notation())
    return tuple(found)


@cache
def real_moves() -> tuple[str, ...]:
    """Moves made in a random game of every kind, each once."""
    return tuple(
        dict.fromkeys(
            str(move)
            for seed, (slug, options) in enumerate(kinds())
            for _seat, move in random_game(new(slug, options), Dice(seed))
        )
    )


@st.composite
def damaged(draw: st.DrawFn, texts: Sequence[str], most: int = 4) -> str:
    """One of these texts, with a few parts deleted, doubled, swapped or replaced."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, most))):
        parts = PARTS[draw(st.sampled_from(sorted(PARTS)))](text)
        if not parts:
            break
        here = draw(st.integers(0, len(parts) - 1))
        there = draw(st.integers(0, len(parts) - 1))
        match draw(st.sampled_from(("delete", "double", "swap", "word", "word", "character"))):
            case "delete":
                del parts[here]
            case "double":
                parts.insert(there, parts[here])
            case "swap":
                parts[here], parts[there] = parts[there], parts[here]
            case "word":
                parts[here] = draw(st.sampled_from(WORDS))
            case _:
                parts[here] = draw(st.characters())
        text = "".join(parts)
    return text
