"""The list "My games"."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.helpers.api_player import finish
from web.helpers.steps import begin, every_size, open_table


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_list_shows_progress_of_games(visit: Visit, language: str) -> None:
    ann = visit(language=language)
    arrived = datetime.now(UTC)
    begin(ann, "express")
    running = ann.table_id
    open_table(ann)
    waiting = ann.table_id
    ann.page.clock.set_fixed_time(
        arrived
    )  # independent of the duration of the test: for the page everything happens now
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
    ann.check_accessibility()
    every_size(ann)


def test_list_shows_winner_of_finished_game(visit: Visit) -> None:
    ann = visit().go("/")
    ann.button("web-home-play")
    ann.page.wait_for_url("**/table/*")
    over = finish(ann.server, "", "super", 3, ann.token)
    (won,) = next(each for each in ann.ask("/tables/mine") if each["id"] == over)["winners"]
    ann.go("/games")
    line = ann.page.locator(".tables li").filter(has_text=ann.say("web-home-list-result"))
    said = ann.say("web-table-you-win") if won == 0 else ann.say("web-table-wins", player=ann.say("bot-greenhorn"))
    expect(line.locator("small")).to_contain_text(said)
