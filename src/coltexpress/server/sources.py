"""What differs from one run of a server to the next: the seed, the time, and how long bots may think."""

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
    """Arguments of `create_app`, for tests that need fixed deals. No setting, header or variable can change them."""

    seed: Callable[[], bytes] = random_seed
    """The server's share in the shuffles of a new table."""
    now: Callable[[], int] = system_time
    monotonic: Callable[[], float] = time.monotonic
    """Seconds, for limits and for who is still there."""
    bot_seconds: float | None = None
    """Thinking time of every bot; None: the level's own, infinity: no search is cut short and no bot is replaced."""
