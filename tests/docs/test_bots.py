"""The bot that docs/bots.md shows can be entered as the page says."""

import json
import re
from pathlib import Path

import pytest

from cli.keyboard import Terminal
from coltexpress.bots.levels import HOUSE

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [shown] = [text for text in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "class MyBot" in text]
    assert len(shown.splitlines()) <= 25
    (tmp_path / "mine.py").write_text(shown, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("mine")
def test_the_bot_of_the_page_plays(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(capsys, monkeypatch)
    asked = ("arena", "--bots", "mine.py:MyBot,drifter,drifter", "--game", "super", "--players", "3", "--games", "3")
    result = terminal(*asked, "--workers", "1", "--json")
    assert (result.code, result.err) == (0, "")
    assert set(json.loads(result.out)["bots"]) == {"mine.py:MyBot", "drifter"}


def test_the_bots_that_the_page_names_exist() -> None:
    named = [name for names in re.findall(r"--bots ([\w.:,]+)", PAGE) for name in names.split(",")]
    assert "mine.py:MyBot" in named
    assert [name for name in named if ":" not in name and name not in HOUSE] == []
