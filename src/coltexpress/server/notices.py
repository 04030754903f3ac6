"""Turn notices: to pages that listen, and to webhooks. They say at which table it is whose turn, and nothing else."""

import asyncio
import ipaddress
import logging
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

from coltexpress.server.errors import Refusal
from coltexpress.server.protocol import Notice

LOG: Final = logging.getLogger("coltexpress.notices")
LONGEST_URL: Final = 500
_TRIES: Final = (0.0, 5.0, 30.0)
"""Seconds before each."""
_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of the old kind, as networks without them write them."""
_MOST_WAITING: Final = 20
_AT_ONCE: Final = 20
_MOST_UNDER_WAY: Final = 3
_SECONDS: Final = 15.0
_MOST_STREAMS: Final = 10
"""Of one person; the oldest ends when another begins."""


def checked_webhook(url: str) -> str:
    """A URL that looks like a webhook; where it leads is looked up each time it is used."""
    if not url:
        return ""
    if len(url) > LONGEST_URL:
        raise Refusal("webhook-long", longest=LONGEST_URL)
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.username is None
        _ = parts.port
    except ValueError:
        good = False
    if not good or not url.isascii() or not url.isprintable():
        raise Refusal("webhook-refused")
    return url


async def public_address(host: str, port: int, private_too: bool) -> str:
    """Where a name leads; loopback, private and other inner addresses are refused unless the operator allows them."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("webhook-refused") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private_too and not all(_is_public(address) for address in addresses):
        raise Refusal("webhook-refused")
    return addresses[0]


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
    """Who listens, and what is on its way."""

    def __init__(self, private_too: bool) -> None:
        self._private_too = private_too
        self._listeners: dict[str, list[asyncio.Queue[Notice | None]]] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._busy: Counter[str] = Counter()
        """How many notices are on their way to each webhook."""
        self._at_once = asyncio.Semaphore(_AT_ONCE)

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
            if not mine:
                self._listeners.pop(identity, None)

    def listens(self, identity: str) -> bool:
        return identity in self._listeners

    def tell(self, identity: str, notice: Notice) -> None:
        """To this person's pages that are open, in this process."""
        for queue in self._listeners.get(identity, ()):
            if not queue.full():
                queue.put_nowait(notice)

    def post(self, url: str, notice: Notice) -> None:
        """To a webhook, in the background; not to one that has not taken what was sent before."""
        if self._busy[url] < _MOST_UNDER_WAY:
            self._busy[url] += 1
            task = asyncio.create_task(self._post(url, notice))
            self._sending.add(task)
            task.add_done_callback(lambda done: self._posted(url, done))

    def _posted(self, url: str, done: asyncio.Task[None]) -> None:
        self._sending.discard(done)
        self._busy[url] -= 1
        if not self._busy[url]:
            del self._busy[url]

    async def _post(self, url: str, notice: Notice) -> None:
        from coltexpress.server.webhook import deliver  # a server starts sooner without it

        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        for wait in _TRIES:
            await asyncio.sleep(wait)
            async with self._at_once:
                with suppress(Refusal, TimeoutError):
                    async with asyncio.timeout(_SECONDS):
                        address = await public_address(parts.hostname or "", port, self._private_too)
                        if await deliver(url, address, notice):
                            return
        LOG.info("a notice was not delivered")

    def hang_up(self) -> None:
        """The server stops: nobody needs to listen any more."""
        for queues in self._listeners.values():
            for queue in queues:
                self._hang_up(queue)

    @staticmethod
    def _hang_up(queue: asyncio.Queue[Notice | None]) -> None:
        if queue.full():
            queue.get_nowait()
        queue.put_nowait(None)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
