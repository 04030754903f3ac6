"""Fuzzing with broken frames: no errors, no leaks of internals, no effect on tables."""

import asyncio
import json
from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from coltexpress.client.remote import Remote
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import ClientFrame, Move, Undo, Viewing
from support.leaks import RecordedSocket, check, play_freely, truth
from support.players import open_game
from support.serving import Server

AT_ONCE = 100
GOOD = [
    '{"type":"move","version":1,"move":"play fire"}',
    '{"type":"move","version":1,"move":"shoot belle"}',
    '{"type":"undo","version":1}',
    '{"type":"say","text":"hello"}',
    '{"type":"gesture","emote":"wow"}',
    '{"type":"vote","seat":1}',
    '{"type":"return"}',
    '{"type":"sample"}',
    '{"type":"refresh"}',
    '{"type":"ping"}',
]
NASTY = [
    "",
    "null",
    "[]",
    "{}",
    "NaN",
    '{"type":"move","version":NaN,"move":"draw"}',
    '{"type":"move","version":1e999,"move":"draw"}',
    '{"type":"move","version":-1,"move":"draw"}',
    '{"type":"move","version":true,"move":"draw"}',
    '{"type":"move","version":' + "9" * 3000 + ',"move":"draw"}',
    '{"type":"move","version":1,"move":"' + "a" * 2001 + '"}',
    '{"type":"move","version":1,"move":"play fire play fire play fire"}',
    '{"type":"move","version":1,"move":"undo"}',
    '{"type":"move","version":1,"move":"\\ud800"}',
    '{"type":"move","version":1,"move":"\\u0000\\u202e<script>"}',
    '{"type":"move","type":"ping","version":1,"move":"draw"}',
    '{"type":"vote","seat":99999999999999999999}',
    '{"type":"gesture","emote":"\\u202e"}',
    "[" * 4000,
    '{"a":' + "[" * 4000,
    '{"a":' * 800,
    "x" * 5000,
    '{"type":"ping","type":"pong"}',
    '{"type":"view","version":1,"view":{}}',
    '{"type":["ping"]}',
]
_FRAME: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


def is_broken(frame: str) -> bool:
    """Whether a frame is invalid or not allowed for its sender, who is not to move."""
    try:
        return isinstance(_FRAME.decode(frame), Move | Undo)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True


def broken_frames(random: Random) -> Iterator[str | bytes]:
    """Corrupted valid frames, malicious ones, random bytes."""
    while True:
        kind = random.random()
        if kind < 0.7:
            frame = spoilt(random.choice(GOOD), random)
            if is_broken(frame):
                yield frame
        elif kind < 0.85:
            yield random.choice(NASTY)
        elif kind < 0.95:
            yield random.randbytes(random.randrange(60))
        else:
            yield "".join(chr(random.randrange(1, 0xD800)) for _ in range(random.randrange(40)))


def spoilt(frame: str, random: Random) -> str:
    marks = list(frame)
    for _ in range(random.randrange(1, 5)):
        at = random.randrange(len(marks))
        match random.randrange(4):
            case 0:
                del marks[at]
            case 1:
                marks.insert(at, random.choice('{}[]":,0-\\e\x00\u202e😀'))
            case 2:
                marks[at] = chr(random.randrange(1, 0x300))
            case _:
                marks[at:] = marks[at : at + random.randrange(12)] * random.randrange(1, 4)
        if not marks:
            break
    return "".join(marks)


async def feed(socket: ClientConnection, frames: list[str | bytes]) -> list[str]:
    """Send these frames and a ping; return all frames before the pong."""
    for frame in frames:
        await socket.send(frame)
    await socket.send('{"type":"ping"}')
    came: list[str] = []
    while not came or not came[-1].startswith('{"type":"pong"'):
        text = await socket.recv()
        assert isinstance(text, str)
        came.append(text)
    return came


async def closed_by(socket: ClientConnection, frame: bytes) -> int | None:
    """The close code after a frame that is not valid WebSocket data."""
    socket.protocol.send_text(frame)
    socket.send_data()
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_broken_frames_are_refused_and_do_not_disturb_a_table(server: Server) -> None:
    disturb_nobody(server, list(islice(broken_frames(Random(1)), 1000)) + list(NASTY))


@pytest.mark.explore
def test_ten_thousand_broken_frames_are_refused_and_do_not_disturb_a_table(server: Server, seed: int) -> None:
    disturb_nobody(server, list(islice(broken_frames(Random(seed)), 10_000)))


def disturb_nobody(server: Server, frames: list[str | bytes]) -> None:
    async def play() -> None:
        async with Remote(server.url) as ann, Remote(server.url) as bob, Remote(server.url) as cid:
            info = await open_game([ann, bob, cid], "express", 3, bots={}, options={"players": 3, "first": 0})
            other = await open_game([ann, bob, cid], "super", 3)
            async with (
                bob.connect(info.id) as table,
                ann.connect(other.id) as one,
                bob.connect(other.id) as two,
                cid.connect(other.id) as three,
            ):
                sockets = [RecordedSocket(seat, each) for seat, each in enumerate((one, two, three))]
                going_on = asyncio.create_task(play_freely(sockets, 1))
                while not table.view:
                    await table.receive()
                assert acting(table.view) == [0]
                before = table.view
                for start in range(0, len(frames), AT_ONCE):
                    for text in await feed(table.socket, frames[start : start + AT_ONCE]):
                        answers_properly(text)
                assert await closed_by(table.socket, b"\xff\xfe") == 1007
                await going_on
            async with bob.connect(info.id) as again:
                while not again.view:
                    await again.receive()
                assert (again.view, again.version) == (before, info.version)
                assert await closed_by(again.socket, b"x" * 70_000) == 1009
            for socket in sockets:
                assert check(socket.raw, socket.viewer, truth(server, other.id)) > 0

    said = len(server.log.read_text())
    asyncio.run(play())
    lines = [json.loads(line) for line in server.log.read_text()[said:].splitlines()]
    assert [line for line in lines if line.get("error") not in (None, "UnicodeDecodeError")] == []


def answers_properly(text: str) -> None:
    told = json.loads(text)
    assert told["type"] in ("refused", "view", "table", "chat", "pong"), told
    if told["type"] == "refused":
        assert told["error"] != "server-internal"
        assert "Traceback" not in text
        assert told["message"]
        assert not told["message"].startswith("That does not work"), "a refusal without a sentence of its own"
    if told["type"] == "view":
        assert msgspec.convert(told, Viewing).choices is not None
