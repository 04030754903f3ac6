"""The events at the end of a round (EVT)."""

import pytest

from coltexpress.engine.contract import NATURE, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import do, legal, run, where


def ending(event: str, cars: str, *rows: str, number: int = 2) -> ExpressState:
    """The end of a round: the pile is empty."""
    return scene("", cars, *rows, head=f"round {number} | {event}")


def station(event: str, cars: str, *rows: str) -> ExpressState:
    return ending(event, cars, *rows, number=5)


def happened(state: ExpressState) -> list[str]:
    """The effects of the event, without its announcement, up to the end of the game."""
    events = story(run(state))
    assert events[0].startswith("event-began")
    return events[1 : events.index("game-over")] if "game-over" in events else events[1:]


def places(state: ExpressState, *bandits: str) -> list[str]:
    return [where(state, who) for who in bandits]


def wounds(state: ExpressState) -> dict[str, int]:
    return {who: bandit["wounds"] for who, bandit in state.view(None)["bandits"].items() if bandit["wounds"]}


# --- Angry Marshal --------------------------------------------------------------------------------


@pytest.mark.rule("EVT-1")
def test_the_angry_marshal_shoots_the_roof_then_moves_back() -> None:
    """Bandits on the next roof, also those who fled there from him, are not shot."""
    state = ending(
        "angry marshal",
        """
        locomotive |             | tuco
        mail       | doc, django | marshal
        saloon     | ghost       | belle, cheyenne
        dining     |             |
        """,
    )
    events = happened(state)
    assert sorted(events[:2]) == ["wounded django", "wounded doc"]
    assert events[2] == "marshal-moved 2"
    assert sorted(events[3:]) == [
        "moved belle 2 roof fled",
        "moved cheyenne 2 roof fled",
        "wounded belle",
        "wounded cheyenne",
    ]
    assert wounds(state) == {"belle": 1, "cheyenne": 1, "django": 1, "doc": 1}
    assert state.view(None)["marshal"] == 2
    assert state.view(None)["neutral_bullets"] == 9
    assert places(state, "doc", "django", "ghost", "tuco") == ["1 roof", "1 roof", "2 roof", "0 inside"]


@pytest.mark.rule("EVT-1")
def test_in_the_last_car_the_angry_marshal_shoots_and_stays() -> None:
    state = ending(
        "angry marshal",
        """
        locomotive |      | tuco
        mail       |      | ghost
        saloon     | doc  | marshal
        """,
    )
    assert happened(state) == ["wounded doc"]
    assert state.view(None)["marshal"] == 2
    assert where(state, "ghost") == "1 inside"


@pytest.mark.rule("EVT-1")
def test_without_bandits_the_angry_marshal_only_moves() -> None:
    state = ending("angry marshal", "locomotive | | marshal\nmail | tuco |\nsaloon | doc | belle")
    assert happened(state) == ["marshal-moved 1"]
    assert wounds(state) == {}


# --- Swivel Arm, Braking --------------------------------------------------------------------------

SIX = """
    locomotive | doc         | cheyenne
    mail       |             | marshal
    saloon     | ghost, tuco | django
    dining     | belle       |
"""


@pytest.mark.rule("EVT-2")
def test_the_swivel_arm_moves_all_on_roofs_to_the_last_car() -> None:
    state = ending("swivel arm", SIX)
    assert sorted(happened(state)) == [f"moved {who} 3 roof swept" for who in ("doc", "ghost", "tuco")]
    assert places(state, "doc", "ghost", "tuco", "belle") == ["3 roof"] * 4
    assert places(state, "cheyenne", "django") == ["0 inside", "2 inside"]
    assert wounds(state) == {}


@pytest.mark.rule("EVT-2")
def test_loot_on_the_roofs_stays_where_it_lies() -> None:
    for event in ("swivel arm", "braking"):
        state = ending(
            event,
            "locomotive | | marshal\nmail | tuco, jewel, purse |\nsaloon | | doc, belle",
            "tuco | holds jewel",
        )
        run(state)
        assert [car["roof"]["jewels"] for car in state.view(None)["train"]] == [0, 1, 0]
        assert [car["roof"]["purses"] for car in state.view(None)["train"]] == [[], [0], []]
        assert state.view(None)["bandits"]["tuco"]["jewels"] == 1


@pytest.mark.rule("EVT-3", "EVT-9")
def test_braking_moves_bandits_on_roofs_one_car_forward() -> None:
    state = ending("braking", SIX)
    assert sorted(happened(state)) == [
        "moved belle 2 roof swept",
        "moved ghost 1 roof swept",
        "moved tuco 1 roof swept",
    ]
    assert places(state, "doc", "ghost", "tuco", "belle") == ["0 roof", "1 roof", "1 roof", "2 roof"]
    assert places(state, "cheyenne", "django") == ["0 inside", "2 inside"]
    assert wounds(state) == {}  # above the Marshal, not with him


@pytest.mark.rule("EVT-2", "EVT-3")
@pytest.mark.parametrize("event", ["swivel arm", "braking"])
def test_with_empty_roofs_nothing_moves(event: str) -> None:
    state = ending(event, "locomotive | | marshal\nmail | | tuco\nsaloon | | doc, belle")
    assert happened(state) == []


# --- Take It All!, Passengers' Rebellion ----------------------------------------------------------


def strongboxes(state: ExpressState) -> list[int]:
    return [car["inside"]["strongboxes"] for car in state.view(None)["train"]]


@pytest.mark.rule("EVT-4")
@pytest.mark.parametrize(
    ("first", "after"),
    [("strongbox", [1, 1, 0]), ("jewel", [0, 1, 0])],  # the first one still lies there, or a bandit has it
)
def test_take_it_all_puts_the_second_strongbox_at_the_marshal(first: str, after: list[int]) -> None:
    state = ending(
        "take it all",
        f"locomotive | | {first}\nmail | tuco | marshal\nsaloon | | doc, belle",
        "tuco | holds " + ("strongbox" if first == "jewel" else "jewel"),
    )
    assert state.view(None)["second_strongbox"] is True
    assert happened(state) == ["strongbox-brought 1"]
    assert strongboxes(state) == after
    assert [car["roof"]["strongboxes"] for car in state.view(None)["train"]] == [0, 0, 0]
    assert state.view(None)["second_strongbox"] is False


@pytest.mark.rule("EVT-4")
def test_the_second_strongbox_can_join_the_first() -> None:
    state = ending("take it all", "locomotive | | marshal, strongbox\nmail | tuco |\nsaloon | | doc, belle")
    run(state)
    assert strongboxes(state) == [2, 0, 0]


@pytest.mark.rule("EVT-4")
@pytest.mark.parametrize("event", ["angry marshal", "swivel arm", "braking", "rebellion", "bridge", "tunnels"])
def test_no_other_round_card_places_the_strongbox(event: str) -> None:
    state = ending(event, "locomotive | | marshal, strongbox\nmail | tuco |\nsaloon | | doc, belle")
    run(state)
    assert strongboxes(state) == [1, 0, 0]
    assert state.view(None)["second_strongbox"] is True


@pytest.mark.rule("EVT-5")
def test_in_the_rebellion_all_inside_get_a_neutral_bullet() -> None:
    state = ending("rebellion", SIX.replace("saloon     | ghost, tuco | django", "saloon | ghost | tuco, django"))
    assert sorted(happened(state)) == ["wounded cheyenne", "wounded django", "wounded tuco"]
    assert wounds(state) == {"cheyenne": 1, "django": 1, "tuco": 1}
    assert state.view(None)["neutral_bullets"] == 10
    assert places(state, "cheyenne", "django", "tuco") == ["0 inside", "2 inside", "2 inside"]  # no bandit flees


@pytest.mark.rule("EVT-5")
def test_the_rebellion_spares_bandits_on_roofs() -> None:
    state = ending("rebellion", "locomotive | belle | marshal\nmail | tuco |\nsaloon | doc |")
    assert happened(state) == []
    assert state.view(None)["neutral_bullets"] == 13


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


# --- no bandit leaves the train -------------------------------------------------------------------


@pytest.mark.rule("EVT-9")
@pytest.mark.parametrize("event", ["angry marshal", "swivel arm", "braking"])
def test_no_event_takes_a_bandit_off_the_train(event: str) -> None:
    cars = "locomotive | doc | marshal\nmail | | belle\nsaloon | tuco |"
    state = ending(event, cars)
    run(state)
    for who in ("doc", "belle", "tuco"):
        assert 0 <= int(where(state, who).split()[0]) < 3
    assert where(state, "doc") == ("2 roof" if event == "swivel arm" else "0 roof")
    assert where(state, "tuco") == ("1 roof" if event == "braking" else "2 roof")
