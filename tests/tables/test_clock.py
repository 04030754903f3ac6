"""Clocks: time per move and reserve, simultaneous choices, take-backs."""

import pytest

import coltexpress
from coltexpress.protocol.messages import ClockRules
from coltexpress.tables.clock import Clock
from coltexpress.tables.deadlines import RESCUE_MS, next_deadline
from coltexpress.tables.live_game import LiveGame, Play
from coltexpress.tables.seating import Seating, SeatRecord

RULES = ClockRules(move=30, reserve=60)


def test_time_beyond_the_limit_per_move_is_taken_from_the_reserve() -> None:
    clock = Clock(RULES, 2)
    clock.run([0], 1_000)
    assert clock.due(0) == 1_000 + 90_000
    assert clock.due(1) is None
    clock.stop(0, 41_000)  # ten seconds beyond
    clock.run([1], 41_000)
    assert clock.reserve == [50_000, 60_000]
    assert clock.due(1) == 41_000 + 90_000
    clock.stop(1, 60_000)
    clock.run([0], 60_000)
    assert clock.reserve == [50_000, 60_000]
    assert clock.due(0) == 60_000 + 80_000


def test_a_reserve_is_never_negative() -> None:
    clock = Clock(RULES, 1)
    clock.run([0], 0)
    clock.stop(0, 10_000_000)
    assert clock.reserve == [0]


def test_the_clocks_of_simultaneous_players_run_in_parallel() -> None:
    clock = Clock(RULES, 3)
    clock.run([0, 1, 2], 0)
    clock.stop(1, 5_000)
    clock.run([0, 2], 5_000)
    assert clock.due(0) == clock.due(2) == 90_000
    assert clock.due(0) == 90_000


def test_a_take_back_restores_the_remaining_time() -> None:
    clock = Clock(RULES, 3)
    clock.run([0, 1, 2], 0)
    clock.stop(1, 40_000)  # ten seconds of the reserve
    clock.run([0, 2], 40_000)
    assert clock.reserve[1] == 50_000
    clock.take_back(1, 70_000)
    clock.run([0, 1, 2], 70_000)
    assert clock.reserve[1] == 60_000
    assert clock.due(1) == 70_000 + 90_000 - 40_000
    assert clock.due(0) == 90_000
    clock.stop(1, 80_000)
    assert clock.reserve[1] == 40_000  # fifty seconds in all


def test_undo_does_not_charge_the_time_of_others() -> None:
    options = coltexpress.express.options(players=3, first=0)
    play = LiveGame("express", options, bytes(32), ["x" * 16] * 3, ClockRules(60, 0))
    play.adopt(play.opening(0))
    card = next(str(move) for move in play.state.legal_moves(0) if str(move).startswith("play"))
    play.adopt(play.propose(Play(0, play.version, card), 50_000, []))
    play.adopt(play.propose(Play(0, play.version, None), 80_000, []))
    assert play.current.clock.due(0) == 90_000


def test_without_clock_rules_there_is_no_deadline() -> None:
    clock = Clock(None, 2)
    clock.run([0, 1], 0)
    assert clock.due(0) is None
    assert clock.times(0) is None


@pytest.mark.parametrize(("bots", "due"), [((), 90_000), ((0,), RESCUE_MS), ((1,), 90_000)])
def test_a_table_is_due_at_the_earliest_deadline(bots: tuple[int, ...], due: int) -> None:
    places = [SeatRecord("bot", level="outlaw") if seat in bots else SeatRecord("person", "x") for seat in range(2)]
    doc = Seating("express", {}, False, RULES, "brisk", "rustler", "x", places)
    clock = Clock(RULES, 2)
    clock.run([0], 0)
    assert next_deadline(doc, [0], clock, 0) == due
