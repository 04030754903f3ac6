"""A connected client as seen by a table: its identity, its viewpoint and its send queue."""

import asyncio
from dataclasses import dataclass, field

from coltexpress.engine.contract import Viewer

TOO_SLOW = 4408
MISTAKE = 1011
RESTART = 1012
MOST_WAITING = 256
"""Maximum number of queued frames. Slower clients are disconnected and can resume at their version."""


@dataclass(eq=False, slots=True)
class Client:
    """`identity`: empty for an anonymous watcher. `outgoing`: None at the end means close."""

    identity: str
    viewer: Viewer
    language: str
    follows: bool = True
    """The viewpoint follows the seat that the identity takes; False: a seat or watching was requested."""
    outgoing: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    closing: int = 0
    """The close code; 0: open."""

    def send(self, frame: str) -> None:
        if not self.closing:
            if self.outgoing.qsize() >= MOST_WAITING:
                self.close(TOO_SLOW)
            else:
                self.outgoing.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close after the queued frames have been sent."""
        if not self.closing:
            self.closing = code
            self.outgoing.put_nowait(None)
