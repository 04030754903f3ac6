"""What a bus is, and the one for a single process, which has nobody to tell."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

Message: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[Message], None]


class Bus(Protocol):
    """Tells all processes of a server, this one excepted. It may lose messages: `lost` says that it may have."""

    @property
    def healthy(self) -> bool: ...

    async def open(self, receive: Receive, lost: Callable[[], None]) -> None: ...

    def publish(self, message: Message) -> None:
        """Soon, and without waiting."""

    async def close(self) -> None: ...


class NoBus:
    """One process alone."""

    healthy = True

    async def open(self, receive: Receive, lost: Callable[[], None]) -> None:
        """Nothing will come."""

    def publish(self, message: Message) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing is open."""
