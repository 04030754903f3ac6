"""A table in a given position, behind a fake socket. The page talks to it as to a server.

Questions, events and refusals come from the real game; the page and all other responses come from the real server.
"""

import json
import time
from collections.abc import Callable, Sequence

from msgspec import Struct
from playwright.sync_api import WebSocketRoute

from coltexpress.engine import registry
from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import Chair, Chat, Pong, Refused, TableFrame, TableInfo, Times, Viewing
from coltexpress.protocol.messages import Turn as TurnFrame
from coltexpress.tables.live_game import LiveGame, Play, ProposedTurn, happenings
from coltexpress.tables.stored import Actor, StoredTurn
from web.helpers.visitor import Visitor

TABLE = "fake-table-of-a-test"


class FakeTable:
    """`seat`: the viewer; `names`: of the people in the seats, empty for a bot."""

    def __init__(self, visitor: Visitor, position: str, seat: int = 0, names: Sequence[str] = ()) -> None:
        slug = position.split(maxsplit=1)[0]
        state = registry.game(slug).parse_position(position)
        players = len(state.view(None)["set_up"]["bandits"])
        options = registry.game(slug).parse_options({"players": players})
        self.play = LiveGame(slug, options, bytes(32), ["salt"] * players, None)
        self.play.current.state = state
        self.play.turns = [StoredTurn(0, NATURE, "", (), "chance", 0)]
        self.seat = seat
        self.sent: list[JsonObject] = []
        self.times: Times | None = None
        self.now: Callable[[], int] = lambda: int(time.time() * 1000)
        """The time of the table, in ms."""
        names = [*names, *[""] * (players - len(names))]
        self.chairs = [Chair("person", name, here=True) if name else Chair("bot", "", "rustler") for name in names]
        self.chairs[seat] = Chair("person", names[seat] or "Ann", here=True)
        self.visitor = visitor
        self._socket: WebSocketRoute | None = None
        self._disconnected = False
        self._chats = 0
        visitor.page.route_web_socket(f"**/{TABLE}/socket*", self._opened)
        visitor.page.route(f"**/{TABLE}/history*", lambda route: route.fulfill(json={"turns": []}))  # no earlier turns
        visitor.go(f"/table/{TABLE}")
        visitor.page.locator("[data-tag]").first.wait_for()

    # --- frames to the page -------------------------------------------------------------------------------------------

    def table(self) -> None:
        """Send a `table` frame; call it after changing `chairs`."""
        play = self.play
        game = play.rules.slug
        self._send(
            TableFrame(
                TableInfo(
                    TABLE,
                    game,  # type: ignore[arg-type]
                    {},
                    "over" if play.over else "playing",
                    False,
                    None,
                    "instant",
                    "rustler",
                    self.chairs,
                    0,
                    False,
                    [self.seat] if self.seat >= 0 else [],
                    0,
                    "0" * 64,
                    0,
                    play.rules_version,
                    1,
                    play.version,
                )
            )
        )

    def view(self) -> None:
        viewer = self.seat if self.seat >= 0 else None
        frame = Viewing(self.play.version, dict(self.play.state.view(viewer)))
        self._choices(frame)
        self._send(frame)

    def apply_move(self, seat: int, move: str, by: Actor = "person") -> None:
        """Make a move for this seat, and send it."""
        play = self.play
        viewer = self.seat if self.seat >= 0 else None
        proposal = play.propose(Play(seat, play.version, move, by), self.now(), [viewer])
        play.adopt(proposal)
        self._send_turn(proposal, viewer)

    def chat(self, seat: int, text: str = "", emote: str = "") -> None:
        self._chats += 1
        self._send(Chat(self._chats, self.chairs[seat].name or "Bot", self.now(), seat, text, emote))

    def refuse(self, error: str, message: str) -> None:
        self._send(Refused(error, message))

    def disconnect(self) -> None:
        """Close the socket, and refuse new ones. Returns when the page has noticed."""
        assert self._socket is not None
        socket, self._socket = self._socket, None
        self._disconnected = True
        codes: list[int | None] = []
        socket.on_close(lambda code, _: codes.append(code))  # the page closes its end, too
        socket.close(code=1001)
        self.visitor.wait_for_handler(lambda: codes)

    # --- frames from the page -----------------------------------------------------------------------------------------

    def _opened(self, socket: WebSocketRoute) -> None:
        if self._disconnected:
            return
        self._socket = socket
        socket.on_message(self._received)
        self.table()
        self.view()

    def _received(self, message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "ping":
            self._send(Pong(self.now()))
            return
        self.sent.append(frame)
        try:
            if frame["type"] == "move":
                self.apply_move(self.seat, self._notation(frame))
            elif frame["type"] == "undo":
                proposal = self.play.propose(Play(self.seat, frame["version"], None), self.now(), [self.seat])
                self.play.adopt(proposal)
                self._send_turn(proposal, self.seat)
        except ColtError as refused:
            self._send(Refused("refused", str(refused)))
            self.view()

    def _notation(self, frame: JsonObject) -> str:
        """The move of a frame, which has it in notation or as data."""
        if "kind" in frame:
            return str(self.play.rules.move_from_data(frame["kind"], frame["data"]))
        move: str = frame["move"]
        return move

    def _send_turn(self, proposal: ProposedTurn, viewer: int | None) -> None:
        turn = proposal.turn
        frame = TurnFrame(turn.number + 1, turn.seat, turn.by, happenings(proposal.steps[viewer]))
        self._choices(frame)
        self._send(frame)

    def _choices(self, frame: Viewing | TurnFrame) -> None:
        frame.times = self.times
        if self.seat >= 0 and not self.play.over:
            frame.choices = self.play.choices(self.seat)
            frame.undo = self.play.may_undo(self.seat)

    def _send(self, frame: Struct) -> None:
        if self._socket is not None:
            self._socket.send(encode(frame))
