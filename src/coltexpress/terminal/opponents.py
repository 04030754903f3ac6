"""The bots of a game: parsing their names, asking for their levels, and running them."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.console import Console

from coltexpress.bots.bot import observe
from coltexpress.bots.levels import LEVELS, builtin_name, level
from coltexpress.bots.loader import fallback_of, is_external
from coltexpress.bots.names import bot_name
from coltexpress.bots.process.fallback import decide
from coltexpress.bots.process.parent import Answer, Worker
from coltexpress.engine.contract import State
from coltexpress.engine.errors import ColtError
from coltexpress.engine.moves import Move
from coltexpress.engine.play.record import MOST_MOVES
from coltexpress.i18n.words import Words
from coltexpress.terminal.prompt import Prompt

DEFAULT_LEVEL: Final = "rustler"


def named_bots(text: str) -> list[str]:
    """Parse a list of bots: "outlaw, mine.py:MyBot". Raises an error for a bot that cannot be found."""
    specs = [builtin_name(spec.strip()) for spec in text.split(",")]
    for spec in dict.fromkeys(specs):
        if is_external(spec):
            with Worker(spec) as worker:
                worker.check()
        else:
            level(spec)
    return specs


def seated(specs: Sequence[str], humans: int, players: int) -> list[str]:
    """The bot spec of each seat, empty for people. `specs`: one bot for all seats, or one for each."""
    wanted = players - humans
    if len(specs) not in (1, wanted):
        raise ColtError("bot-count", wanted=wanted, found=len(specs))
    return [""] * humans + (list(specs) * wanted)[:wanted]


def ask_bots(prompt: Prompt, humans: int, players: int) -> list[str]:
    """Ask for one level for all bots or for each; Enter selects the default."""
    words = prompt.words
    lines = [words("cli-line", name=words(f"bot-{name}"), text=words(f"bot-{name}-about")) for name in LEVELS]
    usual = LEVELS.index(DEFAULT_LEVEL)
    bot = words(f"bot-{DEFAULT_LEVEL}")
    each = [words("cli-bots-each")] if players - humans > 1 else []
    choice = prompt.choose(words("cli-ask-bots", bot=bot), [*lines, *each], usual)
    if choice < len(LEVELS):
        return [LEVELS[choice]]
    picked = []
    for seat in range(humans, players):
        prompt.console.print(words("cli-player", number=seat + 1), style="bold")
        picked.append(LEVELS[prompt.choose(words("cli-ask-bot", bot=bot), lines, usual)])
    return picked


def show_fault(words: Words, console: Console, spec: str, answer: Answer) -> None:
    """Print that a bot has failed and which level answers instead."""
    bot, fallback = (bot_name(words, each) for each in (spec, fallback_of(spec) or "drifter"))
    sentence = words("cli-bot-failed", bot=bot, below=fallback, fault=answer.fault)
    console.print(sentence, style="dim", markup=False)


class Opponents:
    """The bots of one game, by seat. External bots have one process each; the built-in bots share one."""

    def __init__(self, words: Words, console: Console, specs: Sequence[str], seed: int) -> None:
        self.words = words
        self.console = console
        self.specs = specs
        self.seed = seed
        self.builtin = Worker(DEFAULT_LEVEL)
        self.builtin_seat = -1  # the seat whose bot is loaded in `builtin`
        self.external = {seat: Worker(spec) for seat, spec in enumerate(specs) if is_external(spec)}
        for seat, spec in enumerate(specs):
            if spec:
                self.worker(seat).start()  # start the processes while people look at the table

    def worker(self, seat: int) -> Worker:
        return self.external.get(seat, self.builtin)

    def move(self, state: State, seat: int, version: int) -> Move:
        """The move of this seat's bot. The same seed and version give the same move."""
        worker = self.worker(seat)
        if worker.spec != self.specs[seat] or (worker is self.builtin and self.builtin_seat != seat):
            worker.begin(self.specs[seat])
        if worker is self.builtin:
            self.builtin_seat = seat
        return decide(
            worker,
            observe(state, seat, self.seed * MOST_MOVES + version),
            None,
            partial(show_fault, self.words, self.console),
        )

    def close(self) -> None:
        for worker in (self.builtin, *self.external.values()):
            worker.close()
