"""Forged identities, device links, ids that nobody can guess, the cookie."""

import secrets
from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from coltexpress.server.identity import LINK_SECONDS, YEAR, new_code, new_id
from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.visitors import Visitor, hello, open_table, somebody, token_of
from support.waiting import PATIENT


def signed(server: Server, secret: str, salt: str, payload: object, age: int) -> str:
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
                headers=CURRENT_PROTOCOL | sent,  # type: ignore[arg-type]  # httpx accepts bytes
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
