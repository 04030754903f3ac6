"""Servers for tests: one for all tests of a worker that do not disturb it, and as many others as a test wants."""

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from support.services import Postgres, Valkey
from support.serving import Server, servers


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits; nobody stops it."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own: `start_server(grace=0)`."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Tests make databases of their own in it; whoever stops it starts it again."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    with Valkey() as running:
        yield running


@pytest.fixture(scope="session")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey) -> Iterator[list[Server]]:
    """Two processes on one database and one bus; nobody stops them."""
    servers = two_servers(tmp_path_factory.mktemp("pair"), postgres.create("pair"), valkey)
    yield servers
    for each in servers:
        each.stop()


@pytest.fixture
def mortal_pair(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> Iterator[list[Server]]:
    """Two such that a test may kill."""
    servers = two_servers(tmp_path, postgres.create(f"pair_{uuid4().hex}"), valkey)
    yield servers
    for each in servers:
        each.stop()


def two_servers(directory: Path, database: str, valkey: Valkey) -> list[Server]:
    servers = [Server(directory, {"database": database, "bus": valkey.url}).start(wait=False) for _ in range(2)]
    for each in servers:
        each.wait_until_ready()
    return servers
