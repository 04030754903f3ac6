"""Runs the engine benchmark of one package on some tables; `compare_engine` starts it for two commits.

It uses only what `coltexpress.bench.engine` has had since its first version, because it also measures old commits.
With `--count` nothing is timed: callgrind writes a dump before and after each run, and the figures are the numbers of
the dumps.
"""

import argparse
import json
import os
from collections.abc import Callable

import coltexpress
from coltexpress.bench import engine


class Dumps:
    """Replaces `engine.per_second`. callgrind writes a dump whenever `getppid` is called."""

    def __init__(self) -> None:
        self.number = 0

    def per_second(self, run: Callable[[int], object], number: int, best_of: int) -> float:
        """Run once, and return the number of the dump that counts the run."""
        os.getppid()
        run(number)
        os.getppid()
        self.number += 2
        return self.number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", metavar="table", help='for example "express 4 expert"; default: all')
    parser.add_argument("--rules", type=json.loads, default={}, help="the rules version of each game, as JSON")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--best-of", type=int, default=1)
    parser.add_argument("--count", action="store_true")
    arguments = parser.parse_args()
    if arguments.count:
        engine.per_second = Dumps().per_second
    for slug, version in arguments.rules.items():
        coltexpress.game(slug).rules_version = version  # what new games are played under
    tables = {f"{slug} {label}": (slug, data) for slug in engine.TABLES for label, data in engine.TABLES[slug].items()}
    result = {
        "compiled": coltexpress.compiled,
        "rules": {slug: coltexpress.game(slug).rules_version for slug in engine.TABLES},
        "tables": list(tables),
        "figures": {
            table: engine.measure(*tables[table], arguments.games, arguments.best_of) for table in arguments.tables
        },
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
