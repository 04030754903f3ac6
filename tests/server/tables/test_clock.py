"""Clocks: time per move and reserve, simultaneous choices, timeouts, restarts."""

import asyncio
from collections.abc import Callable

import pytest

import coltexpress
from coltexpress.client.remote import RemoteTable
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import ClockRules, Turn, Viewing
from coltexpress.server.tables import stand_ins
from coltexpress.server.tables.autoplay import RESCUE_MS, next_deadline
from coltexpress.server.tables.clock import Clock
from coltexpress.server.tables.live_game import Command, LiveGame
from coltexpress.server.tables.seating import Seating, SeatRecord
from support.players import Guests, open_game, play_on, run
from support.serving import Server

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
    play.adopt(play.propose(Command(0, play.version, card), 50_000, []))
    play.adopt(play.propose(Command(0, play.version, None), 80_000, []))
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


@pytest.mark.parametrize("out", ["bot", "default"])
def test_after_repeated_timeouts_a_bot_takes_over(still_server: Server, out: str) -> None:
    async def play(guests: Guests) -> None:
        host, idler = await guests("Ann", "Bob")
        clock = {"move": 5, "reserve": 0, "out": out}
        info = await open_game([host, idler], "super", 3, clock=clock)
        chosen: list[str] = []
        async with host.connect(info.id) as table, asyncio.TaskGroup() as group:
            playing = group.create_task(play_on(table, 0, 1))
            async with idler.connect(info.id) as asleep:
                async for frame in asleep:
                    if isinstance(frame, Turn) and frame.seat == 1:
                        chosen.append(frame.by)
                    if asleep.info is not None and asleep.info.chairs[1].stand_in:
                        break
                    if isinstance(frame, Viewing | Turn) and acting(asleep.view) == [1]:
                        still_server.advance(5)
            playing.cancel()
        assert chosen == ["clock"] * stand_ins.IDLE_TURNS

    run(still_server, play)


def test_clocks_continue_after_a_restart(start_server: Callable[..., Server]) -> None:
    server = start_server(still=True, grace=0)
    dues: list[int] = []

    async def play(guests: Guests) -> None:
        (host,) = await guests("Ann")
        info = await open_game([host], "super", 3, clock={"move": 6, "reserve": 2})
        async with host.connect(info.id) as table:
            dues.append(await due_at(table))
        server.kill()
        server.start()
        async with host.connect(info.id) as table:
            dues.append(await due_at(table))
            server.advance(8)
            async for frame in table:
                if isinstance(frame, Turn) and frame.seat == 0:
                    assert frame.by == "clock"
                    return

    run(server, play)
    assert dues[0] == dues[1]


async def due_at(table: RemoteTable) -> int:
    """The deadline that the server sends us."""
    while True:
        frame = await table.receive()
        if isinstance(frame, Viewing) and frame.times is not None:
            return frame.times.due["0"]
