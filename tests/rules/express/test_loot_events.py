"""The events at the end of a round that concern loot (EVT)."""

import pytest

from coltexpress.engine.contract import NATURE, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.games.express.state import ExpressState
from rules.express.round_events import ending, happened
from support.scenes import scene, story
from support.tables import do, legal, run


def station(event: str, cars: str, *rows: str) -> ExpressState:
    return ending(event, cars, *rows, number=5)


# --- Pickpocketing --------------------------------------------------------------------------------


@pytest.mark.rule("EVT-6")
def test_lone_bandits_may_take_a_purse_from_the_first_player_on() -> None:
    """Roof and inside are two positions, also of the locomotive."""
    state = scene(
        "",
        """
        locomotive |                 | belle, purse
        mail       | doc, purse      | cheyenne, 2 purses
        saloon     | ghost           | marshal
        dining     | django, purse   | tuco, purse
        """,
        *("tuco", "belle", "ghost", "doc", "cheyenne", "django"),
        head="round 5 | pickpocketing | first doc",
    )
    run(state)
    asked = []
    while state.to_act():
        asked.append(state.to_act()[0])
        assert legal(state) == ["take a purse", "take nothing"]
        do(state, "take nothing")
    assert asked == [3, 4, 5, 0, 1]  # Ghost is alone, but no purse lies there


@pytest.mark.rule("EVT-6")
def test_a_bandit_that_is_not_alone_is_not_asked() -> None:
    state = station(
        "pickpocketing",
        "locomotive | | marshal\nmail | doc, belle, 2 purses |\nsaloon | | tuco, ghost, purse\ndining | django | purse",
    )
    assert happened(state) == []
    assert state.to_act() == ()


@pytest.mark.rule("EVT-6")
def test_only_purses_in_the_same_place_can_be_taken() -> None:
    state = station(
        "pickpocketing",
        "locomotive | | marshal\nmail | tuco, jewel, strongbox | purse\nsaloon | purse | belle\ndining | doc |",
    )
    assert happened(state) == []
    assert state.to_act() == ()


@pytest.mark.rule("EVT-6")
def test_one_purse_each_and_no_other_loot() -> None:
    state = station(
        "pickpocketing", "locomotive | | marshal\nmail | | tuco, 2 purses, jewel\nsaloon | belle | doc\ndining | |"
    )
    run(state)
    with pytest.raises(IllegalMove):
        do(state, "take jewel")
    do(state, "take a purse")
    assert state.to_act() == (NATURE,)
    assert story(do(state, "purse 400"))[:2] == ["took tuco purse 400", "game-over"]
    assert state.view(None)["train"][1]["inside"]["purses"] == [0]
    assert state.view(None)["bandits"]["tuco"]["purses"] == [400]


@pytest.mark.rule("EVT-6")
def test_declining_leaves_the_purse() -> None:
    state = station("pickpocketing", "locomotive | | marshal\nmail | | tuco, purse\nsaloon | belle | doc\ndining | |")
    run(state)
    assert story(do(state, "take nothing"))[:2] == ["declined tuco", "game-over"]
    assert state.view(None)["train"][1]["inside"]["purses"] == [0]
    assert state.view(None)["bandits"]["tuco"]["purses"] == []


@pytest.mark.rule("EVT-6", "ACT-10")
def test_the_options_are_those_of_a_robbery() -> None:
    state = station(
        "pickpocketing",
        """
        locomotive | | marshal
        mail       | tuco, purse, purse 450 known to tuco, purse 300 known to doc, open purse 250 of belle, jewel |
        saloon     | belle | doc
        """,
        "tuco",
        "belle",
        "doc",
    )
    run(state)
    assert legal(state) == ["take purse 450", "take open purse 250", "take a purse", "take nothing"]
    other = state.copy()
    events = do(state, "take purse 450")
    assert [story(events, viewer)[0] for viewer in (0, 1, None)] == [
        "took tuco purse 450",
        "took tuco purse",
        "took tuco purse",
    ]
    do(other, "take a purse")
    assert "purse 300 known to doc" in legal(other)
    assert "purse 450 known to tuco" not in legal(other)


@pytest.mark.rule("EVT-6", "TWO-7")
def test_bandits_of_a_team_are_asked_in_their_order() -> None:
    rows = ("tuco", "cheyenne | with tuco", "django", "doc | with django")
    head = "round 5 | pickpocketing | first django"
    apart = scene(
        "",
        "locomotive | | marshal\nmail | doc, purse | tuco, purse\nsaloon | django, purse | cheyenne, purse\ndining | |",
        *rows,
        head=head,
        kind="expert",
    )
    run(apart)
    asked = []
    while apart.to_act():
        asked.append(story(do(apart, "take nothing"))[0])
    assert asked == ["declined django", "declined doc", "declined tuco", "declined cheyenne"]
    together = scene(
        "",
        "locomotive | | marshal\nmail | doc, django, purse |\nsaloon | | tuco, cheyenne, purse\ndining | |",
        *rows,
        head=head,
        kind="expert",
    )
    run(together)
    assert together.to_act() == ()


# --- Marshal's Revenge ----------------------------------------------------------------------------


def purses(state: ExpressState, bandit: str, viewer: Viewer = None) -> list[int]:
    found: list[int] = state.view(viewer)["bandits"][bandit]["purses"]
    return found


@pytest.mark.rule("EVT-7")
def test_bandits_above_the_marshal_lose_their_lowest_purse() -> None:
    """Bandits inside cars or on other roofs lose nothing."""
    state = station(
        "revenge",
        """
        locomotive | belle            |
        mail       | doc, tuco, ghost | marshal
        saloon     | django           | cheyenne
        """,
        "doc | holds purse 300, purse 350, purse 500",
        "tuco | holds 2 purses 250, jewel",
        "ghost | holds purse 400",
        "belle | holds purse 300",
        "django | holds purse 350",
        "cheyenne | holds purse 400",
    )
    assert sorted(happened(state)) == ["lost doc purse 300", "lost ghost purse 400", "lost tuco purse 250"]
    assert {who: purses(state, who) for who in ("doc", "tuco", "ghost", "belle", "django", "cheyenne")} == {
        "doc": [350, 500],
        "tuco": [250],
        "ghost": [],
        "belle": [300],
        "django": [350],
        "cheyenne": [400],
    }


@pytest.mark.rule("EVT-7")
def test_a_lost_purse_leaves_the_game_unseen() -> None:
    state = station(
        "revenge",
        "locomotive | | \nmail | doc | marshal\nsaloon | | belle, tuco",
        "doc | holds purse 300, purse 350",
        "belle",
        "tuco",
    )
    events = run(state)
    assert [story(events, viewer)[1] for viewer in (0, 1, 2, None)] == [
        "lost doc purse 300",
        "lost doc purse",
        "lost doc purse",
        "lost doc purse",
    ]
    seen = state.view(0)
    assert [place["purses"] for car in seen["train"] for place in (car["roof"], car["inside"])] == [[]] * 6
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1350, 1000, 1000)  # no bullet was fired: all are Gunslingers


@pytest.mark.rule("EVT-7")
def test_without_a_purse_nothing_is_lost() -> None:
    state = station(
        "revenge", "locomotive | |\nmail | doc | marshal\nsaloon | | belle, tuco", "doc | holds jewel, strongbox"
    )
    assert happened(state) == []
    doc = state.view(None)["bandits"]["doc"]
    assert (doc["jewels"], doc["strongboxes"]) == (1, 1)


@pytest.mark.rule("EVT-7", "KNW-4")
def test_a_lost_starting_purse_is_public() -> None:
    state = station(
        "revenge", "locomotive | |\nmail | doc | marshal\nsaloon | | belle, tuco", "doc | holds open purse 250"
    )
    assert story(run(state), None)[1] == "lost doc purse 250"


# --- Hostage-Taking of the Conductor --------------------------------------------------------------


@pytest.mark.rule("EVT-8")
def test_bandits_in_and_on_the_locomotive_gain_250() -> None:
    state = station(
        "hostage",
        """
        locomotive | doc, ghost | tuco
        mail       | belle      | marshal
        saloon     |            | django
        """,
        "doc | bullets 5 | holds purse 300",
        "ghost",
        "tuco",
        "belle",
        "django",
    )
    assert sorted(happened(state)) == ["ransomed doc", "ransomed ghost", "ransomed tuco"]
    seen = state.view(None)["bandits"]
    assert {who: bandit["money"] for who, bandit in seen.items()} == {
        "doc": 250,
        "ghost": 250,
        "tuco": 250,
        "belle": 0,
        "django": 0,
    }
    assert [len(bandit["purses"]) for bandit in seen.values()] == [1, 0, 0, 0, 0]  # not as a purse
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1550, 250, 250, 0, 0)
