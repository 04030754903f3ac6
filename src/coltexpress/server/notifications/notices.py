"""Turn notices to event streams and webhooks. They contain the table and the deadline, but no game state."""

import asyncio
import ipaddress
import logging
import socket
from collections import Counter, deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from coltexpress.protocol.messages import Notice
from coltexpress.server.errors import Refusal
from coltexpress.server.text import is_url

LOG: Final = logging.getLogger("coltexpress.notifications")
LONGEST_URL: Final = 500
_TRIES: Final = (0.0, 5.0, 30.0)
"""Delay before each attempt, in seconds."""
_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv4 addresses in IPv6-only networks (NAT64)."""
_MOST_WAITING: Final = 20
_AT_ONCE: Final = 20
_MOST_UNDER_WAY: Final = 3
_MAX_QUEUED: Final = 20
"""Both per webhook."""
_LOOK_UPS: Final = 4
_CLOSE_TIMEOUT: Final = 3.0
_SECONDS: Final = 15.0
_MOST_STREAMS: Final = 10
"""Event streams per identity; a further one closes the oldest."""


def checked_webhook(url: str) -> str:
    """Validate the syntax of a webhook URL. Its address is resolved and checked at each delivery."""
    if not url:
        return ""
    if len(url) > LONGEST_URL:
        raise Refusal("webhook-long", longest=LONGEST_URL)
    if not is_url(url, ("http", "https")) or urlsplit(url).username is not None:
        raise Refusal("webhook-refused")
    if not url.isascii() or not url.isprintable():
        raise Refusal("webhook-refused")
    return url


def _is_public(address: str) -> bool:
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        carried = number.ipv4_mapped or number.sixtofour
        if number in _TRANSLATED:
            carried = ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
        if carried is not None:
            return carried.is_global and not carried.is_multicast
        return number.is_global and number in _UNICAST
    return number.is_global and not number.is_multicast


class Notices:
    """Event streams by identity, and pending webhook deliveries."""

    def __init__(self, private_too: bool) -> None:
        self._private_too = private_too
        self._listeners: dict[str, list[asyncio.Queue[Notice | None]]] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._first: set[asyncio.Task[None]] = set()
        """Deliveries in their first attempt."""
        self._busy: Counter[str] = Counter()
        """Number of deliveries in progress, by webhook."""
        self._behind: dict[str, deque[Notice]] = {}
        """Notices that wait for a delivery to the same webhook to finish."""
        self._at_once = asyncio.Semaphore(_AT_ONCE)
        self._looking_up = ThreadPoolExecutor(_LOOK_UPS, "look-up")
        """Own executor for DNS, so that slow lookups delay only notices."""
        self._closing = False

    @asynccontextmanager
    async def listen(self, identity: str) -> AsyncIterator[asyncio.Queue[Notice | None]]:
        queue: asyncio.Queue[Notice | None] = asyncio.Queue(_MOST_WAITING)
        mine = self._listeners.setdefault(identity, [])
        mine.append(queue)
        if len(mine) > _MOST_STREAMS:
            self._hang_up(mine.pop(0))
        try:
            yield queue
        finally:
            if queue in mine:
                mine.remove(queue)
            if not mine and self._listeners.get(identity) is mine:
                del self._listeners[identity]

    def listens(self, identity: str) -> bool:
        return identity in self._listeners

    def send(self, identity: str, notice: Notice) -> None:
        """Send to the event streams of this identity in this process."""
        for queue in self._listeners.get(identity, ()):
            if not queue.full():
                queue.put_nowait(notice)

    async def public_address(self, host: str, port: int) -> str:
        """Resolve a host. Loopback and private addresses are refused unless the operator allows them."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._looking_up, look_up)
        except (OSError, UnicodeError):
            raise Refusal("webhook-refused") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not self._private_too and not all(_is_public(address) for address in addresses):
            raise Refusal("webhook-refused")
        return addresses[0]

    def post(self, url: str, notice: Notice) -> None:
        """Deliver to a webhook in the background. Dropped if too many notices to it are queued."""
        if self._busy[url] < _MOST_UNDER_WAY:
            self._send(url, notice)
        elif len(behind := self._behind.setdefault(url, deque())) < _MAX_QUEUED:
            behind.append(notice)
        else:
            LOG.warning("notice dropped: the webhook is too slow")

    def _send(self, url: str, notice: Notice) -> None:
        self._busy[url] += 1
        task = asyncio.create_task(self._post(url, notice))
        self._sending.add(task)
        self._first.add(task)
        task.add_done_callback(lambda done: self._posted(url, done))

    def _posted(self, url: str, done: asyncio.Task[None]) -> None:
        self._sending.discard(done)
        self._first.discard(done)
        self._busy[url] -= 1
        if not self._busy[url]:
            del self._busy[url]
        if done.cancelled():
            return
        if done.exception() is not None:  # a bug
            LOG.error("notice failed", exc_info=done.exception())
        behind = self._behind.get(url)
        if behind:
            self._send(url, behind.popleft())
        if not behind:
            self._behind.pop(url, None)

    async def _post(self, url: str, notice: Notice) -> None:
        from coltexpress.server.notifications.webhook import deliver  # deferred for start-up time

        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        for wait in _TRIES:
            if wait:
                self._first -= {asyncio.current_task()}
                if self._closing:
                    return
            await asyncio.sleep(wait)
            async with self._at_once:
                with suppress(Refusal, TimeoutError):
                    async with asyncio.timeout(_SECONDS):
                        address = await self.public_address(parts.hostname or "", port)
                        if await deliver(url, address, notice):
                            return
        LOG.info("notice not delivered")

    def hang_up(self) -> None:
        """Close all event streams: the server stops."""
        for queues in self._listeners.values():
            for queue in queues:
                self._hang_up(queue)

    @staticmethod
    def _hang_up(queue: asyncio.Queue[Notice | None]) -> None:
        if queue.full():
            queue.get_nowait()
        queue.put_nowait(None)

    async def close(self) -> None:
        """Wait briefly for first attempts, then cancel all deliveries."""
        self._closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_TIMEOUT):
                while self._first:
                    await asyncio.wait(self._first)
        self._behind.clear()
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._looking_up.shutdown(wait=False, cancel_futures=True)
