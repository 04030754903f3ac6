"""Compares the speed of the engine in two commits: `make compare ARGS="main~5 main"`.

Each commit is built as a wheel and measured with its own `coltexpress bench engine`. The processes alternate, because
the speed of a machine varies over minutes. Each figure is divided by the speed of a reference loop in the same process.
The report shows the medians of the second commit as percentages of those of the first.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

from coltexpress.engine.json_types import JsonObject

ROOT: Final = Path(__file__).parents[1]
FIGURES: Final = (
    "games_per_s",
    "games_per_s_quiet",
    "decisions_per_s",
    "copies_per_s",
    "determinized_per_s",
    "iterations_per_s",
    "state_bytes",
)
SMALLER_IS_BETTER: Final = frozenset({"state_bytes"})
LOWEST_MEDIAN: Final = 0.98
"""The minimum for the median over all tables of a figure."""
LOWEST: Final = 0.95
"""The minimum for a single table."""

Figures = dict[tuple[str, str, str], float]
"""Values by game, table and name of the figure."""


def build(commit: str, directory: Path) -> Path:
    """Build a package from a commit; returns its directory. It uses the dependencies of this Python."""
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
    install = [
        uv,
        "pip",
        "install",
        "--quiet",
        "--python",
        sys.executable,
        "--no-deps",
        "--target",
        str(package),
        str(wheel),
    ]
    subprocess.run(install, check=True, env=environment)  # noqa: S603 - a fixed program
    return package


def measure(package: Path) -> Figures:
    """The figures of one process, relative to the speed of its reference loop."""
    command = [sys.executable, "-P", "-m", "coltexpress.cli", "bench", "engine", "--json"]
    printed = subprocess.run(  # noqa: S603 - this Python
        command, check=True, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": str(package)}
    ).stdout
    result: JsonObject = json.loads(printed)
    if not result["compiled"]:
        raise SystemExit("the engine is not compiled: a C compiler is needed")
    return dict(_figures(result))


def _figures(result: JsonObject) -> Iterator[tuple[tuple[str, str, str], float]]:
    for game, tables in result.items():
        if isinstance(tables, dict):
            for table, row in tables.items():
                for name in FIGURES:
                    loop = 1 if name in SMALLER_IS_BETTER else result["reference_loop_per_s"]
                    yield (game, table, name), row[name] / loop


def ratios(old: list[Figures], new: list[Figures]) -> Figures:
    """The new figures relative to the old ones: above 1 is better."""

    def ratio(key: tuple[str, str, str]) -> float:
        before, after = (median(each[key] for each in figures) for figures in (old, new))
        return before / after if key[2] in SMALLER_IS_BETTER else after / before

    return {key: ratio(key) for key in old[0] if key in new[0]}


def report(found: Figures) -> bool:
    """Print a line for each figure; returns whether all are good enough."""
    good = True
    for name in FIGURES:
        rows = {key: ratio for key, ratio in found.items() if key[2] == name}
        middle = median(rows.values())
        worst = min(rows, key=lambda key: rows[key])
        passed = middle >= LOWEST_MEDIAN and rows[worst] >= LOWEST
        good &= passed
        print(
            f"{name:<20} median {middle:7.1%}   worst {rows[worst]:7.1%} ({worst[0]} {worst[1]})"
            f"{'' if passed else '   TOO SLOW'}"
        )
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        packages = [
            build(commit, Path(directory) / name) for name, commit in (("old", arguments.old), ("new", arguments.new))
        ]
        figures: tuple[list[Figures], list[Figures]] = ([], [])
        for number in range(arguments.rounds):
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                figures[which].append(measure(packages[which]))
            print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr, flush=True)
        return 0 if report(ratios(*figures)) else 1


if __name__ == "__main__":
    sys.exit(main())
