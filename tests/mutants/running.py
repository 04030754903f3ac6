"""Runs the tests of mutants on copies of the checkout that have their bugs."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import psutil

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = "web/scripts/build.py"
MOST_SECONDS: Final = 600.0
"""The time limit for all tests of a mutant, including the copy and the page."""
NOT_COPIED: Final = shutil.ignore_patterns(
    ".git", ".venv", ".tools", ".hypothesis", ".*_cache", "__pycache__", "node_modules", "dist", "dist.new", "dist.old"
)
NODE_MODULES: Final = "web/node_modules"

Verdict = Literal["caught", "missed", "broken"]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A patch with one bug, and the tests that must find it."""

    patch: Path
    breaks: str
    tests: tuple[str, ...]
    """Arguments of pytest."""
    vitest: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.patch.stem


@dataclass(frozen=True, slots=True)
class Result:
    """`detail`: the test that caught the mutant, or why there is no result."""

    verdict: Verdict
    detail: str
    seconds: float = 0.0


def read(patch: Path) -> Mutant:
    head, _, _ = patch.read_text(encoding="utf-8").partition("diff --git ")
    fields = dict(line.split(": ", 1) for line in head.splitlines() if line)
    return Mutant(
        patch, fields["Breaks"], tuple(fields.get("Tests", "").split()), tuple(fields.get("Vitest", "").split())
    )


def mutants() -> list[Mutant]:
    return [read(patch) for patch in sorted(Path(__file__).parent.glob("*.patch"))]


# --- interpreting the output of a test run ----------------------------------------------------------------------------


def judge_pytest(code: int, output: str) -> Result:
    """Only a failed test counts as caught; an error before a test, or no test at all, proves nothing."""
    failed = re.search(r"^FAILED ([^\s\[]+)", output, re.MULTILINE)
    if code == 1 and failed:
        return Result("caught", failed[1])
    if code == 0 and re.search(r"\b\d+ passed\b", output):
        return Result("missed", "")
    return Result("broken", f"pytest ended with exit code {code}\n{_end_of(output)}")


def judge_vitest(code: int, output: str) -> Result:
    """The same for tests of the page. A file that cannot be loaded has no failed tests."""
    failed = re.search(r"^ *FAIL +(\S+ > .+)$", output, re.MULTILINE)
    if code == 1 and failed and re.search(r"^ *Tests +\d+ failed", output, re.MULTILINE):
        return Result("caught", failed[1])
    if code == 0 and re.search(r"^ *Tests .*\b\d+ passed", output, re.MULTILINE):
        return Result("missed", "")
    return Result("broken", f"vitest ended with exit code {code}\n{_end_of(output)}")


def together(results: Sequence[Result]) -> Result:
    """One failed test is enough; otherwise a broken run outweighs one that passed."""
    order: tuple[Verdict, ...] = ("caught", "broken", "missed")
    return min(results, key=lambda result: order.index(result.verdict))


def _end_of(output: str, lines: int = 15) -> str:
    return "\n".join(output.rstrip().splitlines()[-lines:])


# --- running ----------------------------------------------------------------------------------------------------------


class TookTooLong(Exception):
    """The command was killed at the time limit."""


class Scratch:
    """A copy of the checkout, without build results."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._until = time.monotonic() + MOST_SECONDS
        shutil.copytree(ROOT, place, ignore=NOT_COPIED)
        if (ROOT / NODE_MODULES).is_dir():
            (place / NODE_MODULES).symlink_to(ROOT / NODE_MODULES)

    def apply(self, patch: Path) -> None:
        code, output = self._run("git", "apply", str(patch))
        if code:
            raise RuntimeError(output)

    def pytest(self, tests: Iterable[str], *options: str) -> Result:
        """Run tests; builds the page of this copy first if they need a browser."""
        if any(test.startswith("tests/web") for test in tests):
            code, output = self._run(sys.executable, BUILD)
            if code:
                return Result("broken", f"the page could not be built\n{_end_of(output)}")
        return judge_pytest(
            *self._run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, *tests)
        )

    def vitest(self, tests: Iterable[str]) -> Result:
        return judge_vitest(*self._run(sys.executable, BUILD, "--run", "test", "--", *tests))

    def _run(self, *command: str) -> tuple[int, str]:
        """Run a command; returns exit code and output. At the time limit, kills it with all its child processes."""
        environment = os.environ | {
            "PYTHONPATH": str(self.place / "src"),
            "GIT_CEILING_DIRECTORIES": str(self.place.parent),  # ignore a repository that contains it
            "NO_COLOR": "1",
        }
        with subprocess.Popen(
            command,
            cwd=self.place,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=max(0.0, self._until - time.monotonic()))
            except subprocess.TimeoutExpired:
                parent = psutil.Process(process.pid)
                for each in [*parent.children(recursive=True), parent]:
                    with suppress(psutil.NoSuchProcess):
                        each.kill()
                raise TookTooLong from None
            return process.returncode, output


def run(tests: Sequence[str], vitest: Sequence[str], patch: Path | None = None, options: Sequence[str] = ()) -> Result:
    """Run these tests on a copy of the checkout, with the patch applied."""
    start = time.monotonic()
    with TemporaryDirectory(prefix="mutant-", ignore_cleanup_errors=True) as place:
        try:
            scratch = Scratch(Path(place) / "checkout")
            if patch is not None:
                scratch.apply(patch)
            results = [scratch.vitest(vitest)] if vitest else []
            if tests and not any(result.verdict == "caught" for result in results):
                results.append(scratch.pytest(tests, *options))
            result = together(results)
        except TookTooLong:
            result = Result("broken", f"not done after {MOST_SECONDS:.0f} s")
        except RuntimeError as error:
            result = Result("broken", str(error))
    return Result(result.verdict, result.detail, time.monotonic() - start)


def run_mutant(mutant: Mutant) -> Result:
    return run(mutant.tests, mutant.vitest, mutant.patch, ["-x"])


def run_baseline(chosen: Sequence[Mutant]) -> Result:
    """Run all tests of these mutants without any bug; the expected verdict is "missed"."""
    tests = dict.fromkeys(test for mutant in chosen for test in mutant.tests)
    vitest = dict.fromkeys(test for mutant in chosen for test in mutant.vitest)
    options = ["-n", "2", "--dist", "worksteal"]
    browser = [
        test for test in tests if test.startswith("tests/web")
    ]  # in a separate process, because of the event loop
    others = [test for test in tests if test not in browser]
    results = [run(others, list(vitest), options=options)] if others or vitest else []
    return together([*results, run(browser, (), options=options)] if browser else results)
