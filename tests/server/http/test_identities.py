"""Identities, device links, turn notices by event stream and webhook."""

import json
from collections.abc import AsyncIterator, Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread

import httpx

from support.players import Guests, open_game, refusal, run
from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.waiting import PATIENT, until_async


def test_names_are_normalized_and_must_not_be_empty(server: Server) -> None:
    async def play(guests: Guests) -> None:
        (person,) = await guests(" Ann \t\n of \u202e the  West\u200b ")
        assert (await person.ask("GET", "/identity"))["name"] == "Ann of the West"
        for name, key in (("", "name-empty"), (" \u200b\n", "name-empty"), ("x" * 25, "name-long")):
            assert await refusal(person.ask("PATCH", "/identity", {"name": name})) == key
        changed = await person.ask("PATCH", "/identity", {"name": "<b>Bé</b>", "language": "fr"})
        assert (changed["name"], changed["language"]) == ("<b>Bé</b>", "fr")
        assert changed["token"] == ""

    run(server, play)


def test_a_link_opens_the_identity_on_another_device_once(server: Server) -> None:
    async def play(guests: Guests) -> None:
        person, phone, thief = await guests("Ann", "", "")
        link = await person.ask("POST", "/identity/link")
        assert link["url"].endswith("#" + link["code"])
        assert link["qr"].startswith("<svg")
        opened = await person.ask("POST", "/tables", {"game": "super", "options": {"players": 3}})
        await person.sit(opened["id"])
        phone.token = (await phone.ask("POST", "/identity/claim", {"code": link["code"]}))["token"]
        assert (await phone.table(opened["id"])).you == [0]
        assert await refusal(thief.ask("POST", "/identity/claim", {"code": link["code"]})) == "link-used"
        assert await refusal(thief.ask("POST", "/identity/claim", {"code": link["code"] + "x"})) == "link-invalid"
        assert await refusal(thief.ask("GET", "/identity")) == "identity-needed"

    run(server, play)


def test_a_browser_keeps_the_identity_in_a_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers=CURRENT_PROTOCOL, timeout=PATIENT) as browser:
        answer = browser.post("/api/identity", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/api/identity").json()["name"] == "Ann"


def test_errors_are_in_the_language_of_the_request(server: Server) -> None:
    texts = set()
    for language in ("en", "nl", "fr", "sv", "ru", "de"):
        headers = CURRENT_PROTOCOL | {"Accept-Language": f"{language}-XX,en;q=0.5"}
        answer = httpx.get(f"{server.url}/api/identity", headers=headers, timeout=PATIENT)
        assert answer.status_code == 401
        assert answer.json()["error"] == "server-identity-needed"
        texts.add(answer.json()["message"])
    assert len(texts) == 6


class Webhook(BaseHTTPRequestHandler):
    """Records the received notices."""

    received: Queue[bytes] = Queue()

    def do_POST(self) -> None:
        self.received.put(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Do not log."""


def test_disconnected_players_get_turn_notices(start_server: Callable[..., Server]) -> None:
    receiver = ThreadingHTTPServer(("127.0.0.1", 0), Webhook)
    Thread(target=receiver.serve_forever, daemon=True).start()
    server = start_server(private_webhooks=1, public_url="https://colt.example")

    async def play(guests: Guests) -> None:
        host, away = await guests("Ann", "Bob")
        hook = f"http://127.0.0.1:{receiver.server_port}/turn"
        await away.ask("PATCH", "/identity", {"webhook": hook, "language": "nl"})
        async with httpx.AsyncClient(timeout=PATIENT) as page:
            url = f"{server.url}/api/notices"
            async with page.stream("GET", url, headers=away.headers) as stream:
                info = await open_game([host, away], "super", 3)
                lines = stream.aiter_lines()
                seen = [line async for line in until(lines, "data:")]
        told = json.loads(seen[-1].removeprefix("data:"))
        assert told["table"] == info.id
        assert told["url"] == f"https://colt.example/table/{info.id}"
        await until_async(lambda: not Webhook.received.empty())
        posted = json.loads(Webhook.received.get_nowait())
        assert posted == told
        assert set(posted) == {"table", "url", "game", "text", "due"}

    try:
        run(server, play)
    finally:
        receiver.shutdown()
        receiver.server_close()


async def until(lines: AsyncIterator[str], start: str) -> AsyncIterator[str]:
    async for line in lines:
        yield line
        if line.startswith(start):
            return


def test_webhooks_to_loopback_addresses_are_refused(server: Server) -> None:
    async def play(guests: Guests) -> None:
        (person,) = await guests("Ann")
        for url in (
            "http://127.0.0.1/x",
            "http://localhost/",
            "http://[::1]/",
            "ftp://example.org",
            "http://10.0.0.1/",
        ):
            assert await refusal(person.ask("PATCH", "/identity", {"webhook": url})) == "webhook-refused"
        assert (await person.ask("GET", "/identity"))["webhook"] == ""

    run(server, play)
