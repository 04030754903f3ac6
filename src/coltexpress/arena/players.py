"""The bots of a game: built-in bots run in this process, external bots in child processes."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import Protocol, Self

from coltexpress.arena.contest import Entrant
from coltexpress.bots.bot import Bot, Observation
from coltexpress.bots.levels import level
from coltexpress.bots.loader import describe_error, objection
from coltexpress.bots.process.parent import Answer, Worker


class Seated(Protocol):
    """The interface of a bot in a seat."""

    def choose(self, observation: Observation, seconds: float | None) -> Answer: ...


class InProcessBot:
    """A built-in bot. It is trusted not to hang and not to print, but it may still fail."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, observation: Observation, _seconds: float | None) -> Answer:
        start = time.perf_counter()
        try:
            move = self.bot.choose(observation)
        except Exception as error:  # noqa: BLE001 - a failing bot must not stop a contest
            return Answer(None, "raised", describe_error(error), "", time.perf_counter() - start)
        spent = time.perf_counter() - start
        illegal = objection(move)
        if illegal or move not in observation.moves:
            return Answer(None, "illegal", illegal or str(move), "", spent)
        return Answer(move, "", "", "", spent)


class BotProcesses:
    """Reuses the processes of external bots, because starting one takes longer than a game."""

    def __init__(self) -> None:
        self._workers: dict[tuple[str, int], Worker] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers.values():
            worker.close()

    def seat(self, bots: Sequence[Entrant]) -> list[Seated]:
        """The bots of a new game. An external bot with two seats has two processes."""
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
