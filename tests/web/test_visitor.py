"""The checks that other tests rely on find what they are for."""

import pytest

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


@pytest.mark.parametrize("hurried", [True, False])
def test_colours_are_checked_also_on_pages_that_are_not_painted(visit: Visit, hurried: bool) -> None:
    somebody = visit(hurried=hurried).go("/join")
    somebody.page.evaluate(HARD_TO_READ)
    with pytest.raises(AssertionError, match="color-contrast"):
        somebody.look()


def test_what_sticks_out_is_found(visit: Visit) -> None:
    somebody = visit().go("/join")
    somebody.fits()
    somebody.page.evaluate(TOO_WIDE)
    with pytest.raises(AssertionError, match="is too wide"):
        somebody.fits()
