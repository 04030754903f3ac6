"""Where a person's data is stored on this machine."""

from pathlib import Path

from platformdirs import user_data_path


def data_directory() -> Path:
    """For games that somebody plays at home; created by the first who writes into it."""
    try:
        Path.home()
    except RuntimeError:  # a user without a home, as in containers
        return Path.cwd()
    return user_data_path("coltexpress", appauthor=False)


def home_database() -> str:
    return f"sqlite:///{data_directory() / 'games.db'}"
