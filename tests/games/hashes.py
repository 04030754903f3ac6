"""Plays seeded games and prints a hash of all states and events, and of some bot decisions.

`python tests/games/hashes.py FIRST_SEED GAMES`
"""

import hashlib
import json
import sys
from pathlib import Path

from coltexpress.engine.contract import State

sys.path.insert(0, str(Path(__file__).parent.parent))

import coltexpress
from coltexpress.bots import observe
from coltexpress.bots.builtin import STRATEGIES
from coltexpress.bots.strategy import Effort
from coltexpress.engine.play.dice import Dice
from support.games import kinds, new, random_step

OFTEN = {"express": 97, "super": 11}
"""Every how many moves the bots evaluate a decision."""


def thoughts(state: State, seat: int, seed: int) -> str:
    """The complete evaluation of a decision by every level."""
    mind = STRATEGIES[state.slug]
    return " ".join(
        [
            str(mind.gentle(observe(state, seat, seed))),
            str(mind.careful(observe(state, seat, seed))),
            *(str(mind.search(observe(state, seat, seed), Effort(15, thorough))) for thorough in (False, True)),
        ]
    )


def game_hash(slug: str, options: dict[str, object], seed: int) -> str:
    state = new(slug, options)
    dice = Dice(seed)
    digest = hashlib.sha256()
    number = 0
    while state.to_act():
        seat, move = random_step(state, dice)
        number += 1
        if number % OFTEN[slug] == 0 and seat in state.to_act() and seat >= 0:
            digest.update(thoughts(state, seat, number).encode())
        events = state.apply(seat, move)
        digest.update(f"{seat} {move}\n{events}\n{state.notation()}\n".encode())
        twin = state.determinize(seat if seat >= 0 else None, dice)
        digest.update(twin.notation().encode())
    return digest.hexdigest()


def hashes(first: int, games: int) -> list[str]:
    """The hashes of a number of games from this seed on; the seed also selects the variant."""
    every = kinds()
    return [
        game_hash(every[seed % len(every)][0], dict(every[seed % len(every)][1]), seed)
        for seed in range(first, first + games)
    ]


if __name__ == "__main__":
    print(json.dumps({"compiled": coltexpress.compiled, "hashes": hashes(int(sys.argv[1]), int(sys.argv[2]))}))
