"""The exit codes of the command line."""

from typing import Final

FAULTY: Final = 1
"""A bot has failed."""
USAGE: Final = 2
"""Invalid arguments or input."""
INTERRUPTED: Final = 130
"""Ctrl-C, as typer and shells report it."""
