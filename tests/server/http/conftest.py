"""A server with low limits."""

from collections.abc import Iterator

import pytest

from support.serving import Server


@pytest.fixture(scope="module")
def _strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings: dict[str, str | int | float] = {
        "origins": "https://friend.example, https://pal.example/",
        "private_webhooks": "true",
        "requests_per_minute": 60,
        "frames_per_minute": 20,
        "sockets_per_address": 3,
    }
    running = Server(tmp_path_factory.mktemp("strict"), settings, still=True).start()
    yield running
    running.stop()


@pytest.fixture
def strict(_strict: Server) -> Server:
    """A server with low limits, allowed origins and a trusted proxy.

    Rate limits recover only when the test advances the clock.
    """
    _strict.advance(61)
    return _strict
