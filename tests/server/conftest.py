"""Servers for tests: one for all tests of a worker that do not disturb it, and as many others as a test wants."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.services import Postgres, Valkey
from support.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits; nobody stops it."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own: `start_server(grace=0)`."""
    started: list[Server] = []

    def start(**settings: str | float) -> Server:
        directory = tmp_path / f"server-{len(started)}"
        directory.mkdir()
        started.append(Server(directory, dict(settings)).start())
        return started[-1]

    yield start
    for each in started:
        each.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Tests make databases of their own in it; whoever stops it starts it again."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    with Valkey() as running:
        yield running
