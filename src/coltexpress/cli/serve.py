"""`coltexpress serve`."""

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from threading import Thread

import httpx
from rich.console import Console

from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words
from coltexpress.server.operations.preflight import address_to_open, check, database_url, listener, prepare
from coltexpress.server.operations.run import run
from coltexpress.server.settings import Settings

ANSWER_SECONDS = 3.0
BROWSER_SECONDS = 10.0


def serve(words: Words, console: Console, settings: Settings, opened: bool) -> None:
    """Run the server. `opened`: open it in a browser; if a server already runs on the port, open that one."""
    check(settings)
    try:
        bound = listener(settings)
    except ColtError as refusal:
        address = address_to_open(settings, settings.port)
        if not opened or refusal.key != "port-taken" or not is_ours(address):
            raise
        say(console, words("serve-running", url=address))
        show(address).join(BROWSER_SECONDS)
        return
    with bound:
        os.umask(0o077)  # the database contains the seeds of running games
        asyncio.run(prepare(settings))
        run(settings, bound, lambda: announce(words, console, settings, bound, opened))


def announce(words: Words, console: Console, settings: Settings, bound: socket.socket, opened: bool) -> None:
    """Print the server's address to the console; everything else goes to the log."""
    host, port = bound.getsockname()[:2]
    address = address_to_open(settings, port)
    say(console, words("serve-listening", host=host, port=str(port), url=address))
    if opened:
        kept = database_url(settings.database)
        say(console, words("serve-stop", path=kept.database or kept.host or ""))
        show(address)


def say(console: Console, sentence: str) -> None:
    console.print(sentence, markup=False, soft_wrap=True)
    console.file.flush()


def is_ours(address: str) -> bool:
    """Whether a server of this game already runs at this address."""
    with suppress(httpx.HTTPError, ValueError, AttributeError):
        answer = httpx.get(f"{address}api/about", timeout=ANSWER_SECONDS).json()
        return bool(answer.get("name") == "coltexpress")
    return False


def show(address: str) -> Thread:
    """Open a browser, if there is one, without blocking the server."""
    opening = Thread(target=_open, args=(address,), daemon=True)
    opening.start()
    return opening


def _open(address: str) -> None:
    # Without a display, Python would fall back to text browsers that take over the terminal.
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if screen:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)
