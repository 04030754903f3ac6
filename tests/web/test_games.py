"""Whole games, from the first page to the final score, played in a browser by whatever the page offers."""

from typing import Any

import pytest
from playwright.sync_api import expect

from support.waiting import until
from web.conftest import Visit
from web.helpers.page_player import Player
from web.helpers.visitor import DESK, LYING_PHONE, PHONE, Visitor

GAMES = ["express", "super"]


def pick(somebody: Visitor, game: str) -> None:
    somebody.page.locator(f"input[name=game][value={game}]").check(force=True)


def begin(somebody: Visitor, game: str, seed: int = 1) -> Player:
    """A game against bots; it is somebody's turn."""
    somebody.go()
    pick(somebody, game)
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    player = Player(somebody, seed)
    assert player.wait()
    return player


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


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("express", DESK, id="express-desk"),
        pytest.param("super", PHONE, id="super-phone"),
        pytest.param("express", PHONE, id="express-phone", marks=pytest.mark.explore),
        pytest.param("express", LYING_PHONE, id="express-lying-phone", marks=pytest.mark.explore),
        pytest.param("super", DESK, id="super-desk", marks=pytest.mark.explore),
        pytest.param("super", LYING_PHONE, id="super-lying-phone", marks=pytest.mark.explore),
    ],
)
def test_a_game_against_bots_by_clicks_or_taps(visit: Visit, seed: int, game: str, size: tuple[int, int]) -> None:
    somebody = visit(size=size).go()
    pick(somebody, game)
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    Player(somebody, seed).play()
    final_score(somebody)
    somebody.look()


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_depends_on_the_salts_of_the_page_alone(visit: Visit, game: str) -> None:
    """So every test in a browser meets the cards that it has always met, however often the page uses other chance."""

    def told(seed: int, other_chance: int = 0) -> list[Any]:
        somebody = visit(seed=seed)
        somebody.page.add_init_script(f"for (let left = {other_chance}; left; left--) Math.random()")
        begin(somebody, game).play(until_version=8)
        history = somebody.ask(f"/tables/{somebody.table_id}/history?seat=0")
        return [turn["told"] for turn in history["turns"] if turn["version"] <= 8]

    one, same, other = told(1), told(1, other_chance=3), told(2)
    assert one == same
    assert one != other


@pytest.mark.parametrize(
    ("game", "size", "version"),
    [
        pytest.param("express", DESK, 10, id="express-desk"),
        pytest.param("express", PHONE, 22, id="express-phone"),
        pytest.param("super", PHONE, 8, id="super-phone"),
        pytest.param("express", DESK, 60, id="express-desk-long", marks=pytest.mark.explore),
    ],
)
def test_a_round_with_everything_in_motion(visit: Visit, game: str, size: tuple[int, int], version: int) -> None:
    """And nothing jumps about beside it."""
    somebody = visit(size=size, hurried=False).watch_for_jumps().go()
    pick(somebody, game)
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    Player(somebody).play(until_version=version)
    somebody.is_steady()


@pytest.mark.parametrize("game", ["express", pytest.param("super", marks=pytest.mark.explore)])
def test_a_game_by_keyboard_alone(visit: Visit, seed: int, game: str) -> None:
    somebody = visit().go()
    player = Player(somebody, seed, by_keyboard=True)
    assert player.tab_to("input[name=game]")
    if game == "super":
        somebody.page.keyboard.press("ArrowRight")
    assert player.tab_to("main .pri .tick")
    somebody.page.keyboard.press("Enter")
    somebody.page.wait_for_url("**/table/*")
    player.play()
    final_score(somebody)


def test_two_people_two_bots_and_two_who_watch_and_then_a_rematch(visit: Visit, seed: int) -> None:
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
    players = [Player(ann, seed), Player(bo, seed + 1)]
    while until(lambda: [each for each in players if each.is_asked() or each.is_over()]):
        asked = [each for each in players if not each.is_over() and each.is_asked()]
        for each in asked:
            each.act()
        if all(each.is_over() for each in players):
            break
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
def test_the_expert_variant_and_teams(visit: Visit, seed: int, wish: str) -> None:
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
    Player(somebody, seed).play()
    final_score(somebody)
    options = somebody.ask(f"/tables/{somebody.table_id}")["options"]
    assert options["players"] == 2 if wish == "two" else options["expert"]
