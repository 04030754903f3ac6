"""Fixtures for tests with reverse proxies and services."""

from collections.abc import Iterator

import pytest

from hosting.programs import Stage, a_stage


@pytest.fixture
def stage() -> Iterator[Stage]:
    with a_stage() as made:
        yield made
