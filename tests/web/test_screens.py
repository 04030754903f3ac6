"""Every screen in every language and size: no missing texts, no overflow, and no findings of axe."""

from collections.abc import Callable

import pytest

from coltexpress.i18n.words import LANGUAGES
from web.conftest import Visit
from web.helpers.fake_table import FakeTable
from web.helpers.positions import ROBBERY, schemin, super_schemin
from web.helpers.steps import every_size, pick
from web.helpers.visitor import DESKTOP, LANDSCAPE_PHONE, PHONE, Visitor

ADDRESSES = ["/", "/new", "/join", "/games", "/watch", "/device", "/nowhere", "/table/aaaaaaaaaaaaaaaaaaaa"]
SHEETS = ["help-title", "web-table-settings", "web-table-talk"]
PEOPLE = ["Ann", "Bartholomew"]

Show = Callable[[], object]
"""Shows the screen after a reload."""


def with_axe(visitor: Visitor, *sizes: tuple[int, int]) -> None:
    for size in sizes:
        visitor.resize(size)
        visitor.rest()
        visitor.check_accessibility()


def in_every_language(visitor: Visitor, show: Show, *axe_sizes: tuple[int, int]) -> None:
    """Check all sizes; in the first language also with axe, in these sizes."""
    for language in LANGUAGES:
        visitor.resize(DESKTOP)
        visitor.speak(language)
        show()
        every_size(visitor)
        if language == LANGUAGES[0]:
            with_axe(visitor, *axe_sizes)


@pytest.mark.parametrize("address", ADDRESSES)
def test_pages_before_game(visit: Visit, address: str) -> None:
    visitor = visit().go(address)
    in_every_language(visitor, visitor.page.get_by_role("heading").first.wait_for, DESKTOP, PHONE)


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
    in_every_language(visitor, shown.wait_for, DESKTOP, PHONE)


def test_choice_of_move(visit: Visit) -> None:
    visitor = visit()
    table = FakeTable(visitor, ROBBERY, names=PEOPLE)
    table.apply_move(1, "move to 3")
    in_every_language(
        visitor, visitor.page.locator("ol.targets [data-move]").first.wait_for, DESKTOP, PHONE, LANDSCAPE_PHONE
    )


@pytest.mark.parametrize("position", [schemin(), super_schemin(4), super_schemin(7)], ids=["express", "super", "seven"])
def test_hand(visit: Visit, position: str) -> None:
    visitor = visit()
    FakeTable(visitor, position, names=PEOPLE)
    in_every_language(
        visitor, visitor.page.locator("[data-hand] .card").first.wait_for, DESKTOP, PHONE, LANDSCAPE_PHONE
    )


@pytest.mark.parametrize("position", [schemin(), super_schemin(4)], ids=["express", "super"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_sheets(visit: Visit, sheet: str, position: str) -> None:
    visitor = visit()
    FakeTable(visitor, position, names=PEOPLE)

    def open_sheet() -> None:
        visitor.page.get_by_role("button", name=visitor.say(sheet), exact=True).first.click()
        visitor.page.get_by_role("dialog").wait_for()

    in_every_language(visitor, open_sheet, DESKTOP, PHONE, LANDSCAPE_PHONE)


@pytest.mark.parametrize("game", ["express", "super"])
def test_result(visit: Visit, finished: dict[str, str], game: str) -> None:
    visitor = visit().go(f"/table/{finished[game]}")
    in_every_language(visitor, visitor.page.locator("main.fin").wait_for, DESKTOP, PHONE, LANDSCAPE_PHONE)
