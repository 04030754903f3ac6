"""Opponents, from gentle to frightening, that never cheat. See docs/bots.md."""

from coltexpress.bots.bot import Bot, Clock, Sight, look
from coltexpress.bots.levels import HOUSE, LEVELS, Level, level

__all__ = ["HOUSE", "LEVELS", "Bot", "Clock", "Level", "Sight", "level", "look"]
