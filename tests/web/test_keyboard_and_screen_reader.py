"""Keyboard focus and live regions."""

import pytest

from web.conftest import Visit
from web.helpers.page_player import Player
from web.helpers.visitor import DESKTOP, PHONE

MOVES = 12
_FOCUS_IN_TRAY = "document.activeElement?.closest('[data-tray]') && document.activeElement.matches(':focus-visible')"
_ANNOUNCED = "document.querySelectorAll('[data-told] p').length"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_focus_moves_to_next_control(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size).go()
    visitor.button("web-home-play")
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator("[data-hand] button").first.wait_for()
    player = Player(visitor, by_keyboard=True)
    for _ in range(MOVES):
        assert player.wait()
        player.act()
        visitor.until(_FOCUS_IN_TRAY)


def test_live_region_has_only_new_lines(visit: Visit) -> None:
    visitor = visit().go()
    visitor.button("web-home-play")
    visitor.page.wait_for_url("**/table/*")
    player = Player(visitor)
    player.play(until_version=20)
    visitor.page.reload()
    visitor.page.locator(".log li").nth(10).wait_for()
    visitor.wait_two_frames()
    assert visitor.page.evaluate(_ANNOUNCED) == 0
    assert visitor.page.locator("[role=log]").count() == 2
    assert player.wait()
    player.play(until_version=player.observe()["version"] + 2)
    visitor.until(f"{_ANNOUNCED} > 0")
