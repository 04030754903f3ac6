"""One WebSocket connection: handles incoming frames in sequence and sends from the client's queue."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from coltexpress.engine.errors import ColtError
from coltexpress.engine.registry import game
from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import (
    EMOTES,
    PROTOCOL,
    PROTOCOL_HEADER,
    ClientFrame,
    Gesture,
    Move,
    Ping,
    Pong,
    Refresh,
    Return,
    Sample,
    Say,
    Undo,
    Vote,
)
from coltexpress.server import metrics
from coltexpress.server.connections import AnySocket, address_of
from coltexpress.server.errors import Refusal, fault
from coltexpress.server.tables.client import INTERNAL_ERROR, Client
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.server.text import LONGEST_CHAT, clean_text
from coltexpress.tables.stand_ins import come_back

LOG: Final = logging.getLogger("coltexpress.websocket")
MAX_FRAME_CHARACTERS: Final = 4096
"""Longer frames are refused. Much larger ones close the socket: see `MAX_FRAME_BYTES` in `operations.run`."""
ADDRESS_LIMIT_FACTOR: Final = 10
"""The frame limit of an address is this multiple of the limit of one identity."""
_DECODER: Final[msgspec.json.Decoder[ClientFrame]] = msgspec.json.Decoder(ClientFrame)


async def serve(socket: AnySocket, registry: TableRegistry, room: Room, client: Client, since: int | None) -> None:
    """Serve one client until it disconnects."""
    await _accept(socket)
    metrics.SOCKETS.inc()
    sender = asyncio.create_task(_send(socket, client))
    try:
        await room.audience.join(client, since)
        await _listen(socket, registry, room, client)
    except Refusal as error:
        client.refuse_and_close(error)
        await sender
    except (WebSocketDisconnect, WebSocketException):
        pass
    except Exception:
        LOG.exception("websocket handler failed")
        client.close(INTERNAL_ERROR)
        await sender
    finally:
        metrics.SOCKETS.dec()
        room.audience.part(client)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def refuse(socket: AnySocket, client: Client, error: Refusal) -> None:
    """Refuse a socket: the handshake succeeds, because browsers do not show the response to a failed one."""
    await _accept(socket)
    client.refuse_and_close(error)
    await _send(socket, client)


async def _accept(socket: AnySocket) -> None:
    await socket.accept(headers={PROTOCOL_HEADER: str(PROTOCOL)})


async def _send(socket: AnySocket, client: Client) -> None:
    with suppress(WebSocketException, RuntimeError, OSError):  # disconnected: the receiving side handles it
        while True:
            frame = await client.outgoing.get()
            if frame is None:
                await socket.close(client.closing, client.reason)
                return
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame})


async def _listen(socket: AnySocket, registry: TableRegistry, room: Room, client: Client) -> None:
    address = address_of(socket)
    who, most = client.identity or address, registry.settings.frames_per_minute
    while True:
        data = await socket.receive_data("text")
        frame: ClientFrame | None = None
        try:
            registry.limits.take("frames", who, most)
            registry.limits.take("frames of all", address, most * ADDRESS_LIMIT_FACTOR)
            frame = _decoded(data)
            await _handle(registry, room, client, frame)
        except ColtError as error:
            client.refuse(error)
            if isinstance(frame, Move | Undo):
                room.audience.send_view(client)  # a refused move is followed by the current view
            if isinstance(error, Refusal) and error.key == "server-too-many":
                await asyncio.sleep(1)


def _decoded(data: str) -> ClientFrame:
    if len(data) > MAX_FRAME_CHARACTERS:
        raise Refusal("too-large", longest=MAX_FRAME_CHARACTERS)
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("frame", **fault(str(error))) from None


def _notation(room: Room, frame: Move) -> str:
    """The move in notation."""
    return str(game(room.seating.game).move_from_data(frame.kind, frame.data)) if frame.kind else frame.move


async def _handle(registry: TableRegistry, room: Room, client: Client, frame: ClientFrame) -> None:
    match frame:
        case Move(version=version):
            await room.move(client, _notation(room, frame), version)
        case Undo(version=version):
            await room.move(client, None, version)
        case Say(text=text):
            registry.limits.take("chat", client.identity, 30)
            await room.chat.say(client, clean_text(text, LONGEST_CHAT, "chat"), "")
        case Gesture(emote=emote):
            registry.limits.take("chat", client.identity, 30)
            if emote not in EMOTES:
                raise Refusal("emote-unknown", emote=emote[:20])
            await room.chat.say(client, "", emote)
        case Vote(seat=seat):
            await room.vote(client, seat)
        case Return():
            if not room.seating.seats_of(client.identity):
                raise Refusal("not-seated")
            await room.change(partial(come_back, identity=client.identity))
        case Sample():
            room.audience.send_sample(client)
        case Refresh():
            room.audience.send_view(client)
        case Ping():
            client.send(encode(Pong(registry.now())))
