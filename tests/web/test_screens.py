"""Every screen in every language: no word is missing, nothing sticks out at any size, and axe has nothing to say."""

from collections.abc import Callable

import pytest

from coltexpress.i18n.words import LANGUAGES
from web.conftest import Visit
from web.helpers.fake_table import Staged
from web.helpers.positions import ROBBERY, schemin, super_schemin
from web.helpers.visitor import DESK, LYING_PHONE, NARROW, PHONE, SMALL_DESK, SMALL_PHONE, TABLET, ZOOMED, Visitor
from web.test_games import pick

SIZES = [DESK, SMALL_DESK, TABLET, ZOOMED, PHONE, SMALL_PHONE, NARROW, LYING_PHONE]
ADDRESSES = ["/", "/new", "/join", "/games", "/watch", "/device", "/nowhere", "/table/aaaaaaaaaaaaaaaaaaaa"]
SHEETS = ["help-title", "web-table-settings", "web-table-talk"]
PEOPLE = ["Ann", "Bartholomew"]

Show = Callable[[], object]
"""Shows a screen again after the page was loaded anew."""


def every_size(somebody: Visitor) -> None:
    for size in SIZES:
        somebody.resize(size)
        somebody.fits()


def with_axe(somebody: Visitor, *sizes: tuple[int, int]) -> None:
    for size in sizes:
        somebody.resize(size)
        somebody.rest()
        somebody.look()


def in_every_language(somebody: Visitor, show: Show, *looked_at: tuple[int, int]) -> None:
    """At every size; the first language also with axe, at these."""
    for language in LANGUAGES:
        somebody.resize(DESK)
        somebody.speak(language)
        show()
        every_size(somebody)
        if language == LANGUAGES[0]:
            with_axe(somebody, *looked_at)


@pytest.mark.parametrize("address", ADDRESSES)
def test_pages_before_a_game(visit: Visit, address: str) -> None:
    somebody = visit().go(address)
    in_every_language(somebody, somebody.page.get_by_role("heading").first.wait_for, DESK, PHONE)


@pytest.mark.parametrize("waits", [False, True], ids=["new", "waiting"])
@pytest.mark.parametrize("game", ["express", "super"])
def test_a_new_table(visit: Visit, game: str, waits: bool) -> None:
    somebody = visit().go("/")
    pick(somebody, game)
    somebody.go("/new")
    if waits:
        somebody.button("web-home-open")
        somebody.page.wait_for_url("**/table/*")
    shown = somebody.page.locator(".seats" if waits else ".startbar .pri").first
    in_every_language(somebody, shown.wait_for, DESK, PHONE)


def test_a_move_to_choose(visit: Visit) -> None:
    somebody = visit()
    table = Staged(somebody, ROBBERY, names=PEOPLE)
    table.make(1, "move to 3")
    in_every_language(
        somebody, somebody.page.locator("ol.targets [data-move]").first.wait_for, DESK, PHONE, LYING_PHONE
    )


@pytest.mark.parametrize("position", [schemin(), super_schemin(4), super_schemin(7)], ids=["express", "super", "seven"])
def test_a_card_to_play(visit: Visit, position: str) -> None:
    somebody = visit()
    Staged(somebody, position, names=PEOPLE)
    in_every_language(somebody, somebody.page.locator("[data-hand] .card").first.wait_for, DESK, PHONE, LYING_PHONE)


@pytest.mark.parametrize("position", [schemin(), super_schemin(4)], ids=["express", "super"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_at_a_table(visit: Visit, sheet: str, position: str) -> None:
    somebody = visit()
    Staged(somebody, position, names=PEOPLE)

    def open_it() -> None:
        somebody.page.get_by_role("button", name=somebody.say(sheet), exact=True).first.click()
        somebody.page.get_by_role("dialog").wait_for()

    in_every_language(somebody, open_it, DESK, PHONE, LYING_PHONE)


@pytest.mark.parametrize("game", ["express", "super"])
def test_the_end(visit: Visit, finished: dict[str, str], game: str) -> None:
    somebody = visit().go(f"/table/{finished[game]}")
    in_every_language(somebody, somebody.page.locator("main.fin").wait_for, DESK, PHONE, LYING_PHONE)
