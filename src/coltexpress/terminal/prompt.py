"""Asks the people at the keyboard."""

import re
import sys
from collections.abc import Callable, Sequence

from rich.console import Console

from coltexpress.i18n.words import Words


class Stop(Exception):
    """The player wants to leave."""


class Prompt:
    """Every question can be answered with q, which leaves, or ?, which explains the game and asks again.

    Where there is a hint to give, h gives it, and the question is asked again.
    """

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.explain: Callable[[Words, Console], None] | None = None  # the help page, once the game is known
        self.hint: Callable[[], None] | None = None  # while somebody chooses a move

    @property
    def attended(self) -> bool:
        """Whether a person sits there, and not a file."""
        return sys.stdin.isatty()

    def line(self, question: str, choices: Sequence[str] = ()) -> str:
        """What is typed; q or the end of the input leaves, ? explains, h gives a hint, and it is asked again."""
        while True:
            try:
                typed = self.console.input(f"{question} ", markup=False).strip()
            except EOFError:
                raise Stop from None
            except KeyboardInterrupt:
                self.console.print()
                raise
            if typed.lower() in ("q", "quit"):
                raise Stop
            if typed.lower() == "h" and self.hint is not None:
                self.hint()
                continue
            if typed != "?":
                return typed
            if self.explain is None:
                self.console.print(self.words("cli-keys"))
            else:
                self.explain(self.words, self.console)
            self.show(choices)

    def show(self, choices: Sequence[str]) -> None:
        for number, choice in enumerate(choices, 1):
            self.console.print(f"{number:>4}  {choice}", markup=False)

    def choose(self, question: str, choices: Sequence[str], usual: int | None = None) -> int:
        """The index of one of these; Enter alone is the usual one, if there is one."""
        self.show(choices)
        return self.number(question, 1, len(choices), choices, None if usual is None else usual + 1) - 1

    def number(self, question: str, low: int, high: int, choices: Sequence[str] = (), usual: int | None = None) -> int:
        while True:
            typed = self.line(question, choices)
            if not typed and usual is not None:
                return usual
            if typed.isascii() and typed.isdigit() and len(typed) < 6 and low <= int(typed) <= high:
                return int(typed)
            self.console.print(self.words("cli-ask-again", low=low, n=high))

    def yes(self, question: str) -> bool:
        while True:
            typed = self.line(f"{question} {self.words('cli-yes-no')}").lower()
            if typed in self.words("cli-yes-keys").split():
                return True
            if typed in self.words("cli-no-keys").split():
                return False

    def some(self, question: str, choices: Sequence[str]) -> list[int]:
        """The indexes of any of these, in one line."""
        self.show(choices)
        while True:
            numbers = listed(self.line(question, choices), len(choices))
            if numbers is not None:
                return sorted(numbers)
            self.console.print(self.words("cli-ask-again", low=1, n=len(choices)))

    def ordered(self, question: str, again: str, choices: Sequence[str], size: int) -> list[int]:
        """The indexes of so many of these, in the order in which they are typed: "2 4 1", "2,4,1" or "241"."""
        self.show(choices)
        while True:
            typed = self.line(question, choices)
            numbers = listed(" ".join(typed) if re.fullmatch(rf"[0-9]{{{size}}}", typed) else typed, len(choices))
            if numbers is not None and len(numbers) == size:
                return numbers
            self.console.print(again)


def listed(typed: str, high: int) -> list[int] | None:
    """Different numbers from 1 up to this, as indexes; None if anything else is typed."""
    texts = typed.replace(",", " ").split()
    if not all(text.isascii() and text.isdigit() and len(text) < 4 for text in texts):
        return None
    numbers = [int(text) - 1 for text in texts]
    return numbers if len(set(numbers)) == len(numbers) and all(0 <= number < high for number in numbers) else None
