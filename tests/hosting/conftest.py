"""A stage for the programs around a server."""

from collections.abc import Iterator

import pytest

from hosting.programs import Stage, a_stage


@pytest.fixture
def stage() -> Iterator[Stage]:
    with a_stage() as made:
        yield made
