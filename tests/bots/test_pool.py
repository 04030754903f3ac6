"""BotPool does not block the event loop, decisions can be cancelled, and every answer is a legal move."""

import asyncio
import logging
import math
import re
from threading import Event

import pytest

from bots.bells import Bell
from bots.tables import QUICK, ends, lives, strange, table
from coltexpress.bots import level, observe
from coltexpress.bots.process.parent import Worker
from coltexpress.bots.process.pool import BotPool
from coltexpress.engine.errors import ColtError, IllegalMove


@pytest.mark.parametrize("slug", ["express", "super"])
def test_a_level_answers_like_the_same_bot_in_this_process(slug: str) -> None:
    async def play() -> None:
        state = table(slug)
        seat = state.to_act()[0]
        async with BotPool(seconds=math.inf) as pool:
            for name in QUICK:
                move = await pool.choose(name, state, seat, seed=5)
                assert move == level(name).make().choose(observe(state, seat, 5))

    asyncio.run(play())


def test_more_decisions_than_workers() -> None:
    async def play() -> None:
        state = table("super", players=7)
        async with BotPool(2, math.inf) as pool:
            moves = await asyncio.gather(*(pool.choose("drifter", state, seat, seed=seat) for seat in range(7)))
        for seat, move in enumerate(moves):
            state.apply(seat, move)

    asyncio.run(play())


def test_the_state_may_change_during_a_decision() -> None:
    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        expected = observe(state, seat, 3).moves[0]
        async with BotPool(seconds=math.inf) as pool:
            thinking = asyncio.create_task(pool.choose(strange("First"), state, seat, seed=3))
            await asyncio.sleep(0)
            state.apply(seat, state.legal_moves(seat)[-1])
            assert await thinking == expected

    asyncio.run(play())


async def hanging_process(bell: Bell) -> int:
    """Wait until a bot hangs; returns its process id."""
    return await asyncio.to_thread(bell.heard)


def test_the_event_loop_is_not_blocked(bell: Bell) -> None:

    async def play() -> None:
        state = table()
        async with BotPool(seconds=math.inf) as pool:
            thinking = asyncio.create_task(pool.choose(strange("Endless"), state, state.to_act()[0], seed=1))
            process = await hanging_process(bell)
            assert not thinking.done()
        assert await thinking in state.legal_moves(state.to_act()[0])
        assert ends(process)

    asyncio.run(play())


def test_rustler_answers_when_an_external_bot_is_late(bell: Bell, monkeypatch: pytest.MonkeyPatch) -> None:
    late = bell.ends_time(monkeypatch)

    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        async with BotPool(seconds=math.inf) as pool:
            move = await pool.choose(strange("Endless"), state, seat, seed=1)
        assert move == level("rustler").make().choose(observe(state, seat, 1))
        assert [ends(process) for process in late] == [True]

    asyncio.run(play())


def test_cancelling_a_decision_ends_it_and_the_next_one_starts(bell: Bell) -> None:
    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        async with BotPool(1, math.inf) as pool:
            for _ in range(2):
                thinking = asyncio.create_task(pool.choose(strange("Endless"), state, seat, seed=1))
                process = await hanging_process(bell)
                assert lives(process)
                thinking.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await thinking
                assert await asyncio.to_thread(ends, process)
                assert await pool.choose("drifter", state, seat, seed=1) in state.legal_moves(seat)

    asyncio.run(play())


class Launching:
    """Blocks every start of a process until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_go_on = Event(), Event()
        launch = Worker._launch

        def blocked_launch(worker: Worker) -> object:
            self.begun.set()
            self.may_go_on.wait()
            return launch(worker)

        monkeypatch.setattr(Worker, "_launch", blocked_launch)


MOMENTS = ("before it has begun", "before a thread has it", "while a process starts", "while it thinks")


@pytest.mark.parametrize("moment", MOMENTS)
def test_cancelled_at_any_moment(
    moment: str, bell: Bell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The only worker continues with the next decision."""
    launching = Launching(monkeypatch)

    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        async with BotPool(1, math.inf) as pool:
            thinking = asyncio.create_task(pool.choose(strange("Endless"), state, seat, seed=1))
            waiting = asyncio.create_task(pool.choose("drifter", state, seat, seed=1))
            if moment != MOMENTS[0]:
                await asyncio.sleep(0)
            if moment == MOMENTS[2]:
                await asyncio.to_thread(launching.begun.wait)
            if moment == MOMENTS[3]:
                launching.may_go_on.set()
                await hanging_process(bell)
            thinking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thinking
            launching.may_go_on.set()
            assert await waiting in state.legal_moves(seat)

    asyncio.run(play())
    assert not caplog.records, "a cancelled decision is not a fault"


def test_closing_ends_all_decisions_with_a_legal_move(bell: Bell) -> None:
    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        pool = BotPool(1, math.inf)
        thinking = asyncio.create_task(pool.choose(strange("Endless"), state, seat, seed=1))
        waiting = [asyncio.create_task(pool.choose("drifter", state, seat, seed=1)) for _ in range(2)]
        process = await hanging_process(bell)
        await pool.close()
        for each in (thinking, *waiting, asyncio.create_task(pool.choose("drifter", state, seat, seed=1))):
            assert await each in state.legal_moves(seat)
        assert ends(process)

    asyncio.run(play())


def test_invalid_requests_are_refused() -> None:
    async def play() -> None:
        state = table()
        [seat] = state.to_act()
        async with BotPool(seconds=math.inf) as pool:
            with pytest.raises(ColtError, match="bot-unknown"):
                await pool.choose("sheriff", state, seat, seed=1)
            with pytest.raises(IllegalMove, match="not-your-turn"):
                await pool.choose("drifter", state, (seat + 1) % 3, seed=1)

    asyncio.run(play())


# --- log --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Raises", "raised ValueError"),
        ("Tattles", "died"),
        ("Guesses", "illegal"),
        ("Lingers", "overtime"),
        ("Nowhere", "raised bot-class"),
    ],
)
def test_the_log_has_the_fault_without_secrets(
    name: str, fault: str, bell: Bell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The bots put everything they see into an error message, an answer or their output."""
    bell.ends_time(monkeypatch)
    state = table(bandits=["belle", "doc", "tuco"])
    seat = state.to_act()[0]

    async def play() -> None:
        async with BotPool(seconds=math.inf) as pool:
            assert await pool.choose(strange(name), state, seat, seed=1) in state.legal_moves(seat)

    with caplog.at_level(logging.DEBUG):
        asyncio.run(play())
    logged = [record.getMessage() for record in caplog.records if record.name == "coltexpress.bots"]
    assert [line.strip() for line in logged] == [f"bot {strange(name)} failed: {fault}"]
    everything = caplog.text.replace(strange(name), "").replace("bot-class", "")
    seen = set(re.findall(r"[a-z]{3,}|\d{3}", state.notation()))  # all cards and their owners
    assert {"fire", "punch", "robbery", "floor", "marshal", "belle", "purse"} <= seen
    assert [word for word in seen if re.search(rf"\b{word}\b", everything)] == []
