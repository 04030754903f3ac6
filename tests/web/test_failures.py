"""Failures of the network and the server during a game; spectators, devices and tabs."""

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import Refused
from support.serving import Server
from web.conftest import Visit
from web.helpers.page_player import Player
from web.helpers.steps import GAMES, begin
from web.helpers.visitor import DESKTOP, LANDSCAPE_PHONE, LOST_DELAY_MS, PHONE, SMALL_DESKTOP

SENDING = {"express": "web-table-say-sending", "super": "web-super-say-sending"}
INPUT_DELAY_MS = 300
"""As in the page: new controls ignore input for this time."""
PING_AFTER_FRAME_MS = 4000
"""The page sends a ping if a frame is not answered within this time,"""
ANSWER_TIMEOUT_MS = 8000
"""and reconnects after this time."""


class Network:
    """The connection of a page to its server. While it is broken, no frame arrives and no socket can be opened."""

    def __init__(self, page: Page) -> None:
        self.broken = False
        page.route_web_socket("**/socket*", self._opened)

    def _opened(self, here: WebSocketRoute) -> None:
        if self.broken:
            here.close()
            return
        there = here.connect_to_server()
        here.on_message(lambda message: self._forward(there, message))
        there.on_message(lambda message: self._forward(here, message))

    def _forward(self, end: WebSocketRoute, message: str | bytes) -> None:
        if not self.broken:
            end.send(message)


def test_outdated_page_asks_for_reload(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    begin(visitor, "super")
    refused = encode(Refused("server-protocol", "No.", {"found": "1", "known": 2}))
    outdated = True

    def opened(socket: WebSocketRoute) -> None:
        assert re.search(r"[?&]protocol=\d+(&|$)", socket.url)
        if outdated:
            socket.send(refused)
            socket.close(code=4400)
        else:
            socket.connect_to_server()

    visitor.page.route_web_socket("**/socket*", opened)
    visitor.page.reload()
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("web-home-trouble-version-about"))
    visitor.check_accessibility()
    outdated = False
    visitor.button("web-home-reload")
    visitor.page.locator("[data-tag]").first.wait_for()


@pytest.mark.parametrize(("game", "version"), [("express", 8), ("super", 0)])
def test_reload_during_own_turn(visit: Visit, game: str, version: int) -> None:
    """Colt Express starts some turns later: before, the log of the first player is empty."""
    visitor = visit()
    player = begin(visitor, game)
    player.play(until_version=version)
    before = player.observe()
    assert before["moves"]
    visitor.page.reload()
    assert player.wait()
    assert player.observe() == before
    visitor.page.locator(".logs").filter(has_text=re.compile(r"\w")).wait_for()  # the log is restored
    player.play(until_version=before["version"] + 6)


@pytest.mark.parametrize("game", GAMES)
def test_killed_server_restarts(visit: Visit, start_server: Callable[..., Server], game: str) -> None:
    killable = start_server()
    visitor = visit(at=killable)
    player = begin(visitor, game)
    player.play(until_version=8)
    visitor.server_may_be_away = True
    killable.kill()
    lost = visitor.page.get_by_text(visitor.say("web-table-lost"))
    lost.wait_for()
    killable.start()
    lost.wait_for(state="hidden")
    player.play(until_version=20)


def test_waiting_room_reconnects_to_restarted_server(visit: Visit, start_server: Callable[..., Server]) -> None:
    killable = start_server()
    visitor, late = visit(at=killable), visit(at=killable, size=PHONE)
    visitor.go("/new").button("web-home-open")
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator(".seats").wait_for()
    late.go()
    for each in (visitor, late):
        each.server_may_be_away = True
    killable.kill()
    lost = visitor.page.get_by_text(visitor.say("web-table-lost"))
    lost.wait_for()
    visitor.check_accessibility()
    late.follow(f"/table/{visitor.table_id}")
    trouble = late.page.get_by_role("alert")
    trouble.wait_for()
    said = trouble.element_handle()
    for _ in range(2):  # several reconnects: the message does not flicker
        late.page.wait_for_event("websocket")
        late.wait_two_frames()
    assert said is not None
    assert said.is_visible()
    killable.start()
    lost.wait_for(state="hidden")
    late.page.locator(".seats").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_move_is_resent_to_frozen_server(visit: Visit, start_server: Callable[..., Server], game: str) -> None:
    """The connection stays open, but the server is stopped: a move chosen meanwhile is sent again afterwards.

    The page's clock is stopped until a move has been sent, so that no timeout expires before.
    """
    frozen = start_server()
    visitor = visit(at=frozen)
    visitor.page.clock.install()
    player = begin(visitor, game)
    visitor.server_may_be_away = True
    version = visitor.ask(f"/tables/{visitor.table_id}")["version"]
    assert frozen.process is not None
    visitor.stop_clock()
    frozen.process.send_signal(signal.SIGSTOP)
    try:
        sending = visitor.page.locator(".saying", has_text=visitor.say(SENDING[game]))
        while not sending.is_visible():
            visitor.page.clock.run_for(INPUT_DELAY_MS)
            player.wait()
            player.act()
            visitor.wait_two_frames()
        lost = visitor.page.get_by_text(visitor.say("web-table-lost"))
        expect(lost).to_be_hidden()
        visitor.page.clock.run_for(PING_AFTER_FRAME_MS + ANSWER_TIMEOUT_MS)
        visitor.page.clock.run_for(LOST_DELAY_MS)
        lost.wait_for()
    finally:
        frozen.process.send_signal(signal.SIGCONT)
    visitor.page.clock.resume()
    lost.wait_for(state="hidden")
    sending.wait_for(state="hidden")
    assert visitor.ask(f"/tables/{visitor.table_id}")["version"] > version
    assert not visitor.page.locator(".notices .toast").count()
    player.play(until_version=20)


def test_network_failure_during_own_turn(visit: Visit) -> None:
    visitor = visit()
    network = Network(visitor.page)
    player = begin(visitor, "express")
    visitor.server_may_be_away = True
    lost = visitor.page.get_by_text(visitor.say("web-table-lost"))
    network.broken = True
    visitor.page.context.set_offline(True)
    lost.wait_for()
    network.broken = False
    visitor.page.context.set_offline(False)
    lost.wait_for(state="hidden")
    player.play(until_version=20)


def test_spectator_sees_game_without_secrets(visit: Visit) -> None:
    """Spectators see the game, but no hands and no choices."""
    player = begin(visit(), "express")
    visitor = visit().go(f"/table/{player.visitor.table_id}")
    visitor.page.locator("ol[aria-label]").first.wait_for()
    player.play(until_version=12)
    visitor.page.locator(f".game[data-version='{player.observe()['version']}']").wait_for()
    assert Player(visitor).observe()["moves"] == []
    assert visitor.page.locator("[data-hand] button").count() == 0
    visitor.check_accessibility()
    assert visitor.ask(f"/tables/{visitor.table_id}")["watchers"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_longest_name_fits_panels(visit: Visit, game: str) -> None:
    """The whole name is visible on a desktop; on a phone it does not displace other content."""
    longest = "Bartholomew Featherstone"
    ann = visit().go()
    ann.page.locator(".who").click()
    ann.page.locator(".myname input").fill(longest)
    ann.button("web-home-name-save")
    ann.page.locator(".who", has_text=longest).wait_for()
    begin(ann, game)
    for size in (DESKTOP, SMALL_DESKTOP, PHONE, LANDSCAPE_PHONE):
        visitor = visit(size=size).go(f"/table/{ann.table_id}")
        expect(visitor.page.locator("[data-tag]").filter(has_text=longest)).to_have_count(1)
        visitor.check_no_overflow()


def test_identity_moves_to_another_device(visit: Visit) -> None:
    """The link of one device transfers the identity to another one, where the game continues."""
    ann = visit()
    begin(ann, "express")
    table = ann.table_id
    before = Player(ann).observe()
    ann.go("/device")
    ann.button("web-home-device-show")
    ann.page.locator("img.qr").wait_for()
    link = ann.page.locator(".link-row input").input_value()
    other = visit(size=PHONE).go("/device")  # the link then changes only the fragment of the address
    other.page.goto(f"http://{link}")
    other.button("web-home-games")
    other.page.locator(f"a[href*='/table/{table}']").first.click()
    player = Player(other)
    assert player.wait()
    assert player.observe()["moves"] == before["moves"]
    player.play(until_version=20)


def test_many_tabs_in_one_browser(visit: Visit) -> None:
    """A browser opens six connections to a server: event streams of tabs must not use all of them."""
    visitor = visit()
    begin(visitor, "express")
    for _ in range(8):
        tab = visitor.page.context.new_page()
        tab.goto(f"{visitor.server.url}/games", wait_until="load")
        tab.locator(f"a[href*='/table/{visitor.table_id}']").first.wait_for()
