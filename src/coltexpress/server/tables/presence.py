"""Players and watchers connected to a table in all processes; replacement of an absent host."""

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from coltexpress.tables.seating import pass_hosting

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
        self._host_seen = (room.seating.host, room.registry.now())
        """The host, and when they were last connected (or first looked for)."""

    def wait_for_host(self) -> None:
        """Restart the host's absence time: all players may be reconnecting."""
        self._host_seen = (self._room.seating.host, self._room.registry.now())

    def here(self) -> set[int]:
        """The seats whose owners are connected to any process."""
        return self._connected().union(*(seats for seats, _ in self.elsewhere.values()))

    def _connected(self) -> set[int]:
        seating = self._room.seating
        known = {client.identity for client in self._room.audience.clients if client.identity}
        seats = {seat for identity in known for seat in seating.seats_of(identity)}
        return seats | {_HOST_ALONE} if seating.host in known and not seating.seats_of(seating.host) else seats

    def watchers(self) -> int:
        return self._watching() + sum(count for _, count in self.elsewhere.values())

    def _watching(self) -> int:
        return sum(client.viewer is None for client in self._room.audience.clients)

    def publish(self) -> None:
        """Tell other processes who is connected to this one."""
        seats = sorted(self._connected())
        self._room.registry.bus.publish(
            {
                "kind": "here",
                "id": self._room.id,
                "process": self._room.registry.process_id,
                "seats": seats,
                "watching": self._watching(),
            }
        )

    def publish_if_connected(self) -> None:
        """Publish after a change of the seating."""
        if self._room.audience.clients:
            self.publish()

    def on_message(self, process: str, seats: Sequence[int], watching: int) -> None:
        before = self.elsewhere.get(process)
        if seats or watching:
            self.elsewhere[process] = (set(seats), watching)
        else:
            self.elsewhere.pop(process, None)
        if before != self.elsewhere.get(process):
            self._room.audience.send_table()

    async def look_for_host(self) -> None:
        """If the host of a waiting table stays away, make another connected player the host."""
        here, host, now = self.here(), self._room.seating.host, self._room.registry.now()
        sits = here.intersection(self._room.seating.seats_of(host) or [_HOST_ALONE])
        if sits or host != self._host_seen[0] or not self._room.registry.peers.knows_presence():
            self._host_seen = (host, now)
        elif now - self._host_seen[1] >= HOST_MS and here:
            await self._room.change(lambda seating: pass_hosting(seating, host, self.here()))
