"""`make test`: the order of the phases, and the summary."""

from pathlib import Path
from types import ModuleType

import pytest

import phases as module

ROOT = Path(__file__).parents[2]
PYTEST = "=========== 5 passed, 1 failed, 2 skipped in 3.21s ==========="
VITEST = "\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m370 passed\x1b[39m\x1b[22m\x1b[90m (370)\x1b[39m"


@pytest.fixture
def phases(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The module, with a `make` that has the targets a, b and c; b fails."""
    make = tmp_path / "make"
    make.write_text(f"#!/bin/sh\necho target $2\necho '{PYTEST}'\n[ $2 != b ]\n")
    make.chmod(0o755)
    monkeypatch.setattr(module, "MAKE", str(make))
    return module


def test_a_phase_runs_only_after_its_requirements_succeed(phases: ModuleType) -> None:
    one, two, three, four = (
        phases.Phase("one", "a"),
        phases.Phase("two", "b", ("one",)),
        phases.Phase("three", "c", ("two",)),
        phases.Phase("four", "c", ("one",)),
    )
    assert not phases.Run([one, two, three, four], at_once=2).run()
    assert [phase.code for phase in (one, two, three, four)] == [0, 1, -1, 0]
    assert [phase.lines[:1] for phase in (one, two, three, four)] == [["target a"], ["target b"], [], ["target c"]]
    text = phases.summary([one, two, three, four], 7)
    assert "two          FAILED" in text
    assert "three        not run" in text
    assert text.splitlines()[-1] == "tests: 15 passed, 3 failed, 6 skipped"


def test_the_run_succeeds_if_every_phase_succeeds(phases: ModuleType) -> None:
    assert phases.Run([phases.Phase("one", "a"), phases.Phase("two", "c", ("one",))], at_once=1).run()


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        (PYTEST, {"passed": 5, "failed": 1, "skipped": 2}),
        ("======= 3 passed, 1 error in 12.00s (0:00:12) =======", {"passed": 3, "error": 1}),
        (VITEST, {"passed": 370}),
        ("5 passed the bridge", {}),
    ],
)
def test_counts_are_read_from_the_last_summary_line(phases: ModuleType, line: str, counts: dict[str, int]) -> None:
    phase = phases.Phase("one", "a")
    phase.lines = ["something", line, "done"]
    assert phase.counts == counts


def test_the_summary_gives_the_reason_of_a_skipped_test(phases: ModuleType) -> None:
    phase = phases.Phase("one", "a")
    phase.lines, phase.code = ["SKIPPED [3] tests/hosting/test_caddy.py:5: caddy is not installed"], 0
    assert "skipped: 3 x tests/hosting/test_caddy.py:5: caddy is not installed" in phases.summary([phase], 1)


def test_the_summary_says_why_a_phase_ran_no_tests(phases: ModuleType) -> None:
    phase = phases.Phase("one", "a")
    phase.lines, phase.code = ["== no compiled engine to test: there is no C compiler"], 0
    assert "skipped: no compiled engine to test: there is no C compiler" in phases.summary([phase], 1)


def test_a_phase_that_cannot_be_started_fails(
    phases: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phases, "MAKE", str(tmp_path / "nowhere"))
    one, two = phases.Phase("one", "a"), phases.Phase("two", "c", ("one",))
    assert not phases.Run([one, two], at_once=2).run()
    assert (one.code, two.code) == (1, -1)


def test_every_phase_is_a_target_and_adds_its_requirements(phases: ModuleType) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{phase.target}:" in makefile for phase in phases.PHASES)
    assert [phase.name for phase in phases.wanted(["compiled"])] == [
        "set-up",
        "engine",
        "packages",
        "page",
        "installed",
        "compiled",
    ]
    assert phases.main(["nonsense"]) == 2
