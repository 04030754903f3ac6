"""When something happens without anybody's action: timeouts, overdue bots, and from when on a vote is possible."""

from collections.abc import Sequence
from typing import Final

from coltexpress.protocol.messages import DAY, ClockRules
from coltexpress.tables.clock import SECOND, Clock
from coltexpress.tables.seating import Seating, bot_of

RESCUE_MS: Final = 15_000
"""Delay after which another process may run a bot that has not chosen."""
VOTE_MS: Final = 20_000
"""Minimum waiting time before players can vote for a bot to take over a seat."""


def patience(clock: ClockRules | None) -> int:
    """Waiting time before a vote against a seat is possible; in correspondence games half the time per move."""
    return clock.move * SECOND // 2 if clock is not None and clock.move >= DAY else VOTE_MS


def next_deadline(seating: Seating, acting: Sequence[int], clock: Clock, at: int) -> int | None:
    """The time of a table's next tick, if nothing happens before."""
    times = [at + RESCUE_MS if bot_of(seating, seat) else clock.due(seat) for seat in acting]
    return min([each for each in times if each is not None], default=None)


def late_people(seating: Seating, acting: Sequence[int], clock: Clock, at: int) -> list[int]:
    """The seats of people whose time is up."""
    dues = [(seat, clock.due(seat)) for seat in acting if not bot_of(seating, seat)]
    return [seat for seat, due in dues if due is not None and due <= at]
