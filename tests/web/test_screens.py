"""Every screen in every language: no word is missing, nothing sticks out at any size, and axe has nothing to say."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from coltexpress.text.words import LANGUAGES
from support.players import Guests, open_game, play_on, run
from support.serving import Server
from web.conftest import Visit
from web.playing import Player
from web.test_games import GAMES, pick
from web.visiting import DESK, LYING_PHONE, NARROW, PHONE, SMALL_DESK, SMALL_PHONE, TABLET, ZOOMED, Visitor

SIZES = [DESK, SMALL_DESK, TABLET, ZOOMED, PHONE, SMALL_PHONE, NARROW, LYING_PHONE]
ADDRESSES = ["/", "/new", "/join", "/games", "/watch", "/device", "/nowhere", "/table/aaaaaaaaaaaaaaaaaaaa"]


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, str]:
    """A finished game of each kind, which anybody may look at."""
    found: dict[str, str] = {}

    def play(game: str) -> None:
        async def through(guests: Guests) -> None:
            people = await guests("Wilhelmina-Alexandra")
            table = await open_game(people, game, 6)
            async with people[0].look(table.id) as seat:
                await play_on(seat, 0, Random(3))
            found[game] = table.id

        run(server, through)

    with ThreadPoolExecutor(1) as beside:  # the browser has this thread's event loop
        list(beside.map(play, GAMES))
    return found


def every_size(somebody: Visitor) -> None:
    for width, height in SIZES:
        somebody.page.set_viewport_size({"width": width, "height": height})
        somebody.page.wait_for_timeout(100)
        somebody.fits()


def with_axe(somebody: Visitor, *sizes: tuple[int, int]) -> None:
    for width, height in sizes:
        somebody.page.set_viewport_size({"width": width, "height": height})
        somebody.page.wait_for_timeout(300)
        somebody.look()


def before_a_game(somebody: Visitor) -> Iterator[str]:
    for address in ADDRESSES:
        somebody.go(address)
        somebody.page.get_by_role("heading").first.wait_for()
        yield address
    for game in GAMES:
        somebody.go("/")
        pick(somebody, game)
        somebody.go("/new")
        yield f"/new {game}"
        somebody.button("web-home-open")
        somebody.page.wait_for_url("**/table/*")
        somebody.page.locator(".seats").wait_for()
        yield f"a table that waits, {game}"


def in_a_game(somebody: Visitor, game: str) -> Iterator[str]:
    somebody.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    somebody.go("/")
    pick(somebody, game)
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    player = Player(somebody, seed=5)
    while not player.wait():
        assert not player.over()
    yield "Schemin'"
    for name in ("help-title", "web-table-settings", "web-table-talk"):
        somebody.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        somebody.page.get_by_role("button", name=somebody.say(name), exact=True).first.click()
        somebody.page.get_by_role("dialog").wait_for()
        yield name
        somebody.page.keyboard.press("Escape")
        somebody.page.get_by_role("dialog").wait_for(state="hidden")
    somebody.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    for version in (25, 40):
        player.play(until_version=version)
        yield f"version {version}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_game_in_every_language(visit: Visit, language: str) -> None:
    somebody = visit(language=language)
    for _ in before_a_game(somebody):
        every_size(somebody)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_game_in_every_language(visit: Visit, language: str, game: str) -> None:
    somebody = visit(language=language)
    for _ in in_a_game(somebody, game):
        every_size(somebody)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_in_every_language(visit: Visit, played: dict[str, str], language: str, game: str) -> None:
    somebody = visit(language=language).go(f"/table/{played[game]}")
    somebody.page.locator("main.fin").wait_for()
    every_size(somebody)


def test_axe_before_a_game(visit: Visit) -> None:
    somebody = visit()
    for _ in before_a_game(somebody):
        with_axe(somebody, DESK, PHONE)


@pytest.mark.parametrize("game", GAMES)
def test_axe_in_a_game_and_at_its_end(visit: Visit, played: dict[str, str], game: str) -> None:
    somebody = visit()
    for _ in in_a_game(somebody, game):
        with_axe(somebody, DESK, PHONE, LYING_PHONE)
    somebody.go(f"/table/{played[game]}")
    somebody.page.locator("main.fin").wait_for()
    with_axe(somebody, DESK, PHONE, LYING_PHONE)
