"""Texts of random games, and damaged versions of them."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from hypothesis import strategies as st

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.components import LOOT
from support.games import KINDS, new, random_game

WORDS: Final = (
    "belle cheyenne django doc ghost tuco move fire robbery punch marshal bullet bullets purse jewel strongbox jewels "
    "open known to of with hand deck top discard seen maybe done turn over deal schemin stealin event keep next round "
    "first go asks answers ? , | # acting pile box neutral no nothing face down by power players bandits train draft "
    "ask places place last set-up expert standard pickpocket which falls drop snatch knock lost money wounds holds "
    "super mei reflex horse programme played floor car card riding out loot uncoupling take back < > ( ) - 301 345 389 "
    "cards bridge hostage tunnels braking locomotive mail baggage 0 1 2 3 4 5 6 7 9 12 13 18 30 31 60 99 250 300 500"
).split()
"""Words of the notation."""
FOUR_CARDS: Final = ("floor", "move", "turn", "fire")
"""The cards of every player of Colt Super Express."""

PARTS: Final[dict[str, Callable[[str], list[str]]]] = {
    "characters": list,
    "words": re.compile(r"\s+|[\w'-]+|[^\w\s]").findall,
    "cells": lambda text: re.split(r"(\||\n)", text),
    "lines": lambda text: text.splitlines(keepends=True),
}
"""Patterns that split a text so that the joined parts are the text."""
THINNED: Final = {"express": 9, "super": 2}
"""One of this many positions is used."""


@cache
def real_positions(slug: str) -> tuple[str, ...]:
    """Positions from a random game of each variant."""
    found: list[str] = []
    for seed, options in enumerate(KINDS[slug]):
        state, dice = new(slug, options), Dice(seed)
        found += [state.notation() for _ in random_game(state, dice) if dice.below(THINNED[slug]) == 0]
        found.append(state.notation())
    return tuple(found)


@cache
def real_moves(slug: str) -> tuple[str, ...]:
    """Distinct moves from a random game of each variant."""
    return tuple(
        dict.fromkeys(
            str(move)
            for seed, options in enumerate(KINDS[slug])
            for _seat, move in random_game(new(slug, options), Dice(seed))
        )
    )


@st.composite
def damaged(draw: st.DrawFn, texts: Sequence[str], most: int = 4) -> str:
    """One of these texts with some parts deleted, duplicated, swapped or replaced."""
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


@st.composite
def composed(draw: st.DrawFn) -> str:
    """A random text composed of rows of a position of Colt Super Express; often impossible or invalid."""
    options = draw(st.sampled_from(("", " reflex", " horse", " reflex horse")))
    cards = [*FOUR_CARDS, *options.split()]
    gang = draw(st.permutations(BANDITS))[: draw(st.integers(3, 7))]
    cars = draw(st.integers(1, 9))
    stealin = draw(st.booleans())
    turn, done = (draw(st.integers(0, 2)), draw(st.integers(0, len(gang)))) if stealin else (0, 0)
    places: dict[tuple[int, int], list[str]] = {}
    rows = []
    loot = list(draw(st.permutations(LOOT)))
    out = 0
    for seat, who in enumerate(gang):
        row = who
        where = draw(st.sampled_from(("aboard", "aboard", "aboard", "out", "riding" if "horse" in cards else "out")))
        if where == "aboard":
            shown = draw(st.sampled_from((f"<{who}", f"{who}>", f"(<{who})", f"({who}>)")))
            places.setdefault((draw(st.integers(0, cars - 1)), draw(st.integers(0, 1))), []).append(shown)
        elif where == "out":
            out += draw(st.booleans()) or out == 0
            row += f" | out {out}"
        else:
            row += " | riding"
        held = [loot.pop() for _ in range(draw(st.integers(0, 2))) if loot]
        row += f" | holds {', '.join(map(str, held))}" if held else ""
        if stealin and draw(st.integers(0, 9)):
            programme = draw(st.permutations(cards))[: draw(st.sampled_from((3, 3, 3, 2)))]
            shown_cards = turn + (seat < done)
            row += f" | played {' '.join(programme[:shown_cards])}" if shown_cards else ""
            row += f" | programme {' '.join(programme[shown_cards:])}" if where != "out" else ""
        rows.append(row)
    steps = ("schemin", "schemin", "uncoupling", "loot", "over")
    step = f"stealin | card {turn + 1} | done {done}" if stealin else draw(st.sampled_from(steps))
    train = [
        f"{f'car {car}' if car else 'locomotive'} | {' | '.join(', '.join(places.get((car, n), ())) for n in (1, 0))}"
        for car in range(cars)
    ]
    return "\n".join([f"super{options}", f"round {draw(st.sampled_from((1, 1, 1, 2, 6)))} | {step}", *train, *rows, ""])
