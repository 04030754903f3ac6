"""Default paths of the server's data."""

from pathlib import Path

from platformdirs import user_data_path


def data_directory() -> Path:
    """The data directory of the current user. It may not exist yet."""
    try:
        Path.home()
    except RuntimeError:  # a user without a home, as in containers
        return Path.cwd()
    return user_data_path("coltexpress", appauthor=False)


def home_database() -> str:
    return f"sqlite:///{data_directory() / 'games.db'}"
