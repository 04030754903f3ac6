"""The page as a server hands it out: under its policy, below any sub-path, with every address its own."""

from collections.abc import Callable

import pytest

from coltexpress.i18n.words import LANGUAGES, Words
from support.serving import Server
from web.conftest import Visit
from web.helpers.visitor import PHONE
from web.test_games import begin

LIGHT = 250_000
"""Bytes of script, compressed."""


def test_it_comes_up_without_a_complaint(visit: Visit) -> None:
    somebody = visit(hurried=False).go()
    somebody.page.wait_for_load_state("networkidle")
    assert somebody.page.locator("h1").inner_text()


def test_the_first_page_and_a_table_are_light(visit: Visit) -> None:
    """What comes over the wire; the rest of a page that is slow to begin `make speed` measures."""
    somebody = visit()
    begin(somebody, "express")
    sizes: dict[str, int] = somebody.page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js")).map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
    )
    assert len(sizes) > 2
    assert 20_000 < sum(sizes.values()) < LIGHT, sizes


def test_below_a_sub_path(visit: Visit, start_server: Callable[..., Server]) -> None:
    somebody = visit(at=start_server(base_path="/games/colt"), size=PHONE).go("/")
    somebody.button("web-home-friends")
    somebody.page.wait_for_url("**/games/colt/new")
    somebody.button("web-home-open")
    somebody.page.wait_for_url("**/games/colt/table/*")
    somebody.page.reload()
    somebody.page.locator(".wait[role=status]").wait_for()


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/table/aaaaaaaaaaaaaaaaaaaa", "/a/b/c"])
def test_an_address_that_leads_nowhere_is_met_with_kind_words_and_a_way_back(visit: Visit, path: str) -> None:
    somebody = visit().go(path)
    somebody.page.get_by_role("link", name=somebody.say("web-home-to-home")).first.wait_for()
    somebody.look()


def test_a_code_that_is_none_can_be_typed_again(visit: Visit) -> None:
    somebody = visit().go("/join/AAAAAA")
    somebody.page.get_by_role("alert").wait_for()
    somebody.page.get_by_role("link", name=somebody.say("web-home-back")).wait_for()
    assert somebody.page.get_by_role("textbox").input_value() == "AAAAAA"
    somebody.look()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    somebody = visit(language=language)
    somebody.go()
    somebody.page.evaluate("localStorage.clear()")
    somebody.page.reload()
    somebody.page.get_by_role("button", name=Words(language)("web-home-play")).wait_for()
    assert somebody.page.locator("html").get_attribute("lang") == language
