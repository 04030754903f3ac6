"""Sources of nondeterminism: seeds, time, and the bots' thinking time."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from coltexpress.engine.play.record import SEED_BYTES


def random_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def system_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Sources:
    """Argument of `create_app` for deterministic tests. No setting, header or variable can change it."""

    seed: Callable[[], bytes] = random_seed
    """Creates the server's seed of a new table."""
    now: Callable[[], int] = system_time
    monotonic: Callable[[], float] = time.monotonic
    """Seconds, for rate limits and presence."""
    bot_seconds: float | None = None
    """Thinking time of every bot; None: that of its level; infinity: no time limit and no fallback bot."""
