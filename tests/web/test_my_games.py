"""My games: what each is about, at every size and in long words too."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import expect

from support.players import Guests, open_game, play_on, run
from web.conftest import Visit
from web.test_mishaps import begin
from web.test_room import open_table
from web.test_screens import every_size


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_list_tells_how_far_each_game_is(visit: Visit, language: str) -> None:
    ann = visit(language=language)
    begin(ann, "express")
    running = ann.table_id
    open_table(ann)
    waiting = ann.table_id
    ann.go("/games")
    line = ann.page.locator(".tables li")
    mine = line.filter(has=ann.page.locator(f"a[href$='{running}']"))
    expect(mine.locator("small")).to_contain_text(ann.say("web-table-kick", round=1))
    expect(mine.locator("small")).to_contain_text(ann.say("web-home-list-yours"))
    open_one = line.filter(has=ann.page.locator(f"a[href$='{waiting}']"))
    expect(open_one.locator("small")).to_contain_text(ann.say("web-home-list-seats", taken=1, number=4))
    now = ann.page.evaluate(
        "([l]) => new Intl.RelativeTimeFormat(l, { numeric: 'auto' }).format(0, 'second')", [language]
    )
    for each in (mine, open_one):
        expect(each.locator("time")).to_have_text(now)
    ann.look()
    every_size(ann)


def test_a_game_that_is_over_says_who_has_won(visit: Visit) -> None:
    ann = visit().go("/")
    ann.button("web-home-play")
    ann.page.wait_for_url("**/table/*")
    token = next(each["value"] for each in ann.page.context.cookies() if each["name"] == "coltexpress")

    def finish() -> list[int]:
        won: list[int] = []

        async def play(guests: Guests) -> None:
            (same,) = await guests("")
            same.token = token
            table = await open_game([same], "super", 3)
            async with same.look(table.id) as looking:
                await play_on(looking, 0, Random(5))
            won[:] = next(each for each in await same.ask("GET", "/tables/mine") if each["id"] == table.id)["winners"]

        run(ann.server, play)
        return won

    with ThreadPoolExecutor(1) as beside:  # the browser has this thread's event loop
        won = beside.submit(finish).result()
    ann.go("/games")
    over = ann.page.locator(".tables li").filter(has_text=ann.say("web-home-list-result"))
    names = [ann.say("bot-greenhorn")] * 3
    if len(won) > 1:
        said = ann.say("web-table-share-win", players="")
    else:
        said = ann.say("web-table-you-win") if won == [0] else ann.say("web-table-wins", player=names[won[0]])
    expect(over.locator("small")).to_contain_text(said)
