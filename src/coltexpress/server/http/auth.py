"""Authentication by cookie or bearer token, checks of origin and protocol version, choice of language."""

from contextlib import suppress
from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from coltexpress.i18n.words import LANGUAGES
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER
from coltexpress.server.errors import Refusal
from coltexpress.server.identity import YEAR
from coltexpress.server.settings import Settings
from coltexpress.server.storage.store import IdentityRow
from coltexpress.server.tables.registry import TableRegistry

COOKIE: Final = "coltexpress"


def registry_of(connection: ASGIConnection[Any, Any, Any, Any]) -> TableRegistry:
    registry: TableRegistry = connection.app.state.registry
    return registry


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Rate-limit key: the client's IPv4 address or its IPv6 /64 network."""
    host = connection.client.host if connection.client else ""
    if ":" not in host:
        return host
    with suppress(ValueError):
        return str(ip_network((host.partition("%")[0], 64), strict=False))
    return host


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    header: str = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(COOKIE, "")


async def maybe_person(connection: ASGIConnection[Any, Any, Any, Any]) -> IdentityRow | None:
    """The identity of the request; None: anonymous. An invalid or expired token is refused."""
    token = token_of(connection)
    if not token:
        return None
    registry = registry_of(connection)
    person = await registry.store.identity(registry.signer.read(token))
    if person is None:
        raise Refusal("identity-invalid")
    return person


async def provide_person(request: Request[Any, Any, Any]) -> IdentityRow:
    person = await maybe_person(request)
    if person is None:
        raise Refusal("identity-needed")
    return person


async def provide_visitor(request: Request[Any, Any, Any]) -> IdentityRow | None:
    return await maybe_person(request)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse requests from pages of other sites. Programs send no origin and no implicit cookies."""
    origin: str = connection.headers.get("origin", "")
    if not origin:
        return
    allowed = set(settings.allowed_origins)
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        allowed.add(f"{parts.scheme}://{parts.netloc}")
    host: str = connection.headers.get("host", "").lower()
    if origin.rstrip("/") not in allowed and not (host and origin.lower() in (f"http://{host}", f"https://{host}")):
        raise Refusal("origin")


def check_protocol(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse clients of another protocol version. Without a version in the request, the current one is assumed.

    `?protocol=` is for WebSockets in browsers, which cannot have custom headers.
    """
    found: str = connection.headers.get(PROTOCOL_HEADER, "") or connection.query_params.get("protocol", "")
    if found and found != str(PROTOCOL):
        raise Refusal("protocol", found=found[:20], known=PROTOCOL)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language from `?lang=` or Accept-Language."""
    wanted: str = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    for part in wanted[:200].split(","):
        tongue = part.split(";")[0].strip()[:2].lower()
        if tongue in LANGUAGES:
            return tongue
    return "en"


def cookie_for(connection: ASGIConnection[Any, Any, Any, Any], token: str, settings: Settings) -> Cookie:
    secure = connection.scope["scheme"] == "https" or settings.public_url.startswith("https:")
    return Cookie(COOKIE, settings.url_path or "/", token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
