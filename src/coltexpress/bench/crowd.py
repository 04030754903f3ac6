"""A crowd of people at tables: many sockets in one process, as cheap as can be, so that the server is what is measured.

Frames are looked at, not read: only whoever has to choose reads what there is to choose from.
"""

import asyncio
import base64
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, cast

import httpx
import msgspec

from coltexpress.engine.errors import ColtError
from coltexpress.protocol.messages import Move, Undo

SEATS: Final = 4
_TURN: Final = b'{"type":"turn","version":'
_VIEW: Final = b'{"type":"view","version":'
_REFUSED: Final = b'{"type":"refused"'
_CHOICES: Final = b'"choices":['
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_AT_ONCE: Final = 24  # tables that are being opened
_SHARED: Final = 20  # tables that the same people sit at; nobody may open more than 30 a minute
_PATIENCE: Final = 30.0
_ROUNDS = 12
"""Of choices that are made before anything is measured, at most: two rounds of the game, of five."""


class _Choice(msgspec.Struct):
    move: str


class _Choices(msgspec.Struct):
    choices: list[_Choice]


_READ: Final = msgspec.json.Decoder(_Choices)
_WRITE: Final = msgspec.json.Encoder()


class Person(asyncio.Protocol):
    """A seat's socket."""

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
            self._table.went_wrong("closed")

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._table.went_wrong("handshake")
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
            self._hear(kind, payload)

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT and payload.startswith((_TURN, _VIEW)):
            self.version = int(payload[len(_TURN) : payload.index(b",", len(_TURN))])
            self.chooses = _CHOICES in payload
            self._last = payload
            self._table.told(self.version)
        elif kind == _TEXT and payload.startswith(_REFUSED):
            self._table.went_wrong(msgspec.json.decode(payload)["error"])
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self._table.went_wrong("closed")

    def choose(self, random: Random) -> None:
        """Make one of the moves that were offered."""
        offered = _READ.decode(self._last).choices
        self._write(_TEXT, _WRITE.encode(Move(self.version, random.choice(offered).move)))

    def waver(self) -> None:
        """Play a card: that shows nobody anything new, and can be taken back."""
        offered = _READ.decode(self._last).choices
        card = next(each.move for each in offered if each.move.startswith("play ") or len(offered) == 1)
        self._write(_TEXT, _WRITE.encode(Move(self.version, card)))

    def take_back(self) -> None:
        self._write(_TEXT, _WRITE.encode(Undo(self.version)))

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((0x80 | kind,)) + length + bytes(4) + payload)  # masked, with nothing

    def close(self) -> None:
        self._closing = True
        if self._transport is not None:
            self._transport.abort()


def _handshake(port: int, table_id: str, token: str) -> bytes:
    lines = [
        f"GET /api/tables/{table_id}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Authorization: Bearer {token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Table:
    """Four people at a game. A move is under way until the last of them has been told."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self._crowd = crowd
        self._number = number
        self._people: list[Person] = []
        self._version = 0
        self._behind = 0
        self._sent = 0.0
        self._settled = asyncio.Event()
        self._begins = False
        self._broken = False

    async def begin(self) -> None:
        """Open a table, sit down, start, and look."""
        crowd = self._crowd
        self._begins = True
        self.close()
        tokens = crowd.tokens(self._number)
        host = tokens[0]
        table = (await crowd.ask(self._number, "/tables", {"game": "express", "options": {"players": SEATS}}, host))[
            "id"
        ]
        for token in tokens:
            await crowd.ask(self._number, f"/tables/{table}/sit", {"salt": secrets.token_hex(16)}, token)
        await crowd.ask(self._number, f"/tables/{table}/start", None, host)
        self._expect(1)
        for seat, token in enumerate(tokens):
            port = crowd.port(seat if crowd.apart else self._number)
            self._people.append(Person(self, _handshake(port, table, token)))
            await asyncio.get_running_loop().create_connection(lambda: self._people[-1], "127.0.0.1", port)
        await self.settled()
        self._begins = False

    def _expect(self, version: int) -> None:
        self._version = version
        self._behind = SEATS
        self._settled.clear()

    def told(self, version: int) -> None:
        """One of the people has been told of this version."""
        if version != self._version:
            return
        self._behind -= 1
        if self._behind:
            return
        if self._sent:
            self._crowd.latencies.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        if any(person.chooses for person in self._people):
            self._settled.set()
        else:
            self._crowd.begin_again(self)

    def move(self) -> None:
        """Whoever has to choose does."""
        if self._broken or self._begins:
            return
        if not self._settled.is_set():
            self._crowd.late += 1
            return
        person = next(each for each in self._people if each.chooses)
        self._expect(self._version + 1)
        self._sent = time.perf_counter()
        person.choose(self._crowd.random)

    async def waver(self, times: int) -> None:
        """Make the game longer and lead it nowhere: choose and take back, so many times."""
        for _ in range(times):
            person = next(each for each in self._people if each.chooses)
            for deed in (person.waver, person.take_back):
                self._expect(self._version + 1)
                deed()
                await self.settled()

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        try:
            await asyncio.wait_for(self._settled.wait(), _PATIENCE)
        except TimeoutError:
            self.went_wrong("timeout")

    def went_wrong(self, error: str) -> None:
        self._broken = True
        self._settled.set()
        self._crowd.errors[error] += 1

    def close(self) -> None:
        for person in self._people:
            person.close()
        self._people = []


class Crowd:
    """All tables. Where the server has several processes, a table's people are at one of them, or `apart` at all."""

    def __init__(self, ports: Sequence[int], tables: int, apart: bool = False) -> None:
        self.apart = apart
        self.latencies: list[float] = []
        self.errors: Counter[str] = Counter()
        self.late = 0
        """Moves that were not made, as the one before was still under way."""
        self.random = Random(1)
        self._ports = ports
        self._http = httpx.AsyncClient(timeout=_PATIENCE, limits=httpx.Limits(max_connections=_AT_ONCE))
        self._tables = [Table(self, number) for number in range(tables)]
        self._tokens: list[str] = []
        self._beginning: set[asyncio.Task[None]] = set()

    async def sit_down(self, progress: Callable[[], None], rounds: int = _ROUNDS, wavering: int = 0) -> None:
        """Begin a game at every table, and play a while: where many play, no two are at the same point of their game.

        `rounds`: of choices, at most; `wavering`: how often each table chooses and takes back before.
        """
        groups = -(-len(self._tables) // _SHARED)
        self._tokens = await asyncio.gather(*map(self._introduce, range(groups * SEATS)))
        room = asyncio.Semaphore(_AT_ONCE)

        async def begin(table: Table) -> None:
            async with room:
                await table.begin()
                await table.waver(wavering)
                for _ in range(self.random.randrange(rounds * SEATS + 1)):
                    table.move()
                    await table.settled()
            progress()

        await asyncio.gather(*map(begin, self._tables))

    async def _introduce(self, number: int) -> str:
        token: str = (await self.ask(number, "/identity", {"name": f"Player {number}"}))["token"]
        return token

    def tokens(self, number: int) -> list[str]:
        """Who sits at a table."""
        start = number // _SHARED * SEATS
        return self._tokens[start : start + SEATS]

    async def play(self, every: float, seconds: float) -> None:
        """Make a move at every table each so many seconds, spread evenly; then wait for the last."""
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
        """A game is over: the same people begin the next, while the others play on."""
        task = asyncio.create_task(table.begin())
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    def port(self, number: int) -> int:
        return self._ports[number % len(self._ports)]

    async def ask(self, number: int, path: str, body: Any, token: str = "") -> Any:
        """A request to one of the processes."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.post(f"http://127.0.0.1:{self.port(number)}/api{path}", json=body, headers=headers)
        if answer.is_error:
            raise ColtError("bench-server", log=answer.text[-500:])
        return answer.json()

    async def close(self) -> None:
        for table in self._tables:
            table.close()
        await self._http.aclose()
