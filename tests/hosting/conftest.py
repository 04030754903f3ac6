"""Fixtures for tests with reverse proxies and services."""

from collections.abc import Iterator

import pytest

from hosting.programs import Programs, a_stage


@pytest.fixture
def programs() -> Iterator[Programs]:
    with a_stage() as made:
        yield made
