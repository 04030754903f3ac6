"""The WebSocket route: checks and handshake. The frames are handled in connection.py."""

from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from coltexpress.server.errors import Refusal
from coltexpress.server.http.auth import (
    address_of,
    check_origin,
    check_protocol,
    language_of,
    maybe_person,
    registry_of,
)
from coltexpress.server.tables.room import Room
from coltexpress.server.websocket.client import Client
from coltexpress.server.websocket.connection import refused, serve


@websocket("/tables/{table_id:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """See docs/protocol.md. Query: `seat` (one's own, or `watch`), `version` (the last one seen, to resume)."""
    registry = registry_of(socket)
    language = language_of(socket)
    address = address_of(socket)
    entered = False
    try:
        registry.limits.take("requests", address, registry.settings.requests_per_minute)
        check_protocol(socket)
        check_origin(socket, registry.settings)
        registry.sockets.check(address, registry.settings.sockets_per_address)
        registry.sockets.enter(address)
        entered = True
        person = await maybe_person(socket)
        table = await registry.table(table_id)
        identity = person.id if person else ""
        viewer = _viewer(socket.query_params.get("seat"), table, identity)
        client = Client(identity, viewer, language, socket.query_params.get("seat") is None)
        await serve(socket, registry, table, client, _number(socket.query_params.get("version")))
    except Refusal as error:
        await socket.accept()
        await socket.send_data(refused(error, language), "text")
        await socket.close(4000 + error.status, error.key)
    finally:
        if entered:
            registry.sockets.leave(address)


def _viewer(asked: str | None, table: Room, identity: str) -> int | None:
    """The seat of the viewer: the requested one, else the first of this identity, else none."""
    mine = table.doc.seats_of(identity) if identity else []
    if asked in (None, "watch"):
        return mine[0] if mine and asked is None else None
    seat = _number(asked)
    if seat is None or seat >= len(table.doc.places):
        raise Refusal("seat-unknown")
    if seat not in mine:
        raise Refusal("not-your-seat")
    return seat


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 7 else None


ROUTES: Final = [play]
