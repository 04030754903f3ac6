"""Fixtures for tests with reverse proxies and services."""

from collections.abc import Iterator

import pytest

from hosting.programs import Programs, program_directory


@pytest.fixture
def programs() -> Iterator[Programs]:
    with program_directory() as made:
        yield made
