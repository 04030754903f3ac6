"""Two people in a waiting room: each sees the other's changes."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from support.serving import Server
from web.conftest import Visit
from web.helpers.steps import open_table, sit
from web.helpers.visitor import DESKTOP, NARROW, PHONE


def choose(page: Page, group: str, option: str) -> None:
    """Choose an option in a row of radio buttons."""
    row = page.get_by_role("group", name=group).or_(page.locator("fieldset", has_text=group))
    row.first.locator("label", has_text=re.compile(rf"^\s*{re.escape(option)}\s*$")).click()


def test_guest_sees_changes_of_host_and_both_see_who_is_ready(visit: Visit) -> None:
    host, guest = visit(), visit(size=PHONE, language="nl")
    table = open_table(host)
    sit(guest, table)
    name = guest.page.locator(".seat").nth(1).locator("i").inner_text()

    start = host.page.get_by_role("button", name=host.say("web-home-start"))
    expect(start).to_contain_text(host.say("web-home-start-unready", number=1, names=name))
    expect(host.page.locator(".wait b")).to_have_text(name)
    guest.page.locator(".readyb").click()
    expect(guest.page.locator(".readyb")).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".seat").nth(1)).to_contain_text(host.say("web-home-seat-ready"))
    expect(start).not_to_contain_text(name)
    for visitor in (host, guest):
        visitor.check_accessibility()

    choose(host.page, host.say("web-home-seats"), "3")
    expect(guest.page.locator(".seat")).to_have_count(3)
    expect(guest.page.locator(".wait")).to_contain_text(guest.say("web-home-ready-again"))
    expect(guest.page.locator(".readyb")).to_have_attribute("aria-pressed", "false")
    choose(host.page, host.say("web-home-game"), host.say("web-home-game-super"))
    expect(guest.page.locator(".sum")).to_contain_text(guest.say("web-home-game-super"))
    expect(guest.page.locator(".pick")).to_have_count(7)
    for visitor in (host, guest):
        visitor.check_accessibility()

    host.page.locator(".pick").nth(6).click()
    expect(guest.page.locator(".pick.maybe")).to_contain_text(guest.say("bandit-mei"))
    expect(host.page.locator(".train .st.me")).to_contain_text(host.say("web-stage-you"))
    expect(host.page.locator(".pick.on")).to_contain_text(host.say("web-home-bandit-yours"))
    choose(host.page, host.say("web-home-game"), host.say("web-home-game-express"))
    expect(guest.page.locator(".pick.maybe")).to_have_count(0)

    guest.page.locator(".readyb").click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text(host.say("web-home-seat-ready"))
    expect(guest.page.locator(".wait")).not_to_contain_text(guest.say("web-home-ready-again"))
    guest.page.locator(".readyb").click()  # not ready any more
    expect(guest.page.locator(".wait")).to_contain_text(guest.say("web-home-wait-you"))
    expect(guest.page.locator(".readyb")).to_have_attribute("aria-pressed", "false")


def test_ready_is_taken_back_before_server_answers(visit: Visit) -> None:
    host, guest = visit(), visit(size=PHONE)
    sit(guest, open_table(host))
    page, button, said, held = guest.page, guest.page.locator(".readyb"), list[bool](), list[Route]()

    def hold(route: Route) -> None:
        said.append(json.loads(route.request.post_data or "")["ready"])
        held.append(route)

    page.route(re.compile(r"/ready\?"), hold)
    button.click()
    guest.wait_for_handler(lambda: held)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    with page.expect_request(re.compile(r"/ready\?")):  # sent when the first is answered
        held.pop().continue_()
    guest.wait_for_handler(lambda: held)
    with page.expect_response(re.compile(r"/ready\?")):
        held.pop().continue_()
    page.unroute(re.compile(r"/ready\?"))
    assert said == [True, False]
    assert not guest.ask(f"/tables/{guest.table_id}")["chairs"][1]["ready"]
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text(host.say("web-home-seat-ready"))
    expect(button).to_have_attribute("aria-pressed", "true")


def test_refused_change_resets_buttons(visit: Visit) -> None:
    host, guest, third = visit(), visit(size=PHONE), visit(size=PHONE)
    table = open_table(host)
    for visitor in (guest, third):
        sit(visitor, table)
    choose(host.page, host.say("web-home-seats"), "2")
    expect(host.page.get_by_role("alert")).to_contain_text(host.say("error-server-seats-few", people=3))
    seats = host.page.locator("fieldset", has_text=host.say("web-home-seats")).first
    expect(seats.locator("label.on")).to_have_text("4")
    assert len(host.ask(f"/tables/{host.table_id}")["chairs"]) == 4


def test_chat_in_waiting_room(visit: Visit) -> None:
    host, guest = visit(), visit(size=NARROW, language="nl")
    table = open_table(host)
    guest.go(table)
    guest.page.locator(".seats").wait_for()
    guest.page.locator(".talkb").click()  # creates an identity
    guest.page.get_by_role("dialog").wait_for()
    message = "<i>Who</i> is late?"
    guest.page.locator(".sayform input").fill(message)
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("dialog").get_by_role("log")).to_contain_text(message)
    guest.page.locator(".emote").nth(5).click()
    guest.check_accessibility()

    button = host.page.locator(".talkb")
    expect(button.locator(".badge")).to_have_text("2")
    expect(host.page.get_by_role("log")).to_contain_text(message)  # for screen readers
    place = button.bounding_box()
    host.check_accessibility()
    host.page.get_by_role("button", name=host.say("web-table-talk-unread", number=2)).click()
    expect(host.page.get_by_role("dialog")).to_contain_text(message)
    host.check_accessibility()
    host.page.keyboard.press("Escape")
    expect(button.locator(".badge")).to_have_count(0)
    expect(button).to_be_focused()
    assert button.bounding_box() == place

    guest.page.keyboard.press("Escape")
    guest.page.locator(".startbar").get_by_role("button", name=guest.say("web-home-sit")).click()
    guest.page.locator(".readyb").wait_for()
    guest.check_accessibility()
    host.button("web-home-start")
    host.page.locator(".seats").wait_for(state="hidden")
    host.page.get_by_role("button", name=host.say("web-table-talk"), exact=True).first.click()
    expect(host.page.get_by_role("dialog")).to_contain_text(message)


def test_host_opens_options_on_phone(visit: Visit, start_server: Callable[..., Server]) -> None:
    """On a server of its own, because a public table is listed there."""
    host = visit(at=start_server(), size=PHONE)
    host.page.clock.install()
    open_table(host)
    expect(host.page.locator("#wishes")).to_be_hidden()
    host.page.locator(".change").click()
    expect(host.page.locator("#wishes")).to_be_visible()
    host.check_accessibility()
    with host.page.expect_response(re.compile(r"/options\?")):
        choose(host.page, host.say("web-home-clock"), host.say("web-home-seconds", number=60))
    assert host.ask(f"/tables/{host.table_id}")["clock"]["move"] == 60
    host.resize(DESKTOP)
    host.page.locator("summary", has_text=host.say("web-home-more")).click()
    host.check_accessibility()
    host.stop_clock()
    choose(host.page, host.say("web-home-found"), host.say("web-home-public"))
    choose(host.page, host.say("web-home-bots"), host.say("bot-outlaw"))
    host.button("web-home-start")  # the page waits before it sends a change; now the change is sent first
    host.page.clock.resume()
    host.page.locator(".seats").wait_for(state="hidden")
    table = host.ask(f"/tables/{host.table_id}")
    assert (table["public"], table["status"]) == (True, "playing")
    assert [chair["level"] for chair in table["chairs"][1:]] == ["outlaw"] * 3
