"""The connected clients of a table, and the frames that they get of the table and its game."""

import weakref
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from coltexpress.engine.contract import Viewer
from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import Sampled, TableFrame
from coltexpress.server.errors import Refusal
from coltexpress.server.tables.client import RESTART, Client
from coltexpress.tables.commands import Change
from coltexpress.tables.live_game import ProposedTurn
from coltexpress.tables.presenter import table_info, turn_frame, view_frame
from coltexpress.tables.stand_ins import come_back

if TYPE_CHECKING:
    from coltexpress.server.tables.room import Room

MOST_RESENT_TURNS: Final = 60
"""Maximum number of turns to send to a reconnecting client; otherwise it gets a full view."""


class Audience:
    """The clients of one table in this process."""

    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)  # avoids a reference cycle
        self.clients: set[Client] = set()
        self._samples = 0

    def viewers(self) -> Sequence[Viewer]:
        """The viewpoints of all clients."""
        return list({client.viewer for client in self.clients})

    async def join(self, client: Client, since: int | None) -> None:
        """Connect a client: send it the table, the chat, and the turns since `since` or the full view."""
        room = self._room
        async with room.lock:
            await room.reload_if_in_doubt()
            if room.game is None and room.row.status in ("playing", "over"):
                raise room.table.without_game(Refusal("not-playing"))
            mine = room.seating.seats_of(client.identity) if client.identity else []
            if client.viewer is not None and any(room.seating.seats[seat].replaced for seat in mine):
                await room.perform(Change(partial(come_back, identity=client.identity)))
            if not self.clients:
                room.presence.wait_for_host()
            await room.chat.send_new()  # to clients already connected
            self.clients.add(client)  # not earlier: missed turns must be sent first
            self.seat_clients()
            self.send_table()
            await room.chat.send_recent(client)
            self._resume(client, since)
            room.presence.publish()
            room.registry.bus.publish({"kind": "who", "id": room.id})
            room.autoplay.schedule()

    def part(self, client: Client) -> None:
        """Remove a client that has disconnected."""
        self.clients.discard(client)
        self.send_table()
        self._room.presence.publish()

    def seat_clients(self) -> None:
        """Update the viewpoints of all clients after a change of seats. Clients that lost their seat watch."""
        for client in self.clients:
            mine = self._room.seating.seats_of(client.identity) if client.identity else []
            if client.viewer not in mine:
                client.viewer = mine[0] if mine and client.follows else None

    def send_table(self) -> None:
        room = self._room
        frames: dict[str, str] = {}
        here, watchers = room.presence.here(), room.presence.watchers()
        for client in self.clients:
            identity = client.identity
            if identity not in frames:
                frames[identity] = encode(TableFrame(table_info(room.table, identity, here, watchers)))
            client.send(frames[identity])

    def send_views(self) -> None:
        """Send its full view to each client."""
        for client in self.clients:
            self.send_view(client)

    def send_view(self, client: Client) -> None:
        """Send the full view of this client."""
        game = self._room.game
        if game is not None:
            client.send(encode(view_frame(game, client.viewer, self._room.registry.now())))

    def send_turn(self, turn: ProposedTurn) -> None:
        """Send an adopted turn to each client."""
        game = self._room.game
        if game is None:
            return
        frames: dict[Viewer, str] = {}
        for client in self.clients:
            viewer = client.viewer
            if viewer not in frames:
                frames[viewer] = encode(turn_frame(game, turn, viewer, self._room.registry.now()))
            client.send(frames[viewer])

    def send_sample(self, client: Client) -> None:
        """Send a determinized position to a player."""
        game = self._room.table.running_game()
        if client.viewer is None:
            raise Refusal("not-seated")
        self._samples += 1
        client.send(encode(Sampled(game.version, game.sample(client.viewer, self._samples))))

    def close(self, error: Refusal) -> None:
        """Refuse all clients: this process cannot serve them."""
        for client in self.clients:
            client.refuse_and_close(error)

    def end(self) -> None:
        """Close all clients: the process stops."""
        for client in self.clients:
            client.close(RESTART)

    def _resume(self, client: Client, since: int | None) -> None:
        """Send the turns after version `since`, or the full view."""
        game = self._room.game
        if game is None or since is None or not 0 < since < game.version or game.version - since > MOST_RESENT_TURNS:
            self.send_view(client)
            return
        past = game.at(since)
        for turn in game.turns[since:]:
            proposal = past.replay_turn(turn, (client.viewer,))
            past.adopt(proposal)
            client.send(encode(turn_frame(game, proposal, client.viewer, self._room.registry.now())))
