"""The benchmark of decision times. It does not test the times themselves, which depend on the machine."""

import json

import pytest

from bots.tables import strange
from coltexpress.arena.quantiles import percentile
from coltexpress.bench.decision_time import main, measure


def test_percentiles() -> None:
    times = [float(number) for number in range(1, 101)]
    assert [percentile(times, share) for share in (0, 0.5, 0.99, 1)] == [1, 51, 100, 100]
    assert percentile([3.0], 0.5) == 3


@pytest.mark.parametrize(("slug", "options"), [("express", {"players": 2}), ("super", {"players": 3})])
def test_the_given_number_of_decisions_is_measured(slug: str, options: dict[str, int]) -> None:
    measured = measure(slug, options, "drifter", decisions=60)
    assert (measured["level"], measured["budget"], measured["decisions"], measured["faults"]) == ("drifter", 0.1, 60, 0)
    assert 0 < measured["p50"] <= measured["p99"] <= measured["max"]


@pytest.mark.usefixtures("no_grace")
def test_a_bot_over_its_budget_is_reported() -> None:
    measured = measure("super", {"players": 3}, strange("Endless"), 0.05, 2)
    assert (measured["kept"], measured["faults"]) == (False, 2)


def test_it_prints_a_line_for_each_bot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["--game", "super", "--players", "3", "--decisions", "3", "--seconds", "5"]
    monkeypatch.setattr("sys.argv", ["thinking", "drifter", "greenhorn", *options])
    main()
    assert [json.loads(line)["level"] for line in capsys.readouterr().out.splitlines()] == ["drifter", "greenhorn"]
