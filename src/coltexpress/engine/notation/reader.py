"""Reads notation word by word and tracks line and column for errors."""

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.errors import NotationError

T = TypeVar("T")
_WORDS: Final = re.compile(r"(?:[^\W_]|['-])+|\S")
"""A word: letters, digits, apostrophes and hyphens; any other character is a word of its own."""


def words_of(text: str) -> list[str]:
    return [word.lower() for word in _WORDS.findall(text)]


class Reader:
    """A line of notation, or a part of one. Case and the amount of white space are ignored."""

    def __init__(self, text: str, line: int = 1, column: int = 1) -> None:
        found = list(_WORDS.finditer(text))
        self.line = line
        self._words = [word.group().lower() for word in found]
        self._columns = [column + word.start() for word in found] + [column + len(text)]
        self.at = 0
        """The number of words read; set it back to re-read."""

    @property
    def done(self) -> bool:
        return self.at >= len(self._words)

    def fail(self, reason: str, **details: str | int) -> NotationError:
        return NotationError(reason, self.line, self._columns[self.at], **details)

    @property
    def word(self) -> str:
        return "" if self.done else self._words[self.at]

    def maybe(self, *words: str) -> bool:
        """Consume these words if they come next."""
        end = self.at + len(words)
        if tuple(self._words[self.at : end]) != words:
            return False
        self.at = end
        return True

    def expect(self, *words: str) -> None:
        if not self.maybe(*words):
            raise self.fail("expected", wanted=" ".join(words), found=self.word)

    def maybe_name(self, names: Sequence[str]) -> int:
        """Consume the longest of these names that comes next; its index, or -1."""
        best = -1
        for index, name in enumerate(names):
            start = self.at
            if self.maybe(*name.split()) and (best < 0 or len(name) > len(names[best])):
                best = index
            self.at = start
        if best >= 0:
            self.maybe(*names[best].split())
        return best

    def name(self, names: Sequence[str]) -> int:
        index = self.maybe_name(names)
        if index < 0:
            raise self.fail("expected", wanted=" / ".join(names), found=self.word)
        return index

    def maybe_number(self) -> int:
        """Consume a number if it comes next, otherwise -1. Numbers with more than four digits are an error."""
        word = self.word
        if not (word.isascii() and word.isdigit()):
            return -1
        if len(word) > 4:
            raise self.fail("number", found=word[:20])
        self.maybe(word)
        return int(word)

    def number(self, low: int, high: int) -> int:
        start = self.at
        number = self.maybe_number()
        if not low <= number <= high:
            self.at = start
            raise self.fail("range", low=low, high=high, found=self.word)
        return number

    def next_of_list(self) -> None:
        """Consume the comma before the next list item; do nothing at the end of the list."""
        if not self.done:
            self.expect(",")
            if self.done:
                self.at -= 1
                raise self.fail("unexpected", found=",")

    def end(self) -> None:
        if not self.done:
            raise self.fail("unexpected", found=self.word)


def read_names(reader: Reader, names: Sequence[str], gaps: bool = False) -> tuple[int, ...]:
    """Different names, separated by commas; with `gaps`, a question mark stands for an open one."""
    found: list[int] = []
    while True:
        index = NOBODY if gaps and reader.maybe("?") else reader.name(names)
        if index != NOBODY and index in found:
            raise reader.fail("twice")
        found.append(index)
        if not reader.maybe(","):
            return tuple(found)


def read_all(text: str, read: Callable[[Reader], T]) -> T:
    """Parse the whole text with `read`; NotationError if anything is left over."""
    reader = Reader(text)
    found = read(reader)
    reader.end()
    return found
