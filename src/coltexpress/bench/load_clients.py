"""Simulated clients for load tests: many sockets in one process, with little overhead, so that the server is measured.

Frames are not decoded, only searched for markers; only a client that has to choose decodes its choices.
"""

import asyncio
import base64
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, cast

import httpx
import msgspec

from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER, Move, Undo

SEATS: Final = 4
_TURN: Final = b'{"type":"turn","version":'
_VIEW: Final = b'{"type":"view","version":'
_REFUSED: Final = b'{"type":"refused"'
_CHOICES: Final = b'"choices":['
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_CONCURRENCY: Final = 24  # tables that are set up at the same time
_SHARED: Final = 20  # tables with the same players; the server allows a client to open 30 tables a minute
_PATIENCE: Final = 30.0  # timeout in seconds
_ROUNDS = 12
"""Maximum number of rounds of choices before the measurement: two of the five rounds of a game."""


class _Choice(msgspec.Struct):
    kind: str
    move: str


class _Choices(msgspec.Struct):
    choices: list[_Choice]


_READ: Final = msgspec.json.Decoder(_Choices)
_WRITE: Final = msgspec.json.Encoder()


class Client(asyncio.Protocol):
    """The client in a seat, with its WebSocket."""

    def __init__(self, table: "Table", request: bytes) -> None:
        self.version = 0
        self.chooses = False
        self._table = table
        self._request = request
        self._last = b""
        self._open = False
        self._closing = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closing:
            self._table.record_error("closed")

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._table.record_error("handshake")
            self._open = True
            del buffer[: end + 4]
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4]), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10]), 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            self._on_frame(kind, payload)

    def _on_frame(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT and payload.startswith((_TURN, _VIEW)):
            self.version = int(payload[len(_TURN) : payload.index(b",", len(_TURN))])
            self.chooses = _CHOICES in payload
            self._last = payload
            self._table.received(self.version)
        elif kind == _TEXT and payload.startswith(_REFUSED):
            self._table.record_error(msgspec.json.decode(payload)["error"])
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self._table.record_error("closed")

    def choose(self, random: Random) -> None:
        """Send a random legal move."""
        offered = _READ.decode(self._last).choices
        self._write(_TEXT, _WRITE.encode(Move(self.version, random.choice(offered).move)))

    def play_card(self) -> None:
        """Play a card: this reveals nothing, so it can be undone."""
        offered = _READ.decode(self._last).choices
        card = next(each.move for each in offered if each.kind == "play" or len(offered) == 1)
        self._write(_TEXT, _WRITE.encode(Move(self.version, card)))

    def undo(self) -> None:
        self._write(_TEXT, _WRITE.encode(Undo(self.version)))

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((0x80 | kind,)) + length + bytes(4) + payload)  # the masking key is zero

    def close(self) -> None:
        self._closing = True
        if self._transport is not None:
            self._transport.abort()


def _handshake(port: int, table_id: str, token: str) -> bytes:
    lines = [
        f"GET /api/tables/{table_id}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Authorization: Bearer {token}",
        f"{PROTOCOL_HEADER}: {PROTOCOL}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Table:
    """A game with four clients. A move is pending until all four have received the new version."""

    def __init__(self, load: "LoadClients", number: int) -> None:
        self._load = load
        self._number = number
        self._clients: list[Client] = []
        self._version = 0
        self._pending = 0  # clients that have not received the current version
        self._sent = 0.0
        self._settled = asyncio.Event()
        self._starting = False
        self._broken = False

    async def begin(self) -> None:
        """Open a table, seat the clients, start the game and connect the sockets."""
        load = self._load
        self._starting = True
        self.close()
        tokens = load.tokens(self._number)
        host = tokens[0]
        asked = {"game": "express", "options": {"players": SEATS}}
        table = (await load.ask(self._number, "/tables", asked, host))["id"]
        for token in tokens:
            await load.ask(self._number, f"/tables/{table}/sit", {"salt": secrets.token_hex(16)}, token)
        await load.ask(self._number, f"/tables/{table}/start", None, host)
        self._expect(1)
        for seat, token in enumerate(tokens):
            port = load.port(seat if load.apart else self._number)
            self._clients.append(Client(self, _handshake(port, table, token)))
            await asyncio.get_running_loop().create_connection(lambda: self._clients[-1], "127.0.0.1", port)
        await self.settled()
        self._starting = False

    def _expect(self, version: int) -> None:
        self._version = version
        self._pending = SEATS
        self._settled.clear()

    def received(self, version: int) -> None:
        """One of the clients has received this version."""
        if version != self._version:
            return
        self._pending -= 1
        if self._pending:
            return
        if self._sent:
            self._load.latencies.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        if any(client.chooses for client in self._clients):
            self._settled.set()
        else:
            self._load.begin_again(self)

    def move(self) -> None:
        """Make a move for a client that has to choose, unless the previous move is still pending."""
        if self._broken or self._starting:
            return
        if not self._settled.is_set():
            self._load.late += 1
            return
        client = next(each for each in self._clients if each.chooses)
        self._expect(self._version + 1)
        self._sent = time.perf_counter()
        client.choose(self._load.random)

    async def play_and_undo(self, times: int) -> None:
        """Add turns without progress: play a card and undo it, `times` times."""
        for _ in range(times):
            client = next(each for each in self._clients if each.chooses)
            for send in (client.play_card, client.undo):
                self._expect(self._version + 1)
                send()
                await self.settled()

    async def settled(self) -> None:
        """Wait until no move is pending."""
        try:
            await asyncio.wait_for(self._settled.wait(), _PATIENCE)
        except TimeoutError:
            self.record_error("timeout")

    def record_error(self, error: str) -> None:
        self._broken = True
        self._settled.set()
        self._load.errors[error] += 1

    def close(self) -> None:
        for client in self._clients:
            client.close()
        self._clients = []


class LoadClients:
    """All tables. With several server processes, a table's clients connect to the same one, or with `apart` to all."""

    def __init__(self, ports: Sequence[int], tables: int, apart: bool = False) -> None:
        self.apart = apart
        self.latencies: list[float] = []
        self.errors: Counter[str] = Counter()
        self.late = 0
        """The number of moves that were skipped because the previous one was still pending."""
        self.random = Random(1)
        self._ports = ports
        self._http = httpx.AsyncClient(timeout=_PATIENCE, limits=httpx.Limits(max_connections=_CONCURRENCY))
        self._tables = [Table(self, number) for number in range(tables)]
        self._tokens: list[str] = []
        self._beginning: set[asyncio.Task[None]] = set()

    async def sit_down(self, progress: Callable[[], None], rounds: int = _ROUNDS, undos: int = 0) -> None:
        """Begin a game at every table and play a random number of moves, so that games are at different points.

        `rounds`: the maximum number of rounds of choices. `undos`: how often each table first plays a card and undoes
        it.
        """
        groups = -(-len(self._tables) // _SHARED)
        self._tokens = await asyncio.gather(*map(self._create_identity, range(groups * SEATS)))
        slots = asyncio.Semaphore(_CONCURRENCY)

        async def begin(table: Table) -> None:
            async with slots:
                await table.begin()
                await table.play_and_undo(undos)
                for _ in range(self.random.randrange(rounds * SEATS + 1)):
                    table.move()
                    await table.settled()
            progress()

        await asyncio.gather(*map(begin, self._tables))

    async def _create_identity(self, number: int) -> str:
        token: str = (await self.ask(number, "/identity", {"name": f"Player {number}"}))["token"]
        return token

    def tokens(self, number: int) -> list[str]:
        """The tokens of the clients at a table."""
        start = number // _SHARED * SEATS
        return self._tokens[start : start + SEATS]

    async def play(self, every: float, seconds: float) -> None:
        """Make a move at each table every `every` seconds, evenly spread over tables; then wait for the last moves."""
        loop = asyncio.get_running_loop()
        start = loop.time()

        def move(table: Table, at: float) -> None:
            table.move()
            if at + every < start + seconds:
                loop.call_at(at + every, move, table, at + every)

        for number, table in enumerate(self._tables):
            at = start + every * number / len(self._tables)
            if at < start + seconds:
                loop.call_at(at, move, table, at)
        await asyncio.sleep(seconds)
        for table in self._tables:
            await table.settled()

    def begin_again(self, table: Table) -> None:
        """Start the next game of a table in the background when a game is over."""
        task = asyncio.create_task(table.begin())
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    def port(self, number: int) -> int:
        return self._ports[number % len(self._ports)]

    async def ask(self, number: int, path: str, body: JsonObject | None, token: str = "") -> JsonObject:
        """Send a request to one of the server processes and return its JSON response."""
        headers = {PROTOCOL_HEADER: str(PROTOCOL)} | ({"Authorization": f"Bearer {token}"} if token else {})
        answer = await self._http.post(f"http://127.0.0.1:{self.port(number)}/api{path}", json=body, headers=headers)
        if answer.is_error:
            raise ColtError("bench-server", log=answer.text[-500:])
        decoded: JsonObject = answer.json()
        return decoded

    async def close(self) -> None:
        for table in self._tables:
            table.close()
        await self._http.aclose()
