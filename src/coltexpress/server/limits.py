"""How often somebody may do something: buckets that fill again, in the memory of each process."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from coltexpress.server.errors import Refusal

_MOST_BUCKETS: Final = 50_000
MINUTE: Final = 60.0


class Limits:
    """`take` once for each deed. Nobody is remembered for longer than it takes to be forgiven, or to be crowded out."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, deed: str, who: str, per_minute: int) -> None:
        """A refusal if this was done too often: `per_minute` at once, and as many again each minute."""
        now = self._monotonic()
        key = (deed, who)
        left, then = self._buckets.get(key, (float(per_minute), now))
        left = min(float(per_minute), left + (now - then) * per_minute / MINUTE)
        if left < 1:
            raise Refusal("too-many", seconds=max(1, round((1 - left) * MINUTE / per_minute)))
        self._buckets[key] = (left - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)


class Counts:
    """How many things somebody has open at the same time."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    def check(self, who: str, most: int) -> None:
        """A refusal if there is no room for another."""
        if self._open.get(who, 0) >= most:
            raise Refusal("too-many", seconds=60)

    def enter(self, who: str) -> None:
        self._open[who] = self._open.get(who, 0) + 1

    def leave(self, who: str) -> None:
        left = self._open.get(who, 0) - 1
        if left > 0:
            self._open[who] = left
        else:
            self._open.pop(who, None)
