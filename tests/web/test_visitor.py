"""The checks of `Visitor` find what they should find."""

import pytest
from playwright.sync_api import Route, expect

from web.conftest import Visit

HARD_TO_READ = """() => {
    const added = document.createElement("p");
    added.textContent = "Grey on grey";
    Object.assign(added.style, { color: "#999", background: "#aaa", fontSize: "16px" });
    document.querySelector("main").prepend(added);
}"""
TOO_WIDE = """() => {
    const added = document.createElement("button");
    added.textContent = "Beyond the edge";
    Object.assign(added.style, { position: "absolute", left: "90vw", top: "0", width: "30vw" });
    document.body.append(added);
}"""


@pytest.mark.parametrize("fast", [True, False])
def test_contrast_check_works_on_unpainted_pages(visit: Visit, fast: bool) -> None:
    visitor = visit(fast=fast).go("/join")
    visitor.page.evaluate(HARD_TO_READ)
    with pytest.raises(AssertionError, match="color-contrast"):
        visitor.check_accessibility()


def test_overflow_is_found(visit: Visit) -> None:
    visitor = visit().go("/join")
    visitor.check_no_overflow()
    visitor.page.evaluate(TOO_WIDE)
    with pytest.raises(AssertionError, match="is too wide"):
        visitor.check_no_overflow()


def test_page_waits_for_fonts_without_a_limit(visit: Visit) -> None:
    visitor, held, slow = visit(), list[Route](), True

    def hold(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    visitor.page.clock.install()
    visitor.page.route("**/*.woff2", hold)
    visitor.page.goto(f"{visitor.server.url}/join", wait_until="commit")
    visitor.wait_for_handler(lambda: held)
    visitor.page.clock.run_for(60_000)
    content = visitor.page.locator("#app > *")
    expect(content).to_have_count(0)
    slow = False
    while held:
        held.pop().continue_()
    content.first.wait_for(state="attached")
    visitor.rest()
