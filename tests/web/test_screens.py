"""Every screen in every language and size: no missing texts, no overflow, and no findings of axe."""

import pytest
from playwright.sync_api import Locator, expect

from coltexpress.i18n.words import LANGUAGES
from web.conftest import Visit
from web.helpers.fake_table import FakeTable
from web.helpers.positions import ROBBERY, schemin, super_schemin
from web.helpers.steps import SIZES, pick
from web.helpers.visitor import DESKTOP, LANDSCAPE_PHONE, PHONE, Visitor

ADDRESSES = ["/", "/new", "/join", "/games", "/watch", "/device", "/nowhere", "/table/aaaaaaaaaaaaaaaaaaaa"]
SHEETS = ["help-title", "web-table-settings", "web-table-talk"]
PEOPLE = ["Ann", "Bartholomew"]


def in_every_language(visitor: Visitor, shown: Locator, *axe_sizes: tuple[int, int]) -> None:
    """Check all sizes; in the first language also with axe, in these sizes. Needs `keep_language_buttons`."""
    visitor.hide_drawings()
    for size in SIZES:
        visitor.resize(size)
        for language in LANGUAGES:
            visitor.speak(language)
            visitor.check_no_overflow()
            if language == LANGUAGES[0] and size in axe_sizes:
                visitor.check_accessibility()
        expect(shown).to_be_visible()


@pytest.mark.parametrize("address", ADDRESSES)
def test_pages_before_game(visit: Visit, address: str) -> None:
    visitor = visit().go(address)
    shown = visitor.page.get_by_role("heading").first
    visitor.keep_language_buttons(shown)
    in_every_language(visitor, shown, DESKTOP, PHONE)


@pytest.mark.parametrize("waiting", [False, True], ids=["new", "waiting"])
@pytest.mark.parametrize("game", ["express", "super"])
def test_new_table(visit: Visit, game: str, waiting: bool) -> None:
    visitor = visit().go("/")
    pick(visitor, game)
    visitor.go("/new")
    if waiting:
        visitor.button("web-home-open")
        visitor.page.wait_for_url("**/table/*")
    shown = visitor.page.locator(".seats" if waiting else ".startbar .pri").first
    visitor.keep_language_buttons(shown)
    in_every_language(visitor, shown, DESKTOP, PHONE)


def test_choice_of_move(visit: Visit) -> None:
    visitor = visit()
    table = FakeTable(visitor, ROBBERY, names=PEOPLE)
    table.apply_move(1, "move to 3")
    shown = visitor.page.locator("ol.targets [data-move]").first
    visitor.keep_language_buttons(shown)
    in_every_language(visitor, shown, DESKTOP, PHONE, LANDSCAPE_PHONE)


@pytest.mark.parametrize("position", [schemin(), super_schemin(4), super_schemin(7)], ids=["express", "super", "seven"])
def test_hand(visit: Visit, position: str) -> None:
    visitor = visit()
    FakeTable(visitor, position, names=PEOPLE)
    shown = visitor.page.locator("[data-hand] .card").first
    visitor.keep_language_buttons(shown)
    in_every_language(visitor, shown, DESKTOP, PHONE, LANDSCAPE_PHONE)


@pytest.mark.parametrize("position", [schemin(), super_schemin(4)], ids=["express", "super"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_sheets(visit: Visit, sheet: str, position: str) -> None:
    visitor = visit()
    FakeTable(visitor, position, names=PEOPLE)
    button = visitor.page.get_by_role("button", name=visitor.say(sheet), exact=True).first
    visitor.keep_language_buttons(button)
    button.click()
    in_every_language(visitor, visitor.page.get_by_role("dialog"), DESKTOP, PHONE, LANDSCAPE_PHONE)


@pytest.mark.parametrize("game", ["express", "super"])
def test_result(visit: Visit, finished: dict[str, str], game: str) -> None:
    visitor = visit().go(f"/table/{finished[game]}")
    shown = visitor.page.locator("main.fin")
    visitor.keep_language_buttons(shown)
    in_every_language(visitor, shown, DESKTOP, PHONE, LANDSCAPE_PHONE)
