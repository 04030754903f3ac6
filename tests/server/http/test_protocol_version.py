"""The protocol version in requests, and in archived games."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from coltexpress.client import remote
from coltexpress.client.remote import Remote, RemoteRefusal
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER, UNSTATED, History, Ping, Pong, Refused
from coltexpress.server import connections
from coltexpress.server.app import create_app
from coltexpress.server.settings import Settings
from coltexpress.server.storage import store as store_module
from coltexpress.server.storage.store import Store
from coltexpress.server.tables.archive import unpack
from fixtures.database import server_with
from fixtures.kept import FOLDER
from support.players import Guests, open_game, refusal, run
from support.serving import Server
from support.waiting import PATIENT, until

OTHER = PROTOCOL + 1


@pytest.mark.parametrize("spoken", ["", str(PROTOCOL)])
def test_clients_of_this_protocol_version_are_served(server: Server, spoken: str) -> None:
    with httpx.Client(base_url=f"{server.url}/api", timeout=PATIENT) as client:
        for answer in (
            client.get("/tables", headers={PROTOCOL_HEADER: spoken} if spoken else {}),
            client.get("/tables", params={"protocol": spoken} if spoken else {}),
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


def test_a_missing_version_means_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a browser or an older program requests without a version stays available."""
    monkeypatch.setattr(connections, "PROTOCOL", UNSTATED + 1)
    settings = Settings(database=f"sqlite:///{tmp_path}/games.db")
    with TestClient(create_app(settings)) as client:
        answer = client.get("/api/tables")
        assert (answer.status_code, answer.json()["details"]) == (400, {"found": "1", "known": UNSTATED + 1})
        assert client.get("/api/tables", headers={PROTOCOL_HEADER: str(UNSTATED + 1)}).is_success
        assert client.get("/api/about").is_success
        for what in ("qr", "record"):
            assert client.get(f"/api/tables/{'a' * 20}/{what}").json()["error"] == "server-table-unknown"


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
        async with remote.RemoteTable(f"{address}?protocol={OTHER}&lang=fr", {}) as table:
            refused = await table.receive()
            assert isinstance(refused, Refused)
            assert (refused.error, refused.details) == ("server-protocol", {"found": str(OTHER), "known": PROTOCOL})
            assert refused.message == Words("fr")("error-server-protocol", found=str(OTHER), known=str(PROTOCOL))
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
        database.execute("ALTER TABLE archives ADD COLUMN protocol INTEGER NOT NULL DEFAULT 1")
        database.execute("UPDATE alembic_version SET version_num = '0003'")
        before = dict(database.execute("SELECT table_id, told FROM archives"))
        database.execute("UPDATE archives SET protocol = ?, told = x'00'", (PROTOCOL - 1,))
        database.execute("UPDATE tables SET rules_version = 99 WHERE id = ?", (unknown,))
        database.commit()

    def kept() -> dict[str, tuple[int, bytes]]:
        with closing(sqlite3.connect(tmp_path / "server" / "games.db")) as database:
            rows = database.execute("SELECT table_id, protocol, told FROM archives")
            return {name: (protocol, packed) for name, protocol, packed in rows}

    async def ask(url: str) -> None:
        async with Remote(url) as watcher:
            history = msgspec.json.decode(await watcher.text(f"/tables/{told}/history"), type=History)
            assert history == msgspec.json.decode(unpack(before[told], 0, 1), type=History)
            assert await refusal(watcher.text(f"/tables/{unknown}/history")) == "old-rules"

    with server_with(folder, tmp_path / "server") as (server, _):
        asyncio.run(ask(server.url))
        until(lambda: kept()[told][0] == PROTOCOL)
        assert kept()[told] == (PROTOCOL, before[told])
        assert kept()[unknown] == (PROTOCOL - 1, b"\0")


def test_an_archive_of_a_newer_protocol_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(FOLDER / "v2" / "games.db", tmp_path / "games.db")
    table_id = msgspec.json.decode((FOLDER / "v2" / "tables.json").read_bytes())["tables"]["over-express"]

    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        await store.open()
        told = await store.archive(table_id)
        assert told is not None
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
        await store.add_archive(table_id, told)
        with monkeypatch.context() as later:
            later.setattr(store_module, "PROTOCOL", OTHER)
            assert await store.archive(table_id) == b"later"
        await store.close()

    asyncio.run(work())
