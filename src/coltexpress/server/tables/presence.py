"""Players and watchers connected to a table in all processes; replacement of an absent host."""

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from coltexpress.server.tables import seating

if TYPE_CHECKING:
    from coltexpress.server.tables.room import Room

HOST_MS: Final = 60_000
"""Absence after which the host of a waiting table is replaced."""
_HOST_ALONE: Final = -1
"""Pseudo seat for a connected host without a seat."""


class Presence:
    """Presence at one table."""

    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)  # avoids a reference cycle
        self.elsewhere: dict[str, tuple[set[int], int]] = {}
        """By process: the seats whose owners are connected, and the number of watchers."""
        self._host_seen = (room.doc.host, room.registry.now())
        """The host, and when they were last connected (or first looked for)."""

    def wait_for_host(self) -> None:
        """Restart the host's absence time: all players may be reconnecting."""
        self._host_seen = (self._room.doc.host, self._room.registry.now())

    def here(self) -> set[int]:
        """The seats whose owners are connected to any process."""
        return self._connected().union(*(seats for seats, _ in self.elsewhere.values()))

    def _connected(self) -> set[int]:
        doc = self._room.doc
        known = {client.identity for client in self._room.clients if client.identity}
        seats = {seat for identity in known for seat in doc.seats_of(identity)}
        return seats | {_HOST_ALONE} if doc.host in known and not doc.seats_of(doc.host) else seats

    def watchers(self) -> int:
        return self._watching() + sum(count for _, count in self.elsewhere.values())

    def _watching(self) -> int:
        return sum(client.viewer is None for client in self._room.clients)

    def publish(self) -> None:
        """Tell other processes who is connected to this one."""
        seats = sorted(self._connected())
        told = {
            "kind": "here",
            "id": self._room.id,
            "process": self._room.registry.me,
            "seats": seats,
            "watching": self._watching(),
        }
        self._room.registry.bus.publish(told)

    def publish_if_connected(self) -> None:
        """Publish after a change of the seating."""
        if self._room.clients:
            self.publish()

    def hear(self, process: str, seats: Sequence[int], watching: int) -> None:
        before = self.elsewhere.get(process)
        if seats or watching:
            self.elsewhere[process] = (set(seats), watching)
        else:
            self.elsewhere.pop(process, None)
        if before != self.elsewhere.get(process):
            self._room.send_table()

    async def look_for_host(self) -> None:
        """If the host of a waiting table stays away, make another connected player the host."""
        here, host, now = self.here(), self._room.doc.host, self._room.registry.now()
        sits = here.intersection(self._room.doc.seats_of(host) or [_HOST_ALONE])
        if sits or host != self._host_seen[0] or not self._room.registry.peers.knows_who_is_here():
            self._host_seen = (host, now)
        elif now - self._host_seen[1] >= HOST_MS and here:
            await self._room.change(lambda doc: seating.pass_hosting(doc, host, self.here()))
