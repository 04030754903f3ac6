"""Bots for servers and screens: they think elsewhere, can be cancelled, and always answer with a legal move."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any, Final, Self

from coltexpress.bots.bot import observe
from coltexpress.bots.fallback import decide
from coltexpress.bots.levels import level
from coltexpress.bots.loader import is_outside
from coltexpress.bots.process.parent import Answer, Worker
from coltexpress.engine.contract import Seat
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.moves import Move

LOG: Final = logging.getLogger("coltexpress.bots")


class BotPool:
    """Makes `count` decisions at a time; others are queued. A new bot object makes each.

    `seconds`: thinking time of a decision that is given none; None: the level's own.
    """

    def __init__(self, count: int = 1, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._workers = [Worker("drifter") for _ in range(count)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # those whose process runs come first
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._closed = Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def choose(self, spec: str, state: Any, seat: Seat, seed: int, seconds: float | None = None) -> Move:
        """What this bot does there: a level's name, or `mine.py:MyBot`. None: it has the usual time.

        The table may be changed meanwhile. Where the bot fails, the level below answers, and the log says so. When the
        task is cancelled, the thinking ends.
        """
        if not is_outside(spec):
            level(spec)  # an unknown one is refused at once
        if seat not in state.to_act():
            raise IllegalMove("not-your-turn", seat=seat)
        observation = observe(state, seat, seed)
        worker = await self._free.get()
        if self._closed.is_set():
            self._free.put_nowait(worker)  # for whoever waits, too
            return observation.random.choice(observation.moves)
        worker.begin(spec)
        cancelled = Event()

        def given_up() -> bool:
            return cancelled.is_set() or self._closed.is_set()

        thinking = asyncio.get_running_loop().run_in_executor(
            self._threads,
            decide,
            worker,
            observation,
            self._seconds if seconds is None else seconds,
            log_fault,
            given_up,
        )
        thinking.add_done_callback(lambda _: self._free.put_nowait(worker))
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            cancelled.set()
            worker.stop()
            raise

    async def close(self) -> None:
        """End all thinking; whoever waits gets a move made by chance."""
        self._closed.set()
        for worker in self._workers:
            worker.stop()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._workers:
            worker.close()


def log_fault(spec: str, answer: Answer) -> None:
    """Who failed, and how; never with what: that may tell cards."""
    kind = answer.details.partition(":")[0] if answer.fault == "raised" else ""
    LOG.warning("bot %s failed: %s %s", spec, answer.fault, kind)
