"""The other end of the protocol: a person or program at a table of a server somewhere."""

import secrets
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from coltexpress.engine.errors import ColtError
from coltexpress.engine.play.patch import merge
from coltexpress.protocol.messages import (
    PROTOCOL,
    PROTOCOL_HEADER,
    Choice,
    ClientFrame,
    ServerFrame,
    TableFrame,
    TableInfo,
    Turn,
    Viewing,
)

ANSWER_SECONDS: Final = 30.0
"""How long a server may be silent before it is given up."""
_FRAMES = msgspec.json.Decoder(ServerFrame)


class RemoteRefusal(ColtError):
    """The server said no; `message` says why, in the language asked for."""

    def __init__(self, key: str, message: str, **details: str | int) -> None:
        super().__init__(key, **details)
        self.message = message


class Remote:
    """An identity at a server. `url` is where its pages are, with any sub-path."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        self._http = httpx.AsyncClient(timeout=ANSWER_SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        told = {"Accept-Language": self.language, PROTOCOL_HEADER: str(PROTOCOL)}
        return told | ({"Authorization": f"Bearer {self.token}"} if self.token else {})

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the API, `path` as in docs/protocol.md; what it answers, as plain data."""
        return (await self._request(method, path, body)).json()

    async def text(self, path: str) -> str:
        """What it answers, word for word: a record."""
        return (await self._request("GET", path)).text

    async def _request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({} if content is None else {"Content-Type": "application/json"})
        answer = await self._http.request(method, f"{self.url}/api{path}", content=content, headers=headers)
        if answer.is_error:
            if answer.headers.get("content-type", "").partition(";")[0] != "application/json":
                answer.raise_for_status()  # a proxy speaks, not the server
            told = answer.json()
            raise RemoteRefusal(told["error"], told["message"], **told["details"])
        return answer

    async def introduce(self, name: str) -> None:
        """Get an identity."""
        told = await self.ask("POST", "/identity", {"name": name, "language": self.language})
        self.token = told["token"]

    async def table(self, table_id: str) -> TableInfo:
        return msgspec.convert(await self.ask("GET", f"/tables/{table_id}"), TableInfo)

    async def sit(self, table_id: str, seat: int | None = None, bandit: str = "", salt: str = "") -> TableInfo:
        """Take a seat, with a salt of this device's own; none is given: a random one."""
        body: dict[str, Any] = {"salt": salt or secrets.token_hex(16), "bandit": bandit}
        if seat is not None:
            body["seat"] = seat
        return msgspec.convert(await self.ask("POST", f"/tables/{table_id}/sit", body), TableInfo)

    def look(self, table_id: str, seat: int | None = None, version: int | None = None) -> "RemoteTable":
        """Connect to a table: `async with remote.look(id) as table: async for frame in table: ...`."""
        query = [f"lang={self.language}"]
        query += [] if seat is None else [f"seat={seat}"]
        query += [] if version is None else [f"version={version}"]
        address = urlsplit(self.url)._replace(scheme="wss" if self.url.startswith("https") else "ws").geturl()
        return RemoteTable(f"{address}/api/tables/{table_id}/socket?{'&'.join(query)}", self.headers)


class RemoteTable:
    """A table as it is told: the view is kept by applying the patches that come."""

    def __init__(self, url: str, headers: Mapping[str, str]) -> None:
        self._connecting = connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=2**22,
            open_timeout=ANSWER_SECONDS,
            ping_timeout=ANSWER_SECONDS,
            proxy=None,
        )
        self._socket: ClientConnection | None = None
        self.info: TableInfo | None = None
        self.view: dict[str, Any] = {}
        self.version = 0
        self.choices: list[Choice] = []
        self.undo = False

    async def __aenter__(self) -> Self:
        self._socket = await self._connecting
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, frame: ClientFrame) -> None:
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def receive(self) -> ServerFrame:
        """The next frame; the view and the choices are as it left them."""
        frame: ServerFrame = _FRAMES.decode(await self.socket.recv())
        self.take(frame)
        return frame

    def take(self, frame: ServerFrame) -> None:
        match frame:
            case TableFrame():
                self.info = frame.table
            case Viewing():
                self.view, self.version = frame.view, frame.version
                self.choices, self.undo = frame.choices, frame.undo
            case Turn():
                for step in frame.told:
                    self.view = merge(self.view, step.patch)
                self.version = frame.version
                self.choices, self.undo = frame.choices, frame.undo

    async def __aiter__(self) -> AsyncIterator[ServerFrame]:
        while True:
            yield await self.receive()
