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
    told = measure(slug, options, "drifter", decisions=60)
    assert (told["level"], told["budget"], told["decisions"], told["faults"]) == ("drifter", 0.1, 60, 0)
    assert 0 < told["p50"] <= told["p99"] <= told["max"]


@pytest.mark.usefixtures("no_grace")
def test_a_bot_over_its_budget_is_reported() -> None:
    told = measure("super", {"players": 3}, strange("Endless"), 0.05, 2)
    assert (told["kept"], told["faults"]) == (False, 2)


def test_it_prints_a_line_for_each_bot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["--game", "super", "--players", "3", "--decisions", "3", "--seconds", "5"]
    monkeypatch.setattr("sys.argv", ["thinking", "drifter", "greenhorn", *options])
    main()
    assert [json.loads(line)["level"] for line in capsys.readouterr().out.splitlines()] == ["drifter", "greenhorn"]
