"""A game told again, turn by turn, from one side of the table; and kept when it is over."""

import asyncio
import zlib
from collections.abc import Sequence

import msgspec

from coltexpress.core.protocol import Viewer
from coltexpress.server.play import Play, happenings
from coltexpress.server.protocol import History
from coltexpress.server.protocol import Turn as TurnFrame

_BREATH = 4
"""Turns told before other tables have their turn."""
LEISURE = 0.02
"""Seconds that they have then, if nobody waits for what is told."""


def seat_number(viewer: Viewer) -> int:
    return -1 if viewer is None else viewer


async def told_again(
    table_id: str, play: Play, viewers: Sequence[Viewer], start: int, pause: float = 0.0
) -> list[History]:
    """What these viewers were told, from version `start` on (1: the first that anybody chooses in)."""
    turns = list(play.turns)
    start = min(max(1, start), len(turns))
    past = play.at(start)
    histories = [
        History(table_id, seat_number(viewer), start, view, [], len(turns))
        for viewer, view in zip(viewers, past.state.views(viewers), strict=True)
    ]
    for index, turn in enumerate(turns[start:]):
        if index % _BREATH == 0:
            await asyncio.sleep(pause)
        attempt = past.again(turn, viewers)
        past.adopt(attempt)
        for viewer, history in zip(viewers, histories, strict=True):
            told = happenings(attempt.told[viewer])
            history.turns.append(TurnFrame(turn.number + 1, turn.seat, turn.by, told))
    return histories


def pack(histories: Sequence[History]) -> bytes:
    return zlib.compress(msgspec.json.encode(histories), 6)


def unpack(told: bytes) -> list[History]:
    return msgspec.json.decode(zlib.decompress(told), type=list[History])
