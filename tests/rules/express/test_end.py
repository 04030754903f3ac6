"""The end of the game (END)."""

import pytest

from coltexpress.engine.contract import NATURE, Outcome
from coltexpress.engine.errors import IllegalMove
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import data_of, kinds, run


def last_night(*rows: str, cars: str = "", pile: str = "") -> ExpressState:
    """The end of round 5, before its event, a hostage-taking; all bandits are far from the locomotive."""
    names = ", ".join(row.split()[0] for row in rows)
    cars = cars or f"locomotive | | marshal\nmail | |\nsaloon | | {names}"
    return scene(pile, cars, *rows, head="round 5 | hostage")


def result(*rows: str) -> Outcome:
    state = last_night(*rows)
    run(state)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("END-1", "RND-11")
def test_after_the_event_of_round_five_the_game_is_over() -> None:
    state = last_night("tuco", "belle", "doc")
    assert kinds(run(state))[0] == "event-began"
    assert state.to_act() == ()
    assert state.view(None)["phase"] == "over"
    assert [list(state.legal_moves(seat)) for seat in (NATURE, 0, 1, 2)] == [[], [], [], []]
    with pytest.raises(IllegalMove, match="over"):
        state.apply(0, MOVE_READER.parse("draw"))


@pytest.mark.rule("END-1", "RND-11")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_game_continues_after_an_earlier_round(number: int) -> None:
    state = scene("", "locomotive | | marshal\nmail | | tuco, belle, doc", head=f"round {number} | braking")
    events = run(state)
    assert state.outcome() is None
    assert data_of(events, "round-began") == [{"round": number + 1}]
    assert state.to_act() == (NATURE,)


@pytest.mark.rule("END-1")
def test_the_score_is_the_sum_of_all_loot_and_money() -> None:
    state = last_night(
        "tuco | bullets 5 | holds purse 300, 2 purses 250, 2 jewels, strongbox",
        "belle | holds open purse 250",
        "doc | holds purse 250, purse 300, purse 350, purse 400, purse 450, purse 500",
        "ghost",
        cars="locomotive | ghost | belle\nmail | | marshal\nsaloon | | tuco, doc, jewel, purse",
    )
    events = run(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (300 + 500 + 1000 + 1000 + 1000, 250 + 250, 2250, 250)
    assert outcome.places == (1, 3, 2, 4)
    assert outcome.winners == (0,)
    assert story(events)[-6:] == [
        "game-over",
        "gunslinger 0",
        "scored 0 3800 1",
        "scored 2 2250 2",
        "scored 1 500 3",
        "scored 3 250 4",
    ]
    assert state.view(None)["outcome"] == {
        "money": [3800, 500, 2250, 250],
        "places": [1, 3, 2, 4],
        "gunslingers": [0],
    }
    assert state.view(None)["bandits"]["doc"]["purses"] == [250, 300, 350, 400, 450, 500]  # the end reveals all loot


@pytest.mark.rule("END-2")
def test_the_bandit_with_the_most_bullets_fired_is_the_gunslinger() -> None:
    assert result("tuco | bullets 3", "belle | bullets 2", "doc | bullets 6").scores == (0, 1000, 0)


@pytest.mark.rule("END-2")
def test_several_gunslingers_get_the_full_prize_each() -> None:
    assert result("tuco | bullets 0", "belle | bullets 2", "doc | bullets 0").scores == (1000, 0, 1000)


@pytest.mark.rule("END-2")
def test_if_no_bullet_was_fired_all_are_gunslingers() -> None:
    assert result("tuco", "belle", "doc").scores == (1000, 1000, 1000)


@pytest.mark.rule("END-2")
def test_bullets_received_do_not_make_a_gunslinger() -> None:
    assert result("tuco | bullets 5", "belle | wounds 9", "doc | wounds 1").scores == (1000, 0, 0)


@pytest.mark.rule("END-2", "END-3")
def test_ranks_include_the_gunslinger_prize() -> None:
    outcome = result(
        "tuco | bullets 5 | wounds 4 | holds purse 250",
        "belle | holds strongbox",
        "doc | wounds 5 | holds strongbox, purse 250",
    )
    assert outcome.scores == (1250, 1000, 1250)
    assert outcome.places == (1, 3, 2)


@pytest.mark.rule("END-2", "ACT-5")
def test_a_shot_in_the_last_round_counts_for_the_gunslinger() -> None:
    state = last_night(
        "tuco",
        "belle",
        "doc",
        cars="locomotive | | marshal\nmail | | tuco\nsaloon | belle | \ndining | | doc",
        pile="tuco floor change | tuco fire",
    )
    run(state)
    assert state.view(None)["outcome"]["gunslingers"] == [0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1000, 0, 0)


FIRED = "bullets 0"  # by all bandits: the prize makes no difference


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(
    ("rows", "places"),
    [
        # the richest wins, regardless of wounds
        (["tuco | holds jewel | wounds 9", "belle", "doc | holds strongbox | wounds 12"], (2, 3, 1)),
        # a tie: the fewest bullets received
        (["tuco | holds jewel | wounds 2", "belle | holds jewel | wounds 1", "doc"], (2, 1, 3)),
        # still tied: two first, then a third
        (["tuco | holds jewel | wounds 1", "belle | holds jewel | wounds 1", "doc"], (1, 1, 3)),
        # the lower places in the same way
        (["tuco | wounds 1", "belle", "doc | holds jewel", "ghost | wounds 1"], (3, 2, 1, 3)),
        (["tuco", "belle", "doc | holds jewel", "ghost"], (2, 2, 1, 2)),
        (["tuco", "belle", "doc"], (1, 1, 1)),
        # equal money from different loot is a tie
        (["tuco | holds 2 jewels", "belle | holds strongbox", "doc | holds 2 purses 500"], (1, 1, 1)),
    ],
)
def test_ties_go_to_fewer_bullets_and_are_shared_otherwise(rows: list[str], places: tuple[int, ...]) -> None:
    outcome = result(*[f"{row} | {FIRED}" for row in rows])
    assert outcome.places == places
    assert outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


@pytest.mark.rule("END-3")
def test_neutral_bullets_count_in_ties_like_bandits_bullets() -> None:
    """Doc is shot by Tuco, Belle climbs down to the Marshal: one bullet each."""
    state = last_night(
        "belle | bullets 5",
        "doc | bullets 5",
        "tuco",
        cars="locomotive | | \nmail | belle | marshal\nsaloon | | tuco\ndining | | doc",
        pile="tuco fire | belle floor change",
    )
    run(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1000, 1000, 1000)
    assert outcome.places == (2, 2, 1)


@pytest.mark.rule("END-2", "END-3", "TWO-8")
def test_teams_have_no_gunslinger_and_count_both_bandits() -> None:
    state = scene(
        "",
        "locomotive | | marshal\nmail | |\nsaloon | | tuco, cheyenne, django, doc",
        "tuco | bullets 0 | holds jewel | wounds 3",
        "cheyenne | with tuco | holds purse 250 | wounds 1",
        "django | holds jewel | wounds 1",
        "doc | with django | holds purse 250 | wounds 2",
        head="round 5 | hostage",
        kind="expert",
    )
    assert data_of(run(state), "gunslinger") == []
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (750, 750)
    assert outcome.places == (2, 1)
    assert state.view(None)["outcome"]["gunslingers"] == []
