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

LARGEST_FRAME = 64 * 1024
_COLLECT = (300_000, 50, 1_000_000)
"""A look for garbage stops everything, with thousands of sockets for a tenth of a second and more, even if it is only
at what is new: a turn replaces all that a table has. Turns leave none; so Python looks seldom, and through everything
only the server does, now and then."""
_KEEP_ALIVE = 75
"""Seconds: longer than a proxy keeps a connection that nobody uses (nginx: 60), or it would send a request into one
that is just being closed."""
_SWITCH = 0.001
"""Seconds that a thread which has stored something waits at most until it may go on."""


class Serving(uvicorn.Server):
    """Says when it listens; tells the server as soon as it is to stop, so that nobody is waited for in vain."""

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
    """Serve until a signal comes; then finish what was begun. `listener`: a socket that has its address already."""
    gc.set_threshold(*_COLLECT)
    sys.setswitchinterval(_SWITCH)
    os.umask(0o077)  # the database holds the seeds of running games
    logs.set_up(settings.log_level)
    prepared(settings, listening, sources).run(None if listener is None else [listener])


def prepared(
    settings: Settings, listening: Callable[[], None] = lambda: None, sources: Sources | None = None
) -> Serving:
    """A server that has not begun to serve."""
    app = create_app(settings, sources=sources)
    config = uvicorn.Config(
        SecurityHeaders(app),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
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
