"""For those who hear the page and use nothing but keys: where the focus is, and what is told."""

import pytest

from web.conftest import Visit
from web.helpers.page_player import Player
from web.helpers.visitor import DESK, PHONE

MOVES = 12
_AT_WORK = "document.activeElement?.closest('[data-tray]') && document.activeElement.matches(':focus-visible')"
_TOLD = "document.querySelectorAll('[data-told] p').length"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_after_every_move_the_focus_is_where_the_next_thing_is_done(visit: Visit, size: tuple[int, int]) -> None:
    somebody = visit(size=size).go()
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    somebody.page.locator("[data-hand] button").first.wait_for()
    player = Player(somebody, by_keyboard=True)
    for _ in range(MOVES):
        assert player.wait()
        player.act()
        somebody.until(_AT_WORK)


def test_only_new_lines_are_told(visit: Visit) -> None:
    somebody = visit().go()
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    player = Player(somebody)
    player.play(until_version=20)
    somebody.page.reload()
    somebody.page.locator(".log li").nth(10).wait_for()
    somebody.settle()
    assert somebody.page.evaluate(_TOLD) == 0
    assert somebody.page.locator("[role=log]").count() == 2
    assert player.wait()
    player.play(until_version=player.look()["version"] + 2)
    somebody.until(f"{_TOLD} > 0")
