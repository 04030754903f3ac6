"""Tables with many cards, small windows or many messages: nothing is covered, and all controls can be clicked."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Visit
from web.helpers.fake_table import FakeTable
from web.helpers.positions import FULL_HAND, LONG_STEALIN, PUNCH, ROBBERY, SIX, schemin, super_schemin
from web.helpers.visitor import (
    DESKTOP,
    LANDSCAPE_PHONE,
    LOST_DELAY_MS,
    PHONE,
    SMALL_DESKTOP,
    SMALL_PHONE,
    TABLET,
    Visitor,
)

PEOPLE = ["Ann", "Bartholomew", "Bob"]
MIN_TARGET = 44
"""Minimum size of a touch target, in px."""
NINE = "2 move, floor change, 2 fire, 2 robbery, punch, bullet"
_COVERED = """([above, below]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.getBoundingClientRect());
    const [over, under] = [boxes(above), boxes(below)];
    if (!over.length || !under.length) return null;
    return over.flatMap((one) => under.filter((two) =>
        one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1));
}"""
_READABLE = """() => {
    const held = [...document.querySelectorAll("[data-hand] .held")];
    // the left edge of a tilted card, at the height of the titles
    const begins = (each) => {
        const { left, height } = each.querySelector(".card").getBoundingClientRect();
        return left + Math.max(0, -new DOMMatrix(getComputedStyle(each).transform).b) * height * 0.7;
    };
    return held.map((each, index) => {
        const next = held[index + 1] ? begins(held[index + 1]) : Infinity;
        const text = document.createRange();
        text.selectNodeContents(each.querySelector(".ttl"));
        const beside = Math.min(999, Math.round(next - text.getBoundingClientRect().right));
        return [index, beside, Math.min(999, next - begins(each))];
    });
}"""


def covered(visitor: Visitor, above: str, below: str) -> list[object]:
    """The overlaps of elements `above` with elements `below`; both must exist."""
    found: list[object] | None = visitor.page.evaluate(_COVERED, [above, below])
    assert found is not None, f"no visible {above}, or no visible {below}"
    return found


def hidden_height(visitor: Visitor) -> int:
    """The height that has to be scrolled, in px."""
    found: int = visitor.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    return found


def check_in_view(element: Locator) -> None:
    box = element.bounding_box()
    size = element.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE_PHONE], ids=str)
def test_skip_button(visit: Visit, size: tuple[int, int]) -> None:
    """Animations and timers are stopped, so the events would never end by themselves."""
    ann = visit(size=size, fast=False)
    ann.page.clock.install()
    table = FakeTable(ann, LONG_STEALIN, names=PEOPLE)
    skip = ann.page.get_by_role("button", name=ann.say("web-table-skip"))
    expect(skip).to_be_hidden()
    ann.stop_clock()
    ann.stop_animations()
    table.apply_move(1, "move to 3")
    skip.wait_for()
    check_in_view(skip)
    assert not covered(ann, ".skip", ".train .st")
    skip.click()
    expect(skip).to_be_hidden()
    expect(ann.page.locator("[data-tag='3'].act")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "kept"), [(DESKTOP, ".ribbon"), (PHONE, ".held"), (LANDSCAPE_PHONE, ".held")], ids=str
)
def test_vote_button_covers_nothing(visit: Visit, size: tuple[int, int], kept: str) -> None:
    ann = visit(size=size)
    ann.page.clock.install()
    table = FakeTable(ann, schemin(asks="tuco"), names=PEOPLE)
    stands_in = ann.page.locator(".status", has_text=ann.say("web-table-stand-in"))
    table.chairs[1].here, table.chairs[1].stand_in = False, True
    table.table()
    expect(stands_in).not_to_have_count(0)
    ann.stop_clock()
    table.chairs[1].stand_in = False
    table.table()  # the wait for this player starts only now, with the clock stopped
    expect(stands_in).to_have_count(0)
    vote = ann.page.get_by_role("button", name=ann.say("web-table-vote", player="Bartholomew"))
    ann.page.clock.run_for(15_000)
    expect(vote).to_be_hidden()  # the player may come back
    ann.page.clock.run_for(6_000)
    vote.wait_for()
    ann.page.clock.resume()
    check_in_view(vote)
    assert not covered(ann, ".vote-button", kept)
    ann.check_accessibility()
    vote.click()
    ann.wait_for_handler(lambda: table.sent)
    assert [frame["type"] for frame in table.sent] == ["vote"]


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE_PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_notices_and_emotes_cover_no_bandit(visit: Visit, size: tuple[int, int], language: str) -> None:
    """The clock is stopped, so that messages do not disappear."""
    ann = visit(size=size, language=language)
    ann.page.clock.install()
    table = FakeTable(ann, schemin(), names=PEOPLE)
    stopped = ann.stop_clock()
    table.now = lambda: stopped
    table.apply_move(0, "play fire", by="clock")
    toast = ann.page.get_by_text(ann.say("web-table-time-ran-out"))
    toast.wait_for()
    assert not covered(ann, ".banner", ".train .st, .chip4, .lchip, .held, .lmenu, .tbtn")
    table.chat(3, emote="wow")
    table.chat(1, "Hands up, all of you, this is a robbery!")
    bubbles = ann.page.locator(".bubble")
    expect(bubbles).to_have_count(2)
    assert not covered(ann, ".emoted", ".train .st, .nm")
    for bubble in bubbles.all():
        check_in_view(bubble)
        assert (bubble.bounding_box() or {"width": 0})["width"] > 40
    ann.check_accessibility()
    ann.server_may_be_away = True
    table.disconnect()
    ann.page.clock.run_for(LOST_DELAY_MS)
    ann.page.get_by_text(ann.say("web-table-lost")).wait_for()
    ann.check_no_overflow()
    expect(toast).to_be_visible()
    expect(bubbles).to_have_count(2)


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "en"), (TABLET, "nl"), (PHONE, "en"), (PHONE, "ru"), (LANDSCAPE_PHONE, "de"), (SMALL_PHONE, "nl")],
    ids=str,
)
@pytest.mark.parametrize(
    "hand",
    ["move, floor change, fire, robbery, punch, marshal, bullet", NINE, FULL_HAND],
    ids=["7", "9", "all"],
)
def test_all_cards_in_hand_are_readable_and_clickable(
    visit: Visit, size: tuple[int, int], language: str, hand: str
) -> None:
    ann = visit(size=size, language=language)
    FakeTable(ann, schemin(hand), names=PEOPLE)
    ann.rest()
    for index, beside, shown in ann.page.evaluate(_READABLE):
        assert beside >= -1, f"the next card covers {-beside} px of the title of card {index}"
        assert shown >= MIN_TARGET - 1
    ann.check_no_overflow()


@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP, PHONE, LANDSCAPE_PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_five_choices_are_visible_without_scrolling(visit: Visit, size: tuple[int, int], language: str) -> None:
    ann = visit(size=size, language=language)
    table = FakeTable(ann, ROBBERY, names=PEOPLE)
    table.apply_move(1, "move to 3")
    choices = ann.page.locator("ol.targets [data-move]")
    expect(choices).to_have_count(5)
    for choice in choices.all():
        check_in_view(choice)
        assert (choice.bounding_box() or {"height": 0})["height"] >= MIN_TARGET
    assert ann.page.locator("ol.targets").evaluate("(list) => list.scrollHeight - list.clientHeight") <= 1
    assert hidden_height(ann) <= 0
    ann.check_accessibility()


def test_new_choices_are_disabled_for_a_moment(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    table = FakeTable(ann, ROBBERY, names=PEOPLE)
    ann.page.clock.run_for(1000)
    ann.page.clock.pause_at(datetime.now(UTC) + timedelta(days=1))
    table.apply_move(1, "move to 3")
    choice = ann.page.locator("ol.targets [data-move]").first
    expect(choice).to_have_attribute("aria-disabled", "true")
    expect(choice).not_to_be_focused()
    choice.click(force=True)
    ann.page.keyboard.press("1")
    expect(choice).to_be_visible()
    assert table.sent == []
    ann.page.clock.run_for(299)
    expect(choice).to_have_attribute("aria-disabled", "true")
    ann.page.clock.run_for(1)
    expect(choice).to_have_attribute("aria-disabled", "false")
    choice.click()
    expect(choice).to_be_hidden()
    ann.wait_for_handler(lambda: table.sent)
    assert [frame["type"] for frame in table.sent] == ["move"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE_PHONE], ids=str)
def test_punch_is_chosen_in_steps_and_can_be_undone(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    table = FakeTable(ann, PUNCH, names=PEOPLE)
    steps = ann.page.locator(".psteps > li")
    expect(steps).to_have_count(0)
    table.apply_move(1, "move to 2")
    expect(steps.locator("nth=0")).to_have_attribute("aria-current", "step")
    ann.check_accessibility()
    ann.page.locator("ol.targets [data-move='punch django']").click()
    expect(steps.locator("nth=0")).to_contain_text(ann.say("bandit-django"))
    expect(steps.locator("nth=1")).to_have_attribute("aria-current", "step")
    ann.page.get_by_role("button", name=ann.say("web-table-take-back")).click()
    expect(steps.locator("nth=0")).to_have_attribute("aria-current", "step")
    expect(steps.locator("nth=0")).not_to_contain_text(ann.say("bandit-django"))
    ann.page.locator("ol.targets [data-move='punch django']").click()
    ann.page.locator("ol.targets [data-move='drop jewel']").click()
    expect(steps.locator("nth=1")).to_contain_text(ann.say("loot-jewel"))
    expect(steps.locator("nth=2")).to_have_attribute("aria-current", "step")
    check_in_view(ann.page.locator("ol.targets [data-move='knock back']"))
    ann.check_accessibility()


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("position", [schemin(), super_schemin(4), super_schemin(7)], ids=["express", "super", "seven"])
def test_table_fits_phone(visit: Visit, size: tuple[int, int], language: str, position: str) -> None:
    ann = visit(size=size, language=language)
    FakeTable(ann, position, names=PEOPLE)
    ann.rest()
    second_line = 18 if ann.page.locator(".phone-say").evaluate("(each) => each.clientHeight") > 36 else 0
    assert hidden_height(ann) <= second_line
    check_in_view(ann.page.locator("[data-hand] .card").first)
    ann.check_accessibility()


def test_hand_is_visible_on_small_phone(visit: Visit) -> None:
    ann = visit(size=SMALL_PHONE)
    FakeTable(ann, SIX, names=PEOPLE)
    ann.rest()
    for card in ann.page.locator("[data-hand] .held .card").all():
        check_in_view(card)
    assert not covered(ann, "[data-acts] .btn", "[data-hand] .held .card")


def test_refused_chat_text_is_restored(visit: Visit) -> None:
    ann = visit()
    table = FakeTable(ann, schemin(), names=PEOPLE)
    ann.page.get_by_role("button", name=ann.say("web-table-talk"), exact=True).click()
    line = ann.page.get_by_role("dialog").get_by_role("textbox")
    line.fill("Hands up!")
    ann.page.keyboard.press("Enter")
    expect(line).to_have_value("")
    ann.wait_for_handler(lambda: table.sent)
    assert [frame["type"] for frame in table.sent] == ["say"]
    table.refuse("server-slow-down", "Slower, please.")
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Slower, please.")
    expect(line).to_have_value("Hands up!")
