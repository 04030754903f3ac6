"""Chat messages and emotes at a table."""

import weakref
from typing import TYPE_CHECKING, Final

from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import Chat
from coltexpress.server.errors import Refusal
from coltexpress.server.storage.rows import ChatRow
from coltexpress.server.tables.client import Client

if TYPE_CHECKING:
    from coltexpress.server.tables.room import Room

_NEWEST: Final = 50


class TableChat:
    """The chat of one table. `last`: the number of the last message sent to clients."""

    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)  # avoids a reference cycle
        self.last = -1

    async def send_recent(self, client: Client) -> None:
        """Send the newest messages to a client that has just connected."""
        for row in await self._room.registry.store.chats_since(self._room.id, 0, _NEWEST):
            if row.number <= self.last:  # newer ones will be sent to all clients
                client.send(encode(_frame(row)))

    async def say(self, client: Client, text: str, emote: str) -> None:
        if not client.identity:
            raise Refusal("identity-needed")
        if client.identity in self._room.seating.removed:
            raise Refusal("removed")
        seat = -1 if client.viewer is None else client.viewer
        row = ChatRow(self._room.id, 0, seat, await self._name(client), text, emote, self._room.registry.now())
        stored = await self._room.registry.store.add_chat(row)
        async with self._room.lock:
            if stored.number > self.last:
                await self.send_new()
        self._room.announce()

    async def _name(self, client: Client) -> str:
        """Players appear under the name of their seat, watchers under their current name."""
        if client.viewer is not None:
            return self._room.seating.seats[client.viewer].name
        person = await self._room.registry.store.identity(client.identity)
        return "" if person is None else person.name

    async def send_new(self) -> None:
        for row in await self._room.registry.store.chats_since(self._room.id, self.last + 1, _NEWEST):
            self.last = max(self.last, row.number)
            frame = encode(_frame(row))
            for client in self._room.audience.clients:
                client.send(frame)


def _frame(row: ChatRow) -> Chat:
    return Chat(row.number, row.name, row.at, row.seat, row.text, row.emote)
