"""Asynchronous bots for servers and user interfaces: cancellable, and every answer is a legal move."""

import asyncio
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Final, Self

from coltexpress.bots.bot import observe
from coltexpress.bots.levels import level
from coltexpress.bots.loader import is_external
from coltexpress.bots.process.fallback import decide
from coltexpress.bots.process.parent import Answer, Worker
from coltexpress.engine.contract import Seat, State
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.moves import Move

LOG: Final = logging.getLogger("coltexpress.bots")


class BotPool:
    """Makes up to `count` decisions in parallel and queues the rest. Each decision uses a new bot object.

    `seconds`: the default time limit of a decision; None: that of the level.
    """

    def __init__(self, count: int = 1, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._workers = [Worker("drifter") for _ in range(count)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # LIFO: prefer workers with a running process
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self._closed = Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def choose(self, spec: str, state: State, seat: Seat, seed: int, seconds: float | None = None) -> Move:
        """The move of a bot, given as a level's name or as `mine.py:MyBot`. `seconds`: None for the default time limit.

        The state may change during the call. If the bot fails, the level below answers and the failure is logged.
        Cancelling the task stops the bot.
        """
        if not is_external(spec):
            level(spec)  # raises at once if the level is unknown
        if seat not in state.to_act():
            raise IllegalMove("not-your-turn", seat=seat)
        observation = observe(state, seat, seed)
        worker = await self._free.get()
        if self._closed.is_set():
            self._free.put_nowait(worker)  # wake the next waiting task
            return observation.random.choice(observation.moves)
        worker.begin(spec)
        cancelled = Event()

        def given_up() -> bool:
            return cancelled.is_set() or self._closed.is_set()

        deciding = asyncio.get_running_loop().run_in_executor(
            self._threads,
            decide,
            worker,
            observation,
            self._seconds if seconds is None else seconds,
            log_fault,
            given_up,
        )
        deciding.add_done_callback(lambda _: self._free.put_nowait(worker))
        try:
            return await asyncio.shield(deciding)
        except asyncio.CancelledError:
            cancelled.set()
            worker.stop()
            raise

    async def close(self) -> None:
        """Stop all bots; pending calls return a random legal move."""
        self._closed.set()
        for worker in self._workers:
            worker.stop()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._workers:
            worker.close()


def log_fault(spec: str, answer: Answer) -> None:
    """Log the bot and the kind of fault. Details and output are omitted because they may reveal hidden cards."""
    kind = re.split("[: ]", answer.details)[0] if answer.fault == "raised" else ""
    LOG.warning("bot %s failed: %s %s", spec, answer.fault, kind)
