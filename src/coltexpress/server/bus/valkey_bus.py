"""The bus on Valkey or Redis. Reconnects after failures; the processes poll the store meanwhile."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from coltexpress.server.bus.bus import Message, OnMessage

LOG: Final = logging.getLogger("coltexpress.bus")
CHANNEL: Final = "coltexpress"
_MOST_WAITING: Final = 10_000
_MOST_TOGETHER: Final = 200
_READ: Final = msgspec.json.Decoder(tuple[str, list[Message]])
_RETRY_SECONDS: Final = 0.5
_TROUBLE: Final = (ValkeyError, OSError, TimeoutError)


class ValkeyBus:
    """Publishes JSON on one channel: the sender's id, with which it ignores its own messages, and a batch of messages.

    Messages queued during a publish are sent as the next batch.
    """

    def __init__(self, url: str) -> None:
        self._url = url.replace("redis://", "valkey://", 1).replace("rediss://", "valkeys://", 1)
        self._process_id = secrets.token_hex(6)
        self._outgoing: asyncio.Queue[Message] = asyncio.Queue(_MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._subscribed = False
        self._publishing = True
        self._dropped = False
        """The queue was full and a message was dropped: other processes must be sent `lost`."""
        self._on_message: OnMessage = lambda _: None
        self._on_gap: Callable[[], None] = lambda: None

    @property
    def healthy(self) -> bool:
        return self._subscribed and self._publishing and not self._dropped

    async def open(self, on_message: OnMessage, on_gap: Callable[[], None]) -> None:
        self._on_message = on_message
        self._on_gap = on_gap
        self._tasks = [asyncio.create_task(self._listen_loop()), asyncio.create_task(self._publish_loop())]

    def publish(self, message: Message) -> None:
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self._dropped = True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    def _client(self) -> Valkey:
        client: Valkey = Valkey.from_url(
            self._url, socket_connect_timeout=3, socket_timeout=None, health_check_interval=5
        )
        return client

    async def _listen_loop(self) -> None:
        while True:
            client = self._client()
            try:
                async with client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._subscribed = True
                    self._on_gap()  # messages before the subscription were missed
                    while True:
                        received = await channel.get_message(ignore_subscribe_messages=True, timeout=5)
                        if received is not None:
                            self._handle(received["data"])
            except _TROUBLE as error:
                if self._subscribed:
                    LOG.warning("bus unavailable: %s", type(error).__name__)
            finally:
                self._subscribed = False
                with suppress(*_TROUBLE):
                    await client.aclose()
            await asyncio.sleep(_RETRY_SECONDS)

    def _handle(self, data: bytes) -> None:
        try:
            sender, messages = _READ.decode(data)
        except (msgspec.DecodeError, UnicodeError):
            LOG.warning("bus: unreadable message")
            self._on_gap()
            return
        if sender == self._process_id:
            return
        for message in messages:
            try:
                self._on_gap() if message.get("kind") == "lost" else self._on_message(message)
            except Exception:  # a bug must not stop the listener
                LOG.exception("bus: message handler failed")

    async def _publish_loop(self) -> None:
        client = self._client()
        try:
            while True:
                messages = [await self._outgoing.get()]
                while len(messages) < _MOST_TOGETHER and not self._outgoing.empty():
                    messages.append(self._outgoing.get_nowait())
                if self._dropped or not self._publishing:
                    messages.append({"kind": "lost"})
                self._dropped = False
                try:
                    await client.publish(CHANNEL, msgspec.json.encode((self._process_id, messages)))
                    self._publishing = True
                except _TROUBLE:
                    self._publishing = False
                    await asyncio.sleep(_RETRY_SECONDS)
                    if self._outgoing.empty():
                        self._outgoing.put_nowait({"kind": "lost"})  # retry until one is delivered
        finally:
            with suppress(*_TROUBLE):
                await client.aclose()
