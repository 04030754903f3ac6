"""Whole games in a browser, from the start page to the result."""

import pytest
from playwright.sync_api import expect

from coltexpress.engine.json_types import JsonObject
from support.waiting import until
from web.conftest import Visit
from web.helpers.api_player import play_until
from web.helpers.page_player import Player
from web.helpers.steps import GAMES, begin, final_score, pick
from web.helpers.visitor import DESKTOP, LANDSCAPE_PHONE, PHONE, Visitor


def use_log_and_chat(one: Visitor, other: Visitor) -> None:
    """Read the log and chat after the game."""
    other.page.get_by_role("button", name=other.say("web-table-log")).click()
    expect(other.page.get_by_role("dialog").locator("li")).not_to_have_count(0)
    other.check_accessibility()
    other.page.keyboard.press("Escape")
    other.page.get_by_role("button", name=other.say("web-table-talk")).click()
    other.page.get_by_role("dialog").get_by_role("textbox").fill("Well robbed!")
    other.page.keyboard.press("Enter")
    one.page.get_by_role("button", name=one.say("web-table-talk-unread", number=1)).click()
    expect(one.page.get_by_role("dialog")).to_contain_text("Well robbed!")
    one.check_accessibility()
    for each in (one, other):
        each.page.keyboard.press("Escape")


def act_all(players: list[Player]) -> bool:
    """Each player who is asked makes a move. Returns whether the game is over for all."""
    states = []
    for each in players:
        seen = each.observe()
        states.append(seen["over"])
        if each.is_asked(seen):
            each.act(seen)
    return all(states)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("express", DESKTOP, id="express-desktop"),
        pytest.param("super", PHONE, id="super-phone"),
        pytest.param("express", PHONE, id="express-phone", marks=pytest.mark.explore),
        pytest.param("express", LANDSCAPE_PHONE, id="express-landscape-phone", marks=pytest.mark.explore),
        pytest.param("super", DESKTOP, id="super-desktop", marks=pytest.mark.explore),
        pytest.param("super", LANDSCAPE_PHONE, id="super-landscape-phone", marks=pytest.mark.explore),
    ],
)
def test_game_by_mouse_or_touch(visit: Visit, seed: int, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size).go()
    pick(visitor, game)
    visitor.button("web-home-play")
    visitor.page.wait_for_url("**/table/*")
    Player(visitor, seed).play()
    final_score(visitor)
    visitor.check_accessibility()


@pytest.mark.parametrize("game", GAMES)
def test_deal_depends_only_on_salts(visit: Visit, game: str) -> None:
    """Tests always get the same cards, however often the page uses other random numbers."""

    def events(seed: int, other_chance: int = 0) -> list[JsonObject]:
        visitor = visit(seed=seed)
        visitor.page.add_init_script(f"for (let left = {other_chance}; left; left--) Math.random()")
        begin(visitor, game).play(until_version=8)
        history = visitor.ask(f"/tables/{visitor.table_id}/history?seat=0")
        return [turn["told"] for turn in history["turns"] if turn["version"] <= 8]

    one, same, other = events(1), events(1, other_chance=3), events(2)
    assert one == same
    assert one != other


@pytest.mark.parametrize(
    ("game", "size", "version"),
    [
        pytest.param("express", DESKTOP, 10, id="express-desktop"),
        pytest.param("express", PHONE, 22, id="express-phone"),
        pytest.param("super", PHONE, 8, id="super-phone"),
        pytest.param("express", DESKTOP, 60, id="express-desktop-long", marks=pytest.mark.explore),
    ],
)
def test_animations_cause_no_layout_shift(visit: Visit, game: str, size: tuple[int, int], version: int) -> None:
    """At the brisk pace: the same animations as at the calm one, in half of the time."""
    visitor = visit(size=size, fast=False, pace="brisk").record_layout_shifts().go()
    pick(visitor, game)
    visitor.button("web-home-play")
    visitor.page.wait_for_url("**/table/*")
    Player(visitor).play(until_version=version)
    visitor.check_no_layout_shift()


@pytest.mark.parametrize("game", ["express", pytest.param("super", marks=pytest.mark.explore)])
def test_game_by_keyboard(visit: Visit, seed: int, game: str) -> None:
    visitor = visit().go()
    player = Player(visitor, seed, by_keyboard=True)
    assert player.tab_to("input[name=game]")
    if game == "super":
        visitor.page.keyboard.press("ArrowRight")
    assert player.tab_to("main .pri .tick")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    player.play()
    final_score(visitor)


@pytest.mark.parametrize(
    "version", [pytest.param(90, id="end"), pytest.param(0, id="whole-game", marks=pytest.mark.explore)]
)
def test_two_players_two_spectators_and_rematch(visit: Visit, seed: int, version: int) -> None:
    """They join by code, play from this version to the end at the same time, and all follow to the rematch."""
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
    for visitor in (ann, bo):
        visitor.page.locator("ol[aria-label]").first.wait_for()
    first = ann.table_id
    if version:
        for visitor in (ann, bo):
            visitor.go("/games")
        play_until(ann.server, first, [ann.token, bo.token], version)
        for visitor in (ann, bo):
            visitor.go(f"/table/{first}")
    watchers = [visit(language="sv"), visit(size=PHONE, language="ru")]
    for visitor in watchers:
        visitor.go(f"/table/{first}").page.locator("ol[aria-label]").first.wait_for()
    players = [Player(ann, seed), Player(bo, seed + 1)]
    until(lambda: act_all(players))
    for visitor in (ann, bo, *watchers):
        final_score(visitor)
    use_log_and_chat(ann, bo)
    ann.button("web-table-rematch")
    ann.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    bo.button("web-table-rematch-join")
    bo.page.wait_for_url(f"**/table/{ann.table_id}")
    bo.page.locator(".seat:not(.free)").nth(1).wait_for()
    for visitor in watchers:
        visitor.button("web-table-rematch-join")
        visitor.page.locator(".seat:not(.free)").nth(1).wait_for()
        assert visitor.table_id == ann.table_id


@pytest.mark.parametrize("variant", ["option-expert.on", "two"])
def test_expert_variant_and_teams(visit: Visit, seed: int, variant: str) -> None:
    visitor = visit().go("/new")
    if variant == "two":
        visitor.page.get_by_text("2", exact=True).first.click()
    else:
        visitor.page.get_by_text(visitor.say(variant), exact=True).first.click()
    visitor.button("web-home-open")
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator(".startbar .pri").click()
    discard = visitor.page.get_by_role("button", name=visitor.say("web-table-discard", number=0))
    expect(discard.first).to_be_visible()
    Player(visitor, seed).play()
    final_score(visitor)
    options = visitor.ask(f"/tables/{visitor.table_id}")["options"]
    assert options["players"] == 2 if variant == "two" else options["expert"]
