"""Hostile input, webhooks, and the security headers."""

import asyncio
import json
import socket
from collections.abc import Callable

import pytest

from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.visitors import Visitor, open_table, somebody
from support.waiting import patient_socket

HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
}


# --- input ------------------------------------------------------------------------------------------------------------


def raw(server: Server, request: bytes) -> bytes:
    """Send a raw request and return the raw response."""
    with socket.create_connection(("127.0.0.1", int(server.settings["port"]))) as line:
        line.sendall(request)
        told = b""
        while more := line.recv(65536):
            told += more
    return told


PATHS = (
    "/..",
    "/api/../metrics",
    "/api/%2e%2e/%2e%2e/etc/passwd",
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/%00",
    "/api/codes/%00%00",
    "/api/codes/%ff%fe",
    "//",
    "//api//tables",
    "/api/tables/" + "a" * 20_000,
    "/api/tables/" + "a" * 20 + "%0a",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/history?seat=abc",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/history?start=" + "9" * 400,
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/history?seat=1&seat=2",
    "/schema/..",
    "/schema/%2e%2e",
    "/%",
    "/%zz",
    "/?" + "a" * 20_000,
)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:60])
def test_path_traversal_is_refused(server: Server, path: str) -> None:
    headers = "".join(f"{name}: {value}\r\n" for name, value in CURRENT_PROTOCOL.items())
    told = raw(server, f"GET {path} HTTP/1.1\r\nHost: x\r\n{headers}Connection: close\r\n\r\n".encode())
    status = int(told.split(b" ", 2)[1])
    assert status < 500
    assert status < 300 or status >= 400, "nobody is sent elsewhere"
    assert b"root:" not in told
    for name in HEADERS:
        assert f"\r\n{name}:".encode() in told.lower()


BODIES = (
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"name":"\xff"}',
    b"[" * 60_000,
    b'{"name":' * 8000,
    b'{"name":"a","name":"b","x":1}',
    b'{"name":NaN}',
    b'{"name":1e999}',
    b'{"name":"\\ud800"}',
    b'{"name":' + b"9" * 5000 + b"}",
    b'{"game":"express","options":{"players":' + b"9" * 5000 + b"}}",
    b'{"game":"express","options":{"players":3,"x":' + b"[" * 30_000 + b"]" * 30_000 + b"}}",
    b'{"game":"express","options":{"players":1e308}}',
    b'{"game":"express","options":{"players":3},"bots":{"9999999999":"legend"}}',
    b'{"game":"express","options":{"players":3,"bandits":[[[]],{},null]}}',
    b"x" * 70_000,
)


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:60]))
def test_unreadable_bodies_are_refused(server: Server, body: bytes) -> None:
    person = somebody(server)
    for method, path in (("POST", "/api/identity"), ("POST", "/api/tables"), ("PATCH", "/api/identity")):
        answer = person.ask(method, path, body)
        assert answer.status_code in (400, 404, 413), (path, answer.text)
        assert answer.json()["error"]
        assert "Traceback" not in answer.text


def test_an_invalid_host_header_causes_no_error(server: Server) -> None:
    person = somebody(server)
    for host in ("a" * 5000, "a" * 255, "[::1", '"><svg'):
        assert person.ask("POST", "/api/identity/link", Host=host).status_code < 500


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<b>Ann</b> & co", "<b>Ann</b> & co"),
        ("A\u202enn\u2066 \u200bB\u200d\ufeff", "Ann B"),
        ("A\x00\x07\x1b[31mnn", "A[31mnn"),
        ("  A \r\n\t\u2028 B  ", "A B"),
        ("A\u3164\U000e0041nn", "Ann"),
        ("\u200b\u202e\u2060", None),
        ("\u3164\u2800\uffa0", None),
        ("\ufe0f\u0301", None),
        ("a" * 25, None),
    ],
)
def test_invisible_characters_are_removed_from_names_and_chat(server: Server, name: str, kept: str | None) -> None:
    answer = Visitor(server).ask("POST", "/api/identity", {"name": name})
    if kept is None:
        assert answer.json()["error"] in ("server-name-empty", "server-name-long")
        return
    assert answer.json()["name"] == kept
    assert answer.headers["content-type"] == "application/json"
    person = Visitor(server, answer.json()["token"])
    assert asyncio.run(said(person, open_table(person), name)) == kept


async def said(person: Visitor, table_id: str, text: str) -> str:
    url = person.server.url.replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
    async with patient_socket(url, person.headers) as opened:
        await opened.send(json.dumps({"type": "say", "text": text}))
        while (told := json.loads(await opened.recv()))["type"] != "chat":
            pass
        return str(told["text"])


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://127.1/x",
        "http://2130706433/x",
        "http://0x7f000001/x",
        "http://0177.0.0.1/x",
        "http://0/x",
        "http://localhost/x",
        "http://localhost./x",
        "http://10.1.2.3/x",
        "http://172.16.0.1/x",
        "http://192.168.0.1/x",
        "http://169.254.169.254/latest/meta-data",
        "http://100.64.0.1/x",
        "http://224.0.0.1/x",
        "http://255.255.255.255/x",
        "http://[::1]/x",
        "http://[::]/x",
        "http://[::ffff:127.0.0.1]/x",
        "http://[::127.0.0.1]/x",
        "http://[fe80::1%25lo]/x",
        "http://[fc00::1]/x",
        "http://[fec0::1]/x",
        "http://[ff02::1]/x",
        "http://[2002:7f00:1::]/x",
        "http://[64:ff9b::10.0.0.1]/x",
        "http://user:password@203.0.113.7/x",
        "http://user@1.1.1.1/x",
        "https://1.1.1.1:99999/x",
        "ftp://1.1.1.1/x",
        "file:///etc/passwd",
        "gopher://1.1.1.1/x",
        "javascript:alert(1)",
        "//1.1.1.1/x",
        "http:///x",
        "http://[/x",
        "http://1.1.1.1/\r\nHost: x",
        "http://1.1.1.1/é",
        "https://1.1.1.1/" + "a" * 600,
    ],
)
def test_webhooks_at_private_addresses_are_refused(server: Server, url: str) -> None:
    status, key = somebody(server).refusal("PATCH", "/api/identity", {"webhook": url})
    assert status == 400
    assert key in ("webhook-refused", "webhook-long")


def test_notices_follow_no_redirects(start_server: Callable[..., Server]) -> None:
    """With private webhooks allowed: the first receiver redirects to a second one, which gets no request."""
    server = start_server(private_webhooks="true")

    async def play() -> None:
        asked: list[bytes] = []
        first = asyncio.Event()

        async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.append(await reader.readuntil(b"\r\n\r\n"))
            first.set()
            writer.write(b"HTTP/1.1 307 Go\r\nLocation: /elsewhere\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(receive, "127.0.0.1", 0) as listening:
            url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/hook"
            person = await asyncio.to_thread(somebody, server)
            changed = await asyncio.to_thread(person.ask, "PATCH", "/api/identity", {"webhook": url})
            assert changed.status_code == 200
            await asyncio.to_thread(open_table, person, start=True, bots={"1": "greenhorn", "2": "greenhorn"})
            await first.wait()
            await asyncio.to_thread(server.stop)  # waits for pending deliveries
        assert asked
        assert all(head.startswith(b"POST /hook ") for head in asked)

    asyncio.run(play())


# --- headers ----------------------------------------------------------------------------------------------------------


def test_every_response_has_the_security_headers(server: Server) -> None:
    person = somebody(server)
    answers = [
        person.ask(method, path, body)
        for method, path, body in (
            ("GET", "/", None),
            ("GET", "/api/about", None),
            ("GET", "/health", None),
            ("GET", "/metrics", None),
            ("GET", "/schema/openapi.json", None),
            ("GET", "/api/identity", None),
            ("GET", "/nope", None),
            ("DELETE", "/api/tables", None),
            ("OPTIONS", "/api/tables", None),
            ("POST", "/api/tables", b"{"),
            ("POST", "/api/tables", b"x" * 70_000),
            ("GET", "/api/tables/aaaaaaaaaaaaaaaaaaaa", None),
        )
    ]
    answers.append(Visitor(server).ask("GET", "/api/identity"))
    answers.append(person.ask("POST", "/api/identity/link", Origin="https://evil.example"))
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get(name, "").startswith(value), (answer.url, name)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "*" not in policy
        assert "object-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers
