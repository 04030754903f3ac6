"""Async client for the HTTP API and WebSocket of a table server."""

import secrets
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Final, Self, TypeVar, overload
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio import client

from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.patch import merge
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import (
    PROTOCOL,
    PROTOCOL_HEADER,
    UNSTATED,
    Choice,
    ClientFrame,
    Identity,
    Refresh,
    ServerFrame,
    TableFrame,
    TableInfo,
    Turn,
    Viewing,
)

ANSWER_SECONDS: Final = 30.0
"""Timeout for responses and pings."""
_FRAMES = msgspec.json.Decoder(ServerFrame)

T = TypeVar("T")


class RemoteRefusal(ColtError):
    """An error response from the server; `message` is in the client's language."""

    def __init__(self, key: str, message: str, **details: str | int) -> None:
        super().__init__(key, **details)
        self.message = message


def check_protocol(headers: Mapping[str, str], language: str) -> None:
    """Refuse a server of another protocol version, as the server refuses a client."""
    known = headers.get(PROTOCOL_HEADER, str(UNSTATED))[:20]
    if known != str(PROTOCOL):
        message = Words(language)("error-server-protocol", found=str(PROTOCOL), known=known)
        raise RemoteRefusal("server-protocol", message, found=str(PROTOCOL), known=known)


class Remote:
    """An HTTP session with one identity. `url`: the server's base URL with any sub-path."""

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
        common = {"Accept-Language": self.language, PROTOCOL_HEADER: str(PROTOCOL)}
        return common | ({"Authorization": f"Bearer {self.token}"} if self.token else {})

    @overload
    async def ask(self, method: str, path: str, body: object = None) -> JsonObject: ...

    @overload
    async def ask(self, method: str, path: str, body: object = None, *, kind: type[T]) -> T: ...

    async def ask(self, method: str, path: str, body: object = None, *, kind: type[object] = dict) -> object:
        """Send an API request and return the response as this type. `path`: as in docs/protocol.md."""
        return msgspec.convert((await self._request(method, path, body)).json(), kind)

    async def text(self, path: str) -> str:
        """Send a GET request and return the response text, such as a record."""
        return (await self._request("GET", path)).text

    async def _request(self, method: str, path: str, body: object = None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({} if content is None else {"Content-Type": "application/json"})
        answer = await self._http.request(method, f"{self.url}/api{path}", content=content, headers=headers)
        if answer.is_error:
            if answer.headers.get("content-type", "").partition(";")[0] != "application/json":
                answer.raise_for_status()  # from a proxy, not from the server
            problem = answer.json()
            raise RemoteRefusal(problem["error"], problem["message"], **problem["details"])
        check_protocol(answer.headers, self.language)
        return answer

    async def create_identity(self, name: str) -> None:
        """Create an identity."""
        identity = await self.ask("POST", "/identity", {"name": name, "language": self.language}, kind=Identity)
        self.token = identity.token

    async def table(self, table_id: str) -> TableInfo:
        return await self.ask("GET", f"/tables/{table_id}", kind=TableInfo)

    async def sit(self, table_id: str, seat: int | None = None, bandit: str = "", salt: str = "") -> TableInfo:
        """Take a seat. `salt`: empty for a random one."""
        body: JsonObject = {"salt": salt or secrets.token_hex(16), "bandit": bandit}
        if seat is not None:
            body["seat"] = seat
        return await self.ask("POST", f"/tables/{table_id}/sit", body, kind=TableInfo)

    def connect(self, table_id: str, seat: int | None = None, version: int | None = None) -> "RemoteTable":
        """Connect to a table: `async with remote.connect(id) as table: async for frame in table: ...`."""
        query = [f"lang={self.language}"]
        query += [] if seat is None else [f"seat={seat}"]
        query += [] if version is None else [f"version={version}"]
        address = urlsplit(self.url)._replace(scheme="wss" if self.url.startswith("https") else "ws").geturl()
        url = f"{address}/api/tables/{table_id}/socket?{'&'.join(query)}"
        return RemoteTable(url, self.headers, self.language, version or 0)


class RemoteTable:
    """A WebSocket connection to a table. Maintains the view by applying the received patches.

    `version`: the known version; the server sends the turns after it, and the caller has to set its view. 0: none.
    """

    def __init__(self, url: str, headers: Mapping[str, str], language: str = "en", version: int = 0) -> None:
        self._language = language
        self._connecting = client.connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=2**22,
            open_timeout=ANSWER_SECONDS,
            ping_timeout=ANSWER_SECONDS,
            proxy=None,
        )
        self._socket: client.ClientConnection | None = None
        self.info: TableInfo | None = None
        self.view: JsonObject = {}
        self.version = version
        self.choices: list[Choice] = []
        self.undo = False

    async def __aenter__(self) -> Self:
        self._socket = await self._connecting
        try:
            assert self._socket.response is not None
            check_protocol(self._socket.response.headers, self._language)
        except RemoteRefusal:
            await self._socket.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> client.ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, frame: ClientFrame) -> None:
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def receive(self) -> ServerFrame:
        """Receive the next frame and update the view and the choices.

        A turn that does not follow the known version is not applied; if turns are missing, the full view is requested.
        """
        frame: ServerFrame = _FRAMES.decode(await self.socket.recv())
        if not isinstance(frame, Turn) or frame.version == self.version + 1:
            self.take(frame)
        elif frame.version > self.version:
            await self.send(Refresh())
        return frame

    def take(self, frame: ServerFrame) -> None:
        """Apply a frame that follows the known version."""
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
