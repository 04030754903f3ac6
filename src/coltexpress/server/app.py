"""The ASGI application: routes, error handlers, security headers, lifespan."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Scope, Send

from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER, Problem
from coltexpress.server.errors import Refusal, fault, status_of
from coltexpress.server.http import openapi
from coltexpress.server.http.auth import (
    address_of,
    check_origin,
    check_protocol,
    language_of,
    provide_person,
    provide_visitor,
    registry_of,
)
from coltexpress.server.http.page import built, load
from coltexpress.server.http.routes import API, OPERATING, PAGE
from coltexpress.server.operations import metrics
from coltexpress.server.settings import Settings
from coltexpress.server.sources import Sources
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.websocket.connection import RAW_SEND

LOG: Final = logging.getLogger("coltexpress.http")
LARGEST_BODY: Final = 64 * 1024
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # links grant access: other sites must not see them
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    PROTOCOL_HEADER: str(PROTOCOL),
}


def problem(request: Request[Any, Any, Any], error: ColtError, status: int) -> Response[Problem]:
    metrics.REFUSALS.labels(error.key).inc()
    details = dict(error.details)
    headers = {"Retry-After": str(details["seconds"])} if error.key == "server-too-many" else {}
    message = Words(language_of(request)).error(error)
    return Response(
        Problem(error.key, message, details), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def refusal(request: Request[Any, Any, Any], error: ColtError) -> Response[Problem]:
    return problem(request, error, status_of(error))


_BY_STATUS: Final = {404: "route-unknown", 405: "method-wrong", 413: "too-large"}


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Errors that Litestar raises before a handler runs."""
    key = _BY_STATUS.get(error.status_code, "body" if error.status_code < 500 else "internal")
    details: dict[str, str | int] = {"longest": LARGEST_BODY} if key == "too-large" else {}
    if key == "body":
        details |= _fault(error)
    answer = problem(request, Refusal(key, **details), error.status_code)
    if error.status_code == 405 and error.headers:
        answer.headers.update(error.headers)
    return answer


def _fault(error: HTTPException) -> dict[str, str]:
    """The invalid field, as named by Litestar."""
    named = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    at = named.get("key") if isinstance(named, dict) else None
    return {"at": str(at)[:100]} if at else fault(str(error.__cause__ or error.detail))


def unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """A body that is nested too deeply or is not valid UTF-8."""
    return problem(request, Refusal("body"), 400)


def internal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An unexpected exception: the response has no details, the log has type and location."""
    LOG.error("a request failed", exc_info=error)
    return problem(request, Refusal("internal"), 500)


async def admit(request: Request[Any, Any, Any]) -> None:
    """Runs before every API handler: checks rate limit, protocol version and origin."""
    registry = registry_of(request)
    registry.limits.take("requests", address_of(request), registry.settings.requests_per_minute)
    check_protocol(request)
    if request.method not in _SAFE:
        check_origin(request, registry.settings)


class SecurityHeaders:
    """ASGI middleware: adds HEADERS to every response, and gives WebSocket handlers the raw `send`."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] == ScopeType.WEBSOCKET:
            scope.setdefault("state", {})[RAW_SEND] = send
        await self._app(scope, receive, secured if scope["type"] == ScopeType.HTTP else send)


def _other_sites(settings: Settings) -> CORSConfig | None:
    """CORS for the allowed origins: with tokens only, since browsers do not send them our cookie."""
    if not settings.allowed_origins:
        return None
    return CORSConfig(
        allow_origins=sorted(settings.allowed_origins),
        allow_methods=["GET", "POST", "PATCH"],
        allow_headers=["Authorization", "Content-Type", PROTOCOL_HEADER],
        expose_headers=[PROTOCOL_HEADER],
    )


def create_app(settings: Settings, page: Path | None = None, sources: Sources | None = None) -> Litestar:
    """Create the ASGI application. `page`: directory of the built page, if not the default."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        registry = TableRegistry(settings, sources)
        await registry.open()
        app.state.registry = registry
        try:
            yield
        finally:
            await registry.close()

    app = Litestar(
        [Router("/api", route_handlers=API, before_request=admit), *OPERATING, *PAGE],
        path=settings.url_path or None,
        lifespan=[living],
        dependencies={
            "person": Provide(provide_person),
            "visitor": Provide(provide_visitor),
        },
        exception_handlers={
            ColtError: refusal,
            HTTPException: http_problem,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: internal,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi.config(),
        cors_config=_other_sites(settings),
        logging_config=None,
        debug=False,
    )
    app.state.page = load(page or built(), settings.url_path)
    openapi.describe(app)
    return app
