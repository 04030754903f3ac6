"""What goes wrong in the middle of a game, on the way or with the server, and how it goes on."""

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from coltexpress.protocol.messages import Refused
from coltexpress.server.tables.presenter import encode
from support.serving import Server
from web.conftest import Visit
from web.helpers.page_player import Player
from web.helpers.visitor import DESK, LYING_PHONE, MOMENT, PHONE, SMALL_DESK
from web.test_games import GAMES, begin

SENDING = {"express": "web-table-say-sending", "super": "web-super-say-sending"}
UNSEEN = 300
"""For so long a press on what has just appeared is ignored, in ms."""
UNANSWERED = 4000
"""After so long without an answer the page asks whether anybody is there,"""
PATIENCE = 8000
"""and waits for so long."""


class Line:
    """The way between a page and its server. While it is broken, nothing comes through, and nobody connects anew."""

    def __init__(self, page: Page) -> None:
        self.broken = False
        page.route_web_socket("**/socket*", self._opened)

    def _opened(self, here: WebSocketRoute) -> None:
        if self.broken:
            here.close()
            return
        there = here.connect_to_server()
        here.on_message(lambda said: self._tell(there, said))
        there.on_message(lambda said: self._tell(here, said))

    def _tell(self, end: WebSocketRoute, said: str | bytes) -> None:
        if not self.broken:
            end.send(said)


def test_a_page_that_speaks_another_protocol_than_the_server_asks_to_be_reloaded(visit: Visit) -> None:
    somebody = visit(size=PHONE)
    begin(somebody, "super")
    refused = encode(Refused("server-protocol", "No.", {"found": "1", "known": 2}))
    outdated = True

    def opened(socket: WebSocketRoute) -> None:
        assert re.search(r"[?&]protocol=\d+(&|$)", socket.url)
        if outdated:
            socket.send(refused)
            socket.close(code=4400)
        else:
            socket.connect_to_server()

    somebody.page.route_web_socket("**/socket*", opened)
    somebody.page.reload()
    expect(somebody.page.get_by_role("alert")).to_have_text(somebody.say("web-home-trouble-version-about"))
    somebody.look()
    outdated = False
    somebody.button("web-home-reload")
    somebody.page.locator("[data-tag]").first.wait_for()


@pytest.mark.parametrize(("game", "version"), [("express", 8), ("super", 0)])
def test_a_reload_in_the_middle_of_ones_turn(visit: Visit, game: str, version: int) -> None:
    """In Colt Express some turns later: whoever begins has not been told anything yet."""
    somebody = visit()
    player = begin(somebody, game)
    player.play(until_version=version)
    before = player.look()
    assert before["moves"]
    somebody.page.reload()
    assert player.wait()
    assert player.look() == before
    somebody.page.locator(".logs").filter(has_text=re.compile(r"\w")).wait_for()  # what was told before is told again
    player.play(until_version=before["version"] + 6)


@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_is_killed_and_comes_back(visit: Visit, start_server: Callable[..., Server], game: str) -> None:
    mortal = start_server()
    somebody = visit(at=mortal)
    player = begin(somebody, game)
    player.play(until_version=8)
    somebody.server_may_be_away = True
    mortal.kill()
    lost = somebody.page.get_by_text(somebody.say("web-table-lost"))
    lost.wait_for()
    mortal.start()
    lost.wait_for(state="hidden")
    player.play(until_version=20)


def test_a_server_that_goes_away_is_missed_while_one_waits_and_found_again(
    visit: Visit, start_server: Callable[..., Server]
) -> None:
    mortal = start_server()
    somebody, late = visit(at=mortal), visit(at=mortal, size=PHONE)
    somebody.go("/new").button("web-home-open")
    somebody.page.wait_for_url("**/table/*")
    somebody.page.locator(".seats").wait_for()
    late.go()
    for each in (somebody, late):
        each.server_may_be_away = True
    mortal.kill()
    lost = somebody.page.get_by_text(somebody.say("web-table-lost"))
    lost.wait_for()
    somebody.look()
    late.page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
        f"/table/{somebody.table_id}",
    )
    trouble = late.page.get_by_role("alert")
    trouble.wait_for()
    said = trouble.element_handle()
    for _ in range(2):  # tried again and again meanwhile: nothing flickers
        late.page.wait_for_event("websocket")
        late.settle()
    assert said is not None
    assert said.is_visible()
    mortal.start()
    lost.wait_for(state="hidden")
    late.page.locator(".seats").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_says_nothing_any_more(visit: Visit, start_server: Callable[..., Server], game: str) -> None:
    """The line stays open, but nobody is there: what is chosen meanwhile is played when there is somebody again.

    The clock of the page stands still until something has been sent: it loses no patience before.
    """
    silent = start_server()
    somebody = visit(at=silent)
    somebody.page.clock.install()
    player = begin(somebody, game)
    somebody.server_may_be_away = True
    version = somebody.ask(f"/tables/{somebody.table_id}")["version"]
    assert silent.process is not None
    somebody.stop_clock()
    silent.process.send_signal(signal.SIGSTOP)
    try:
        sending = somebody.page.locator(".saying", has_text=somebody.say(SENDING[game]))
        while not sending.is_visible():
            somebody.page.clock.run_for(UNSEEN)
            player.wait()
            player.act()
            somebody.settle()
        lost = somebody.page.get_by_text(somebody.say("web-table-lost"))
        expect(lost).to_be_hidden()
        somebody.page.clock.run_for(UNANSWERED + PATIENCE)
        somebody.page.clock.run_for(MOMENT)
        lost.wait_for()
    finally:
        silent.process.send_signal(signal.SIGCONT)
    somebody.page.clock.resume()
    lost.wait_for(state="hidden")
    sending.wait_for(state="hidden")
    assert somebody.ask(f"/tables/{somebody.table_id}")["version"] > version
    assert not somebody.page.locator(".notices .toast").count()
    player.play(until_version=20)


def test_the_way_to_the_server_breaks_in_the_middle_of_ones_turn(visit: Visit) -> None:
    somebody = visit()
    line = Line(somebody.page)
    player = begin(somebody, "express")
    somebody.server_may_be_away = True
    lost = somebody.page.get_by_text(somebody.say("web-table-lost"))
    line.broken = True
    somebody.page.context.set_offline(True)
    lost.wait_for()
    line.broken = False
    somebody.page.context.set_offline(False)
    lost.wait_for(state="hidden")
    player.play(until_version=20)


def test_somebody_watches(visit: Visit) -> None:
    """They see the game, and nobody's cards; nothing is offered to them."""
    player = begin(visit(), "express")
    somebody = visit().go(f"/table/{player.visitor.table_id}")
    somebody.page.locator("ol[aria-label]").first.wait_for()
    player.play(until_version=12)
    somebody.page.locator(f".game[data-version='{player.look()['version']}']").wait_for()
    assert Player(somebody).look()["moves"] == []
    assert somebody.page.locator("[data-hand] button").count() == 0
    somebody.look()
    assert somebody.ask(f"/tables/{somebody.table_id}")["watchers"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_name_fits_the_panels(visit: Visit, game: str) -> None:
    """On a desk all of it can be read, on a phone it takes nobody else's room."""
    longest = "Bartholomew Featherstone"
    ann = visit().go()
    ann.page.locator(".who").click()
    ann.page.locator(".myname input").fill(longest)
    ann.button("web-home-name-save")
    ann.page.locator(".who", has_text=longest).wait_for()
    begin(ann, game)
    for size in (DESK, SMALL_DESK, PHONE, LYING_PHONE):
        somebody = visit(size=size).go(f"/table/{ann.table_id}")
        expect(somebody.page.locator("[data-tag]").filter(has_text=longest)).to_have_count(1)
        somebody.fits()


def test_another_device_takes_over(visit: Visit) -> None:
    """The link of one device makes another one the same person, who plays on there."""
    ann = visit()
    begin(ann, "express")
    table = ann.table_id
    before = Player(ann).look()
    ann.go("/device")
    ann.button("web-home-device-show")
    ann.page.locator("img.qr").wait_for()
    link = ann.page.locator(".lnk input").input_value()
    other = visit(size=PHONE).go("/device")  # the link is followed there, too, where only its code is new
    other.page.goto(f"http://{link}")
    other.button("web-home-games")
    other.page.locator(f"a[href*='/table/{table}']").first.click()
    player = Player(other)
    assert player.wait()
    assert player.look()["moves"] == before["moves"]
    player.play(until_version=20)


def test_many_tabs_of_one_browser(visit: Visit) -> None:
    """A browser holds six connections to a server: tabs must not keep them all to themselves."""
    somebody = visit()
    begin(somebody, "express")
    for _ in range(8):
        tab = somebody.page.context.new_page()
        tab.goto(f"{somebody.server.url}/games", wait_until="load")
        tab.locator(f"a[href*='/table/{somebody.table_id}']").first.wait_for()
