"""Runs the server with uvicorn."""

import uvicorn

from coltexpress.server import logs
from coltexpress.server.app import create_app
from coltexpress.server.settings import Settings, from_environment

LARGEST_FRAME = 64 * 1024


def run(settings: Settings) -> None:
    """Serve until a signal comes; then finish what was begun."""
    logs.set_up(settings.log_level)
    config = uvicorn.Config(
        create_app(settings),
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
    uvicorn.Server(config).run()


if __name__ == "__main__":
    run(from_environment({}))
