"""A real server and a real browser; skipped, loudly, where no browser can be had."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from coltexpress.server.routes.page import built
from support.serving import Server, servers
from web.browsers import flags, installed
from web.visiting import Visitor, visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def executable() -> str:
    found = installed()
    if found is None:
        pytest.skip("THE PAGE IS NOT TESTED: there is no browser here; get one with python tests/web/browsers.py")
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody stops it."""
    assert built() is not None, "the page is not built: make page"
    running = Server(tmp_path_factory.mktemp("web")).start()
    yield running
    running.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own: `start_server(base_path="/colt")`."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="module")  # not longer: other tests in this process have event loops of their own
def browser(executable: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=flags())
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """People, as many as a test wants: `visit(size=PHONE, language="de")`."""
    with ExitStack() as leaving:

        def come(at: Server = server, **how: Any) -> Visitor:
            return leaving.enter_context(visitor(browser, at, **how))

        yield come
