"""`coltexpress join`: a bot from a file plays on a real server and survives interruptions."""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from coltexpress import express
from coltexpress.bots.bot import Observation
from coltexpress.client.bot_client import BotClient, LocalBot, read_link
from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.errors import ColtError
from coltexpress.engine.moves import Move
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.i18n.words import Words
from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import (
    Choice,
    Happening,
    Refresh,
    Sampled,
    ServerFrame,
    TableInfo,
    Turn,
    Viewing,
)
from support.command_line import command_line
from support.keyboard import Terminal
from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.waiting import PATIENT, pause

BOT = """
from coltexpress.bots import Bot

class MyBot(Bot):
    def choose(self, observation):
        assert observation.world().legal_moves(observation.seat) == observation.moves
        return observation.moves[-1]

class Faulty(Bot):
    def choose(self, observation):
        raise RuntimeError("always")
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(BOT)
    return f"{file}:MyBot"


@contextmanager
def coltexpress(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run the command line in a subprocess, in English; killed at the end if still running."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("COLTEXPRESS_", "LC_"))}
    with subprocess.Popen(
        command_line(*arguments, "--seconds", "3600"),
        env=environment | {"LANG": "C", "COLUMNS": "300"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[str]) -> str:
    """The output until the process exits successfully."""
    told, _ = process.communicate()
    assert process.returncode == 0, told
    assert "Traceback" not in told
    return told


async def opened(host: Remote, game: str, **wanted: object) -> TableInfo:
    """Open a table of four with seat 0 open and built-in bots in the others."""
    await host.create_identity("Host")
    body = {"game": game, "options": {"players": 4}, "pace": "instant"} | wanted
    body.setdefault("bots", dict.fromkeys(("1", "2", "3"), "greenhorn"))
    told = await host.ask("POST", "/tables", body)
    return await host.table(told["id"])


async def until(host: Remote, table_id: str, reached: Callable[[TableInfo], bool]) -> TableInfo:
    """Watch a table anonymously until it has this state: a known player would be seated again."""
    async with Remote(host.url) as stranger, stranger.connect(table_id) as table:
        while table.info is None or not reached(table.info):
            await table.receive()
        return table.info


async def begin(host: Remote, table_id: str, guest: subprocess.Popen[str]) -> None:
    """Start the game as soon as the guest has sat down."""
    seated = asyncio.create_task(until(host, table_id, lambda info: info.chairs[0].kind == "person"))
    ended = asyncio.create_task(asyncio.to_thread(guest.wait))
    await asyncio.wait((seated, ended), return_when=asyncio.FIRST_COMPLETED)
    if not seated.done():
        seated.cancel()
        pytest.fail(guest.communicate()[0])
    await host.ask("POST", f"/tables/{table_id}/start")


@pytest.mark.parametrize("game", ["express", "super"])
def test_a_bot_from_a_file_plays_a_game(server: Server, bot: str, game: str) -> None:
    async def play() -> str:
        async with Remote(server.url) as host:
            info = await opened(host, game)
            with coltexpress("join", f"{server.url}/table/{info.id}", "--bot", bot, "--name", "Mine") as guest:
                await begin(host, info.id, guest)
                told = await asyncio.to_thread(said, guest)
            over = await host.table(info.id)
            assert over.status == "over"
            assert over.chairs[0].name == "Mine"
            record = parse_record(await host.text(f"/tables/{info.id}/record"))
            assert verify(record).seed_shown
            assert any(seat == 0 for seat, _ in record.moves)
            return told

    told = asyncio.run(play())
    words = Words("en")
    assert words("join-seated", seat=1, players=4) in told
    assert words("join-began") in told
    assert words("join-fair") in told
    assert words("cli-bot-failed", bot="MyBot", below=words("bot-rustler"), fault="raised") not in told


def test_a_failing_bot_is_replaced_by_the_level_below(server: Server, bot: str) -> None:
    async def play() -> str:
        async with Remote(server.url) as host:
            info = await opened(host, "super")
            faulty = bot.replace("MyBot", "Faulty")
            with coltexpress("join", server.url, "--code", info.code.lower(), "--bot", faulty, "--seat", "1") as guest:
                await begin(host, info.id, guest)
                return await asyncio.to_thread(said, guest)

    words = Words("en")
    assert words("cli-bot-failed", bot="Faulty", below=words("bot-rustler"), fault="raised") in asyncio.run(play())


def test_a_bot_plays_on_after_the_server_was_killed(start_server: Callable[..., Server], bot: str) -> None:
    server = start_server(base_path="/colt")

    async def play() -> str:
        async with Remote(server.url) as host:
            options = {"players": 4, "first": 0}
            info = await opened(host, "express", options=options, bots=dict.fromkeys(("2", "3"), "greenhorn"))
            await host.sit(info.id, 1)
            with coltexpress("join", f"{server.url}/table/{info.id}", "--bot", bot) as guest:
                await begin(host, info.id, guest)
                async with host.connect(info.id, 1) as table:
                    while not table.choices:  # until it is the host's turn
                        await table.receive()
                server.kill()
                server.start()
                await host.ask("POST", f"/tables/{info.id}/leave")  # replaced by a built-in bot
                told = await asyncio.to_thread(said, guest)
            assert verify(parse_record(await host.text(f"/tables/{info.id}/record"))).finished
            return told

    told = asyncio.run(play())
    assert Words("en")("join-lost") in told
    assert Words("en")("join-again") in told
    assert Words("en")("join-fair") in told


def test_a_restarted_bot_resumes_its_seat_and_plays_the_rematch(server: Server, bot: str, tmp_path: Path) -> None:
    token = tmp_path / "token"

    async def play() -> None:
        async with Remote(server.url) as host:
            info = await opened(host, "super", bots=dict.fromkeys(("2", "3"), "greenhorn"))
            await host.sit(info.id, 1)
            link = f"{server.url}/table/{info.id}"
            with coltexpress("join", link, "--bot", bot, "--token-file", str(token)):
                await until(host, info.id, lambda seen: seen.chairs[0].here)
            await until(host, info.id, lambda seen: not seen.chairs[0].here)
            assert token.stat().st_mode & 0o777 == 0o600
            with coltexpress("join", link, "--bot", bot, "--token-file", str(token), "--rematch") as guest:
                await until(host, info.id, lambda seen: seen.chairs[0].here)
                await host.ask("POST", f"/tables/{info.id}/start")
                await host.ask("POST", f"/tables/{info.id}/leave")  # replaced by a built-in bot
                await until(host, info.id, lambda seen: seen.status == "over")
                again = await host.ask("POST", f"/tables/{info.id}/rematch")
                await host.sit(again["id"])
                await begin(host, again["id"], guest)
                await host.ask("POST", f"/tables/{again['id']}/leave")
                over = await until(host, again["id"], lambda seen: seen.status == "over")
                assert over.chairs[0].kind == "person"

    asyncio.run(play())


def test_a_sample_is_read_under_the_rules_of_the_table() -> None:
    """A server omits its newest rules version, which may be older than that of the client."""

    async def sampled_under(rules_version: int) -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        class Bot:
            async def choose(self, observation: Observation) -> Move:
                told.set_result(observation.world().rules_version)
                return await asyncio.Future()

        async with Remote("http://localhost") as remote:
            client = BotClient(remote, "x" * 20, cast("LocalBot", Bot()), lambda *_, **__: None)
            client.seat = 0
            client.table = table = RemoteTable("ws://localhost", {})
            table.info = cast("TableInfo", SimpleNamespace(game="express", rules_version=rules_version))
            table.view, table.choices = {"asks": {"seats": [0]}}, [Choice("draw", "draw")]
            client._think(table, Sampled(1, position))
            found = await told
            await client._forget()
            return found

    position = Match(express, express.options(players=3), bytes(32), ["salt"] * 3).state.notation()
    assert " rules " not in position
    assert [asyncio.run(sampled_under(version)) for version in (1, 2)] == [1, 2]


@pytest.mark.parametrize(("status", "again"), [(502, True), (404, False)])
def test_a_bot_retries_after_a_server_error_of_a_proxy(
    monkeypatch: pytest.MonkeyPatch, status: int, again: bool
) -> None:
    answers = [httpx.Response(status, html="<h1>nginx</h1>"), httpx.Response(200, json={}, headers=CURRENT_PROTOCOL)]

    async def ask() -> object:
        async with Remote("http://localhost") as remote:
            transport = httpx.MockTransport(lambda _: answers.pop(0))
            remote._http = httpx.AsyncClient(transport=transport, timeout=PATIENT)
            client = BotClient(remote, "x" * 20, cast("LocalBot", None), lambda *_, **__: None)
            monkeypatch.setattr(client, "_pause", pause)
            return await client._retry(lambda: remote.ask("GET", "/tables"))

    if again:
        assert asyncio.run(ask()) == {}
    else:
        with pytest.raises(httpx.HTTPStatusError):
            asyncio.run(ask())


class FakeSocket:
    """A socket that receives these frames, then nothing."""

    def __init__(self, *frames: ServerFrame) -> None:
        self._frames = list(frames)
        self.sent: list[str] = []

    async def recv(self) -> str:
        if not self._frames:
            return await asyncio.Future()
        return encode(self._frames.pop(0))

    async def send(self, text: str) -> None:
        self.sent.append(text)


def looking_at(*frames: ServerFrame) -> tuple[RemoteTable, FakeSocket]:
    table, socket = RemoteTable("ws://localhost", {}), FakeSocket(*frames)
    table._socket = cast("ClientConnection", socket)
    return table, socket


def test_only_the_next_turn_is_applied_and_missing_ones_are_requested() -> None:
    def turn(version: int) -> Turn:
        return Turn(version, 0, "person", [Happening(patch={f"turn {version}": True})])

    table, socket = looking_at(Viewing(1, {}), turn(2), turn(2), turn(4), Viewing(4, {"whole": True}), turn(5))
    seen = []

    async def receive() -> None:
        for _ in range(6):
            await table.receive()
            seen.append((table.version, list(table.view), len(socket.sent)))

    asyncio.run(receive())
    two = ["turn 2"]
    assert seen == [
        (1, [], 0),
        (2, two, 0),
        (2, two, 0),
        (2, two, 1),
        (4, ["whole"], 1),
        (5, ["whole", "turn 5"], 1),
    ]
    assert socket.sent == [encode(Refresh())]


def test_an_error_of_the_bot_ends_the_client() -> None:
    """Instead of waiting for a move that never comes."""

    class Broken:
        async def choose(self, _observation: Observation) -> Move:
            raise ZeroDivisionError

    async def play() -> None:
        async with Remote("http://localhost") as remote:
            client = BotClient(remote, "x" * 20, cast("LocalBot", Broken()), lambda *_, **__: None)
            client.seat = 0
            client.table, _ = looking_at()
            client.table.info = cast("TableInfo", SimpleNamespace(game="express", rules_version=2))
            client.table.view, client.table.choices = {"asks": {"seats": [0]}}, [Choice("draw", "draw")]
            client._think(client.table, Sampled(1, position))
            await client._receive(client.table)

    position = Match(express, express.options(players=3), bytes(32), ["salt"] * 3).state.notation()
    with pytest.raises(ZeroDivisionError):
        asyncio.run(play())


def test_links_are_parsed_into_server_and_table() -> None:
    table = "Ab-_56789012345678yz"
    assert read_link(f"https://example.org/colt/table/{table}") == read_link(
        f" https://example.org/colt/table/{table}/ "
    )
    assert read_link(f"http://[::1]:8400/table/{table}?x=1#y").server == "http://[::1]:8400"
    assert read_link("http://example.org/colt/").server == "http://example.org/colt"
    assert read_link("http://example.org/table/short").table == ""
    for bad in ("", "example.org", "ftp://example.org", "http://", "http://a:b:c", "http://a:99999999", "\x00"):
        with pytest.raises(ColtError) as refused:
            read_link(bad)
        assert refused.value.key == "join-link"


def test_joining_fails_with_a_readable_error(
    server: Server, bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def prepare() -> tuple[str, str, str]:
        async with Remote(server.url) as host:
            full = await opened(host, "super", bots=dict.fromkeys("0123", "greenhorn"))
            playing = await opened(host, "super")
            await host.sit(playing.id, 0)
            await host.ask("POST", f"/tables/{playing.id}/start")
            free = await opened(host, "super")
            return full.id, playing.id, free.id

    full, playing, free = asyncio.run(prepare())
    words = Words("en")
    broken = tmp_path / "broken"
    broken.write_bytes(b"\xff\xfe")
    tables = f"{server.url}/table/"

    terminal = Terminal(capsys, monkeypatch)

    def refused(*arguments: str) -> str:
        told = terminal("join", *arguments)
        assert told.code == 2
        return (told.out + told.err).strip()

    def by_server(key: str, **details: str | int) -> str:
        return words("error-join-refused", message=words(f"error-server-{key}", **details))

    assert refused("nonsense", "--bot", bot) == words("error-join-link", value="nonsense")
    assert refused(tables + "x" * 20, "--bot", bot) == by_server("table-unknown")
    assert refused(server.url, "--code", "NOSUCH", "--bot", bot) == by_server("code-unknown")
    assert refused(server.url, "--bot", bot) == words("error-join-which")
    assert refused(tables + full, "--bot", bot) == by_server("table-full")
    assert refused(tables + playing, "--bot", bot) == by_server("not-waiting")
    assert "MyBot2" in refused(tables + free, "--bot", bot + "2")
    assert refused(tables + free, "--bot", "rustler,rustler") == words("error-join-one-bot")
    assert str(broken) in refused(tables + free, "--bot", bot, "--token-file", str(broken))
    broken.write_text("forged")
    assert refused(tables + free, "--bot", bot, "--token-file", str(broken)) == by_server("identity-invalid")
