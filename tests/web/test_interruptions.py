"""Updates do not disturb the user; menus, links and downloads work."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.helpers.api_player import finish
from web.helpers.page_player import Player
from web.helpers.steps import begin, final_score, open_table, sit
from web.helpers.visitor import DESKTOP, LANDSCAPE_PHONE, PHONE, Visitor


def test_table_updates_keep_unsent_chat_text(visit: Visit) -> None:
    ann = visit()
    frames: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    begin(ann, "express")
    ann.page.get_by_role("button", name=ann.say("web-table-talk"), exact=True).click()
    words = ann.page.get_by_role("dialog").get_by_role("textbox")
    words.fill("Hands up")
    watcher = visit().go(f"/table/{ann.table_id}")
    watcher.page.locator("ol[aria-label]").first.wait_for()
    ann.wait_for_handler(lambda: any('"watchers":1' in frame for frame in frames))
    frames.clear()
    watcher.page.close()
    ann.wait_for_handler(lambda: any('"watchers":0' in frame for frame in frames))
    ann.wait_two_frames()
    expect(words).to_have_value("Hands up")


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE_PHONE], ids=["phone", "landscape-phone"])
@pytest.mark.parametrize("name", ["help-title", "web-table-settings", "web-table-talk"])
def test_phone_menu_opens_sheets(visit: Visit, size: tuple[int, int], name: str) -> None:
    ann = visit(size=size)
    begin(ann, "express")
    ann.page.get_by_role("button", name=ann.say("web-table-menu")).first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.say(name)).click()
    opened = ann.page.get_by_role("dialog", name=ann.say(name))
    opened.wait_for()
    ann.rest()
    expect(opened).to_be_visible()
    ann.check_accessibility()
    ann.page.keyboard.press("Escape")
    expect(opened).to_be_hidden()


def test_closed_sheet_returns_focus(visit: Visit) -> None:
    ann = visit(size=PHONE)
    begin(ann, "express")
    opener = ann.page.get_by_role("button", name=ann.say("web-table-menu")).first
    for closing in ("button", "Escape"):
        opener.press("Enter")
        ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("web-table-settings")).press("Enter")
        opened = ann.page.get_by_role("dialog", name=ann.say("web-table-settings"))
        if closing == "Escape":
            ann.page.keyboard.press(closing)
        else:
            opened.get_by_role("button", name=ann.say("web-table-close")).press("Enter")
        expect(opened).to_be_hidden()
        expect(opener).to_be_focused()


def test_removed_player_is_informed(visit: Visit) -> None:
    host, guest = visit(), visit(language="de")
    sit(guest, open_table(host))
    host.page.locator(".seat").nth(1).get_by_role("button").click()
    expect(guest.page.get_by_role("alert")).to_have_text(guest.say("web-home-trouble-removed-about"))
    guest.check_accessibility()


def test_record_download_and_rematch_link(visit: Visit) -> None:
    ann = visit().go()
    ann.button("web-home-play")
    ann.page.wait_for_url("**/table/*")
    ann.go(f"/table/{finish(ann.server, '', 'super', 4, ann.token)}")
    final_score(ann)
    over = ann.page.url
    ann.page.locator("details", has_text=ann.say("web-home-fair")).first.evaluate("(each) => (each.open = true)")
    with ann.page.expect_download() as saved:
        ann.page.locator("a[download]").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("{")

    ann.button("web-table-rematch")
    ann.page.wait_for_url(lambda url: url != over)
    again = ann.page.url
    assert Player(ann).wait()
    ann.page.goto(over)
    ann.button("web-table-rematch-join")
    ann.page.wait_for_url(again)
    assert Player(ann).wait()
    watcher: Visitor = visit(size=DESKTOP)
    watcher.page.goto(over)
    watcher.button("web-table-rematch-join")
    watcher.page.wait_for_url(again)
