from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.bells import Bell
from bots.hostile_bots import BELL


@pytest.fixture
def bell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bell]:
    with Bell(tmp_path / "bell") as made:
        monkeypatch.setenv(BELL, str(made.path))
        yield made


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop hanging bots without extra time for communication."""
    monkeypatch.setattr("coltexpress.bots.process.parent.OVERTIME_SECONDS", 0.0)
