"""Server fixtures: shared servers per worker, and separate ones for tests that stop or configure them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.services import Postgres, Valkey
from support.serving import Server, servers

MINUTE = 61
"""Seconds after which all rate limits have recovered."""


@pytest.fixture(scope="session")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def _still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("still"), {"grace": 0}, still=True).start()
    yield running
    running.stop()


@pytest.fixture
def server(_server: Server) -> Server:
    """A shared server with generous limits; tests must not stop it."""
    _server.advance(MINUTE)
    return _server


@pytest.fixture
def still_server(_still_server: Server) -> Server:
    """A shared server whose clock is moved only by tests, without grace period."""
    _still_server.advance(MINUTE)
    return _still_server


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts separate servers: `start_server(grace=0)`."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A shared PostgreSQL server. Each test creates its own databases; tests that stop it must restart it."""
    with Postgres(tmp_path_factory.mktemp("postgres")) as running:
        yield running


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Valkey]:
    with Valkey(tmp_path_factory.mktemp("valkey")) as running:
        yield running


@pytest.fixture(scope="session")
def _pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey) -> Iterator[list[Server]]:
    yield from two_servers(tmp_path_factory.mktemp("pair"), postgres, valkey)


@pytest.fixture
def pair(_pair: list[Server]) -> list[Server]:
    """Two shared processes with a common database and bus; tests must not stop them."""
    for each in _pair:
        each.advance(MINUTE)
    return _pair


@pytest.fixture
def mortal_pair(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> Iterator[list[Server]]:
    """Two processes with a common database and bus that the test may kill."""
    yield from two_servers(tmp_path, postgres, valkey)


def two_servers(directory: Path, postgres: Postgres, valkey: Valkey) -> Iterator[list[Server]]:
    settings = {"database": postgres.create(), "bus": valkey.url}
    servers = [Server(directory, dict(settings)).start(wait=False) for _ in range(2)]
    for each in servers:
        each.wait_until_ready()
    yield servers
    for each in servers:
        each.stop()
