"""Replays a record move by move and verifies it: every move legal, every chance outcome derived from the game key.

Usage: python examples/replay_record.py [game.json]

`coltexpress play --save game.json` writes such a file. Without one, the example plays a short game for itself.
"""

import sys
from pathlib import Path

from coltexpress import NATURE, Dice, Match, parse_record, replay, superexpress, verify


def random_game() -> str:
    """The record of a random game of Colt Super Express, as JSON."""
    dice = Dice(seed=3)
    match = Match(superexpress, superexpress.options(players=3), seed=b"example", salts=["a", "b", "c"])
    while seats := match.state.to_act():
        moves = match.state.legal_moves(seats[0])
        match.play(seats[0], moves[dice.below(len(moves))])
    return match.record().to_json()


def main() -> None:
    text = Path(sys.argv[1]).read_text(encoding="utf-8") if len(sys.argv) > 1 else random_game()
    record = parse_record(text)
    for version, (state, seat, move, events) in enumerate(replay(record), start=1):
        player = "nature" if seat == NATURE else f"seat {seat}"
        print(f"{version:3} round {state.round}  {player}: {move}  [{', '.join(event.kind for event in events)}]")
    verdict = verify(record)
    print(f"verified: {verdict.moves} moves, {verdict.chances} by chance, finished: {verdict.finished}")


if __name__ == "__main__":
    main()
