"""What requests and sockets have in common: admission, authentication, language."""

from contextlib import suppress
from ipaddress import ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from coltexpress.i18n.words import LANGUAGES
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER, UNSTATED
from coltexpress.server.errors import Refusal
from coltexpress.server.identity import YEAR
from coltexpress.server.settings import Settings
from coltexpress.server.storage.rows import IdentityRow
from coltexpress.server.tables.registry import TableRegistry

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # Any: handler, user, auth and state, all unused
AnyRequest: TypeAlias = Request[Any, Any, Any]  # Any: user, auth and state, all unused
AnySocket: TypeAlias = WebSocket[Any, Any, Any]  # Any: user, auth and state, all unused
COOKIE: Final = "coltexpress"
ANY_PROTOCOL: Final = "any_protocol"
"""Key in the `opt` of a route whose response does not depend on the protocol version, or is not read by a program."""


def registry_of(connection: AnyConnection) -> TableRegistry:
    registry: TableRegistry = connection.app.state.registry
    return registry


def address_of(connection: AnyConnection) -> str:
    """Rate-limit key: the client's IPv4 address or its IPv6 /64 network."""
    host = connection.client.host if connection.client else ""
    if ":" not in host:
        return host
    with suppress(ValueError):
        return str(ip_network((host.partition("%")[0], 64), strict=False))
    return host


def token_of(connection: AnyConnection) -> str:
    header: str = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(COOKIE, "")


async def maybe_person(connection: AnyConnection) -> IdentityRow | None:
    """The identity of the request; None: anonymous. An invalid or expired token is refused."""
    token = token_of(connection)
    if not token:
        return None
    registry = registry_of(connection)
    person = await registry.store.identity(registry.signer.read(token))
    if person is None:
        raise Refusal("identity-invalid")
    return person


def admit(connection: AnyConnection, changes: bool) -> None:
    """Check rate limit, protocol version and, if the request `changes` something, the origin."""
    registry = registry_of(connection)
    registry.limits.take("requests", address_of(connection), registry.settings.requests_per_minute)
    if not connection.route_handler.opt.get(ANY_PROTOCOL):
        check_protocol(connection)
    if changes:
        check_origin(connection, registry.settings)


def check_origin(connection: AnyConnection, settings: Settings) -> None:
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


def check_protocol(connection: AnyConnection) -> None:
    """Refuse clients of another protocol version.

    `?protocol=` is for WebSockets in browsers, which cannot have custom headers.
    """
    stated: str = connection.headers.get(PROTOCOL_HEADER, "") or connection.query_params.get("protocol", "")
    found = stated or str(UNSTATED)
    if found != str(PROTOCOL):
        raise Refusal("protocol", found=found[:20], known=PROTOCOL)


def language_of(connection: AnyConnection) -> str:
    """The language from `?lang=` or Accept-Language."""
    wanted: str = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    for part in wanted[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def cookie_for(connection: AnyConnection, token: str, settings: Settings) -> Cookie:
    secure = connection.scope["scheme"] == "https" or settings.public_url.startswith("https:")
    return Cookie(COOKIE, settings.url_path or "/", token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
