"""Runs the server with uvicorn."""

import socket

import uvicorn
from litestar import Litestar

from coltexpress.server import logs
from coltexpress.server.app import create_app
from coltexpress.server.house import House
from coltexpress.server.settings import Settings, from_environment

LARGEST_FRAME = 64 * 1024


class Serving(uvicorn.Server):
    """Tells the house as soon as it is to stop, so that nobody is waited for in vain."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House | None = self._app.state.get("house")
        if house is not None:
            house.hang_up()
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serve until a signal comes; then finish what was begun."""
    logs.set_up(settings.log_level)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
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
        timeout_graceful_shutdown=10,
    )
    Serving(config, app).run()


if __name__ == "__main__":
    run(from_environment({}))
