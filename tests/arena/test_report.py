"""Shares, intervals, ratings, faults and times of invented results."""

import json
import random

import pytest

from arena.contests import contest, result
from coltexpress.arena.intervals import share_of, trials, wilson
from coltexpress.arena.ratings import ratings
from coltexpress.arena.report import report
from coltexpress.arena.results import Fault

ASKED = contest("drifter", "greenhorn", "rustler", players=3)


def test_a_shared_victory_counts_as_a_share() -> None:
    found = report(ASKED, [result(0, "a b c", (1, 1, 3)), result(1, "b c a", (1, 2, 3)), result(2, "c a b", (1, 1, 1))])
    assert {bot: standing.win_share for bot, standing in found.bots.items()} == {
        "b": pytest.approx((0.5 + 1 + 1 / 3) / 3, abs=1e-4),
        "a": pytest.approx((0.5 + 0 + 1 / 3) / 3, abs=1e-4),
        "c": pytest.approx((0 + 0 + 1 / 3) / 3, abs=1e-4),
    }
    assert list(found.bots) == ["b", "a", "c"]
    assert sum(standing.win_share for standing in found.bots.values()) == pytest.approx(1, abs=1e-3)
    assert found.bots["b"].place == pytest.approx(1)
    assert found.bots["b"].score == 2000


def test_a_bot_in_several_seats_has_a_share_for_each() -> None:
    found = report(ASKED, [result(n, "a b b", (1, 2, 3)) for n in range(3)])
    assert found.bots["a"].win_share == 1
    assert found.bots["b"].win_share == 0
    assert (found.bots["a"].seats, found.bots["b"].seats) == (3, 6)


@pytest.mark.parametrize(
    ("share", "number", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.25, 400, 0.2101, 0.2947)],
)
def test_wilson_s_interval(share: float, number: int, low: float, high: float) -> None:
    """Compared with values from textbooks."""
    assert wilson(share, number) == pytest.approx((low, high), abs=1e-4)


def test_identical_games_of_a_block_count_as_one() -> None:
    """If chance alone decides, the four games of a block give no more evidence than one."""
    alike = [(4.0 * (block % 4 == 0), 4) for block in range(100)]
    assert trials(0.25, 400, alike) == pytest.approx(100, rel=0.02)
    balanced = [(1.0, 4)] * 100
    assert trials(0.25, 400, balanced) == 400
    assert share_of(balanced) == pytest.approx((0.25, *wilson(0.25, 400)))
    assert share_of(alike).high - share_of(alike).low > 1.8 * (share_of(balanced).high - share_of(balanced).low)


def test_the_interval_contains_the_true_value_19_times_in_20() -> None:
    dice = random.Random(1)
    held = 0
    for _ in range(400):
        luck = [dice.betavariate(1, 3) for _ in range(60)]  # equal for the games of a block; 0.25 on average
        blocks = [(float(sum(dice.random() < chance for _ in range(4))), 4) for chance in luck]
        _, low, high = share_of(blocks)
        held += low <= 0.25 <= high
    assert 0.92 < held / 400 < 0.98


def test_without_games_the_interval_is_0_to_1() -> None:
    assert share_of([]) == (0, 0, 1)
    assert report(ASKED, []).bots == {}


def test_the_winner_is_rated_higher() -> None:
    rated = ratings([result(n, "a b c", (1, 2, 3)) for n in range(20)])
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert rated["a"].mu > 25 > rated["c"].mu
    assert rated["a"].sigma < 25 / 3
    even = ratings([result(0, "a b c", (1, 1, 1))])
    assert even["a"].mu == pytest.approx(even["b"].mu) == pytest.approx(even["c"].mu)


def test_both_seats_of_a_bot_count_for_its_rating() -> None:
    once, apart = (ratings([result(0, bots, (1, 2, 3))]) for bots in ("a b a", "first b last"))
    assert once["b"] == apart["b"]
    assert once["a"].mu == pytest.approx((apart["first"].mu + apart["last"].mu) / 2)


def test_the_order_of_the_results_changes_nothing() -> None:
    games = [result(n, "a b c", ((1, 2, 3), (2, 1, 3), (3, 1, 1))[n % 3]) for n in range(12)]
    assert report(ASKED, games) == report(ASKED, reversed(games))


def test_the_summary_of_faults_quotes_the_first_one() -> None:
    games = [
        result(7, "a b c", (1, 2, 3), Fault(2, "raised", "later")),
        result(3, "c a b", (3, 1, 2), Fault(0, "raised", "first"), Fault(0, "printed", "howdy", 5)),
    ]
    found = report(ASKED, games)
    assert [
        (fault.bot, fault.kind, fault.times, fault.games, fault.first_game, fault.details) for fault in found.faults
    ] == [
        ("c", "printed", 5, 1, 3, "howdy"),
        ("c", "raised", 2, 2, 3, "first"),
    ]
    assert found.forfeits == 2


def test_loot_bandits_and_times() -> None:
    found = report(ASKED, [result(0, "a b c", (1, 2, 3)), result(1, "b c a", (1, 2, 3))])
    assert found.loot["a"] == [250, 1000]
    assert found.bandits["belle"].win_share == 1
    assert found.bots_as_bandits["a"]["belle"].seats == found.bots_as_bandits["a"]["ghost"].seats == 1
    assert found.times["a"].decisions == 6
    assert (found.times["a"].mean, found.times["a"].p50, found.times["a"].p99, found.times["a"].most) == (4, 2, 9, 9)


def test_a_report_is_json() -> None:
    actual = report(ASKED, [result(0, "a b c", (1, 2, 3))]).to_json()
    assert json.loads(json.dumps(actual)) == actual
    assert set(actual["ratings"]["a"]) == {"mu", "sigma"}
