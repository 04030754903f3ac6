"""A socket as a table sees it: who looks through it, and what waits to be sent."""

import asyncio
from dataclasses import dataclass, field

from coltexpress.engine.contract import Viewer

TOO_SLOW = 4408
MISTAKE = 1011
RESTART = 1012
MOST_WAITING = 256
"""Frames; whoever is slower than that is let go, and comes back with the version it has."""


@dataclass(eq=False, slots=True)
class Client:
    """`identity` is empty for a watcher nobody knows. `outgoing` ends with None: close."""

    identity: str
    viewer: Viewer
    language: str
    follows: bool = True
    """Looks from whichever seat its owner takes; False: one was asked for, or none."""
    outgoing: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    closing: int = 0
    """The code it is being closed with; 0: it is open."""

    def send(self, frame: str) -> None:
        if not self.closing:
            if self.outgoing.qsize() >= MOST_WAITING:
                self.close(TOO_SLOW)
            else:
                self.outgoing.put_nowait(frame)

    def close(self, code: int) -> None:
        """After what already waits."""
        if not self.closing:
            self.closing = code
            self.outgoing.put_nowait(None)
