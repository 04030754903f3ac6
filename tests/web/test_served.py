"""The page as served: security policy, sub-path, addresses, language."""

from collections.abc import Callable

import pytest

from coltexpress.i18n.words import LANGUAGES, Words
from support.serving import Server
from web.conftest import Visit
from web.helpers.steps import begin
from web.helpers.visitor import PHONE

MAX_SCRIPT_BYTES = 250_000
"""Compressed."""


def test_start_page_loads_without_console_messages(visit: Visit) -> None:
    visitor = visit(fast=False).go()
    visitor.rest()
    assert visitor.page.locator("h1").inner_text()


def test_script_size(visit: Visit) -> None:
    """Transferred bytes. `make speed` measures the time of the first visit."""
    visitor = visit()
    begin(visitor, "express")
    sizes: dict[str, int] = visitor.page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js")).map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
    )
    assert len(sizes) > 2
    assert 20_000 < sum(sizes.values()) < MAX_SCRIPT_BYTES, sizes


def test_sub_path(visit: Visit, start_server: Callable[..., Server]) -> None:
    visitor = visit(at=start_server(base_path="/games/colt"), size=PHONE).go("/")
    visitor.button("web-home-friends")
    visitor.page.wait_for_url("**/games/colt/new")
    visitor.button("web-home-open")
    visitor.page.wait_for_url("**/games/colt/table/*")
    visitor.page.reload()
    visitor.page.locator(".wait[role=status]").wait_for()


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/table/aaaaaaaaaaaaaaaaaaaa", "/a/b/c"])
def test_unknown_address_links_to_start_page(visit: Visit, path: str) -> None:
    visitor = visit().go(path)
    visitor.page.get_by_role("link", name=visitor.say("web-home-to-home")).first.wait_for()
    visitor.check_accessibility()


def test_unknown_code_can_be_corrected(visit: Visit) -> None:
    visitor = visit().go("/join/AAAAAA")
    visitor.page.get_by_role("alert").wait_for()
    visitor.page.get_by_role("link", name=visitor.say("web-home-back")).wait_for()
    assert visitor.page.get_by_role("textbox").input_value() == "AAAAAA"
    visitor.check_accessibility()


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_of_browser(visit: Visit, language: str) -> None:
    """Without a stored language, as on the first visit."""
    visitor = visit(language=language, store_language=False).go()
    visitor.page.get_by_role("button", name=Words(language)("web-home-play")).wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == language
