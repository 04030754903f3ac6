"""Simulated players who reconnect after failures and check the consistency of all received frames."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.exceptions import WebSocketException

from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import History, Move, Ping, Pong, Refused, ServerFrame, Times, Turn, Viewing
from support.players import choice
from support.serving import Server
from support.waiting import pause, until_async

HARMLESS: Final = {"server-stale", "server-store-unavailable"}
"""Expected refusals: a conflicting turn, or an unavailable store."""


@dataclass
class ReconnectingPlayer:
    """A player whose moves are determined by seed and version.

    `remotes`: clients with the same identity, one for each server process.
    """

    remotes: Sequence[Remote]
    table: str
    seat: int
    seed: int | str = 1
    on_turn: Callable[[Turn], None] = lambda _: None
    on_move: Callable[[int], None] = lambda _: None
    """Called with the version of each sent move."""
    heard: dict[int, Turn] = field(default_factory=dict)
    """Received turns by version; these must never be lost."""
    dues: dict[int, dict[str, int]] = field(default_factory=dict)
    """Received deadlines by version and seat."""
    reserves: set[int] = field(default_factory=set)
    """All received reserves."""
    refusals: list[str] = field(default_factory=list)
    breaks: int = 0
    version: int = 0
    view: JsonObject = field(default_factory=dict)
    over: bool = False
    waiting: bool = False
    """Whether a sent move is still unanswered."""
    looking: RemoteTable | None = None
    pongs: int = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            remote = self.remotes[self.breaks % len(self.remotes)]
            try:
                async with remote.connect(self.table, self.seat, self.version or None) as table:
                    table.version, table.view = self.version, self.view
                    self.waiting, self.looking = False, table
                    while not self.over:
                        await self._listen(table)
            except (OSError, WebSocketException):
                self.breaks += 1
                await pause()

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn according to the last view."""
        return not self.over and self.seat in acting(self.view)

    async def settle(self) -> None:
        """Wait until all pending frames have arrived."""
        answered = self.pongs + 1
        if self.looking is not None and not self.over:
            await self.looking.send(Ping())
            await until_async(lambda: self.pongs >= answered or self.over)

    async def _listen(self, table: RemoteTable) -> None:
        before = table.version
        frame = await table.receive()
        if isinstance(frame, Refused):
            assert frame.error in HARMLESS, frame
            self.refusals.append(frame.error)
            if frame.error == "server-store-unavailable":
                await pause()
        self.pongs += isinstance(frame, Pong)
        self._check(before, table, frame)
        self.version, self.view = table.version, table.view
        self.over = table.view.get("phase") == "over"
        asked = self.seat in acting(table.view)
        if isinstance(frame, Viewing) or not asked or (isinstance(frame, Turn) and frame.seat == self.seat):
            self.waiting = False
        if isinstance(frame, Viewing | Turn) and asked and table.choices and not self.waiting:
            self.waiting = True
            version = table.version
            await table.send(Move(version, choice(table, f"{self.seed} {self.seat}")))
            self.on_move(version)

    def _check(self, before: int, table: RemoteTable, frame: ServerFrame) -> None:
        """Check that no turn is missing, repeated or changed."""
        if isinstance(frame, Turn):
            assert frame.version == before + 1, f"version {frame.version} after {before}"
            self.heard[frame.version] = frame
            self.on_turn(frame)
        elif isinstance(frame, Viewing):
            assert frame.version >= before, f"version {frame.version} after {before}"
            if frame.version == before:
                assert frame.view == self.view
        if isinstance(frame, Viewing | Turn) and frame.times is not None:
            self._check_times(table.version, frame.times)

    def _check_times(self, version: int, times: Times) -> None:
        self.reserves.update(times.reserve)
        due = self.dues.setdefault(version, times.due)
        assert times.due == due, "a clock has jumped"
        assert all(at > times.now for at in due.values())


@asynccontextmanager
async def connected_people(servers: Sequence[Server], count: int) -> AsyncIterator[list[list[Remote]]]:
    """Create `count` people, each with a client per process. Their first processes differ."""
    async with AsyncExitStack() as stack:
        people = []
        for number in range(count):
            remotes = [await stack.enter_async_context(Remote(server.url)) for server in servers]
            await remotes[0].create_identity(f"Player {number}")
            for remote in remotes:
                remote.token = remotes[0].token
            first = number % len(remotes)
            people.append(remotes[first:] + remotes[:first])
        yield people


async def check_history(people: Sequence[ReconnectingPlayer]) -> int:
    """Check the received turns against the server's history and verify the record. Returns the number of turns."""
    somebody = people[0]
    remote = somebody.remotes[-1]
    record = parse_record(await remote.text(f"/tables/{somebody.table}/record"))
    assert verify(record).seed_shown
    info = await remote.table(somebody.table)
    assert record.seed_hash == info.seed_hash
    told = msgspec.convert(await remote.ask("GET", f"/tables/{somebody.table}/history?seat={somebody.seat}"), History)
    assert [turn.version for turn in told.turns] == list(range(2, info.version + 1))
    turns = {turn.version: turn for turn in told.turns}
    for version, heard in somebody.heard.items():
        assert heard.told == turns[version].told
    for person in people:
        assert person.version == info.version
        for version, heard in person.heard.items():
            assert (heard.seat, heard.by) == (turns[version].seat, turns[version].by)
        assert person.view == await fresh_view(person.remotes[0], person.table, person.seat)
    choices = [seat for seat, _ in record.moves if seat >= 0]
    assert choices == [turn.seat for turn in told.turns]
    return info.version


async def fresh_view(remote: Remote, table_id: str, seat: int) -> JsonObject:
    """The view of a new connection."""
    async with remote.connect(table_id, seat) as table:
        while not table.view:
            await table.receive()
        return table.view
