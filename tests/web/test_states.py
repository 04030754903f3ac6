"""What a table looks like when it is full, low or busy: nothing covers what one needs, and everything can be hit."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Visit
from web.helpers.fake_table import Staged
from web.helpers.positions import FULL_HAND, LONG_STEALIN, PUNCH, ROBBERY, SIX, schemin, super_schemin
from web.helpers.visitor import DESK, LYING_PHONE, MOMENT, PHONE, SMALL_DESK, SMALL_PHONE, TABLET, Visitor

PEOPLE = ["Ann", "Bartholomew", "Bob"]
LEAST = 44
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
    // where a card that leans to the left begins, at the height of the titles
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


def covered(somebody: Visitor, above: str, below: str) -> list[object]:
    """What of these covers what of those. Some of both are there."""
    found: list[object] | None = somebody.page.evaluate(_COVERED, [above, below])
    assert found is not None, f"nothing is shown of {above}, or of {below}"
    return found


def too_high(somebody: Visitor) -> int:
    """How many pixels have to be pushed into view."""
    found: int = somebody.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    return found


def in_view(place: Locator) -> None:
    box = place.bounding_box()
    size = place.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", [DESK, PHONE, LYING_PHONE], ids=str)
def test_what_goes_on_can_be_skipped(visit: Visit, size: tuple[int, int]) -> None:
    """What is shown would go on for ever: neither its animations nor its timers come to an end."""
    ann = visit(size=size, hurried=False)
    ann.page.clock.install()
    table = Staged(ann, LONG_STEALIN, names=PEOPLE)
    skip = ann.page.get_by_role("button", name=ann.say("web-table-skip"))
    expect(skip).to_be_hidden()
    ann.stop_clock()
    ann.stop_animations()
    table.make(1, "move to 3")
    skip.wait_for()
    in_view(skip)
    assert not covered(ann, ".skipb", ".train .st")
    skip.click()
    expect(skip).to_be_hidden()
    expect(ann.page.locator("[data-tag='3'].act")).to_be_visible()


@pytest.mark.parametrize(("size", "kept"), [(DESK, ".ribbon"), (PHONE, ".held"), (LYING_PHONE, ".held")], ids=str)
def test_a_bot_can_be_asked_for_without_covering_anything(visit: Visit, size: tuple[int, int], kept: str) -> None:
    ann = visit(size=size)
    ann.page.clock.install()
    table = Staged(ann, schemin(asks="tuco"), names=PEOPLE)
    stands_in = ann.page.locator(".status", has_text=ann.say("web-table-stand-in"))
    table.chairs[1].here, table.chairs[1].stand_in = False, True
    table.table()
    expect(stands_in).not_to_have_count(0)
    ann.stop_clock()
    table.chairs[1].stand_in = False
    table.table()  # only now somebody is waited for, and time goes on by the test alone
    expect(stands_in).to_have_count(0)
    vote = ann.page.get_by_role("button", name=ann.say("web-table-vote", player="Bartholomew"))
    ann.page.clock.run_for(15_000)
    expect(vote).to_be_hidden()  # they may be back in a moment
    ann.page.clock.run_for(6_000)
    vote.wait_for()
    ann.page.clock.resume()
    in_view(vote)
    assert not covered(ann, ".votebtn", kept)
    ann.look()
    vote.click()
    assert [frame["type"] for frame in table.sent] == ["vote"]


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_notices_and_gestures_cover_nobody(visit: Visit, size: tuple[int, int], language: str) -> None:
    """The clock stands still, so nothing of it goes away again."""
    ann = visit(size=size, language=language)
    ann.page.clock.install()
    table = Staged(ann, schemin(), names=PEOPLE)
    stopped = ann.stop_clock()
    table.now = lambda: stopped
    table.make(0, "play fire", by="clock")
    toast = ann.page.get_by_text(ann.say("web-table-time-ran-out"))
    toast.wait_for()
    assert not covered(ann, ".banner", ".train .st, .chip4, .lchip, .held, .lmenu, .tbtn")
    table.chat(3, emote="wow")
    table.chat(1, "Hands up, all of you, this is a robbery!")
    bubbles = ann.page.locator(".bubble")
    expect(bubbles).to_have_count(2)
    assert not covered(ann, ".emoted", ".train .st, .nm")
    for bubble in bubbles.all():
        in_view(bubble)
        assert (bubble.bounding_box() or {"width": 0})["width"] > 40
    ann.look()
    ann.server_may_be_away = True
    table.lose()
    ann.page.clock.run_for(MOMENT)
    ann.page.get_by_text(ann.say("web-table-lost")).wait_for()
    ann.fits()
    expect(toast).to_be_visible()
    expect(bubbles).to_have_count(2)


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESK, "en"), (TABLET, "nl"), (PHONE, "en"), (PHONE, "ru"), (LYING_PHONE, "de"), (SMALL_PHONE, "nl")],
    ids=str,
)
@pytest.mark.parametrize(
    "hand",
    ["move, floor change, fire, robbery, punch, marshal, bullet", NINE, FULL_HAND],
    ids=["7", "9", "all"],
)
def test_every_card_in_hand_can_be_read_and_hit(visit: Visit, size: tuple[int, int], language: str, hand: str) -> None:
    ann = visit(size=size, language=language)
    Staged(ann, schemin(hand), names=PEOPLE)
    ann.rest()
    for index, beside, shown in ann.page.evaluate(_READABLE):
        assert beside >= -1, f"the title of card {index} goes {-beside} px under the next"
        assert shown >= LEAST - 1
    ann.fits()


@pytest.mark.parametrize("size", [DESK, SMALL_DESK, PHONE, LYING_PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_five_choices_can_be_read_and_hit_without_pushing(visit: Visit, size: tuple[int, int], language: str) -> None:
    ann = visit(size=size, language=language)
    table = Staged(ann, ROBBERY, names=PEOPLE)
    table.make(1, "move to 3")
    choices = ann.page.locator("ol.targets [data-move]")
    expect(choices).to_have_count(5)
    for choice in choices.all():
        in_view(choice)
        assert (choice.bounding_box() or {"height": 0})["height"] >= LEAST
    assert ann.page.locator("ol.targets").evaluate("(list) => list.scrollHeight - list.clientHeight") <= 1
    assert too_high(ann) <= 0
    ann.look()


def test_a_press_on_what_has_just_appeared_is_ignored_and_the_page_says_so(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    table = Staged(ann, ROBBERY, names=PEOPLE)
    ann.page.clock.run_for(1000)
    ann.page.clock.pause_at(datetime.now(UTC) + timedelta(days=1))
    table.make(1, "move to 3")
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
    assert [frame["type"] for frame in table.sent] == ["move"]


@pytest.mark.parametrize("size", [DESK, PHONE, LYING_PHONE], ids=str)
def test_a_punch_is_asked_step_by_step_and_leads_back(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    table = Staged(ann, PUNCH, names=PEOPLE)
    steps = ann.page.locator(".psteps > li")
    expect(steps).to_have_count(0)
    table.make(1, "move to 2")
    expect(steps.locator("nth=0")).to_have_attribute("aria-current", "step")
    ann.look()
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
    in_view(ann.page.locator("ol.targets [data-move='knock back']"))
    ann.look()


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("position", [schemin(), super_schemin(4), super_schemin(7)], ids=["express", "super", "seven"])
def test_a_table_fits_a_phone(visit: Visit, size: tuple[int, int], language: str, position: str) -> None:
    ann = visit(size=size, language=language)
    Staged(ann, position, names=PEOPLE)
    ann.rest()
    second_line = 18 if ann.page.locator(".psay").evaluate("(each) => each.clientHeight") > 36 else 0
    assert too_high(ann) <= second_line
    in_view(ann.page.locator("[data-hand] .card").first)
    ann.look()


def test_the_hand_is_in_view_where_not_everything_is(visit: Visit) -> None:
    ann = visit(size=SMALL_PHONE)
    Staged(ann, SIX, names=PEOPLE)
    ann.rest()
    for card in ann.page.locator("[data-hand] .held .card").all():
        in_view(card)
    assert not covered(ann, "[data-acts] .btn", "[data-hand] .held .card")


def test_a_sentence_that_is_refused_need_not_be_written_again(visit: Visit) -> None:
    ann = visit()
    table = Staged(ann, schemin(), names=PEOPLE)
    ann.page.get_by_role("button", name=ann.say("web-table-talk"), exact=True).click()
    line = ann.page.get_by_role("dialog").get_by_role("textbox")
    line.fill("Hands up!")
    ann.page.keyboard.press("Enter")
    expect(line).to_have_value("")
    assert [frame["type"] for frame in table.sent] == ["say"]
    table.refuse("server-slow-down", "Slower, please.")
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Slower, please.")
    expect(line).to_have_value("Hands up!")
