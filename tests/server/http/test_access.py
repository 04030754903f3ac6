"""Seats of others, and pages of other sites."""

import asyncio
from urllib.parse import urlsplit

from coltexpress.client.remote import Remote
from support.serving import Server
from support.visitors import SALT, hello, open_table, somebody


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
