"""Bots of several levels, and advice for people. A bot sees only what its seat may know. See docs/bots.md.

`bot` defines a bot and its `Observation`, `levels` the built-in levels, which `builtin` and `drifter` implement with a
`strategy` per game (`express`, `superexpress`); `loader` loads other bots, `process` runs bots in child processes,
`analysis` gives hints and reviews. May import `games`, `i18n` and `engine`; used by `arena`, `client`, `server`,
`terminal`, `bench` and `cli`.
"""

from coltexpress.bots.analysis import Advice, Review, analyse, hint, review
from coltexpress.bots.bot import Bot, Clock, Observation, observe
from coltexpress.bots.levels import BUILTIN, LEVELS, Level, level
from coltexpress.bots.strategy import Effort, Reason

__all__ = [
    "BUILTIN",
    "LEVELS",
    "Advice",
    "Bot",
    "Clock",
    "Effort",
    "Level",
    "Observation",
    "Reason",
    "Review",
    "analyse",
    "hint",
    "level",
    "observe",
    "review",
]
