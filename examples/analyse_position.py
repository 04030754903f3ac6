"""Parses a position and prints every legal move with its chance to win, the recommended move first.

Usage: python examples/analyse_position.py [position.txt]

docs/notation.md describes the format of positions.
"""

import sys
from pathlib import Path

from coltexpress import express
from coltexpress.bots import analyse, observe

POSITION = """
express standard
locomotive |       | marshal, strongbox
mail       |       |
saloon     |       | belle, tuco, jewel, purse
dining     |       | doc
belle | hand robbery, move, marshal
doc
tuco
asks | belle go
"""


def main() -> None:
    text = Path(sys.argv[1]).read_text(encoding="utf-8") if len(sys.argv) > 1 else POSITION
    state = express.parse_position(text)
    seat = state.to_act()[0]
    print(f"seat {seat} is to move:")
    for advice in analyse(observe(state, seat, seed=1)):
        print(
            f"{advice.chance:6.1%}  ${advice.score:6.0f}  {advice.move}  ({advice.visits} visits, {advice.reason.key})"
        )


if __name__ == "__main__":
    main()
