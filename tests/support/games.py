"""All variants of all registered games, and random play. A game missing here fails tests/invariants."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import coltexpress
from coltexpress.engine.contract import NATURE, Seat, State, Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice

KINDS: Final[dict[str, list[JsonObject]]] = {
    "express": [
        *[{"players": players, "expert": expert} for players in (3, 4, 5, 6) for expert in (False, True)],
        {"players": 2},
        {"players": 2, "teams": "random", "placement": "chosen"},
        {
            "players": 2,
            "teams": [["tuco", "cheyenne"], ["django", "doc"]],
            "train": ["mail", "saloon", "dining", "baggage"],
        },
        {"players": 4, "bandits": ["ghost", None, "belle", None], "first": 2},
    ],
    "super": [
        *[{"players": players} for players in (3, 4, 5, 6, 7)],
        *[{"players": players, "reflex": True} for players in (3, 5, 7)],
        *[{"players": players, "horse": True} for players in (3, 4, 5, 6, 7)],
        *[{"players": players, "reflex": True, "horse": True} for players in (3, 4, 5, 6, 7)],
        {"players": 5, "bandits": ["mei", None, "tuco", None, None], "first": 3},
    ],
}


def kinds() -> list[tuple[str, JsonObject]]:
    return [(slug, options) for slug, many in KINDS.items() for options in many]


def new(slug: str, options: JsonObject, rules_version: int | None = None) -> State:
    game = coltexpress.game(slug)
    return game.new(game.parse_options(options), rules_version)


def viewers(state: State) -> list[Viewer]:
    return [*range(state.seats), None]


def random_step(state: State, dice: Dice) -> tuple[Seat, Move]:
    """A random move of a random acting seat, or a sampled chance outcome. Does not apply it.

    Occasionally takes back a simultaneous secret choice, if the game allows it.
    """
    actors = state.to_act()
    regretting = [seat for seat in range(state.seats) if seat not in actors and state.legal_moves(seat)]
    if regretting and dice.below(8) == 0:
        seat = regretting[dice.below(len(regretting))]
        return seat, state.legal_moves(seat)[0]
    seat = actors[dice.below(len(actors))]
    if seat == NATURE:
        return seat, state.sample_chance(dice)
    moves = state.legal_moves(seat)
    return seat, moves[dice.below(len(moves))]


def random_game(state: State, dice: Dice) -> Iterator[tuple[Seat, Move]]:
    """Play a random game to the end; each move is yielded before it is applied."""
    while state.to_act():
        seat, move = random_step(state, dice)
        yield seat, move
        state.apply(seat, move)


def chance_outcomes(state: State, number: int) -> Counter[str]:
    """Samples of the chance outcome that a state needs next."""
    dice = Dice(7)
    return Counter(str(state.sample_chance(dice)) for _ in range(number))


def is_uniform(found: Counter[str], choices: Sequence[str]) -> bool:
    """Whether each of the choices occurred about equally often, and no other."""
    expected = sum(found.values()) / len(choices)
    return set(found) == set(choices) and all(0.8 * expected < n < 1.2 * expected for n in found.values())
