"""Replays games into the histories that viewers get; packs them for the archive."""

import asyncio
import zlib
from collections.abc import Sequence
from typing import Final, cast

import msgspec

from coltexpress.engine.contract import Viewer
from coltexpress.engine.play.patch import merge
from coltexpress.protocol.messages import History
from coltexpress.protocol.messages import Turn as TurnFrame
from coltexpress.tables.live_game import LiveGame, happenings

_TURNS_BETWEEN_PAUSES: Final = 4
"""Turns to replay before yielding to the event loop."""
BACKGROUND_PAUSE: Final = 0.02
"""Length of that pause in seconds, in background jobs."""


def perspective(viewer: Viewer) -> int:
    """The number of a viewer in a `History`: their seat; -1: a watcher."""
    return -1 if viewer is None else viewer


async def narrate_game(
    table_id: str, game: LiveGame, viewers: Sequence[Viewer], start: int, pause: float = 0.0
) -> list[bytes]:
    """The encoded `History` of each viewer from version `start` on (1: the first with a choice).

    Turns are encoded immediately: a whole game of frames would burden the garbage collector.
    """
    turns = list(game.turns)
    start = min(max(1, start), len(turns))
    past = game.at(start)
    views = past.state.views(viewers)
    written: list[list[msgspec.Raw]] = [[] for _ in viewers]
    for index, turn in enumerate(turns[start:]):
        if index % _TURNS_BETWEEN_PAUSES == 0:
            await asyncio.sleep(pause)
        proposal = past.replay_turn(turn, viewers)
        past.adopt(proposal)
        for viewer, frames in zip(viewers, written, strict=True):
            frame = TurnFrame(turn.number + 1, turn.seat, turn.by, happenings(proposal.steps[viewer]))
            frames.append(msgspec.Raw(msgspec.json.encode(frame)))
    return [
        msgspec.json.encode(
            History(table_id, perspective(viewer), start, view, cast("list[TurnFrame]", frames), len(turns))
        )
        for viewer, view, frames in zip(viewers, views, written, strict=True)
    ]


def pack(histories: Sequence[bytes]) -> bytes:
    return zlib.compress(b"[%b]" % b",".join(histories), 6)


def unpack(packed: bytes, index: int, start: int) -> bytes:
    """One of the packed histories, from version `start` on. Needs no rules."""
    history = bytes(msgspec.json.decode(zlib.decompress(packed), type=list[msgspec.Raw])[index])
    return history if start <= 1 else _later(history, start)


def _later(history: bytes, start: int) -> bytes:
    """The end of a history: its first turns are merged into the view."""
    whole = msgspec.json.decode(history, type=History)
    while whole.turns and whole.start < start:
        turn = whole.turns.pop(0)
        whole.start = turn.version
        for step in turn.told:
            whole.view = merge(whole.view, step.patch)
    return msgspec.json.encode(whole)
