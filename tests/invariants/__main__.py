"""`make invariants`: checks thousands of seeded games of every variant, on all cores, with a progress bar.

`make invariants ARGS="500 super"`: 500 games of Colt Super Express; `--seed 7000`: the first seed, by default 0.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import coltexpress
from invariants.invariants import EVERYTHING, keeps_the_invariants
from support.games import KINDS

GAMES = 20_400
CHUNK = 20


def chunk(slug: str, first: int) -> tuple[str, set[str]]:
    """Check CHUNK games from this seed on; the seed also selects the variant."""
    every = KINDS[slug]
    found: set[str] = set()
    for seed in range(first, first + CHUNK):
        options = every[seed % len(every)]
        try:
            found |= keeps_the_invariants(slug, options, seed, thorough=40)
        except Exception as error:
            error.add_note(f"game {slug}, options {dict(options)}, seed {seed}")
            raise
    return slug, found


def main(games: int, slugs: list[str], seed: int = 0) -> int:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    found: dict[str, set[str]] = {slug: set() for slug in slugs}
    with Progress(*columns) as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        tasks = {slug: progress.add_task(slug, total=games) for slug in slugs}
        waiting = [pool.submit(chunk, slug, first) for slug in slugs for first in range(seed, seed + games, CHUNK)]
        for done in as_completed(waiting):
            try:
                slug, met = done.result()
            except Exception as error:
                pool.shutdown(cancel_futures=True)
                progress.stop()
                print(*getattr(error, "__notes__", ()), sep="\n")
                raise
            found[slug] |= met
            progress.advance(tasks[slug], CHUNK)
    engine = "compiled" if coltexpress.compiled else "plain"
    for slug in slugs:
        print(f"{slug}: {games} games kept the invariants ({engine} engine); found: {', '.join(sorted(found[slug]))}")
        missing = EVERYTHING[slug] - len(found[slug])
        if games >= 1_000 and missing:
            print(f"{slug}: {missing} components never occurred")
            return 1
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    parser.add_argument("slugs", nargs="*", choices=[*KINDS, []], default=[])
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    sys.exit(main(asked.games, asked.slugs or list(KINDS), asked.seed))
