"""What is played in the arena: which game, by which bots, from which seed, with how much time to think."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import coltexpress
from coltexpress import bots
from coltexpress.bots.levels import level
from coltexpress.bots.loader import OUTSIDE_SECONDS, is_outside
from coltexpress.bots.process.parent import Worker
from coltexpress.engine.errors import ColtError
from coltexpress.engine.registry import game


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot under the name it was entered by. `spec` is where to find it from anywhere; "" is a built-in bot."""

    name: str
    spec: str
    fingerprint: str
    """Of what it is made of, so that a contest does not go on with another bot of the same name."""


@dataclass(frozen=True, slots=True)
class Contest:
    """All that the result of a game depends on, apart from its number."""

    game: str
    options: dict[str, Any]
    bots: tuple[Entrant, ...]
    seed: int
    seconds: float | None = None
    """For each decision of each bot; None: built-in bots think as long as they like, others for OUTSIDE_SECONDS."""
    version: str = coltexpress.__version__

    @property
    def players(self) -> int:
        players: int = self.options["players"]
        return players

    def clock(self, bot: Entrant) -> float | None:
        return OUTSIDE_SECONDS if self.seconds is None and bot.spec else self.seconds

    def header(self) -> dict[str, Any]:
        """What has to be the same for a contest to go on."""
        return {
            "game": self.game,
            "rules_version": game(self.game).rules_version,
            "version": self.version,
            "options": self.options,
            "bots": [bot.name for bot in self.bots],
            "fingerprints": [bot.fingerprint for bot in self.bots],
            "seed": self.seed,
            "seconds": self.seconds,
        }


@cache
def builtin_fingerprint() -> str:
    """Of everything that the built-in bots are made of."""
    sources = sorted(Path(bots.__path__[0]).rglob("*.py"))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def entrant(name: str) -> Entrant:
    """A built-in level, or a class in a file or module: `outlaw`, `mine.py:MyBot`, `package.module:MyBot`."""
    if not is_outside(name):
        return Entrant(level(name).name, "", builtin_fingerprint())
    where, _, what = name.rpartition(":")
    fingerprint = ""
    spec = name
    if where.endswith(".py"):
        path = Path(where).resolve()
        spec = f"{path}:{what}"
        try:
            fingerprint = hashlib.sha256(path.read_bytes()).hexdigest()
        except (OSError, ValueError):
            raise ColtError("bot-file", path=where) from None
    with Worker(spec) as worker:
        worker.check()
    return Entrant(name, spec, fingerprint)
