"""`make compare`: alternating processes, medians and spread, counted instructions."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import coltexpress
import compare_engine
from compare_engine import FIGURES, Figures, Result, alternate, common, counts, medians, ratios, report, spread

PACKAGE = Path(coltexpress.__file__).parents[1]


def test_the_processes_of_both_commits_alternate() -> None:
    order: list[str] = []

    def measured(name: str) -> Callable[[], Figures]:
        def measure() -> Figures:
            order.append(name)
            return {("super 3", "games_per_s"): len(order)}

        return measure

    old, new = alternate([measured("A"), measured("B")], 3)
    assert order == ["A", "B", "B", "A", "A", "B"]
    assert medians(old) == {("super 3", "games_per_s"): 4}
    assert [each["super 3", "games_per_s"] for each in new] == [2, 3, 6]


def test_the_spread_is_the_interquartile_range_of_the_processes() -> None:
    key = ("super 3", "games_per_s")
    assert spread([{key: value} for value in (100, 90, 110, 100, 500)], key) == pytest.approx(0.1)
    assert spread([{key: 100}], key) == 0


def test_a_ratio_above_one_is_better() -> None:
    old: Figures = {("super 3", "copies_per_s"): 100, ("super 3", "state_bytes"): 100, ("super 8", "copies_per_s"): 1}
    new: Figures = {("super 3", "copies_per_s"): 120, ("super 3", "state_bytes"): 80}
    assert ratios(old, new, ["state_bytes"]) == {("super 3", "copies_per_s"): 1.2, ("super 3", "state_bytes"): 1.25}


@pytest.mark.parametrize(
    ("copies", "good"),
    [((1.0, 0.95, 1.0), True), ((0.98, 0.97, 1.0), True), ((0.979, 0.97, 1.2), False), ((1.0, 0.949, 1.0), False)],
)
def test_a_low_median_or_a_low_row_is_too_slow(
    capsys: pytest.CaptureFixture[str], copies: tuple[float, ...], good: bool
) -> None:
    tables = ("super 3", "super 4", "super 5")
    found = {(table, name): 1.0 for table in tables for name in FIGURES}
    found |= {(table, "copies_per_s"): ratio for table, ratio in zip(tables, copies, strict=True)}
    assert report(found, {}) == good
    slow = [line for line in capsys.readouterr().out.splitlines() if "TOO SLOW" in line]
    assert [line.split()[0] for line in slow] == ([] if good else ["copies_per_s"])
    assert all("(super 4)" in line for line in slow)


def test_both_commits_play_the_newest_rules_that_both_know() -> None:
    old: Result = {"compiled": True, "rules": {"express": 1, "super": 1}, "tables": ["express 3", "express 9"]}
    new: Result = {"compiled": True, "rules": {"express": 2, "super": 1, "x": 1}, "tables": ["express 2", "express 3"]}
    assert common(old, new) == common(new, old) == (["express 3"], ["--rules", '{"express": 1, "super": 1}'])
    with pytest.raises(SystemExit, match="not compiled"):
        common(old, new | {"compiled": False})


def fake_run(package: Path, *arguments: str) -> Result:
    """Results of a package: its games are longer, and each figure but the games is its name."""
    rate = float(package.name)
    row = dict.fromkeys(FIGURES, rate) | {"games_per_s": rate / 2, "decisions_per_game": 2.0, "games_per_s_quiet": 5}
    return {
        "compiled": True,
        "rules": {"super": 1},
        "tables": ["super 3", "super 4"],
        "figures": {argument: row for argument in arguments if argument.startswith("super")},
    }


def test_the_report_compares_decisions_of_a_built_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("100", "90"):
        (tmp_path / name / "coltexpress").mkdir(parents=True)
    monkeypatch.setattr(compare_engine, "run", fake_run)
    monkeypatch.setattr(sys, "argv", ["compare_engine", str(tmp_path / "100"), str(tmp_path / "90"), "--rows"])
    assert compare_engine.main() == 1
    out = capsys.readouterr().out
    assert "super 4                games_per_s                     100             90   90.0%" in out
    assert "games_per_s          median   90.0%   worst   90.0% (super 3)   spread 0.0%   TOO SLOW" in out
    assert "games_per_s_quiet    median  100.0%   worst  100.0% (super 3)   spread 0.0%\n" in out
    assert "state_bytes          median  111.1%" in out


VALGRIND = """\
#!{python}
import subprocess, sys
options = [each for each in sys.argv[1:] if each.startswith("--") and each not in ("--rules", "--count", "--games")]
assert "--dump-before=getppid" in options, options
(out,) = [option.split("=")[1] for option in options if option.startswith("--callgrind-out-file=")]
for number in range(1, 12):
    with open(f"{{out}}.{{number}}", "w") as dump:
        dump.write(f"version: 1\\nevents: Ir\\nsummary: {{100 * number}}\\n\\nfn=main\\n1 5\\n")
sys.exit(subprocess.run(sys.argv[1 + sys.argv[1:].index(sys.executable):]).returncode)
"""


def test_each_run_is_counted_by_a_dump_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    valgrind = tmp_path / "valgrind"
    valgrind.write_text(VALGRIND.format(python=sys.executable))
    valgrind.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(compare_engine, "COUNTED_GAMES", 1)
    found = counts(PACKAGE, ["super 3"], ["--rules", '{"super": 1}'], tmp_path / "dumps")
    assert found.pop(("super 3", "state_bytes")) > 400
    assert found == {
        ("super 3", "games_per_s"): 200,
        ("super 3", "games_per_s_quiet"): 400,
        ("super 3", "copies_per_s"): 600,
        ("super 3", "determinized_per_s"): 800,
        ("super 3", "iterations_per_s"): 1000,
    }
