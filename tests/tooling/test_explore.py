"""`make explore` runs until its time is up or a test fails, and prints how to reproduce the failure."""

import re
import subprocess
import sys
from itertools import chain, repeat
from types import SimpleNamespace

import pytest

import explore
from explore import Step


def printing(code: str) -> Step:
    command = (sys.executable, "-c", code)
    return Step("cactus", 1, lambda seed: (*command, str(seed)), {"HORSE": "bay"}, r"(\d+) cacti", timed=False)


def test_one_round_and_its_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert explore.main(["--minutes", "0", "--seed", "7"], []) == 0
    assert capsys.readouterr().out.splitlines() == ["round 1: seed 7", "1 round: ; seeds 7"]


def test_a_failure_ends_the_run_and_prints_how_to_reproduce_it(capsys: pytest.CaptureFixture[str]) -> None:
    step = printing("print('3 cacti'); print('FAILED tests/test_it.py::test_it[a b] - no'); raise SystemExit(1)")
    assert explore.main(["--minutes", "1000", "--seed", "7"], [step]) == 1
    printed = capsys.readouterr().out
    assert "cactus failed with seed 7" in printed
    assert "HORSE=bay" in printed
    assert "7 'tests/test_it.py::test_it[a b]'\n" in printed
    assert printed.splitlines()[-1] == "1 round: 3 cactus; seeds 7"


def test_a_step_that_hangs_is_stopped_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explore, "HANG_SECONDS", 0.01)
    endless = printing("import threading; threading.Event().wait()")
    assert explore.main(["--minutes", "0.001", "--seed", "7"], [endless]) == 1
    assert "cactus did not end with seed 7" in capsys.readouterr().out


@pytest.mark.parametrize(("seconds", "count"), [("0", "skipped"), ("1000000", "passed")])
def test_no_test_starts_after_the_time_limit(seconds: str, count: str) -> None:
    command = [*explore.PYTEST, f"--seconds={seconds}", "tests/engine/test_patch.py"]
    ended = subprocess.run(command, cwd=explore.ROOT, capture_output=True, text=True, check=True)
    assert re.search(rf"^\d+ {count} in ", ended.stdout, re.MULTILINE), ended.stdout


def test_the_first_seed_determines_the_seeds_of_all_rounds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def seeds() -> list[str]:
        times = chain(repeat(0.0, 11), repeat(1e9))
        monkeypatch.setattr(explore, "time", SimpleNamespace(monotonic=lambda: next(times)))
        explore.main(["--seed", "7"], [])
        return [line for line in capsys.readouterr().out.splitlines() if line.startswith("round")]

    first = seeds()
    assert len(set(first)) == len(first) > 2
    assert seeds() == first


@pytest.mark.parametrize("step", explore.STEPS, ids=lambda step: step.name)
def test_the_command_of_each_step_contains_its_seed(step: Step) -> None:
    assert any("1234567" in part for part in step.command(1_234_567))
