"""Security: identities, seats, origins, rate limits, paths, input, webhooks, headers."""

import asyncio
import json
import secrets
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from coltexpress.client.remote import Remote
from coltexpress.server.identity import LINK_SECONDS, YEAR, new_code, new_id
from support.serving import Server
from support.waiting import PATIENT, patient_socket, until

SALT = "0123456789abcdef"
HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
}


@pytest.fixture(scope="module")
def _strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings: dict[str, str | int | float] = {
        "origins": "https://friend.example, https://pal.example/",
        "private_webhooks": "true",
        "requests_per_minute": 60,
        "frames_per_minute": 20,
        "sockets_per_address": 3,
    }
    running = Server(tmp_path_factory.mktemp("strict"), settings, still=True).start()
    yield running
    running.stop()


@pytest.fixture
def strict(_strict: Server) -> Server:
    """A server with low limits, allowed origins and a trusted proxy.

    Rate limits recover only when the test advances the clock.
    """
    _strict.advance(61)
    return _strict


class Visitor:
    """A client without cookies, like a program."""

    def __init__(self, server: Server, token: str = "", **headers: str) -> None:
        self.server = server
        self.headers = headers | ({"Authorization": f"Bearer {token}"} if token else {})

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        content = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = self.headers | headers | ({} if body is None else {"Content-Type": "application/json"})
        return httpx.request(method, f"{self.server.url}{path}", content=content, headers=sent, timeout=PATIENT)

    def refusal(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        answer = self.ask(method, path, body, **headers)
        return answer.status_code, answer.json()["error"].removeprefix("server-")


def somebody(server: Server, name: str = "Somebody", **headers: str) -> Visitor:
    told = Visitor(server, **headers).ask("POST", "/api/identity", {"name": name}).json()
    return Visitor(server, told["token"], **headers)


def token_of(person: Visitor) -> str:
    return person.headers["Authorization"].removeprefix("Bearer ")


def open_table(host: Visitor, *guests: Visitor, start: bool = False, **wanted: Any) -> str:
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


# --- identities -------------------------------------------------------------------------------------------------------


def signed(server: Server, secret: str, salt: str, payload: Any, age: int) -> str:
    """A payload signed `age` seconds ago."""
    then = server.clock.now() // 1000 - age
    with patch.object(TimestampSigner, "get_timestamp", lambda _: then):
        return str(URLSafeTimedSerializer(secret, salt=salt).dumps(payload))


def forgeries(server: Server) -> Iterator[tuple[str, str]]:
    """Invalid tokens and the resulting errors."""
    good = token_of(somebody(server))
    secret = (server.directory / "secret").read_text().strip()
    payload, stamp, signature = good.split(".")
    identity = URLSafeTimedSerializer(secret, salt="coltexpress identity").loads(good)
    other = token_of(somebody(server)).split(".")
    yield good[:-1], "identity-invalid"
    yield good + "A", "identity-invalid"
    yield ".".join([other[0], stamp, signature]), "identity-invalid"
    yield ".".join([payload, other[1] + "A", signature]), "identity-invalid"
    yield payload, "identity-invalid"
    yield "." * 5, "identity-invalid"
    yield "é" * 10, "identity-invalid"
    yield "A" * 5000, "identity-invalid"
    yield signed(server, "another server's secret", "coltexpress identity", identity, 0), "identity-invalid"
    yield signed(server, secret, "coltexpress device link", [identity, "mark"], 0), "identity-invalid"
    yield signed(server, secret, "coltexpress identity", "nobody we know", 0), "identity-invalid"
    yield signed(server, secret, "coltexpress identity", {"id": identity}, 0), "identity-invalid"
    yield signed(server, secret, "coltexpress identity", identity, YEAR + 60), "identity-expired"
    yield signed(server, secret, "coltexpress identity", identity, -3600), "identity-expired"


def test_forged_and_expired_identities_are_refused_everywhere(server: Server) -> None:
    table_id = open_table(somebody(server))
    for token, refusal in forgeries(server):
        bearer = b"Bearer " + token.encode()
        for sent in ({"Authorization": bearer}, {"Cookie": b"coltexpress=" + token.encode()}):
            answer = httpx.get(
                f"{server.url}/api/identity",
                headers=sent,  # type: ignore[arg-type]  # httpx accepts bytes
                timeout=PATIENT,
            )
            assert (answer.status_code, answer.json()["error"]) == (401, f"server-{refusal}"), token
        if token.isascii():
            forger = Visitor(server, token)
            assert forger.refusal("POST", "/api/tables", {"game": "express", "options": {"players": 3}})[0] == 401
            assert forger.refusal("GET", f"/api/tables/{table_id}") == (401, refusal)
            assert hello(server, f"/api/tables/{table_id}/socket", Authorization=f"Bearer {token}") == (refusal, 4401)
    assert Visitor(server).refusal("GET", "/api/identity") == (401, "identity-needed")


def test_a_device_link_works_once_and_expires(server: Server) -> None:
    person = somebody(server, "Moving")
    secret = (server.directory / "secret").read_text().strip()
    code = person.ask("POST", "/api/identity/link").json()["code"]
    stranger = Visitor(server)
    claimed = stranger.ask("POST", "/api/identity/claim", {"code": code})
    assert claimed.json()["name"] == "Moving"
    assert stranger.refusal("POST", "/api/identity/claim", {"code": code}) == (409, "link-used")
    identity = URLSafeTimedSerializer(secret, salt="coltexpress identity").loads(token_of(person))
    for bad in (
        code[:-1],
        token_of(person),
        "",
        signed(server, "another secret", "coltexpress device link", [identity, "mark"], 0),
        signed(server, secret, "coltexpress device link", [identity, "mark"], LINK_SECONDS + 60),
        signed(server, secret, "coltexpress device link", ["nobody", "mark"], 0),
        signed(server, secret, "coltexpress device link", identity, 0),
        signed(server, secret, "coltexpress device link", 7, 0),
    ):
        assert stranger.refusal("POST", "/api/identity/claim", {"code": bad}) == (400, "link-invalid"), bad


def test_ids_cannot_be_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids contain enough bits from the system's random source, and nothing else."""

    def made(seed: int) -> tuple[list[str], list[str]]:
        random = Random(seed)
        monkeypatch.setattr(secrets, "token_bytes", random.randbytes)
        monkeypatch.setattr(secrets, "choice", random.choice)
        return [new_id() for _ in range(2000)], [new_code() for _ in range(2000)]

    ids, codes = made(1)
    assert (ids, codes) == made(1)
    assert not {*ids, *codes}.intersection(*map(set, made(2)))
    assert len(set(ids)) == 2000
    assert all(len(each) == 20 for each in ids), "120 bits"
    for place in range(20):
        assert len({each[place] for each in ids}) == 64, "all letters occur at each position"
    assert len(set(codes)) > 1990


def test_the_cookie_is_limited_to_this_server(server: Server) -> None:
    def cookie(**headers: str) -> set[str]:
        told = Visitor(server).ask("POST", "/api/identity", {"name": "Cookie"}, **headers).headers["set-cookie"]
        return {part.strip().lower() for part in told.split(";")[1:]}

    assert {"httponly", "samesite=lax", "path=/"} <= cookie()
    assert "secure" not in cookie()
    assert "secure" in cookie(**{"X-Forwarded-Proto": "https"})


# --- seats and origins ------------------------------------------------------------------------------------------------


def test_seats_of_others_cannot_be_used(server: Server) -> None:
    ann, bob, eve = somebody(server, "Ann"), somebody(server, "Bob"), somebody(server, "Eve")
    table = f"/api/tables/{open_table(ann, bob)}"
    assert eve.refusal("POST", f"{table}/bandit", {"seat": 0, "bandit": "ghost"}) == (403, "not-your-seat")
    assert bob.refusal("POST", f"{table}/bandit", {"seat": 0, "bandit": "ghost"}) == (403, "not-your-seat")
    assert bob.refusal("POST", f"{table}/bandit", {"seat": 2, "bandit": "ghost"}) == (403, "not-your-seat")
    assert bob.refusal("POST", f"{table}/remove", {"seat": 0}) == (403, "not-host")
    assert bob.refusal("POST", f"{table}/bot", {"seat": 2, "level": None}) == (403, "not-host")
    assert bob.refusal("POST", f"{table}/start") == (403, "not-host")
    assert eve.refusal("POST", f"{table}/leave") == (403, "not-seated")
    assert eve.refusal("POST", f"{table}/sit", {"salt": SALT, "seat": 0}) == (409, "seat-taken")
    assert ann.ask("POST", f"{table}/start").status_code == 200
    for seat in range(3):
        assert hello(server, f"{table}/socket?seat={seat}", **eve.headers) == ("not-your-seat", 4403)
        assert hello(server, f"{table}/socket?seat={seat}") == ("not-your-seat", 4403)
    assert hello(server, f"{table}/socket?seat=1", **ann.headers) == ("not-your-seat", 4403)
    assert hello(server, f"{table}/socket?seat=0", **ann.headers) == ("table", None)
    assert eve.refusal("POST", f"{table}/sit", {"salt": SALT}) == (409, "not-waiting")
    assert bob.refusal("POST", f"{table}/remove", {"seat": 0}) == (409, "not-waiting")


def test_a_removed_player_does_not_see_the_cards_of_the_seat(server: Server) -> None:
    async def play() -> None:
        async with Remote(server.url) as ann, Remote(server.url) as bob, Remote(server.url) as cid:
            for person, name in ((ann, "Ann"), (bob, "Bob"), (cid, "Cid")):
                await person.create_identity(name)
            body = {"game": "express", "options": {"players": 3}, "bots": {"2": "greenhorn"}}
            table_id = (await ann.ask("POST", "/tables", body))["id"]
            await ann.sit(table_id)
            await bob.sit(table_id)
            async with bob.connect(table_id, 1) as lost:
                await lost.receive()
                await ann.ask("POST", f"/tables/{table_id}/remove", {"seat": 1})
                await cid.sit(table_id, 1)
                await ann.ask("POST", f"/tables/{table_id}/start")
                while not lost.view:
                    await lost.receive()
                assert not lost.choices
                history = await bob.ask("GET", f"/tables/{table_id}/history")
                assert lost.view == history["view"], "what a watcher sees"

    asyncio.run(play())


def test_pages_of_other_sites_are_refused(strict: Server) -> None:
    server = strict
    own = server.url
    host = urlsplit(own).netloc
    person = somebody(server)
    table_id = open_table(person)
    for origin in (
        "https://evil.example",
        "null",
        f"http://{host}.evil.example",
        "http://127.0.0.1:1",
        "file://",
        host,
    ):
        assert person.refusal("POST", "/api/identity/link", Origin=origin) == (403, "origin"), origin
        assert person.refusal("PATCH", "/api/identity", {"name": "Me"}, Origin=origin) == (403, "origin")
        assert hello(server, f"/api/tables/{table_id}/socket", origin) == ("origin", 4403), origin
    for origin in (own, "https://friend.example", "https://pal.example"):
        assert person.ask("POST", "/api/identity/link", Origin=origin).status_code == 201, origin
        assert hello(server, f"/api/tables/{table_id}/socket", origin) == ("table", None), origin


# --- rate limits ------------------------------------------------------------------------------------------------------


def test_requests_are_rate_limited_by_address_and_identity(strict: Server) -> None:
    server = strict
    near, far = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
    person = somebody(server, **near)
    table_id = open_table(person)
    server.advance(60)
    answers = [Visitor(server, **near).ask("GET", "/api/tables") for _ in range(62)]
    refused = answers[60:]
    assert [answer.status_code for answer in answers] == [200] * 60 + [429] * 2
    assert all(answer.json()["error"] == "server-too-many" for answer in refused)
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
    assert Visitor(server, **far).ask("GET", "/api/tables").status_code == 200, "others are not dammed"
    assert hello(server, f"/api/tables/{table_id}/socket", **near) == ("too-many", 4429)
    server.advance(1)
    assert Visitor(server, **near).ask("GET", "/api/tables").status_code == 200, "one a second"
    assert Visitor(server, **near).ask("GET", "/api/tables").status_code == 429
    asyncio.run(flood_of_sockets(server, table_id, token_of(person)))


async def flood_of_sockets(server: Server, table_id: str, token: str) -> None:
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
    headers = {"X-Forwarded-For": "192.0.2.3"}
    sockets = [await patient_socket(url, headers) for _ in range(4)]
    told = [json.loads(await each.recv()) for each in sockets]
    assert [each["type"] for each in told] == ["table"] * 3 + ["refused"]
    assert told[3]["error"] == "server-too-many"
    for each in sockets:
        await each.close()
    for known in ({"Authorization": f"Bearer {token}"}, {}):
        headers = {"X-Forwarded-For": "192.0.2.4"} | known
        answers: list[str] = []
        for frames in (12, 9):  # a second socket shares the limit
            async with patient_socket(url, headers) as each:
                for _ in range(frames):
                    await each.send('{"type":"ping"}')
                wanted = len(answers) + frames
                while len(answers) < wanted:
                    frame = json.loads(await each.recv())
                    if frame["type"] in ("pong", "refused"):
                        answers.append(frame.get("error", "pong"))
        assert answers == ["pong"] * 20 + ["server-too-many"], f"frames are counted: {sorted(known)}"


def test_people_at_one_address_share_a_larger_limit(strict: Server) -> None:
    near, far = {"X-Forwarded-For": "192.0.2.11"}, {"X-Forwarded-For": "192.0.2.12"}
    people = [somebody(strict, **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(20, 40)]
    body = {"game": "super", "options": {"players": 3}}
    answers = [people[number % 3].ask("POST", "/api/tables", body, **near).status_code for number in range(31)]
    assert answers == [201] * 30 + [429]
    opened = people[0].ask("POST", "/api/tables", body, **far)
    assert opened.status_code == 201, "others are not dammed"
    tokens = [token_of(person) for person in people]
    assert asyncio.run(frames_answered(strict, opened.json()["id"], tokens)) == 200


async def frames_answered(server: Server, table_id: str, tokens: list[str]) -> int:
    """Send twenty frames per person from one address; count the accepted ones before the first refusal."""
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
    told: list[str] = []
    for token in tokens:
        headers = {"X-Forwarded-For": "192.0.2.13", "Authorization": f"Bearer {token}"}
        async with patient_socket(url, headers) as each:
            for _ in range(20):
                await each.send('{"type":"ping"}')
                while (kind := json.loads(await each.recv())["type"]) not in ("pong", "refused"):
                    pass
                told.append(kind)
                if kind == "refused":
                    return len(told) - 1
    return len(told)


def test_streams_of_notices_count_like_sockets_until_they_end(strict: Server) -> None:
    near = {"X-Forwarded-For": "192.0.2.14"}
    person = somebody(strict, **near)
    with ExitStack() as streams:
        client = streams.enter_context(httpx.Client(headers=person.headers, timeout=PATIENT))

        def status() -> int:
            return streams.enter_context(client.stream("GET", f"{strict.url}/api/notices")).status_code

        assert [status() for _ in range(4)] == [200, 200, 200, 429]

    def is_given_back() -> bool:
        strict.advance(2)  # the limit of streams per person
        with httpx.stream("GET", f"{strict.url}/api/notices", headers=person.headers, timeout=PATIENT) as again:
            return again.status_code == 200

    until(is_given_back)


def test_a_code_finds_only_a_waiting_table_and_guessing_is_limited(still_server: Server) -> None:
    server = still_server
    person = somebody(server, **{"X-Forwarded-For": "192.0.2.77"})
    table_id = open_table(person, somebody(server))
    code = person.ask("GET", f"/api/tables/{table_id}").json()["code"]
    assert person.ask("GET", f"/api/codes/{code.lower()}").json() == {"id": table_id}
    assert person.ask("POST", f"/api/tables/{table_id}/start").status_code == 200
    assert person.refusal("GET", f"/api/codes/{code}") == (404, "code-unknown")
    guesses = [person.ask("GET", "/api/codes/NOSUCH") for _ in range(19)]
    assert [answer.status_code for answer in guesses] == [404] * 18 + [429]  # two requests were made before
    assert int(guesses[-1].headers["retry-after"]) == 3
    claims = [person.ask("POST", "/api/identity/claim", {"code": "guess"}) for _ in range(21)]
    assert [answer.status_code for answer in claims] == [400] * 20 + [429]


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
    told = raw(server, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
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
