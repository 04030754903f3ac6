"""Rate limits (token buckets) and limits of concurrent connections, in memory, per process."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from coltexpress.server.errors import Refusal

_MOST_BUCKETS: Final = 50_000
MINUTE: Final = 60.0


class Limits:
    """Token buckets by action and client. The least recently used are evicted when there are too many."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, action: str, who: str, per_minute: int) -> None:
        """Take one token or raise `too-many`. A bucket holds `per_minute` tokens and refills within a minute."""
        now = self._monotonic()
        key = (action, who)
        left, then = self._buckets.get(key, (float(per_minute), now))
        left = min(float(per_minute), left + (now - then) * per_minute / MINUTE)
        if left < 1:
            raise Refusal("too-many", seconds=max(1, round((1 - left) * MINUTE / per_minute)))
        self._buckets[key] = (left - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)


class Counts:
    """Counts the open connections of each client."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    def check(self, who: str, most: int) -> None:
        """Raise `too-many` if `who` has `most` connections already."""
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
