"""`make explore`: runs properties, games and browser tests with fresh seeds until the time is up or a test fails.

`make explore ARGS="--minutes 30 --seed 7"`. The first seed determines the seeds of all rounds. A failure is reported
with the command that reproduces it.
"""

import argparse
import os
import re
import secrets
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SEED_BITS: Final = 31
ROUND_SECONDS: Final = 300.0
HANG_SECONDS: Final = 3600.0
"""A step that runs longer has failed. Each test has its own limit, TEST_SECONDS."""
TEST_SECONDS: Final = 1800
STOP_SECONDS: Final = 30.0
"""The time between the interrupt and the kill of a program."""
INVARIANTS: Final = 200
"""Games of each kind between two checks of the time."""
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-o", f"timeout={TEST_SECONDS}")


@dataclass(frozen=True)
class Step:
    """A part of each round; `command` creates the command line from a seed."""

    name: str
    share: float
    command: Callable[[int], Sequence[str]]
    environment: dict[str, str] = field(default_factory=dict)
    counted: str = r"(\d+) passed"
    """Pattern of a number to add up in the output, for the summary."""
    again: int = 0
    """If not 0: repeat the step while there is time, with the seed raised by this number."""
    timed: bool = True
    """Whether the command accepts `--seconds`: no test starts after that; a running test is finished."""


def long_tests(seed: int) -> tuple[str, ...]:
    """The order is random, because a round has no time for all of them."""
    return "-m", "explore", "--explore", str(seed), "--shuffle", str(seed)


STEPS: Final = (
    Step(
        "examples",
        0.3,
        lambda seed: (
            *(*PYTEST, "-m", "hypothesis", "--shuffle", str(seed)),
            *(f"--hypothesis-seed={seed}", "--hypothesis-show-statistics"),
        ),
        {"HYPOTHESIS_PROFILE": "explore"},
        r"(\d+) passing,",
    ),
    Step(
        "games",
        0.3,
        lambda seed: (sys.executable, "tests/invariants", str(INVARIANTS), "--seed", str(seed)),
        counted=r"(\d+) games kept",
        again=INVARIANTS,
        timed=False,
    ),
    Step("long tests", 0.2, lambda seed: (*PYTEST, "--ignore=tests/web", *long_tests(seed))),
    Step("browser games", 0.2, lambda seed: (*PYTEST, "tests/web", *long_tests(seed))),
)


def run(command: Sequence[str], environment: dict[str, str]) -> tuple[int | None, str]:
    """Run a command; returns its exit code (None: it hung) and its output."""
    program = subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        printed, _ = program.communicate(timeout=HANG_SECONDS)
    except subprocess.TimeoutExpired:
        return None, end(program)
    except BaseException:
        end(program)
        raise
    return program.returncode, printed


def end(program: subprocess.Popen[str]) -> str:
    """Stop a program and all processes it started; returns its output."""
    os.killpg(program.pid, signal.SIGINT)
    try:
        return program.communicate(timeout=STOP_SECONDS)[0]
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        return program.communicate()[0]


def reproducing(step: Step, command: Sequence[str], printed: str) -> str:
    """The command line that reproduces the failure, limited to the failed test if there is one."""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+::.*?)(?: - .*)?$", printed, re.MULTILINE)
    variables = [f"{name}={value}" for name, value in step.environment.items()]
    return shlex.join([*variables, *command, *([failed[1]] if failed else [])])


@dataclass
class Exploration:
    steps: Sequence[Step]
    counts: Counter[str] = field(default_factory=Counter)
    seeds: list[int] = field(default_factory=list)

    def round(self, seed: int, seconds: float) -> bool:
        """Run all steps; returns whether all succeeded."""
        self.seeds.append(seed)
        print(f"round {len(self.seeds)}: seed {seed}", flush=True)
        until = time.monotonic() + seconds
        left = sum(step.share for step in self.steps)
        for step in self.steps:
            now = time.monotonic()
            if not self.do(step, seed, now + (until - now) * step.share / left):
                return False
            left -= step.share
        return True

    def do(self, step: Step, seed: int, until: float) -> bool:
        while True:
            command = step.command(seed)
            limit = [f"--seconds={max(0.0, until - time.monotonic()):.0f}"] if step.timed else []
            code, printed = run([*command, *limit], step.environment)
            self.counts[step.name] += sum(map(int, re.findall(step.counted, printed)))
            if code != 0:
                print(printed)
                what = "did not end" if code is None else "failed"
                again = reproducing(step, command, printed)
                print(f"{step.name} {what} with seed {seed}. Reproduce:\n  {again}", flush=True)
                return False
            seed += step.again
            if not step.again or time.monotonic() >= until:
                return True

    def summary(self) -> str:
        found = ", ".join(f"{self.counts[step.name]} {step.name}" for step in self.steps)
        rounds = "1 round" if len(self.seeds) == 1 else f"{len(self.seeds)} rounds"
        return f"{rounds}: {found}; seeds {', '.join(map(str, self.seeds))}"

    def left_out(self) -> list[str]:
        """Steps that were not run, for lack of time."""
        return [step.name for step in self.steps if not self.counts[step.name]]


def main(arguments: Sequence[str], steps: Sequence[Step] = STEPS) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, help="seed of the first round; random by default")
    asked = parser.parse_args(arguments)
    seed = secrets.randbits(SEED_BITS) if asked.seed is None else asked.seed
    following = Random(seed)
    until = time.monotonic() + 60 * asked.minutes
    exploration = Exploration(steps)
    while True:
        succeeded = exploration.round(seed, min(ROUND_SECONDS, until - time.monotonic()))
        if not succeeded or time.monotonic() >= until:
            print(exploration.summary())
            if succeeded and exploration.left_out():
                print(f"no time for {', '.join(exploration.left_out())}: raise --minutes")
            return 0 if succeeded else 1
        seed = following.getrandbits(SEED_BITS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
