"""A connected client as seen by a table: its identity, its viewpoint and its send queue."""

import asyncio
from dataclasses import dataclass, field

from coltexpress.engine.contract import Viewer
from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words
from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import Refused
from coltexpress.server import errors

TOO_SLOW = 4408
INTERNAL_ERROR = 1011
RESTART = 1012
UNAVAILABLE = 4503
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
    reason: str = ""

    def send(self, frame: str) -> None:
        if not self.closing:
            if self.outgoing.qsize() >= MOST_WAITING:
                self.close(TOO_SLOW)
            else:
                self.outgoing.put_nowait(frame)

    def refuse(self, error: ColtError) -> None:
        """Send the refusal of a frame, or of the connection."""
        errors.count(error)
        self.send(encode(Refused(error.key, Words(self.language).error(error), dict(error.details))))

    def refuse_and_close(self, error: ColtError) -> None:
        """Refuse the connection: the close code is 4000 + the HTTP status of the error, the reason its key.

        After `old-rules` clients retry: another process, or this one after its upgrade, knows the rules.
        """
        self.refuse(error)
        self.close(UNAVAILABLE if error.key == "server-old-rules" else 4000 + errors.status_of(error), error.key)

    def close(self, code: int, reason: str = "") -> None:
        """Close after the queued frames have been sent."""
        if not self.closing:
            self.closing, self.reason = code, reason
            self.outgoing.put_nowait(None)
