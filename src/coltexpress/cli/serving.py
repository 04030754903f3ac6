"""`coltexpress serve`."""

import asyncio
import os
import socket

from rich.console import Console

from coltexpress.server.preparing import address_to_open, check, listener, prepare
from coltexpress.server.serving import run
from coltexpress.server.settings import Settings
from coltexpress.text.words import Words


def serve(words: Words, console: Console, settings: Settings) -> None:
    check(settings)
    with listener(settings) as bound:
        os.umask(0o077)  # the database holds the seeds of running games
        asyncio.run(prepare(settings))
        run(settings, bound, lambda: announce(words, console, settings, bound))


def announce(words: Words, console: Console, settings: Settings, bound: socket.socket) -> None:
    """Where the server can be found, on the console; everything else goes to the log."""
    host, port = bound.getsockname()[:2]
    told = words("serve-listening", host=host, port=str(port), url=address_to_open(settings, port))
    console.print(told, markup=False, soft_wrap=True)
    console.file.flush()
