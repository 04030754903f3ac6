"""Steps that several test modules have in common."""

from web.helpers.page_player import Player
from web.helpers.visitor import (
    DESKTOP,
    LANDSCAPE_PHONE,
    NARROW,
    PHONE,
    SMALL_DESKTOP,
    SMALL_PHONE,
    TABLET,
    ZOOMED,
    Visitor,
)

GAMES = ["express", "super"]
SIZES = [DESKTOP, SMALL_DESKTOP, TABLET, ZOOMED, PHONE, SMALL_PHONE, NARROW, LANDSCAPE_PHONE]


def pick(visitor: Visitor, game: str) -> None:
    visitor.page.locator(f"input[name=game][value={game}]").check(force=True)


def begin(visitor: Visitor, game: str, seed: int = 1) -> Player:
    """Start a game against bots; returns when it is the visitor's turn."""
    visitor.go()
    pick(visitor, game)
    visitor.button("web-home-play")
    visitor.page.wait_for_url("**/table/*")
    player = Player(visitor, seed)
    assert player.wait()
    return player


def final_score(visitor: Visitor) -> None:
    """Check that the result is shown, with all players."""
    visitor.page.locator("main.fin").wait_for()
    table = visitor.ask(f"/tables/{visitor.table_id}")
    assert visitor.page.locator(".ledger .rank").count() == len(table["chairs"])


def open_table(host: Visitor) -> str:
    host.go("/new").button("web-home-open")
    host.page.wait_for_url("**/table/*")
    host.page.locator(".seats").wait_for()
    return f"/table/{host.table_id}"


def sit(guest: Visitor, table: str) -> None:
    guest.go(table)
    guest.page.locator(".startbar").get_by_role("button", name=guest.say("web-home-sit")).click()
    guest.page.locator(".readyb").wait_for()


def every_size(visitor: Visitor) -> None:
    for size in SIZES:
        visitor.resize(size)
        visitor.check_no_overflow()
