"""The pause that a user interface makes after a bot's move. It does not affect how bots play."""

from typing import Final

from coltexpress.engine.errors import ColtError

PACES: Final[dict[str, float]] = {"instant": 0.0, "brisk": 0.6, "calm": 1.5}
"""Seconds."""


def pace(name: str) -> float:
    found = PACES.get(name)
    if found is None:
        raise ColtError("pace-unknown", value=name[:40], known=", ".join(PACES))
    return found
