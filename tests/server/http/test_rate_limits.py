"""Rate limits by address, person and code."""

import asyncio
import json
from contextlib import ExitStack

import httpx

from support.serving import Server
from support.visitors import Visitor, hello, open_table, somebody, token_of
from support.waiting import PATIENT, patient_socket, until


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
