"""Plays a local bot at a table of a remote server."""

import asyncio
import os
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Final, Protocol, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException

from coltexpress.bots.bot import DICE_BITS, Observation, observe
from coltexpress.bots.process.fallback import decide
from coltexpress.bots.process.parent import Answer, Worker
from coltexpress.client.remote import Remote, RemoteRefusal, RemoteTable
from coltexpress.engine import registry
from coltexpress.engine.errors import ColtError
from coltexpress.engine.moves import Move
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.engine.views import acting
from coltexpress.protocol import messages
from coltexpress.protocol.messages import (
    Refresh,
    Refused,
    Return,
    Sample,
    Sampled,
    TableFrame,
    TableInfo,
    Turn,
    Viewing,
)

_LINK: Final = re.compile(r"(?P<base>.*)/table/(?P<id>[A-Za-z0-9_-]{20})/?")
_TROUBLE: Final = (OSError, WebSocketException, httpx.TransportError)
"""Errors after which to reconnect."""
_LONGEST_PAUSE: Final = 30.0
RETRYABLE: Final = ("server-table-unknown", "server-too-many", "server-store-unavailable", "server-old-rules")
"""Refusals to retry after: for example, a rematch is announced a moment before its table exists, and a process of the
server may know the rules of a game only after its upgrade."""
T = TypeVar("T")


class Tell(Protocol):
    """Callback for progress messages: a message key and its values."""

    def __call__(self, key: str, /, **values: str | int) -> None: ...


@dataclass(frozen=True, slots=True)
class Link:
    """A server URL, and a table id if the link contains one."""

    server: str
    table: str


def read_link(text: str) -> Link:
    """Parse the link of a table or the URL of a server."""
    try:
        parts = urlsplit(text.strip())
        _ = parts.port
    except ValueError:
        raise ColtError("join-link", value=text[:80]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or not text.isprintable():
        raise ColtError("join-link", value=text[:80])
    found = _LINK.fullmatch(parts.path)
    base = found["base"] if found else parts.path
    return Link(f"{parts.scheme}://{parts.netloc}{base.rstrip('/')}", found["id"] if found else "")


class LocalBot:
    """A bot in a subprocess. If it fails, the next lower level replaces it."""

    def __init__(self, spec: str, seconds: float | None, failed: Callable[[str, Answer], None]) -> None:
        self.spec = spec
        self._seconds = seconds
        self._failed = failed
        self._worker = Worker(spec)
        self._fresh = True

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._worker.close()

    def begin(self) -> None:
        """Start a new game with a new bot object."""
        self._fresh = True

    async def choose(self, observation: Observation) -> Move:
        given_up = Event()
        thinking = asyncio.create_task(asyncio.to_thread(self._choose, observation, given_up))
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            given_up.set()
            self._worker.stop()
            await thinking  # until the worker is free again
            self._fresh = True
            raise

    def _choose(self, observation: Observation, given_up: Event) -> Move:
        if self._fresh or self._worker.spec != self.spec:
            self._worker.begin(self.spec)
            self._fresh = False
        return decide(self._worker, observation, self._seconds, self._failed, given_up.is_set)


async def identify(remote: Remote, name: str, token_file: Path | None) -> None:
    """Load the identity from the token file; without a file, create a new identity and save it."""
    remote.token = "" if token_file is None else load_token(token_file)
    if not remote.token:
        await remote.create_identity(name)
        if token_file is not None:
            save_token(token_file, remote.token)


def load_token(path: Path) -> str:
    """The token in this file; an empty string if the file does not exist."""
    try:
        token = path.read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return ""
    except (OSError, ValueError):
        token = ""
    if not token or not token.isascii() or not token.isprintable():
        raise ColtError("file-unreadable", path=str(path))
    return token


def save_token(path: Path, token: str) -> None:
    """Write the token to a file that only its owner can read."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(token + "\n")
    except OSError:
        raise ColtError("file-unwritable", path=str(path)) from None


class BotClient:
    """A bot at one table, from sitting down to the end of the game."""

    def __init__(self, remote: Remote, table_id: str, local_bot: LocalBot, tell: Tell) -> None:
        self.remote = remote
        self.id = table_id
        self.local_bot = local_bot
        self.tell = tell
        self.seat = -1
        self.table: RemoteTable | None = None
        self._seed_hash = ""
        self._salt = ""
        self._playing = False
        self._sampling = False
        self._thought: asyncio.Task[None] | None = None
        self._thinking_of: list[tuple[str, str]] = []
        self._pauses = 0

    async def sit(self, seat: int | None = None) -> None:
        """Take a seat, or resume the seat this identity already has. The salt is part of every shuffle."""
        info = await self.remote.table(self.id)
        game = registry.game(info.game)
        if not game.plays(info.rules_version):
            raise ColtError("join-rules", found=info.rules_version, known=game.rules_version)
        self._seed_hash = info.seed_hash  # read before the salt is generated
        if not info.you or (seat is not None and seat not in info.you):
            self._salt = secrets.token_hex(16)
            before, info = info, await self.remote.sit(self.id, seat, salt=self._salt)
            self.seat = next(each for each in info.you if each not in before.you)
        else:
            self.seat = info.you[0] if seat is None else seat
        self.local_bot.begin()
        self.tell("join-seated", seat=self.seat + 1, players=len(info.chairs))

    async def play(self) -> RemoteTable:
        """Play until the game is over, reconnecting as needed. Returns the final table."""
        try:
            return await self._retry(self._play_connected)
        finally:
            await self._forget()

    async def next_game(self) -> "BotClient":
        """Wait for a rematch and sit down there."""
        client = BotClient(self.remote, await self._retry(self._rematch), self.local_bot, self.tell)
        await self._retry(client.sit)
        return client

    async def _rematch(self) -> str:
        async with self._connect() as table:
            while True:
                await table.receive()
                if table.info is not None and table.info.rematch:
                    return table.info.rematch

    async def check(self) -> None:
        """Verify fairness: the record has the committed seed and our salt, and all chance outcomes follow from them."""
        record = parse_record(await self._retry(lambda: self.remote.text(f"/tables/{self.id}/record")))
        salted = not self._salt or record.salts[self.seat] == self._salt
        if record.seed_hash != self._seed_hash or not salted or not verify(record).seed_shown:
            raise ColtError("join-unfair")

    # --- the connection -----------------------------------------------------------------------------------------------

    def _connect(self) -> RemoteTable:
        """A new connection that resumes at the last known version."""
        last = self.table
        table = self.remote.connect(self.id, self.seat, last.version if last is not None and last.version else None)
        if last is not None:
            table.info, table.view, table.version = last.info, last.view, last.version
        self._sampling = False
        return table

    async def _retry(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Retry until it succeeds; the server may be unavailable for a while."""
        while True:
            try:
                return await attempt()
            except RemoteRefusal as refusal:
                if refusal.key not in RETRYABLE:
                    raise
            except httpx.HTTPStatusError as error:  # from a proxy
                if not error.response.is_server_error:
                    raise
            except _TROUBLE:
                pass
            await self._pause()

    async def _pause(self) -> None:
        if self._pauses == 0:
            self.tell("join-lost")
        self._pauses += 1
        await asyncio.sleep(min(_LONGEST_PAUSE, 0.25 * 2**self._pauses) * (0.5 + secrets.randbelow(1000) / 1000))

    async def _play_connected(self) -> RemoteTable:
        async with self._connect() as table:
            self.table = table
            if self._thought is not None and self._thought.done():
                await self._forget()  # the server may not have received the answer
            while True:
                await self._on_frame(table, await self._receive(table))
                if table.info is not None and table.info.status == "over" and table.view.get("phase") == "over":
                    return table

    async def _receive(self, table: RemoteTable) -> messages.ServerFrame:
        """The next frame. Raises the error if the bot fails while waiting."""
        receiving = asyncio.create_task(table.receive())
        try:
            while not receiving.done():
                thought = self._thought
                if thought is not None and thought.done():
                    thought.result()
                    thought = None
                await asyncio.wait({receiving, thought or receiving}, return_when=asyncio.FIRST_COMPLETED)
            return receiving.result()
        finally:
            receiving.cancel()
            await asyncio.gather(receiving, return_exceptions=True)

    async def _on_frame(self, table: RemoteTable, frame: messages.ServerFrame) -> None:
        if self._pauses and not isinstance(frame, Refused):
            self._pauses = 0
            self.tell("join-again")
        match frame:
            case TableFrame():
                await self._on_table(table, frame.table)
            case Turn() if frame.version > table.version:
                pass  # turns are missing: a view follows
            case Viewing() | Turn():
                if not self._playing:
                    self._playing = True
                    self.tell("join-began")
                await self._on_view(table, frame)
            case Sampled():
                self._sampling = False
                if frame.version == table.version:
                    self._think(table, frame)
                elif self._asked(table):
                    await self._sample(table)
            case Refused(error="server-stale" | "server-not-playing"):
                self._sampling = False  # the game has moved on: its next frame resumes the bot
            case Refused() if frame.error in RETRYABLE:
                self._sampling = False
                await asyncio.sleep(1)
                await table.send(Refresh())
            case Refused():
                raise RemoteRefusal(frame.error, frame.message)

    async def _on_table(self, table: RemoteTable, info: TableInfo) -> None:
        if info.status == "closed":
            raise ColtError("join-closed")
        if self.seat not in info.you:
            raise ColtError("join-removed")
        if info.status == "waiting" and not info.chairs[self.seat].ready:
            try:
                await self.remote.ask("POST", f"/tables/{self.id}/ready", {"ready": True})
            except RemoteRefusal as refusal:
                if refusal.key in RETRYABLE:
                    raise
                # else the game has just started
        if info.status == "playing" and info.chairs[self.seat].stand_in:
            await table.send(Return())

    # --- choosing -----------------------------------------------------------------------------------------------------

    def _asked(self, table: RemoteTable) -> bool:
        return self.seat in acting(table.view) and bool(table.choices)

    async def _on_view(self, table: RemoteTable, frame: Viewing | Turn) -> None:
        """Start choosing if it is this seat's turn. A search for the same choices is not restarted."""
        mine = isinstance(frame, Turn) and frame.seat == self.seat
        same = _moves(table) == self._thinking_of and not mine
        if not self._asked(table):
            if isinstance(frame, Viewing) or mine:
                await self._forget()
            return
        if self._thought is not None and same and (isinstance(frame, Turn) or not self._thought.done()):
            return
        await self._forget()
        await self._sample(table)

    async def _sample(self, table: RemoteTable) -> None:
        """Request a determinized position."""
        if not self._sampling:
            self._sampling = True
            await table.send(Sample())

    def _think(self, table: RemoteTable, sampled: Sampled) -> None:
        if not self._asked(table) or self._thought is not None:
            return
        info = table.info
        assert info is not None
        game = registry.game(info.game)
        world = game.parse_position(sampled.position, advance=False, rules_version=info.rules_version)
        observation = observe(world, self.seat, secrets.randbits(DICE_BITS))
        self._thinking_of = _moves(table)
        self._thought = asyncio.create_task(self._answer(observation, sampled.version))

    async def _answer(self, observation: Observation, version: int) -> None:
        move = await self.local_bot.choose(observation)
        table = self.table
        assert table is not None
        with suppress(*_TROUBLE):  # connection lost: the move is chosen again after reconnecting
            await table.send(messages.Move(version, str(move)))

    async def _forget(self) -> None:
        thought, self._thought = self._thought, None
        self._thinking_of = []
        if thought is not None:
            thought.cancel()
            with suppress(asyncio.CancelledError):
                await thought


def _moves(table: RemoteTable) -> list[tuple[str, str]]:
    """The kinds and notations of the choices, without their previews."""
    return [(choice.kind, choice.move) for choice in table.choices]
