"""Invalid requests are refused with details."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from coltexpress.engine.json_types import JsonObject
from coltexpress.server.connections import COOKIE
from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.waiting import PATIENT

NOWHERE = "a" * 20


def refused(answer: httpx.Response) -> tuple[int, str, JsonObject]:
    body = answer.json()
    return answer.status_code, body["error"], body["details"]


@pytest.fixture
def visitor(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{server.url}/api", headers=CURRENT_PROTOCOL, timeout=PATIENT) as client:
        client.post("/identity", json={"name": "Ann"}).raise_for_status()
        yield client


@pytest.mark.parametrize(
    ("path", "body", "at"),
    [
        ("/identity", {"name": 7}, "name"),
        ("/tables", {"game": "poker"}, "game"),
        ("/tables", {"game": "super", "clock": {"move": "soon", "reserve": 1}}, "clock.move"),
        (f"/tables/{NOWHERE}/sit", {"salt": 1}, "salt"),
    ],
)
def test_an_invalid_body_is_refused_with_the_invalid_field(
    visitor: httpx.Client, path: str, body: object, at: str
) -> None:
    assert refused(visitor.post(path, json=body)) == (400, "server-body", {"at": at})


@pytest.mark.parametrize("table_id", ["xyz", NOWHERE, "%00", "..%2f..", "ä" * 20, "a" * 500])
def test_malformed_table_ids_are_unknown(visitor: httpx.Client, table_id: str) -> None:
    for path in ("", "/record", "/history?seat=9"):
        status, error, _ = refused(visitor.get(f"/tables/{table_id}{path}"))
        assert status == 404
        assert error == "server-table-unknown" or ".." in table_id  # another route


def test_a_seat_that_a_table_does_not_have_is_unknown(visitor: httpx.Client) -> None:
    table = visitor.post("/tables", json={"game": "super", "options": {"players": 3}}).json()["id"]
    assert refused(visitor.get(f"/tables/{table}/history?seat=3"))[:2] == (404, "server-seat-unknown")


def test_the_cookie_is_renewed_with_the_identity(visitor: httpx.Client) -> None:
    assert COOKIE in visitor.get("/identity").cookies
    token = visitor.cookies[COOKIE]
    headers = CURRENT_PROTOCOL | {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=visitor.base_url, headers=headers, timeout=PATIENT) as program:
        assert not program.get("/identity").cookies


def test_cors_allows_only_the_configured_origins(tmp_path: Path) -> None:
    server = Server(tmp_path, {"origins": "https://friends.example, https://club.example/"}).start()
    try:
        with httpx.Client(base_url=f"{server.url}/api", headers=CURRENT_PROTOCOL, timeout=PATIENT) as page:
            for origin, allowed in (
                ("https://friends.example", True),
                ("https://club.example", True),
                ("https://elsewhere.example", False),
            ):
                headers = {"Origin": origin, "Access-Control-Request-Method": "POST"}
                asked = page.request("OPTIONS", "/identity", headers=headers)
                assert (asked.headers.get("access-control-allow-origin") == origin) == allowed
                answer = page.post("/identity", json={"name": "Ann"}, headers={"Origin": origin})
                assert (answer.status_code == 201) == allowed
                assert (answer.headers.get("access-control-allow-origin") == origin) == allowed
    finally:
        server.stop()
