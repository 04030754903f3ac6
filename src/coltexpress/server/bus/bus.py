"""The bus protocol, and a no-op bus for a single process."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from coltexpress.engine.json_types import JsonObject

Message: TypeAlias = JsonObject
OnMessage: TypeAlias = Callable[[Message], None]


class Bus(Protocol):
    """Sends messages to all other processes. It may lose messages and calls `on_gap` when that is possible."""

    @property
    def healthy(self) -> bool: ...

    async def open(self, on_message: OnMessage, on_gap: Callable[[], None]) -> None: ...

    def publish(self, message: Message) -> None:
        """Queue a message without blocking."""

    async def close(self) -> None: ...


class NoBus:
    """The bus of a single process: does nothing."""

    healthy = True

    async def open(self, on_message: OnMessage, on_gap: Callable[[], None]) -> None:
        """Do nothing: no message ever arrives."""

    def publish(self, message: Message) -> None:
        """Discard the message."""

    async def close(self) -> None:
        """Do nothing."""
