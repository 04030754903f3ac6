"""Runs the command line in this process, with simulated input."""

import io
import math
import os
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from rich.console import Console
from typer.main import get_command

from coltexpress.cli import main
from coltexpress.cli.app import build
from coltexpress.i18n.words import Words

PATIENCE = 20_000
"""The program must end before this number of lines."""


class Keyboard(io.StringIO):
    """Standard input with these lines."""

    def __init__(self, lines: Iterable[str], attended: bool) -> None:
        super().__init__()
        self.lines: Iterator[str] = iter(lines)
        self.attended = attended
        self.typed = 0

    def isatty(self) -> bool:
        return self.attended

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override] # StringIO is typed so, too
        self.typed += 1
        assert self.typed < PATIENCE, "the program reads input without end"
        line = next(self.lines, None)
        return "" if line is None else line + "\n"


def anything(seed: int) -> Iterator[str]:
    """Random numbers and lists of numbers; many are valid answers."""
    dice = random.Random(seed)
    singles = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
    while True:
        yield dice.choice((*singles, "1 2", "", "1,3", "2 4 1", "1,3,4", "312", "4 3 3", "1 2 9"))


@dataclass
class Result:
    code: int
    out: str
    err: str
    typed: int


@cache
def built(language: str, _columns: str) -> object:
    """The command line application, cached because building it is slow."""
    return get_command(build(Words(language), Console(highlight=False)))


class Terminal:
    """A wide terminal, so that no sentence is wrapped. Chance is fixed unless seeded; bots have unlimited time."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR", "TERMINAL_WIDTH"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", "400")
        monkeypatch.setattr("os.fsync", lambda _descriptor: None)  # disks are slow
        monkeypatch.setattr(
            "coltexpress.cli.app.build", lambda words, _console: built(words.language, os.environ["COLUMNS"])
        )
        monkeypatch.setattr("coltexpress.bots.process.fallback.seconds_of", lambda _spec: math.inf)
        chance = random.Random(1)
        monkeypatch.setattr("secrets.randbits", chance.getrandbits)
        monkeypatch.setattr("secrets.token_bytes", chance.randbytes)
        monkeypatch.setattr("secrets.token_hex", lambda length: chance.randbytes(length).hex())

    def __call__(self, *arguments: str, typed: Iterable[str] = (), attended: bool = False) -> Result:
        """`attended`: input comes from a terminal, not from a file."""
        keyboard = Keyboard(typed, attended)
        self.monkeypatch.setattr("sys.stdin", keyboard)
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        code = left.value.code
        assert isinstance(code, int)
        return Result(code, out, err, keyboard.typed)
