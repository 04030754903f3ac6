"""Clients never receive hidden information: checks all frames, responses, notices, metrics and logs of whole games."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError

from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.record import parse_record, replay
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import History, Move, Refused, Viewing
from support.games import kinds
from support.leaks import RecordedSocket, Replayed, check, found_in, listen, plain, play_freely, rows, secrets_of, truth
from support.players import open_game, refusal
from support.serving import Server
from support.waiting import PATIENT

Kind = tuple[str, JsonObject]
GAMES: list[Kind] = [
    ("express", {"players": 2}),
    ("express", {"players": 4, "expert": True}),
    ("express", {"players": 5, "bandits": ["ghost", None, "cheyenne", None, None]}),
    ("super", {"players": 3, "reflex": True}),
    ("super", {"players": 7, "horse": True, "reflex": True}),
]


async def overheard_game(server: Server, slug: str, options: JsonObject, seed: int) -> tuple[str, list[RecordedSocket]]:
    """Play a whole game and record all frames of the players and a watcher."""
    players = options["players"]
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Remote(server.url)) for _ in range(players)]
        watcher = await stack.enter_async_context(Remote(server.url))
        info = await open_game(people, slug, players, options=dict(options), bots={})
        sockets = [
            RecordedSocket(seat, await stack.enter_async_context(person.connect(info.id, seat)))
            for seat, person in enumerate(people)
        ]
        sockets.append(RecordedSocket(None, await stack.enter_async_context(watcher.connect(info.id))))
        await asyncio.gather(play_freely(sockets[:-1], seed), listen(sockets[-1]))
        return info.id, sockets


@pytest.mark.parametrize(("slug", "options"), GAMES, ids=str)
def test_viewers_get_only_what_they_may_know(server: Server, slug: str, options: JsonObject) -> None:
    whole_game_tells_nothing(server, slug, options, 1)


@pytest.mark.explore
@pytest.mark.parametrize(("slug", "options"), kinds(), ids=str)
def test_viewers_of_many_games_get_only_what_they_may_know(
    server: Server, slug: str, options: JsonObject, seed: int
) -> None:
    for number in range(3):
        whole_game_tells_nothing(server, slug, options, 3 * seed + number)


def whole_game_tells_nothing(server: Server, slug: str, options: JsonObject, seed: int) -> None:
    table_id, sockets = asyncio.run(overheard_game(server, slug, options, seed))
    real = truth(server, table_id)
    for socket in sockets:
        assert check(socket.raw, socket.viewer, real) == len(real.states) - 2, "turns were missed"
    undone = sum(any(step.kind == "undone" for step in told[None]) for told in real.told)
    assert undone > 0 or slug == "super", "nobody took anything back"
    check_record(server, table_id, real)
    ((hidden,),) = rows(server, "SELECT seed FROM tables WHERE id = ?", table_id)
    no_seed_before_the_end(sockets, hidden)


def check_record(server: Server, table_id: str, real: Replayed) -> None:
    """The record contains the same game without undone turns."""

    async def fetch() -> str:
        async with Remote(server.url) as anybody:
            return await anybody.text(f"/tables/{table_id}/record")

    last = None
    for state, *_ in replay(parse_record(asyncio.run(fetch()))):
        last = state
    assert last is not None
    for viewer in real.viewers:
        assert plain(last.view(viewer)) == plain(real.states[-1].view(viewer))


def no_seed_before_the_end(sockets: list[RecordedSocket], seed: bytes) -> None:
    for socket in sockets:
        showing = [text for text in socket.raw if seed.hex() in text]
        assert showing, "the seed is shown when the game is over"
        assert all('"status":"over"' in text for text in showing)


# --- everything besides the sockets -----------------------------------------------------------------------------------


@asynccontextmanager
async def receiver() -> AsyncIterator[tuple[str, asyncio.Queue[bytes]]]:
    """A webhook receiver: its URL and the received bodies."""
    posted: asyncio.Queue[bytes] = asyncio.Queue()

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        posted.put_nowait(head + await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(receive, "127.0.0.1", 0) as listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/hook", posted


def test_responses_notices_metrics_and_logs_contain_no_secrets(start_server: Callable[..., Server]) -> None:
    """Plays a whole game with debug logs, sends all kinds of requests meanwhile, and checks the logs afterwards."""
    server = start_server(log_level="debug", private_webhooks="true")

    async def play() -> None:
        async with AsyncExitStack() as stack:
            ann, bob, cid, eve = [await stack.enter_async_context(Remote(server.url)) for _ in range(4)]
            for person, name in ((ann, "Annabel"), (bob, "Bartholomew"), (cid, "Cornelius"), (eve, "Evelyn")):
                await person.create_identity(name)
            url, posted = await stack.enter_async_context(receiver())
            await cid.ask("PATCH", "/identity", {"webhook": url})
            listening = asyncio.Event()
            heard = asyncio.create_task(one_notice(cid, listening))
            await listening.wait()
            info = await open_game([ann, bob, cid], "express", 3, bots={}, public=True)
            sockets = [
                RecordedSocket(seat, await stack.enter_async_context(person.connect(info.id)))
                for seat, person in enumerate((ann, bob))
            ]
            await play_freely(sockets, 1, lambda table: 2 in acting(table.view))
            notice = await posted.get()
            secrets = secrets_of(server, info.id)
            tokens = [person.token for person in (ann, bob, cid, eve)]
            for told in (notice.decode(), await heard):
                assert not found_in(told, secrets)
                assert not any(token in told for token in tokens)
            body = msgspec.json.decode(notice.partition(b"\r\n\r\n")[2])
            assert set(body) == {"table", "url", "game", "text", "due"}
            await ask_from_all_sides(server, info.id, [ann, bob, cid, eve])
            last = await stack.enter_async_context(cid.connect(info.id))
            await last.send(Move(1, "play <b>nothing</b>"))
            await last.socket.send("{not a frame")
            sockets.append(RecordedSocket(2, last))
            await two_refusals(sockets[2])
            await asyncio.gather(play_freely(sockets, 2), not_even_text(eve, info.id))
            log_tells_nothing(server, info.id, tokens)

    asyncio.run(play())


async def two_refusals(socket: RecordedSocket) -> None:
    refused = 0
    while refused < 2:
        refused += isinstance(await socket.receive(), Refused)


async def not_even_text(person: Remote, table_id: str) -> None:
    """Cause an error that is logged."""
    async with person.connect(table_id) as table:
        table.socket.protocol.send_text(b"\xff" + person.token.encode())
        table.socket.send_data()
        with pytest.raises(ConnectionClosedError):
            await read_all(table)


async def read_all(table: RemoteTable) -> None:
    async for _ in table:
        pass


async def one_notice(person: Remote, listening: asyncio.Event) -> str:
    async with (
        httpx.AsyncClient(timeout=PATIENT) as client,
        client.stream("GET", f"{person.url}/api/notices", headers=person.headers) as stream,
    ):
        listening.set()
        async for line in stream.aiter_lines():
            if line.startswith("data:"):
                return line
    return ""


async def ask_from_all_sides(server: Server, table_id: str, people: list[Remote]) -> None:
    """During a game: players, watchers and strangers get only their own perspective and no secrets."""
    secrets = secrets_of(server, table_id)
    nobody = Remote(server.url)
    paths = [
        "/tables",
        "/tables/mine",
        f"/tables/{table_id}",
        "/identity",
        f"/tables/{table_id}/record",
        "/codes/AAAAAA",
    ]
    async with nobody, httpx.AsyncClient(base_url=server.url, timeout=PATIENT) as client:
        for person in [*people, nobody]:
            for path in [f"/api{path}" for path in paths] + [
                "/",
                "/metrics",
                "/schema/openapi.json",
                "/ready",
                "/nope",
            ]:
                told = (await client.get(path, headers=person.headers)).text
                public = "moves" if path.startswith("/schema") else ""  # moves are examples there
                assert not found_in(told, secrets, *(kind for kind in secrets if kind != public)), path
                assert not any(other.token in told for other in people), path
                assert path != "/metrics" or table_id not in told
            assert await refusal(person.text(f"/tables/{table_id}/record")) == "record-running"
            for seat in range(3):
                if seat >= len(people) or people[seat] is not person:
                    assert await refusal(person.ask("GET", f"/tables/{table_id}/history?seat={seat}")) == "perspective"
            mine = people.index(person) if person in people[:3] else None
            await history_is_ones_own(server, table_id, person, mine)
            await history_is_ones_own(server, table_id, person, None)


async def history_is_ones_own(server: Server, table_id: str, person: Remote, viewer: int | None) -> None:
    seat = -1 if viewer is None else viewer
    told = msgspec.convert(await person.ask("GET", f"/tables/{table_id}/history?seat={seat}"), History)
    frames = [msgspec.json.encode(frame) for frame in (Viewing(told.start, told.view), *told.turns)]
    check(frames, viewer, truth(server, table_id))


def log_tells_nothing(server: Server, table_id: str, tokens: list[str]) -> None:
    log = server.log.read_text()
    assert log, "a talkative server says something"
    assert not found_in(log, secrets_of(server, table_id))
    for secret in (*tokens, table_id, "Annabel", "Bartholomew", "Cornelius", "Evelyn"):
        assert secret not in log
