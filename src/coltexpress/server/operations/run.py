"""Runs the server with uvicorn."""

import gc
import os
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from coltexpress.server.app import SecurityHeaders, create_app
from coltexpress.server.operations import logs
from coltexpress.server.settings import Settings, from_environment
from coltexpress.server.sources import Sources
from coltexpress.server.tables.registry import TableRegistry

MAX_FRAME_BYTES = 64 * 1024
"""A larger frame closes the socket with 1009."""
_COLLECT = (300_000, 50, 1_000_000)
"""Thresholds of the garbage collector. With thousands of sockets, even a collection of the younger generations takes
0.1 s and more. Turns create no reference cycles, so automatic collections are rare; the registry runs a full one
periodically."""
_KEEP_ALIVE = 75
"""Keep-alive timeout in seconds. Must exceed that of the proxy (nginx: 60), otherwise the proxy may send a request on a
connection that is being closed."""
_SWITCH = 0.001
"""Switch interval in seconds: how long the database threads wait at most for the GIL."""


class Serving(uvicorn.Server):
    """Calls `listening` after startup. Closes event streams on shutdown, which would otherwise delay it."""

    def __init__(self, config: uvicorn.Config, app: Litestar, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        registry: TableRegistry | None = self._app.state.get("registry")
        if registry is not None:
            registry.hang_up()
        await super().shutdown(sockets)


def run(
    settings: Settings,
    listener: socket.socket | None = None,
    listening: Callable[[], None] = lambda: None,
    sources: Sources | None = None,
) -> None:
    """Serve until a signal arrives, then shut down gracefully. `listener`: an already bound socket."""
    gc.set_threshold(*_COLLECT)
    sys.setswitchinterval(_SWITCH)
    os.umask(0o077)  # the database holds the seeds of running games
    logs.set_up(settings.log_level)
    prepared(settings, listening, sources).run(None if listener is None else [listener])


def prepared(
    settings: Settings, listening: Callable[[], None] = lambda: None, sources: Sources | None = None
) -> Serving:
    """Create a server that is not started yet."""
    app = create_app(settings, sources=sources)
    config = uvicorn.Config(
        SecurityHeaders(app),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=_KEEP_ALIVE,
        timeout_graceful_shutdown=10,
    )
    return Serving(config, app, listening)


if __name__ == "__main__":
    run(from_environment({}))
