"""Bots for an event loop: it goes on while they think, thinking can be cancelled, and every answer is a legal move."""

import asyncio
import logging
import os
import re
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bots.strange import BELL
from bots.tables import PATIENCE, QUICK, ends, lives, strange, table
from coltexpress.bots import level, look
from coltexpress.bots.thinkers import Thinkers
from coltexpress.core.errors import ColtError, IllegalMove

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


@pytest.mark.parametrize("slug", ["express", "super"])
def test_a_level_answers_as_it_would_have_here(slug: str) -> None:
    async def play() -> None:
        state = table(slug)
        seat = state.to_act()[0]
        async with Thinkers() as thinkers:
            for name in QUICK:
                move = await thinkers.choose(name, state, seat, seed=5)
                assert move == level(name).make().choose(look(state, seat, 5))

    run(play())


def test_more_decisions_than_thinkers() -> None:
    async def play() -> None:
        state = table("super", players=7)
        async with Thinkers(2) as thinkers:
            moves = await asyncio.gather(*(thinkers.choose("drifter", state, seat, seed=seat) for seat in range(7)))
        for seat, move in enumerate(moves):
            state.apply(seat, move)

    run(play())


def test_the_table_may_be_changed_meanwhile() -> None:
    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        expected = look(state, seat, 3).moves[0]
        async with Thinkers() as thinkers:
            thinking = asyncio.create_task(thinkers.choose(strange("First"), state, seat, seed=3))
            await asyncio.sleep(0)
            state.apply(seat, state.legal_moves(seat)[-1])
            assert await thinking == expected

    run(play())


@pytest.fixture
def bell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "bell"
    os.mkfifo(path)
    monkeypatch.setenv(BELL, str(path))
    return path


async def rung(bell: Path) -> int:
    """The process that thinks without end, once it does."""
    return int(await asyncio.to_thread(bell.read_text, encoding="utf-8"))


def test_the_event_loop_goes_on(bell: Path) -> None:
    """A thought without end has begun, and this goes on; until its time is up and rustler answers."""

    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        async with Thinkers() as thinkers:
            thinking = asyncio.create_task(thinkers.choose(strange("Endless"), state, seat, seed=1, seconds=0.5))
            process = await rung(bell)
            assert not thinking.done()
            assert await thinking in state.legal_moves(seat)
            assert ends(process)

    run(play())


def test_a_cancelled_thought_ends_and_the_next_begins(bell: Path) -> None:
    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        async with Thinkers(1) as thinkers:
            for _ in range(2):
                thinking = asyncio.create_task(thinkers.choose(strange("Endless"), state, seat, seed=1, seconds=600))
                process = await rung(bell)
                assert lives(process)
                thinking.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await thinking
                assert await asyncio.to_thread(ends, process)
                assert await thinkers.choose("drifter", state, seat, seed=1) in state.legal_moves(seat)

    run(play())


def test_cancelled_at_any_moment(caplog: pytest.LogCaptureFixture) -> None:
    """Before it has begun, while the process starts, while it thinks: the one thinker there is goes on to the next."""

    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        async with Thinkers(1) as thinkers:
            for moment in (0, 0.001, 0.01, 0.05, 0.1, 0.2, 0.4):
                spec = strange("Endless" if moment else "First")
                thinking = asyncio.create_task(thinkers.choose(spec, state, seat, seed=1, seconds=600))
                waiting = asyncio.create_task(thinkers.choose("drifter", state, seat, seed=1))
                await asyncio.sleep(moment)
                thinking.cancel()
                with suppress(asyncio.CancelledError):
                    await thinking
                assert await waiting in state.legal_moves(seat)

    run(play())
    assert not caplog.records, "to be cancelled is no failure"


def test_closing_ends_all_thinking_with_a_legal_move(bell: Path) -> None:
    async def play() -> None:
        state = table()
        seat = state.to_act()[0]
        thinkers = Thinkers(1)
        thinking = asyncio.create_task(thinkers.choose(strange("Endless"), state, seat, seed=1, seconds=600))
        waiting = [asyncio.create_task(thinkers.choose("drifter", state, seat, seed=1)) for _ in range(2)]
        process = await rung(bell)
        await thinkers.close()
        for each in (thinking, *waiting, asyncio.create_task(thinkers.choose("drifter", state, seat, seed=1))):
            assert await each in state.legal_moves(seat)
        assert ends(process)

    run(play())


def test_what_makes_no_sense_is_refused() -> None:
    async def play() -> None:
        state = table()
        [seat] = state.to_act()
        async with Thinkers() as thinkers:
            with pytest.raises(ColtError, match="bot-unknown"):
                await thinkers.choose("sheriff", state, seat, seed=1)
            with pytest.raises(IllegalMove, match="not-your-turn"):
                await thinkers.choose("drifter", state, (seat + 1) % 3, seed=1)

    run(play())


# --- what is logged ---------------------------------------------------------------------------------------------------


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
def test_the_log_tells_of_a_fault_and_no_secret(name: str, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    """The bots put all they see into an error, an answer, and whatever they print."""
    state = table(bandits=["belle", "doc", "tuco"])
    seat = state.to_act()[0]

    async def play() -> None:
        async with Thinkers() as thinkers:
            assert await thinkers.choose(strange(name), state, seat, seed=1, seconds=0.2) in state.legal_moves(seat)

    with caplog.at_level(logging.DEBUG):
        run(play())
    told = [record.getMessage() for record in caplog.records if record.name == "coltexpress.bots"]
    assert [line.strip() for line in told] == [f"bot {strange(name)} failed: {fault}"]
    everything = caplog.text.replace(strange(name), "").replace("bot-class", "")
    seen = set(re.findall(r"[a-z]{3,}|\d{3}", state.notation()))  # all the cards there are, and who has them
    assert {"fire", "punch", "robbery", "floor", "marshal", "belle", "purse"} <= seen
    assert [word for word in seen if re.search(rf"\b{word}\b", everything)] == []
