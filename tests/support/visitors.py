"""Clients of the HTTP API without cookies, and tables that they open."""

import asyncio
import json

import httpx
from websockets.exceptions import ConnectionClosed

from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.waiting import PATIENT, patient_socket

SALT = "0123456789abcdef"


class Visitor:
    """A client of the current protocol without cookies, like a program."""

    def __init__(self, server: Server, token: str = "", **headers: str) -> None:
        self.server = server
        self.headers = CURRENT_PROTOCOL | headers | ({"Authorization": f"Bearer {token}"} if token else {})

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        content = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = self.headers | headers | ({} if body is None else {"Content-Type": "application/json"})
        return httpx.request(method, f"{self.server.url}{path}", content=content, headers=sent, timeout=PATIENT)

    def refusal(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str]:
        answer = self.ask(method, path, body, **headers)
        return answer.status_code, answer.json()["error"].removeprefix("server-")


def somebody(server: Server, name: str = "Somebody", **headers: str) -> Visitor:
    told = Visitor(server, **headers).ask("POST", "/api/identity", {"name": name}).json()
    return Visitor(server, told["token"], **headers)


def token_of(person: Visitor) -> str:
    return person.headers["Authorization"].removeprefix("Bearer ")


def open_table(host: Visitor, *guests: Visitor, start: bool = False, **wanted: object) -> str:
    body = {"game": "express", "options": {"players": 3}, "bots": {"2": "greenhorn"}} | wanted
    table_id: str = host.ask("POST", "/api/tables", body).json()["id"]
    for person in (host, *guests):
        assert person.ask("POST", f"/api/tables/{table_id}/sit", {"salt": SALT}).status_code == 200
    if start:
        assert host.ask("POST", f"/api/tables/{table_id}/start").status_code == 200
    return table_id


def hello(server: Server, path: str, origin: str = "", **headers: str) -> tuple[str, int | None]:
    """The type or error of the first frame of a socket, and its close code if it is closed."""

    async def look() -> tuple[str, int | None]:
        url = server.url.replace("http", "ws", 1) + path
        sent = headers | ({"Origin": origin} if origin else {})
        async with patient_socket(url, sent) as opened:
            told = json.loads(await opened.recv())
            if told["type"] != "refused":
                return told["type"], None
            try:
                await opened.recv()
            except ConnectionClosed as closed:
                return told["error"].removeprefix("server-"), closed.rcvd.code if closed.rcvd else None
            return told["error"], None

    return asyncio.run(look())
