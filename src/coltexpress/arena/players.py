"""The bots at a table: the built-in ones think in this process, any other in a process of its own."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import Protocol, Self

from coltexpress.arena.contest import Entrant
from coltexpress.bots.bot import Bot, Observation
from coltexpress.bots.levels import level
from coltexpress.bots.loader import said
from coltexpress.bots.process.parent import Answer, Worker


class Seated(Protocol):
    """Whoever answers for a bot."""

    def choose(self, observation: Observation, seconds: float | None) -> Answer: ...


class InProcessBot:
    """A built-in bot. It can be trusted not to hang and not to print, but may still be wrong."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, observation: Observation, _seconds: float | None) -> Answer:
        start = time.perf_counter()
        try:
            move = self.bot.choose(observation)
        except Exception as error:  # noqa: BLE001 - a contest goes on, whatever goes wrong in a bot
            return Answer(None, "raised", said(error), "", time.perf_counter() - start)
        spent = time.perf_counter() - start
        if move not in observation.moves:
            return Answer(None, "illegal", str(move), "", spent)
        return Answer(move, "", "", "", spent)


class BotProcesses:
    """Keeps the processes of bots from outside for the next game: to start one takes longer than to play."""

    def __init__(self) -> None:
        self._workers: dict[tuple[str, int], Worker] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers.values():
            worker.close()

    def seat(self, bots: Sequence[Entrant]) -> list[Seated]:
        """The bots of a new game; one that sits there twice has two processes."""
        taken: Counter[str] = Counter()
        seated: list[Seated] = []
        for bot in bots:
            if not bot.spec:
                seated.append(InProcessBot(level(bot.name).make()))
                continue
            key = bot.spec, taken[bot.spec]
            taken[bot.spec] += 1
            if key not in self._workers:
                self._workers[key] = Worker(bot.spec)
            self._workers[key].begin()
            seated.append(self._workers[key])
        return seated
