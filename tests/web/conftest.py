"""A real server and a real browser; skipped, loudly, where no browser can be had, but not in CI."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from coltexpress.server.http.page import built
from support.serving import Server, servers
from web.helpers.api_player import finish
from web.helpers.browsers import flags, installed
from web.helpers.visitor import SECONDS, Visitor, visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def executable() -> str:
    found = installed()
    if found is None:
        told = "THE PAGE IS NOT TESTED: there is no browser here; get one with python tests/web/helpers/browsers.py"
        if os.environ.get("CI"):
            pytest.fail(told, pytrace=False)
        pytest.skip(told)
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody stops it."""
    assert built() is not None, "the page is not built: make page"
    running = Server(tmp_path_factory.mktemp("web")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, str]:
    """A finished game of each kind with six players, which anybody may look at."""

    def play(game: str) -> str:
        return finish(server, "Wilhelmina-Alexandra", game, 6)

    return {game: play(game) for game in ("express", "super")}


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own: `start_server(base_path="/colt")`."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="session")
def browser(executable: str) -> Iterator[Browser]:
    """One for all tests of a worker, which run in a process without other tests: this one has an event loop."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=flags(), timeout=SECONDS * 1000)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server, seed: int) -> Iterator[Visit]:
    """People, as many as a test wants: `visit(size=PHONE, language="de")`. Each has a chance of their own."""
    with ExitStack() as leaving:
        seeds = count(seed)

        def come(at: Server = server, **how: Any) -> Visitor:
            return leaving.enter_context(visitor(browser, at, **({"seed": next(seeds)} | how)))

        yield come
