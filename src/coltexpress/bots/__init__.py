"""Bots of several levels. A bot sees only what its seat may know. See docs/bots.md."""

from coltexpress.bots.analysis import Advice, Review, analyse, hint, review
from coltexpress.bots.bot import Bot, Clock, Observation, observe
from coltexpress.bots.levels import BUILTIN, LEVELS, Level, level

__all__ = [
    "BUILTIN",
    "LEVELS",
    "Advice",
    "Bot",
    "Clock",
    "Level",
    "Observation",
    "Review",
    "analyse",
    "hint",
    "level",
    "observe",
    "review",
]
