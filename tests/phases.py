"""Runs the phases of `make test`, each as soon as its requirements are done, and prints a summary.

    python tests/phases.py lint page-check plain compiled browser

A phase is a target of the Makefile. Each line of its output is shown at once, after the name of the phase. Standard
library only: it runs before anything else is installed.
"""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / ".failures"
MAKE: Final = os.environ.get("MAKE", "make")
COUNTED: Final = re.compile(r"(\d+) (passed|failed|skipped|errors?)")
SKIPPED: Final = re.compile(r"^SKIPPED \[(\d+)\] (.*)")
FAILED: Final = re.compile(r"(FAILED|ERROR) ")
NOTHING: Final = re.compile(r"^== (no .*)")


@dataclass
class Phase:
    """`target`: in the Makefile; `needs`: phases that must succeed first."""

    name: str
    target: str
    needs: tuple[str, ...] = ()
    lines: list[str] = field(default_factory=list)
    code: int | None = None
    seconds: float = 0.0

    @property
    def counts(self) -> dict[str, int]:
        """The number of tests by result, from the last summary line of pytest or vitest."""
        for line in reversed(self.lines):
            plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
            if re.match(r"=+ .*\d+ (passed|failed|error).* in |\s*Tests\s+\d+ ", plain):
                return {kind: int(number) for number, kind in COUNTED.findall(plain)}
        return {}

    @property
    def skipped(self) -> list[str]:
        tests = [f"{found[1]} x {found[2]}" for line in self.lines if (found := SKIPPED.match(line))]
        return tests + [found[1] for line in self.lines if (found := NOTHING.match(line))]


PHASES: Final = (
    Phase("set-up", ".venv/.dev"),
    Phase("engine", ".venv/.installed", ("set-up",)),
    Phase("packages", "page-packages", ("set-up",)),
    Phase("page", "page-build", ("packages",)),
    Phase("lint", "lint", ("set-up",)),
    Phase("plain", "test-plain-sample", ("set-up",)),
    Phase("page-check", "test-page", ("packages",)),
    Phase("fast", "test-fast", ("set-up",)),
    Phase("installed", "page", ("engine", "page")),
    Phase("browser", "test-browser", ("installed",)),
    Phase("compiled", "test-compiled", ("installed",)),
)


class Run:
    """Runs phases in threads, at most `at_once` at a time."""

    def __init__(self, phases: Sequence[Phase], at_once: int) -> None:
        self.phases = {phase.name: phase for phase in phases}
        self.at_once = at_once
        self.start = time.monotonic()
        self._waiting = list(phases)
        self._running: set[str] = set()
        self._changed = threading.Condition()

    def run(self) -> bool:
        """Run all phases; returns whether all succeeded."""
        threads = []
        with self._changed:
            while self._waiting:
                ready = next((phase for phase in self._waiting if self._may_start(phase)), None)
                if ready is None:
                    self._changed.wait()
                    continue
                self._waiting.remove(ready)
                if any(self.phases[name].code for name in ready.needs):
                    ready.code = -1
                    continue
                self._running.add(ready.name)
                threads.append(threading.Thread(target=self._work, args=(ready,)))
                threads[-1].start()
        for thread in threads:
            thread.join()
        return all(phase.code == 0 for phase in self.phases.values())

    def _may_start(self, phase: Phase) -> bool:
        done = all(name not in self.phases or self.phases[name].code is not None for name in phase.needs)
        return done and len(self._running) < self.at_once

    def _work(self, phase: Phase) -> None:
        began = time.monotonic()
        code = 1
        try:
            code = self._make(phase)
        except (OSError, ValueError) as error:  # no make, or stdout is closed
            phase.lines.append(f"{type(error).__name__}: {error}")
        finally:  # the main thread waits for this
            with self._changed:
                phase.code, phase.seconds = code, time.monotonic() - began
                self._running.remove(phase.name)
                self._changed.notify_all()
        show(phase, f"{'done' if code == 0 else f'FAILED (exit {code})'} after {phase.seconds:.0f} s", self.start)

    def _make(self, phase: Phase) -> int:
        """Run the target; returns the exit code."""
        show(phase, f"begins: make {phase.target}", self.start)
        with subprocess.Popen(
            [MAKE, "--no-print-directory", phase.target],
            cwd=ROOT,
            env=os.environ | {"NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                phase.lines.append(line.rstrip("\n"))
                show(phase, phase.lines[-1], self.start)
        return process.returncode


def show(phase: Phase, line: str, start: float) -> None:
    sys.stdout.write(f"{time.monotonic() - start:5.0f} s  {phase.name:<10}  {line}\n")  # one write
    sys.stdout.flush()


def summary(phases: Sequence[Phase], seconds: float) -> str:
    """A table of results and durations, with the reasons of skipped tests and the end of failed phases."""
    total = {"passed": 0, "failed": 0, "skipped": 0}
    lines = ["", "phase        result   seconds  tests"]
    for phase in phases:
        counts = phase.counts
        for kind, number in counts.items():
            total["failed" if kind.startswith("error") else kind] += number
        result = {0: "ok", -1: "not run", None: "not run"}.get(phase.code, "FAILED")
        counted = ", ".join(f"{number} {kind}" for kind, number in counts.items())
        lines.append(f"{phase.name:<12} {result:<8} {phase.seconds:7.0f}  {counted}")
        lines += [f"             skipped: {each}" for each in phase.skipped]
    evidence = False
    for phase in phases:
        if phase.code not in (0, -1, None):
            failed = [line for line in phase.lines if FAILED.match(line)]
            lines += ["", f"--- {phase.name}: failures", *failed[:60]] if failed else []
            lines += ["", f"--- {phase.name}: last lines", *phase.lines[-40:]]
            evidence = True
    lines += ["", f"Logs, stacks and screenshots of failed tests: {FOLDER.name}/"] if evidence else []
    lines += ["", f"{seconds:.0f} seconds in total"]
    lines += [f"tests: {total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped"]
    return "\n".join(lines)


def main(names: Sequence[str]) -> int:
    known = {phase.name for phase in PHASES}
    if not known.issuperset(names):
        print(f"{__doc__}\nphases: {', '.join(sorted(known))}", file=sys.stderr)
        return 2
    chosen = wanted(names or [phase.name for phase in PHASES if phase.name != "fast"])
    shutil.rmtree(FOLDER, ignore_errors=True)  # left by earlier runs
    # a phase uses about one processor, and often waits
    run = Run(chosen, at_once=2 if processors() > 1 else 1)
    succeeded = run.run()
    print(summary(chosen, time.monotonic() - run.start))
    return 0 if succeeded else 1


def processors() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def wanted(names: Sequence[str]) -> list[Phase]:
    """These phases and their requirements, in the order of PHASES."""
    needed = set(names)
    for phase in reversed(PHASES):
        if phase.name in needed:
            needed.update(phase.needs)
    return [phase for phase in PHASES if phase.name in needed]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
