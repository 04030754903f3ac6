"""Where things of a person are kept on this machine."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_directory(environ: Mapping[str, str] = os.environ) -> Path:
    """For games that somebody plays at home; made by whoever writes into it."""
    try:
        home = Path.home()
    except RuntimeError:  # a user without a home, as containers have
        return Path.cwd()
    if sys.platform == "win32":
        base = environ.get("LOCALAPPDATA") or home / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = environ.get("XDG_DATA_HOME") or home / ".local" / "share"
    return Path(base) / "coltexpress"


def home_database(environ: Mapping[str, str] = os.environ) -> str:
    return f"sqlite:///{data_directory(environ) / 'games.db'}"
