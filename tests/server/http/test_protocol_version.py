"""The protocol version in requests, and in archived games."""

import asyncio
import json
import shutil
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from coltexpress.client import remote
from coltexpress.client.remote import Remote, RemoteRefusal
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER, UNSTATED, Ping, Pong, Refused
from coltexpress.server.storage import store as store_module
from coltexpress.server.storage.store import Store
from fixtures.database import server_with
from fixtures.kept import FOLDER
from fixtures.protocol_1 import history_as_then
from support.players import Guests, open_game, refusal, run
from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.visitors import open_table, somebody
from support.waiting import PATIENT, until

OTHER = PROTOCOL + 1


def test_clients_of_this_protocol_version_are_served(server: Server) -> None:
    with httpx.Client(base_url=f"{server.url}/api", timeout=PATIENT) as client:
        for answer in (
            client.get("/tables", headers=CURRENT_PROTOCOL),
            client.get("/tables", params={"protocol": PROTOCOL}),
        ):
            assert answer.status_code == 200
            assert answer.headers[PROTOCOL_HEADER] == str(PROTOCOL)


@pytest.mark.parametrize("found", [str(OTHER), "0", "one", f"0{PROTOCOL}", "9" * 500])
def test_clients_of_another_protocol_version_are_refused(server: Server, found: str) -> None:
    with httpx.Client(base_url=f"{server.url}/api", timeout=PATIENT) as client:
        for answer in (
            client.get("/tables", headers={PROTOCOL_HEADER: found, "Accept-Language": "de"}),
            client.post("/identity", json={"name": "Ann"}, params={"protocol": found, "lang": "de"}),
        ):
            assert answer.status_code == 400
            assert answer.json() == {
                "error": "server-protocol",
                "message": Words("de")("error-server-protocol", found=found[:20], known=str(PROTOCOL)),
                "details": {"found": found[:20], "known": PROTOCOL},
            }
            assert "set-cookie" not in answer.headers


def test_a_missing_version_means_the_first(server: Server) -> None:
    """Clients that state no version were written for the first; what a browser opens directly needs none."""
    table_id = open_table(somebody(server))
    details = {"found": str(UNSTATED), "known": PROTOCOL}
    with httpx.Client(base_url=f"{server.url}/api", timeout=PATIENT) as client:
        for path in ("/tables", f"/tables/{table_id}", f"/tables/{table_id}/history"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["error"]) == (400, "server-protocol")
            assert answer.json()["details"] == details
        created = client.post("/identity", json={"name": "Ann"})
        assert (created.status_code, created.json()["details"]) == (400, details)
        assert client.get("/about").is_success
        assert client.get(f"/tables/{table_id}/qr").is_success
        assert client.get(f"/tables/{table_id}/record").json()["error"] == "server-record-running"


def test_sockets_of_another_protocol_version_are_refused(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = (await open_game(people, "super", 3)).id
        async with people[0].connect(table_id) as table:
            await table.send(Ping())
            async for frame in table:
                if isinstance(frame, Pong):
                    break
            assert table.socket.response is not None
            assert table.socket.response.headers[PROTOCOL_HEADER] == str(PROTOCOL)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table_id}/socket"
        for stated, found in ((f"&protocol={OTHER}", OTHER), ("", UNSTATED)):
            async with remote.RemoteTable(f"{address}?lang=fr{stated}", {}) as table:
                refused = await table.receive()
                assert isinstance(refused, Refused)
                assert (refused.error, refused.details) == ("server-protocol", {"found": str(found), "known": PROTOCOL})
                assert refused.message == Words("fr")("error-server-protocol", found=str(found), known=str(PROTOCOL))
                with pytest.raises(ConnectionClosed) as closed:
                    await table.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4400

    run(server, play)


def test_the_client_sends_its_protocol_version(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PROTOCOL", OTHER)

    async def ask() -> str:
        async with Remote(server.url) as somebody:
            return await refusal(somebody.create_identity("Ann"))

    assert asyncio.run(ask()) == "protocol"


def test_the_client_refuses_a_server_of_another_protocol_version(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(guests: Guests) -> None:
        (ann,) = await guests("Ann")
        table_id = (await ann.ask("POST", "/tables", {"game": "super", "options": {"players": 3}}))["id"]
        monkeypatch.setattr(remote, "PROTOCOL", OTHER)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table_id}/socket?protocol={PROTOCOL}"
        for asking in (ann.ask("GET", "/about"), remote.RemoteTable(address, {}).__aenter__()):
            with pytest.raises(RemoteRefusal, match="server-protocol") as refused:
                await asking
            assert refused.value.details == {"found": str(OTHER), "known": str(PROTOCOL)}

    run(server, play)


def test_archives_in_an_older_protocol_version_are_replaced(tmp_path: Path) -> None:
    """An outdated archive is replaced by a replay of the turns, unless the rules version is unsupported."""
    folder = tmp_path / "before"
    shutil.copytree(FOLDER / "v2", folder)
    tables = msgspec.json.decode((folder / "tables.json").read_bytes())["tables"]
    told, unknown = tables["over-express"], tables["over-super"]
    with closing(sqlite3.connect(folder / "games.db")) as database:
        before = dict(database.execute("SELECT table_id, told FROM archives"))
        database.execute("UPDATE tables SET rules_version = 99 WHERE id = ?", (unknown,))
        database.commit()

    def kept() -> dict[str, tuple[int, bytes]]:
        with closing(sqlite3.connect(tmp_path / "server" / "games.db")) as database:
            rows = database.execute("SELECT table_id, protocol, told FROM archives")
            return {name: (protocol, packed) for name, protocol, packed in rows}

    async def ask(url: str) -> str:
        async with Remote(url) as watcher:
            assert await refusal(watcher.text(f"/tables/{unknown}/history")) == "old-rules"
            return await watcher.text(f"/tables/{told}/history")

    with server_with(folder, tmp_path / "server") as (server, _):
        history = asyncio.run(ask(server.url))
        until(lambda: kept()[told][0] == PROTOCOL)
        histories = json.loads(zlib.decompress(kept()[told][1]))
        assert json.loads(history) == histories[0]
        assert [history_as_then(each) for each in histories] == json.loads(zlib.decompress(before[told]))
        assert kept()[unknown] == (1, before[unknown])


def test_an_archive_of_a_newer_protocol_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(FOLDER / "v2" / "games.db", tmp_path / "games.db")
    table_id = msgspec.json.decode((FOLDER / "v2" / "tables.json").read_bytes())["tables"]["over-express"]

    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        await store.open()
        await store.add_archive(table_id, b"now")
        with monkeypatch.context() as later:
            later.setattr(store_module, "PROTOCOL", OTHER)
            assert await store.archive(table_id) is None
            assert not await store.archived(table_id)
            assert table_id in await store.unarchived(99)
            await store.add_archive(table_id, b"later")
            assert await store.archive(table_id) == b"later"
            assert table_id not in await store.unarchived(99)
        assert await store.archive(table_id) is None
        assert await store.archived(table_id)
        assert table_id not in await store.unarchived(99)
        await store.add_archive(table_id, b"now")
        with monkeypatch.context() as later:
            later.setattr(store_module, "PROTOCOL", OTHER)
            assert await store.archive(table_id) == b"later"
        await store.close()

    asyncio.run(work())
