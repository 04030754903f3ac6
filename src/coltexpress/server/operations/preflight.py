"""Checks before a server starts, which report problems as readable errors."""

import errno
import socket
import sqlite3
from contextlib import closing, suppress
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from coltexpress.engine.errors import LONGEST_QUOTE, ColtError, one_line
from coltexpress.server.paths import data_directory, home_database
from coltexpress.server.settings import Settings, secret_of
from coltexpress.server.storage.migrate import NewerDatabase
from coltexpress.server.storage.store import Store
from coltexpress.server.text import is_url

LOG_LEVELS: Final = ("debug", "info", "warning", "error", "critical")
_BUSES: Final = ("valkey", "valkeys", "redis", "rediss")
_MOST: Final = 1_000_000
_RANGES: Final = {
    "port": (0, 65_535),
    "thinkers": (1, 256),
    "open_tables": (1, _MOST),
    "grace": (0, 3600),
    "sockets_per_address": (1, _MOST),
    "requests_per_minute": (1, _MOST),
    "frames_per_minute": (1, _MOST),
}
_ALL_INTERFACES: Final = ("", "0.0.0.0", "::")  # noqa: S104 - set explicitly by the operator
_EXTERNAL_ADDRESS: Final = "192.0.2.1"
"""An address reserved for documentation (TEST-NET-1)."""
_WRITE: Final = text("UPDATE spent_links SET at = at WHERE id = ''")
"""A no-op that requires write access."""


def check(settings: Settings) -> None:
    """Check the settings without opening anything."""
    for name, (low, high) in _RANGES.items():
        value = getattr(settings, name)
        if not low <= value <= high:
            raise ColtError("setting-range", name=option(name), low=low, high=high)
    if settings.log_level.lower() not in LOG_LEVELS:
        raise ColtError("setting-choice", name=option("log_level"), known=", ".join(LOG_LEVELS))
    database_url(settings.database)
    if settings.bus and not is_url(settings.bus, _BUSES):
        raise ColtError("setting-bus")
    if settings.public_url and not is_url(settings.public_url, ("http", "https")):
        raise ColtError("setting-url", name=option("public_url"))


def option(name: str) -> str:
    """The command-line option of a setting."""
    return f"--{name.replace('_', '-')}"


def database_url(text: str) -> URL:
    """Parse a database URL: only SQLite files and PostgreSQL. Errors do not show it: it may contain a password."""
    try:
        url = make_url(text)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise ColtError("setting-database") from None
    if backend not in ("sqlite", "postgresql") or not url.database or url.database.startswith(":"):
        raise ColtError("setting-database")
    return url


def unusable(url: URL, error: BaseException) -> ColtError:
    """The error for an unusable database, with the driver's message."""
    problem = one_line(str(getattr(error, "orig", None) or error))[:LONGEST_QUOTE]
    return ColtError("database-unusable", database=url.render_as_string(hide_password=True), problem=problem)


def _probe(url: URL) -> None:
    """Check that SQLite can open the file. The store would retry for a while, in case it is just being created."""
    try:
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as error:
        raise unusable(url, error) from None


async def prepare(settings: Settings) -> None:
    """Check that the secret is readable, migrate the database and check that it is writable."""
    if settings.database == home_database():
        with suppress(OSError):  # the database check reports the error
            data_directory().mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        secret_of(settings)
    except (OSError, ValueError):
        raise ColtError("setting-secret-file") from None
    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite":
        _probe(url)
    store = Store(settings.database)
    try:
        await store.open()
        await store.database.write(lambda connection: connection.execute(_WRITE).close())
    except NewerDatabase:
        raise ColtError("database-newer", database=url.render_as_string(hide_password=True)) from None
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise unusable(url, error) from None
    finally:
        await store.close()


def listener(settings: Settings) -> socket.socket:
    """Bind the listening socket."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise ColtError("setting-host", host=settings.host[:LONGEST_QUOTE]) from None
    opened = socket.socket(family, kind, protocol)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(address)
    except OSError as error:
        opened.close()
        key = "port-taken" if error.errno == errno.EADDRINUSE else "port-refused"
        raise ColtError(key, host=settings.host, port=str(settings.port)) from None
    return opened


def address_in_network() -> str:
    """The address of this machine in its network; the loopback address without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect((_EXTERNAL_ADDRESS, 9))  # sends nothing, but selects a route
        return str(asking.getsockname()[0])
    return "127.0.0.1"


def address_to_open(settings: Settings, port: int) -> str:
    """The URL to open in a browser, on this machine or in its network."""
    if settings.public_url:
        return f"{settings.public_url.rstrip('/')}{settings.url_path}/"
    host = address_in_network() if settings.host in _ALL_INTERFACES else settings.host
    host = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"http://{host}:{port}{settings.url_path}/"
