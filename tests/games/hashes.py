"""Plays seeded games and prints a hash over every state and every event: `python tests/games/hashes.py GAMES`."""

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import coltexpress
from coltexpress.core.dice import Dice
from support.games import kinds, new, random_step


def game_hash(slug: str, options: dict[str, object], seed: int) -> str:
    state = new(slug, options)
    dice = Dice(seed)
    digest = hashlib.sha256()
    while state.to_act():
        seat, move = random_step(state, dice)
        events = state.apply(seat, move)
        digest.update(f"{seat} {move}\n{events}\n{state.notation()}\n".encode())
        twin = state.determinize(seat if seat >= 0 else None, dice)
        digest.update(twin.notation().encode())
    return digest.hexdigest()


def hashes(games: int) -> list[str]:
    every = kinds()
    return [game_hash(every[seed % len(every)][0], dict(every[seed % len(every)][1]), seed) for seed in range(games)]


if __name__ == "__main__":
    print(json.dumps({"compiled": coltexpress.compiled, "hashes": hashes(int(sys.argv[1]))}))
