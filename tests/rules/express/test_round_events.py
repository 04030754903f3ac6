"""The events at the end of a round that move or hit bandits, and the second strongbox (EVT)."""

import pytest

from coltexpress.games.express.state import ExpressState
from rules.express.round_events import ending, happened
from support.tables import run, where


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
def test_loot_on_the_roofs_does_not_move() -> None:
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
