"""Server settings. Each is an option of `coltexpress serve` and an environment variable."""

import os
import secrets
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from coltexpress.engine.errors import ColtError
from coltexpress.server.paths import home_database

PREFIX: Final = "COLTEXPRESS_"
_SHORTEST_SECRET: Final = 32


@dataclass(frozen=True, slots=True)
class Settings:
    """`database`: sqlite:///file or postgresql://...; `bus`: valkey://... or redis://..., empty: single process."""

    host: str = "127.0.0.1"
    port: int = 8400
    database: str = ""
    """Empty: a file in the data directory of the current user."""
    bus: str = ""
    base_path: str = ""
    """The sub-path, such as /colt, if the server shares a host."""
    public_url: str = ""
    """Base URL of generated links; empty: scheme and host of the request."""
    secret: str = ""
    secret_file: str = ""
    """Created on the first start; empty: next to the SQLite file, or ./coltexpress.secret."""
    origins: str = ""
    """Origins of other sites whose pages may use this server, comma-separated."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of proxies whose forwarded headers are trusted, comma-separated."""
    thinkers: int = 1
    """Number of bot processes."""
    open_tables: int = 2000
    """Number of tables in the in-memory cache."""
    grace: float = 10.0
    """Seconds after a start without timeouts, so that players can reconnect."""
    private_webhooks: bool = False
    """Allow webhooks at loopback and private addresses."""
    sockets_per_address: int = 200
    requests_per_minute: int = 600
    """Per address."""
    frames_per_minute: int = 600
    """Per identity, for all its tables."""
    log_level: str = "info"

    @property
    def url_path(self) -> str:
        """The base path with a leading and no trailing slash; empty for the root."""
        tidy = self.base_path.strip("/")
        return f"/{tidy}" if tidy else ""

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The allowed origins. Wildcards are ignored."""
        named = (each.strip().rstrip("/") for each in self.origins.split(","))
        return frozenset(each for each in named if each and "*" not in each)


def from_environment(given: Mapping[str, object], environ: dict[str, str] | None = None) -> Settings:
    """Settings from `given`, else from environment variables, else the defaults."""
    found: dict[str, Any] = {}  # Any: the values differ by field
    environment = dict(os.environ) if environ is None else environ
    for each in fields(Settings):
        name = PREFIX + each.name.upper()
        if given.get(each.name) is not None:
            found[each.name] = given[each.name]
        elif environment.get(name):
            found[each.name] = _typed(name, environment[name], type(each.default))
    if not found.get("database"):
        found["database"] = home_database()
    return Settings(**found)


def _typed(name: str, text: str, kind: type) -> object:
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise ColtError("setting-value", name=name, value=text[:40])
        return text.lower() in ("1", "true", "yes")
    try:
        return kind(text)
    except ValueError:
        raise ColtError("setting-value", name=name, value=text[:40]) from None


def secret_of(settings: Settings) -> str:
    """The server's secret: from the settings or the secret file, which is created if missing."""
    if settings.secret:
        if len(settings.secret) < _SHORTEST_SECRET:
            raise ColtError("setting-secret", path=f"{PREFIX}SECRET")
        return settings.secret
    path = Path(settings.secret_file) if settings.secret_file else _beside_database(settings.database)
    if not path.exists():
        _make_secret(path)
    text = path.read_text(encoding="utf-8").strip()
    if len(text) < _SHORTEST_SECRET:
        raise ColtError("setting-secret", path=str(path))
    return text


def _make_secret(path: Path) -> None:
    """Create the secret file atomically. If two processes start together, the first one wins."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name)  # readable by the owner only
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(secrets.token_urlsafe(48) + "\n")
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        os.link(draft, path)
    Path(draft).unlink()


def _beside_database(url: str) -> Path:
    if url.startswith("sqlite:///"):
        return Path(url.removeprefix("sqlite:///")).with_suffix(".secret")
    return Path("coltexpress.secret")
