"""The WebSocket route: checks and handshake. The frames are handled in connection.py."""

from typing import Final

from litestar import websocket
from litestar.params import FromPath

from coltexpress.server.connections import AnySocket, address_of, admit, language_of, maybe_person, registry_of
from coltexpress.server.errors import Refusal
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.room import Room
from coltexpress.server.websocket.connection import refuse, serve


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    """See docs/protocol.md. Query: `seat` (one's own, or `watch`), `version` (the last one seen, to resume)."""
    registry = registry_of(socket)
    address = address_of(socket)
    client = Client("", None, language_of(socket), socket.query_params.get("seat") is None)
    entered = False
    try:
        admit(socket, changes=True)
        registry.sockets.check(address, registry.settings.sockets_per_address)
        registry.sockets.enter(address)
        entered = True
        person = await maybe_person(socket)
        room = await registry.room(table_id)
        client.identity = person.id if person else ""
        client.viewer = _viewer(socket.query_params.get("seat"), room, client.identity)
        await serve(socket, registry, room, client, _number(socket.query_params.get("version")))
    except Refusal as error:
        await refuse(socket, client, error)
    finally:
        if entered:
            registry.sockets.leave(address)


def _viewer(asked: str | None, room: Room, identity: str) -> int | None:
    """The seat of the viewer: the requested one, else the first of this identity, else none."""
    mine = room.seating.seats_of(identity) if identity else []
    if asked in (None, "watch"):
        return mine[0] if mine and asked is None else None
    seat = _number(asked)
    if seat is None or seat >= len(room.seating.seats):
        raise Refusal("seat-unknown")
    if seat not in mine:
        raise Refusal("not-your-seat")
    return seat


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 7 else None


ROUTES: Final = [table_socket]
