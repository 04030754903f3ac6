"""A socket as a table sees it: who looks through it, and what waits to be sent."""

import asyncio
from dataclasses import dataclass, field

from coltexpress.core.protocol import Viewer

MOST_WAITING = 256
"""Frames; whoever is slower than that is let go, and comes back with the version it has."""


@dataclass(eq=False, slots=True)
class Client:
    """`identity` is empty for a watcher nobody knows. `outgoing` ends with None: close."""

    identity: str
    name: str
    viewer: Viewer
    language: str
    follows: bool = True
    """Looks from whichever seat its owner takes; False: one was asked for, or none."""
    outgoing: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    slow: bool = False

    def send(self, frame: str) -> None:
        if self.slow:
            return
        try:
            self.outgoing.put_nowait(frame)
        except asyncio.QueueFull:
            self.slow = True
            self.outgoing.get_nowait()
            self.outgoing.put_nowait(None)

    def close(self) -> None:
        """After what already waits."""
        if not self.slow:
            self.slow = True
            if self.outgoing.full():
                self.outgoing.get_nowait()
            self.outgoing.put_nowait(None)
