"""One WebSocket connection: handles incoming frames in sequence and sends from the client's queue."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.types import Send

from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import (
    EMOTES,
    ClientFrame,
    Gesture,
    Move,
    Ping,
    Pong,
    Refresh,
    Refused,
    Return,
    Sample,
    Say,
    Undo,
    Vote,
)
from coltexpress.server.errors import Refusal, fault
from coltexpress.server.http.auth import address_of
from coltexpress.server.operations import metrics
from coltexpress.server.tables import seating
from coltexpress.server.tables.presenter import encode
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.server.websocket.client import MISTAKE, Client

LOG: Final = logging.getLogger("coltexpress.socket")
LONGEST_FRAME: Final = 4096
PEOPLE: Final = 10
"""The frame limit of an address is this multiple of the limit of one identity."""
RAW_SEND: Final = "coltexpress.raw_send"
"""Key in the ASGI state of the raw `send`, which bypasses all middleware: it is called very often."""
_DECODER: Final[msgspec.json.Decoder[ClientFrame]] = msgspec.json.Decoder(ClientFrame)


async def serve(
    socket: WebSocket[Any, Any, Any], registry: TableRegistry, table: Room, client: Client, since: int | None
) -> None:
    """Serve one client until it disconnects."""
    await socket.accept()
    metrics.SOCKETS.inc()
    sender = asyncio.create_task(_send(socket, client))
    try:
        await table.join(client, since)
        await _listen(socket, registry, table, client)
    except Refusal as error:
        client.send(refused(error, client.language))
        client.close(4000 + error.status)
        await sender
    except (WebSocketDisconnect, WebSocketException):
        pass
    except Exception:
        LOG.exception("websocket handler failed")
        client.close(MISTAKE)
        await sender
    finally:
        metrics.SOCKETS.dec()
        table.part(client)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _send(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    send: Send = socket.scope["state"].get(RAW_SEND, socket.send)
    with suppress(WebSocketException, RuntimeError, OSError):  # disconnected: the receiving side handles it
        while True:
            frame = await client.outgoing.get()
            if frame is None:
                await socket.close(client.closing)
                return
            await send({"type": "websocket.send", "bytes": None, "text": frame})


async def _listen(socket: WebSocket[Any, Any, Any], registry: TableRegistry, table: Room, client: Client) -> None:
    address = address_of(socket)
    who, most = client.identity or address, registry.settings.frames_per_minute
    while True:
        data = await socket.receive_data("text")
        frame: ClientFrame | None = None
        try:
            registry.limits.take("frames", who, most)
            registry.limits.take("frames of all", address, most * PEOPLE)
            frame = _decoded(data)
            await _handle(registry, table, client, frame)
        except ColtError as error:
            client.send(refused(error, client.language))
            if isinstance(frame, Move | Undo):
                table.send_view(client)  # a refused move is followed by the current view
            if isinstance(error, Refusal) and error.key == "server-too-many":
                await asyncio.sleep(1)


def _decoded(data: str) -> ClientFrame:
    if len(data) > LONGEST_FRAME:
        raise Refusal("too-large", longest=LONGEST_FRAME)
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("frame", **fault(str(error))) from None


async def _handle(registry: TableRegistry, table: Room, client: Client, frame: ClientFrame) -> None:
    match frame:
        case Move(version=version, move=text):
            await table.move(client, text, version)
        case Undo(version=version):
            await table.undo(client, version)
        case Say(text=text):
            registry.limits.take("chat", client.identity, 30)
            await table.chat.say(client, seating.clean_text(text, seating.LONGEST_CHAT, "chat"), "")
        case Gesture(emote=emote):
            registry.limits.take("chat", client.identity, 30)
            if emote not in EMOTES:
                raise Refusal("emote-unknown", emote=emote[:20])
            await table.chat.say(client, "", emote)
        case Vote(seat=seat):
            await table.vote(client, seat)
        case Return():
            if not table.doc.seats_of(client.identity):
                raise Refusal("not-seated")
            await table.change(lambda doc: seating.come_back(doc, client.identity))
        case Sample():
            table.sample(client)
        case Refresh():
            table.send_view(client)
        case Ping():
            client.send(encode(Pong(registry.now())))


def refused(error: ColtError, language: str) -> str:
    """The frame of a refusal, which is counted."""
    metrics.REFUSALS.labels(error.key).inc()
    return encode(Refused(error.key, Words(language).error(error), dict(error.details)))
