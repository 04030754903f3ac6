"""`make laws`: thousands of seeded games of every kind, on all cores, with a progress bar."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import coltexpress
from laws.laws import EVERYTHING, keeps_the_laws
from support.games import kinds

GAMES = 20_400
CHUNK = 20


def chunk(first: int) -> tuple[int, set[str]]:
    """Some games from this seed on; each seed has its own kind of game."""
    every = kinds()
    found: set[str] = set()
    for seed in range(first, first + CHUNK):
        slug, options = every[seed % len(every)]
        try:
            found |= keeps_the_laws(slug, options, seed, thorough=40)
        except Exception as error:
            error.add_note(f"game {slug}, options {dict(options)}, seed {seed}")
            raise
    return CHUNK, found


def main(games: int) -> int:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    found: set[str] = set()
    with Progress(*columns) as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("laws", total=games)
        waiting = [pool.submit(chunk, first) for first in range(0, games, CHUNK)]
        for done in as_completed(waiting):
            try:
                number, met = done.result()
            except Exception as error:
                pool.shutdown(cancel_futures=True)
                progress.stop()
                print(*getattr(error, "__notes__", ()), sep="\n")
                raise
            found |= met
            progress.advance(task, number)
    missing = EVERYTHING - len(found)
    if games >= 1_000 and missing:
        print(f"{missing} bandits, cars or round cards were never met")
        return 1
    engine = "compiled" if coltexpress.compiled else "plain"
    print(f"{games} games kept the laws ({engine} engine); met: {', '.join(sorted(found))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
