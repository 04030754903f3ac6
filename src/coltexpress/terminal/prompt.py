"""Prompts for the people at the keyboard."""

import re
import sys
from collections.abc import Callable, Sequence

from rich.console import Console

from coltexpress.i18n.words import Words


class Stop(Exception):
    """The player quits."""


class Prompt:
    """Asks questions. At every prompt, q quits, and ? prints the help page and repeats the question.

    If `hint` is set, h prints a hint and repeats the question.
    """

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.explain: Callable[[Words, Console], None] | None = None  # prints the help page; set when the game is known
        self.hint: Callable[[], None] | None = None  # set while a player chooses a move

    @property
    def attended(self) -> bool:
        """Whether standard input is a terminal."""
        return sys.stdin.isatty()

    def line(self, question: str, choices: Sequence[str] = ()) -> str:
        """Read a line. q or the end of input quits; ? and h print help or a hint and repeat the question."""
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
        """The index of one choice. `usual`: the default that Enter selects."""
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
            yes, no = (self.words(f"cli-{which}-keys").split()[0] for which in ("yes", "no"))
            self.console.print(self.words("cli-ask-yes-no", yes=yes, no=no))

    def some(self, question: str, choices: Sequence[str]) -> list[int]:
        """The indexes of any number of choices, typed in one line."""
        self.show(choices)
        while True:
            numbers = listed(self.line(question, choices), len(choices))
            if numbers is not None:
                return sorted(numbers)
            self.console.print(self.words("cli-ask-again", low=1, n=len(choices)))

    def ordered(self, question: str, again: str, choices: Sequence[str], size: int) -> list[int]:
        """The indexes of `size` choices in the order typed: "2 4 1", "2,4,1" or "241"."""
        self.show(choices)
        while True:
            typed = self.line(question, choices)
            numbers = listed(" ".join(typed) if re.fullmatch(rf"[0-9]{{{size}}}", typed) else typed, len(choices))
            if numbers is not None and len(numbers) == size:
                return numbers
            self.console.print(again)


def listed(typed: str, high: int) -> list[int] | None:
    """Distinct numbers from 1 to `high`, as indexes; None for other input."""
    texts = typed.replace(",", " ").split()
    if not all(text.isascii() and text.isdigit() and len(text) < 4 for text in texts):
        return None
    numbers = [int(text) - 1 for text in texts]
    return numbers if len(set(numbers)) == len(numbers) and all(0 <= number < high for number in numbers) else None
