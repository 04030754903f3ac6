"""The mutants apply to the checkout, and the runner distinguishes broken runs from caught mutants."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from mutants.running import ROOT, Mutant, Result, Verdict, judge_pytest, judge_vitest, mutants, read, together

MUTANTS = mutants()


def test_there_are_20_mutants_with_different_numbers() -> None:
    numbers = [mutant.name.partition("-")[0] for mutant in MUTANTS]
    assert numbers == [f"{number:02}" for number in range(1, len(MUTANTS) + 1)]
    assert len(MUTANTS) >= 20


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_describes_its_bug_and_names_existing_tests(mutant: Mutant) -> None:
    assert mutant.breaks.endswith(".")
    assert mutant.tests or mutant.vitest
    for test in mutant.tests:
        assert (ROOT / test.partition("::")[0]).exists(), test
    for test in mutant.vitest:
        assert (ROOT / "web" / test).is_file(), test


@pytest.mark.skipif(shutil.which("git") is None, reason="git applies the patches")
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_still_applies(mutant: Mutant) -> None:
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(ROOT.parent)}
    command = ["git", "apply", "--check", str(mutant.patch)]
    checked = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_readme_lists_every_mutant() -> None:
    listed = Path(__file__).with_name("README.md").read_text(encoding="utf-8")
    assert [mutant.name for mutant in MUTANTS if f"`{mutant.name}`" not in listed] == []


def test_a_header_can_name_tests_of_both_kinds(tmp_path: Path) -> None:
    patch = tmp_path / "01-one.patch"
    patch.write_text("Breaks: all: of it.\nTests: tests/a.py tests/b.py\nVitest: src/c.test.ts\n\ndiff --git a/x b/x\n")
    assert read(patch) == Mutant(patch, "all: of it.", ("tests/a.py", "tests/b.py"), ("src/c.test.ts",))


FAILED = (
    "F\n=== short test summary info ===\nFAILED tests/test_a.py::test_b[in time] - assert 1 == 2\n1 failed in 0.1s\n"
)
ERROR = "E\n=== short test summary info ===\nERROR tests/test_a.py::test_b - fixture\n1 error in 0.1s\n"
VITEST_FAILED = """
 FAIL  src/a.test.ts > the queue > waits
Error: no
 Test Files  1 failed (1)
      Tests  1 failed | 2 passed (3)
"""
VITEST_UNLOADED = """
 FAIL  src/a.test.ts [ src/a.test.ts ]
Error: no
 Test Files  1 failed (1)
      Tests  no tests
"""


@pytest.mark.parametrize(
    ("code", "output", "verdict"),
    [
        (1, FAILED, "caught"),
        (0, "...\n3 passed in 0.1s\n", "missed"),
        (0, "..s\n2 passed, 1 skipped in 0.1s\n", "missed"),
        (0, "sss\n3 skipped in 0.1s\n", "broken"),
        (1, ERROR, "broken"),
        (2, "ERROR tests/test_a.py\n!!! Interrupted: 1 error during collection !!!\n1 error in 0.1s\n", "broken"),
        (2, FAILED, "broken"),
        (3, "INTERNALERROR> Traceback\n", "broken"),
        (4, "ERROR: file or directory not found: tests/test_a.py\n", "broken"),
        (5, "no tests ran in 0.1s\n", "broken"),
        (-9, "..", "broken"),
    ],
)
def test_only_a_failed_test_of_pytest_catches_a_mutant(code: int, output: str, verdict: Verdict) -> None:
    assert judge_pytest(code, output).verdict == verdict


def test_the_result_names_the_failed_test() -> None:
    assert judge_pytest(1, FAILED).detail == "tests/test_a.py::test_b"
    assert judge_vitest(1, VITEST_FAILED).detail == "src/a.test.ts > the queue > waits"


@pytest.mark.parametrize(
    ("code", "output", "verdict"),
    [
        (1, VITEST_FAILED, "caught"),
        (0, " Test Files  1 passed (1)\n      Tests  3 passed (3)\n", "missed"),
        (0, " Test Files  1 skipped (1)\n      Tests  3 skipped (3)\n", "broken"),
        (1, VITEST_UNLOADED, "broken"),
        (1, "No test files found, exiting with code 1\n", "broken"),
        (127, "", "broken"),
    ],
)
def test_only_a_failed_test_of_vitest_catches_a_mutant(code: int, output: str, verdict: Verdict) -> None:
    assert judge_vitest(code, output).verdict == verdict


@pytest.mark.parametrize(
    ("verdicts", "verdict"),
    [
        (["missed", "caught"], "caught"),
        (["broken", "caught"], "caught"),
        (["missed", "broken"], "broken"),
        (["missed"], "missed"),
    ],
)
def test_a_failed_test_outweighs_a_broken_run(verdicts: list[Verdict], verdict: Verdict) -> None:
    assert together([Result(each, "") for each in verdicts]).verdict == verdict
