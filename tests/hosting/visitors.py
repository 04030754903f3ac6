"""Clients that connect through a proxy, and checks of what they get."""

import asyncio
import http.client
import ssl
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException

from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import Move, Refused, Turn, Viewing
from support.players import choice
from support.protocol import CURRENT_PROTOCOL
from support.waiting import PATIENT, patient_socket, until_async

TRICKS = ("metrics", "metrics/", "/metrics", "%6detrics", "./metrics", "x/../metrics", "metrics?x=1", "metrics%2f")
"""Variants of the path of the metrics."""
STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
"""Addresses of this machine that are not trusted proxies."""
MOST_GUESSES = 200
"""Each process allows twenty per minute."""


def trust(certificate: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate))


def visitor(context: ssl.SSLContext, address: str = STRANGER) -> httpx.Client:
    """A client with this source address."""
    transport = httpx.HTTPTransport(verify=context, local_address=address)
    return httpx.Client(transport=transport, headers=CURRENT_PROTOCOL, timeout=PATIENT)


def metrics_refused(url: str, context: ssl.SSLContext) -> bool:
    """Whether the metrics are refused for all variants of the path. Uses http.client, which does not normalize it."""
    parts = urlsplit(url)
    for trick in TRICKS:
        connection = http.client.HTTPSConnection(parts.netloc, context=context)
        connection.request("GET", f"{parts.path}/{trick}")
        answer = connection.getresponse()
        told = answer.read()
        connection.close()
        assert answer.status in (400, 404), trick
        assert b"colt_turns" not in told, trick
    return True


def answers_to_its_path_alone(client: httpx.Client, url: str) -> bool:
    """Whether the sub-path works with and without a slash, other prefixes do not, and responses have all headers."""
    theirs = ["content-security-policy" in client.get(url + path).headers for path in ("", "/", "-anything", "x/ready")]
    return theirs == [True, True, False, False]


def guessing_is_limited(client: httpx.Client, url: str) -> bool:
    """Whether guessing of short codes is limited despite forged X-Forwarded-For headers."""
    answers = (
        client.get(f"{url}/api/codes/QQQQQQ", headers={"X-Forwarded-For": f"203.0.113.{number}"})
        for number in range(MOST_GUESSES)
    )
    return any(answer.status_code == httpx.codes.TOO_MANY_REQUESTS for answer in answers)


def new_cookie(client: httpx.Client, url: str, **headers: str) -> str:
    """The Set-Cookie header for a new identity."""
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = client.post(f"{url}/api/identity", json={"name": "Belle"}, headers=told)
    answer.raise_for_status()
    return answer.headers["set-cookie"]


def too_large(client: httpx.Client, url: str) -> bool:
    answer = client.post(f"{url}/api/identity", content=b" " * 200_000, headers={"Content-Type": "application/json"})
    return answer.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE


async def socket_from(origin: str, url: str, table_id: str, token: str) -> bool:
    """Whether a page with this origin can open a socket."""
    address = f"wss{url.removeprefix('https')}/api/tables/{table_id}/socket"
    headers = {"Origin": origin, "Authorization": f"Bearer {token}"}
    async with patient_socket(address, headers) as socket:
        first = await socket.recv()
    return b'"type":"refused"' not in (first if isinstance(first, bytes) else first.encode())


async def first_notice(person: Remote, context: ssl.SSLContext, listening: asyncio.Event) -> str:
    """The first notice in a person's event stream."""
    async with (
        httpx.AsyncClient(verify=context, timeout=PATIENT) as client,
        client.stream("GET", f"{person.url}/api/notices", headers=person.headers) as answer,
    ):
        answer.raise_for_status()
        listening.set()
        async for line in answer.aiter_lines():
            if line.startswith("data:"):
                return line
    return ""


async def play_through(person: Remote, table_id: str, seat: int, reached: Callable[[int], None]) -> int:
    """Play a game to its end, reconnecting as needed. Returns the number of disconnections."""
    breaks = 0
    before: RemoteTable | None = None

    async def over() -> bool:
        nonlocal breaks, before
        table = person.connect(table_id, seat, before.version if before else None)
        if before is not None:
            table.view, table.version = before.view, before.version
        try:
            async with table:
                await _play(table, seat, reached)
        except (WebSocketException, OSError):
            breaks += 1
            before = table if table.version else None
            return False
        return True

    await until_async(over)
    return breaks


async def _play(table: RemoteTable, seat: int, reached: Callable[[int], None]) -> None:
    waiting = False  # for the own turn to arrive
    async for frame in table:
        reached(table.version)
        if table.view.get("phase") == "over":
            return
        if isinstance(frame, Refused):
            assert frame.error == "server-stale"  # the killed process had stored the turn, but not sent it
        if isinstance(frame, Viewing) or (isinstance(frame, Turn) and frame.seat == seat):
            waiting = False
        if isinstance(frame, Viewing | Turn) and table.choices and seat in acting(table.view) and not waiting:
            waiting = True
            await table.send(Move(table.version, choice(table, seat)))


async def record_verifies(person: Remote, table_id: str, seed_hash: str) -> bool:
    record = parse_record(await person.text(f"/tables/{table_id}/record"))
    return verify(record).seed_shown and record.seed_hash == seed_hash
