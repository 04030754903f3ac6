"""Whole games, from the first page to the final score, played in a browser by whatever the page offers."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.playing import Player
from web.visiting import DESK, LYING_PHONE, PHONE, Visitor

GAMES = ["express", "super"]


def pick(somebody: Visitor, game: str) -> None:
    somebody.page.locator(f"input[name=game][value={game}]").check(force=True)


def final_score(somebody: Visitor) -> None:
    """The end is shown, with everybody in it."""
    somebody.page.locator("main.fin").wait_for()
    table = somebody.ask(f"/tables/{somebody.table_id}")
    assert somebody.page.locator(".ledger .rk").count() == len(table["chairs"])


def talk_it_over(one: Visitor, other: Visitor) -> None:
    """After the game it can still be read what happened, and talked about."""
    other.page.get_by_role("button", name=other.say("web-table-log")).click()
    expect(other.page.get_by_role("dialog").locator("li")).not_to_have_count(0)
    other.look()
    other.page.keyboard.press("Escape")
    other.page.get_by_role("button", name=other.say("web-table-talk")).click()
    other.page.get_by_role("dialog").get_by_role("textbox").fill("Well robbed!")
    other.page.keyboard.press("Enter")
    one.page.get_by_role("button", name=one.say("web-table-talk-unread", number=1)).click()
    expect(one.page.get_by_role("dialog")).to_contain_text("Well robbed!")
    one.look()
    for each in (one, other):
        each.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESK, PHONE, LYING_PHONE], ids=["desk", "phone", "lying-phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_by_clicks_or_taps(visit: Visit, game: str, size: tuple[int, int]) -> None:
    somebody = visit(size=size).go()
    pick(somebody, game)
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    Player(somebody).play()
    final_score(somebody)
    somebody.look()


@pytest.mark.parametrize(("game", "size"), [("express", DESK), ("express", PHONE), ("super", PHONE)])
def test_a_round_with_everything_in_motion(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """And nothing jumps about beside it."""
    somebody = visit(size=size, hurried=False).watch_for_jumps().go()
    pick(somebody, game)
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    Player(somebody).play(until_version=22)
    somebody.is_steady()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    somebody = visit().go()
    player = Player(somebody, by_keyboard=True)
    assert player.tab_to("input[name=game]")
    if game == "super":
        somebody.page.keyboard.press("ArrowRight")
    assert player.tab_to("main .pri .tick")
    somebody.page.keyboard.press("Enter")
    somebody.page.wait_for_url("**/table/*")
    player.play()
    final_score(somebody)


def test_two_people_two_bots_and_two_who_watch_and_then_a_rematch(visit: Visit) -> None:
    """They meet by the code, play to the end side by side, and all come along to the next game."""
    ann, bo = visit(), visit(size=PHONE, language="de")
    ann.go("/new")
    ann.button("web-home-open")
    ann.page.wait_for_url("**/table/*")
    code = ann.ask(f"/tables/{ann.table_id}")["code"]
    bo.go("/join")
    bo.page.get_by_role("textbox").fill(code)
    bo.page.wait_for_url("**/table/*")
    bo.button("web-home-sit")
    ann.page.locator(".seat:not(.free)").nth(1).wait_for()
    ann.page.locator(".startbar .pri").click()
    watchers = [visit(language="sv"), visit(size=PHONE, language="ru")]
    for somebody in watchers:
        somebody.go(f"/table/{ann.table_id}").page.locator("ol[aria-label]").first.wait_for()
    players = [Player(ann, 1), Player(bo, 2)]
    while not players[0].over():
        for each in players:
            if each.wait(0.3):
                each.act()
    for somebody in (ann, bo, *watchers):
        final_score(somebody)
    talk_it_over(ann, bo)
    first = ann.table_id
    ann.button("web-table-rematch")
    ann.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    bo.button("web-table-rematch-join")
    bo.page.wait_for_url(f"**/table/{ann.table_id}")
    bo.page.locator(".seat:not(.free)").nth(1).wait_for()
    for somebody in watchers:
        somebody.button("web-table-rematch-join")
        somebody.page.locator(".seat:not(.free)").nth(1).wait_for()
        assert somebody.table_id == ann.table_id


@pytest.mark.parametrize("wish", ["web-home-expert", "two"])
def test_the_expert_variant_and_teams(visit: Visit, wish: str) -> None:
    somebody = visit().go("/new")
    if wish == "two":
        somebody.page.get_by_text("2", exact=True).first.click()
    else:
        somebody.page.get_by_text(somebody.say(wish), exact=True).first.click()
    somebody.button("web-home-open")
    somebody.page.wait_for_url("**/table/*")
    somebody.page.locator(".startbar .pri").click()
    discard = somebody.page.get_by_role("button", name=somebody.say("web-table-discard", number=0))
    expect(discard.first).to_be_visible()
    Player(somebody).play()
    final_score(somebody)
    options = somebody.ask(f"/tables/{somebody.table_id}")["options"]
    assert options["players"] == 2 if wish == "two" else options["expert"]
