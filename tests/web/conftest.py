"""A real server and a real browser. Without a browser the tests are skipped, but in CI they fail."""

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
from web.helpers.visitor import SECONDS, Visitor, open_visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def executable() -> str:
    found = installed()
    if found is None:
        problem = "no browser found; install one with: python tests/web/helpers/browsers.py"
        if os.environ.get("CI"):
            pytest.fail(problem, pytrace=False)
        pytest.skip(problem)
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that no test stops."""
    assert built() is not None, "the page is not built: make page"
    running = Server(tmp_path_factory.mktemp("web")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, str]:
    """The tables of two finished games with six players, one of each game."""

    def play(game: str) -> str:
        return finish(server, "Wilhelmina-Alexandra", game, 6)

    return {game: play(game) for game in ("express", "super")}


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts further servers: `start_server(base_path="/colt")`."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="session")
def browser(executable: str) -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=flags(), timeout=SECONDS * 1000)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server, seed: int) -> Iterator[Visit]:
    """Opens visitors: `visit(size=PHONE, language="de")`. Each has a different seed."""
    with ExitStack() as stack:
        seeds = count(seed)

        def open_one(at: Server = server, **how: Any) -> Visitor:  # Any: arguments of open_visitor
            return stack.enter_context(open_visitor(browser, at, **({"seed": next(seeds)} | how)))

        yield open_one
