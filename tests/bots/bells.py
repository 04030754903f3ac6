"""Lets a test wait until a bot hangs, and end the bot's time without a real clock."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Self

import pytest

from coltexpress.bots.process import parent


class Bell:
    """A named pipe into which a bot writes its process id before it hangs: see `hostile_bots.think_for_ever`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> Self:
        os.mkfifo(self.path)
        self._pipe = os.open(self.path, os.O_RDWR)  # opened for reading and writing, so that neither end blocks
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._pipe)

    def heard(self) -> int:
        """Wait until a bot hangs; returns its process id."""
        return int(os.read(self._pipe, 100))

    def ring(self) -> None:
        """Wake the listening thread without a process id."""
        os.write(self._pipe, b"0")

    def ends_time(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """From now on a bot's time is up as soon as it hangs. Returns a list to which hanging processes are added."""
        late: list[int] = []
        monkeypatch.setattr(parent, "Timer", lambda _seconds, expire: _Timer(self, expire, late))
        return late


class _Timer(Thread):
    """Replaces threading.Timer in bots.process.parent."""

    def __init__(self, bell: Bell, expire: Callable[[], None], late: list[int]) -> None:
        super().__init__()
        self._bell = bell
        self._expire = expire
        self._late = late
        self._expired = False

    def run(self) -> None:
        if process := self._bell.heard():
            self._late.append(process)
            self._expired = True
            self._expire()

    def cancel(self) -> None:
        if not self._expired:
            self._bell.ring()
