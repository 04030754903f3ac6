"""A contest in the arena: the game, its options, the bots, the seed and the time limit."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import coltexpress
from coltexpress import bots
from coltexpress.bots.levels import level
from coltexpress.bots.loader import EXTERNAL_SECONDS, is_external
from coltexpress.bots.process.parent import Worker
from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.registry import game


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot under the name that the user gave. `spec`: its loader spec with an absolute path; "" for a built-in bot."""

    name: str
    spec: str
    fingerprint: str
    """A hash of the bot's source, so that a contest is not resumed with another bot of the same name."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that the result of a game depends on, apart from its number."""

    game: str
    options: JsonObject
    bots: tuple[Entrant, ...]
    seed: int
    seconds: float | None = None
    """Time limit for each decision; None: no limit for built-in bots, EXTERNAL_SECONDS for external bots."""
    version: str = coltexpress.__version__

    @property
    def players(self) -> int:
        players: int = self.options["players"]
        return players

    def clock(self, bot: Entrant) -> float | None:
        return EXTERNAL_SECONDS if self.seconds is None and bot.spec else self.seconds

    def header(self) -> JsonObject:
        """The data that must be equal to resume a contest."""
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
    """A hash of the source of all built-in bots."""
    sources = sorted(Path(bots.__path__[0]).rglob("*.py"))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def entrant(name: str) -> Entrant:
    """Load an entrant: a level, or a class in a file or module (`outlaw`, `mine.py:MyBot`, `package.module:MyBot`)."""
    if not is_external(name):
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
