"""Reads notation word by word and knows, at every moment, in which line and column it is."""

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from coltexpress.engine.errors import NotationError

T = TypeVar("T")
_WORDS: Final = re.compile(r"(?:[^\W_]|['-])+|\S")
"""Letters, digits and the marks that names are made of; any other mark stands alone."""


class Reader:
    """A line of notation (or a piece of one). Case and the amount of white space do not matter."""

    def __init__(self, text: str, line: int = 1, column: int = 1) -> None:
        found = list(_WORDS.finditer(text))
        self.line = line
        self._words = [word.group().lower() for word in found]
        self._columns = [column + word.start() for word in found] + [column + len(text)]
        self.at = 0
        """How many words have been read; set it back to read some again."""

    @property
    def done(self) -> bool:
        return self.at >= len(self._words)

    def fail(self, reason: str, **details: str | int) -> NotationError:
        return NotationError(reason, self.line, self._columns[self.at], **details)

    @property
    def word(self) -> str:
        return "" if self.done else self._words[self.at]

    def maybe(self, *words: str) -> bool:
        """Step over these words if they stand here, one after the other."""
        end = self.at + len(words)
        if tuple(self._words[self.at : end]) != words:
            return False
        self.at = end
        return True

    def expect(self, *words: str) -> None:
        if not self.maybe(*words):
            raise self.fail("expected", wanted=" ".join(words), found=self.word)

    def maybe_name(self, names: Sequence[str]) -> int:
        """The index of the longest of these names that stands here, or -1."""
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
        """The number that stands here, or -1. Numbers of this game are short: longer ones are refused."""
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
        """The comma before the next thing of a list; nothing at its end."""
        if not self.done:
            self.expect(",")
            if self.done:
                self.at -= 1
                raise self.fail("unexpected", found=",")

    def end(self) -> None:
        if not self.done:
            raise self.fail("unexpected", found=self.word)


def read_all(text: str, read: Callable[[Reader], T]) -> T:
    """What the whole text says; NotationError says where it does not."""
    reader = Reader(text)
    found = read(reader)
    reader.end()
    return found
