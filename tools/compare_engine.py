"""Compares the speed of the engine in two commits: `make compare ARGS="main~5 main"`.

Each commit is built as a wheel, or is the directory of a package that is already built. Both run the same games with
the benchmark of their own `coltexpress.bench.engine`, under the newest rules that both know. For each table the
processes of the two commits alternate (A B B A ...), because the speed of a machine varies over minutes. The report
shows the medians of the second commit as percentages of those of the first, and the spread: the interquartile range of
the processes of a commit. A difference below the spread says nothing.

`--instructions` counts the instructions of a fixed amount of work with valgrind instead. The counts do not depend on
the load of the machine, and differ by less than 0.1 % between runs. They do not include the cost of cache misses.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
WORKLOAD: Final = Path(__file__).with_name("engine_workload.py")
FIGURES: Final = (
    "games_per_s",
    "games_per_s_quiet",
    "copies_per_s",
    "determinized_per_s",
    "iterations_per_s",
    "state_bytes",
)
BYTES: Final = "state_bytes"
LOWEST_MEDIAN: Final = 0.98
"""The minimum for the median over all tables of a figure."""
LOWEST: Final = 0.95
"""The minimum for a single table."""
COUNTED_GAMES: Final = 100

Figures = dict[tuple[str, str], float]
"""Values by table and name of the figure."""
Result = dict[str, Any]  # Any: what the workload prints


def build(commit: str, directory: Path) -> Path:
    """Build a package from a commit; returns its directory. It uses the dependencies of this Python."""
    if (Path(commit) / "coltexpress").is_dir():
        return Path(commit).absolute()
    checkout, wheels, package = directory / "checkout", directory / "wheels", directory / "package"
    uv = str(ROOT / ".tools/bin/uv")
    environment = os.environ | {"COLTEXPRESS_PAGELESS": "1"}
    for command in (
        ["git", "-C", str(ROOT), "worktree", "add", "--quiet", "--detach", str(checkout), commit],
        [uv, "build", "--quiet", "--wheel", "--out-dir", str(wheels), str(checkout)],
        ["git", "-C", str(ROOT), "worktree", "remove", "--force", str(checkout)],
    ):
        subprocess.run(command, check=True, env=environment)  # noqa: S603 - fixed programs
    (wheel,) = wheels.glob("*.whl")
    install = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--no-deps", "--target", str(package)]
    subprocess.run([*install, str(wheel)], check=True, env=environment)  # noqa: S603 - a fixed program
    return package


def run(package: Path, *arguments: str, under: Sequence[str] = ()) -> Result:
    """What the workload prints with this package."""
    printed = subprocess.run(  # noqa: S603 - this Python
        [*under, sys.executable, "-P", str(WORKLOAD), *arguments],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"},
    ).stdout
    result: Result = json.loads(printed)
    return result


def common(old: Result, new: Result) -> tuple[list[str], list[str]]:
    """The tables of both commits, and the arguments that select the newest rules of both."""
    for result in (old, new):
        if not result["compiled"]:
            raise SystemExit("the engine is not compiled: a C compiler is needed")
    rules = {slug: min(version, new["rules"][slug]) for slug, version in old["rules"].items() if slug in new["rules"]}
    return [table for table in old["tables"] if table in new["tables"]], ["--rules", json.dumps(rules)]


def measure(package: Path, table: str, rules: list[str]) -> Figures:
    """The figures of one table in one process; for games the decisions per second, because games differ in length."""
    row = run(package, *rules, "--best-of", "3", table)["figures"][table]
    return {
        (table, name): row[name] * (row["decisions_per_game"] if name.startswith("games") else 1) for name in FIGURES
    }


def alternate(measures: Sequence[Callable[[], Figures]], rounds: int) -> list[list[Figures]]:
    """The figures of both commits, measured in the order A B B A A B ..."""
    found: list[list[Figures]] = [[], []]
    for number in range(rounds):
        for which in (0, 1) if number % 2 == 0 else (1, 0):
            found[which].append(measures[which]())
    return found


def medians(measured: Sequence[Figures]) -> Figures:
    return {key: median(figures[key] for figures in measured) for key in measured[0]}


def spread(measured: Sequence[Figures], key: tuple[str, str]) -> float:
    """The interquartile range of a figure, relative to its median."""
    values = [figures[key] for figures in measured]
    if len(values) < 2:
        return 0.0
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return (high - low) / middle


def counts(package: Path, tables: list[str], rules: list[str], directory: Path) -> Figures:
    """The number of instructions for each figure, and the size of a state."""
    directory.mkdir()
    out = directory / "dump"
    valgrind = ["valgrind", "--quiet", "--tool=callgrind", "--dump-before=getppid", f"--callgrind-out-file={out}"]
    rows = run(package, *rules, "--count", "--games", str(COUNTED_GAMES), *tables, under=valgrind)["figures"]
    return {
        (table, name): row[name] if name == BYTES else instructions(Path(f"{out}.{row[name]}"))
        for table, row in rows.items()
        for name in FIGURES
    }


def instructions(dump: Path) -> int:
    """The sum of a dump of callgrind."""
    found = re.search(r"^(?:summary|totals): (\d+)", dump.read_text(), re.MULTILINE)
    if found is None:
        raise ValueError(f"{dump} has no sum")
    return int(found[1])


def ratios(old: Figures, new: Figures, smaller_is_better: Iterable[str]) -> Figures:
    """The new figures relative to the old ones: above 1 is better."""
    return {
        key: before / new[key] if key[1] in smaller_is_better else new[key] / before
        for key, before in old.items()
        if key in new
    }


def report(found: Figures, spreads: Figures) -> bool:
    """Print a line for each figure; returns whether all are good enough."""
    good = True
    for name in FIGURES:
        rows = {table: ratio for (table, figure), ratio in found.items() if figure == name}
        middle = median(rows.values())
        worst = min(rows, key=lambda table: rows[table])
        passed = middle >= LOWEST_MEDIAN and rows[worst] >= LOWEST
        good &= passed
        noise = median([spreads[table, name] for table in rows]) if spreads else 0.0
        print(
            f"{name:<20} median {middle:7.1%}   worst {rows[worst]:7.1%} ({worst})"
            f"{f'   spread {noise:.1%}' if spreads else ''}{'' if passed else '   TOO SLOW'}"
        )
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=6, help="processes of each commit for each table")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind")
    parser.add_argument("--rows", action="store_true", help="also print every figure of every table")
    arguments = parser.parse_args()
    if arguments.instructions and not shutil.which("valgrind"):
        parser.error("--instructions needs valgrind")
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        packages = [build(arguments.old, directory / "old"), build(arguments.new, directory / "new")]
        tables, rules = common(*[run(package) for package in packages])
        spreads: Figures = {}
        if arguments.instructions:
            old, new = [
                counts(package, tables, rules, directory / f"dumps-{which}") for which, package in enumerate(packages)
            ]
        else:
            old, new = {}, {}
            for table in tables:
                measures = [lambda package=package, table=table: measure(package, table, rules) for package in packages]
                measured = alternate(measures, arguments.rounds)
                old |= medians(measured[0])
                new |= medians(measured[1])
                spreads |= {key: max(spread(each, key) for each in measured) for key in measured[0][0]}
                print(table, file=sys.stderr, flush=True)
        found = ratios(old, new, FIGURES if arguments.instructions else (BYTES,))
        if arguments.rows:
            for (table, figure), ratio in found.items():
                print(f"{table:<22} {figure:<20} {old[table, figure]:14,.0f} {new[table, figure]:14,.0f} {ratio:7.1%}")
        return 0 if report(found, spreads) else 1


if __name__ == "__main__":
    sys.exit(main())
