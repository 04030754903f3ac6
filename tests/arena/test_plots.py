"""Plots are written, are readable, and are deterministic."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from arena.contests import contest
from coltexpress.arena.game import play_games
from coltexpress.arena.plots import draw
from coltexpress.arena.report import report
from coltexpress.i18n.words import Words


@pytest.mark.parametrize(("game", "language"), [("express", "en"), ("super", "ru")])
def test_plots_are_deterministic(tmp_path: Path, game: str, language: str) -> None:
    asked = contest("drifter", "greenhorn", "rustler", game=game)
    found = report(asked, play_games(asked, range(8)))
    made = draw(Words(language), found, tmp_path)
    assert sorted(path.name for path in made) == [
        f"{name}.{kind}" for name in ("bandits", "money", "winshare") for kind in ("png", "svg")
    ]
    first = {path: path.read_bytes() for path in made}
    for path, content in first.items():
        if path.suffix == ".png":
            assert content.startswith(b"\x89PNG\r\n\x1a\n")
        else:
            root = ET.fromstring(content)  # noqa: S314 - our own
            assert root.tag.endswith("svg")
            assert b"<dc:date>" not in content
            assert sum(1 for _ in root.iter()) > 100
    draw(Words(language), found, tmp_path)
    assert {path: path.read_bytes() for path in made} == first
