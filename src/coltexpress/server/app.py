"""The ASGI application: routes, error handlers, security headers, lifespan."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar, Router
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER
from coltexpress.server.connections import AnyRequest, admit
from coltexpress.server.http import openapi
from coltexpress.server.http.page import built, load
from coltexpress.server.http.params import provide_person, provide_visitor
from coltexpress.server.http.problems import HANDLERS, LARGEST_BODY
from coltexpress.server.routes import API, OPERATING, PAGE
from coltexpress.server.settings import Settings
from coltexpress.server.sources import Sources
from coltexpress.server.tables.registry import TableRegistry

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


async def check_request(request: AnyRequest) -> None:
    """Runs before every API handler."""
    admit(request, changes=request.method not in _SAFE)


class SecurityHeaders:
    """ASGI middleware: adds HEADERS to every HTTP response."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

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
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = TableRegistry(settings, sources)
        await registry.open()
        app.state.registry = registry
        try:
            yield
        finally:
            await registry.close()

    app = Litestar(
        [Router("/api", route_handlers=API, before_request=check_request), *OPERATING, *PAGE],
        path=settings.url_path or None,
        lifespan=[lifespan],
        dependencies={
            "person": Provide(provide_person),
            "visitor": Provide(provide_visitor),
        },
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi.config(),
        cors_config=_other_sites(settings),
        logging_config=None,
        debug=False,
    )
    app.state.page = load(page or built(), settings.url_path)
    openapi.describe(app)
    return app
