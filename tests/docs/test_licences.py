"""The built page contains the licences of its fonts."""

import pytest

from coltexpress.server.http.page import built

PAGE = built()


@pytest.mark.skipif(PAGE is None, reason="the page was not built")
def test_every_font_has_its_licence() -> None:
    assert PAGE is not None
    fonts = [file.name for file in PAGE.rglob("*.woff*")]
    licences = {file.stem: file.read_text(encoding="utf-8") for file in (PAGE / "licences").glob("*.txt")}
    assert fonts
    assert [font for font in fonts if not font.startswith(tuple(licences))] == []
    assert all("SIL OPEN FONT LICENSE" in text for text in licences.values())
