"""The end of a round (SRN-3 to SRN-5)."""

import pytest

from coltexpress.engine.contract import NATURE
from support.games import viewers
from support.super_scenes import choose, lines, loot, out, picture, places, scene, train
from support.tables import data_of, do, kinds, legal, run


@pytest.mark.rule("SRN-3")
def test_bandits_in_and_on_the_uncoupled_car_are_out() -> None:
    state = scene(
        """
        locomotive | <belle       |
        car 1      |              | <doc
        car 2      | <tuco, mei>  | (ghost>)
        """
    )
    events = run(state)
    assert data_of(events, "uncoupled") == [{"car": 2}]
    assert lines(events) == ["uncoupled 2", "out ghost uncoupled", "out tuco uncoupled", "out mei uncoupled"]
    assert train(state) == picture("locomotive | <belle |\ncar 1 | | <doc")
    assert out(state) == {"tuco": 1, "mei": 1, "ghost": 1}
    assert state.view(None)["phase"] == "round-end"
    assert state.view(None)["asks"]["kind"] == "loot-card"
    assert state.to_act() == (NATURE,)


@pytest.mark.rule("SRN-3")
def test_only_the_last_car_is_uncoupled() -> None:
    state = scene("locomotive | | <belle\ncar 1 | | <doc\ncar 2 | <mei | <tuco\ncar 3")
    events = run(state)
    assert lines(events) == ["uncoupled 3"]
    assert train(state) == picture("locomotive | | <belle\ncar 1 | | <doc\ncar 2 | <mei | <tuco")
    assert out(state) == {}


@pytest.mark.rule("SRN-3", "SEN-4")
def test_the_uncoupling_is_later_than_departures_in_the_round() -> None:
    state = scene(
        "locomotive | <belle | <ghost\ncar 1 | | <doc\ncar 2 | | mei>, tuco>",
        "belle | programme move",
        "tuco | programme turn",
        "django | out 1",
    )
    run(state)
    assert out(state) == {"django": 1, "belle": 2, "mei": 3, "tuco": 3}


@pytest.mark.rule("SRN-3")
def test_uncoupling_an_empty_car_is_no_moment() -> None:
    state = scene("locomotive | | <belle\ncar 1 | | <doc, <mei\ncar 2 | | \ncar 3", "tuco | out 1")
    run(state)
    do(state, "loot 301")
    choose(state, "belle", "move turn fire")
    choose(state, "mei", "turn fire floor")
    choose(state, "doc", "turn fire floor")
    assert out(state)["belle"] == 2


@pytest.mark.rule("SRN-3", "SEN-4")
def test_a_car_that_a_bandit_has_left_is_no_moment() -> None:
    """Belle leaves the last car before it is uncoupled empty. Doc, who leaves next, is the second."""
    state = scene(
        "locomotive | | <doc, <mei\ncar 1 | | <tuco\ncar 2\ncar 3 | | belle>",
        "doc",
        "belle | programme move",
    )
    run(state)
    assert out(state) == {"belle": 1}
    do(state, "loot 301")
    choose(state, "doc", "move turn fire")
    choose(state, "mei", "turn fire floor")
    choose(state, "tuco", "turn floor fire")
    assert out(state)["doc"] == 2


@pytest.mark.rule("SRN-4")
@pytest.mark.parametrize(
    ("cars", "who"),
    [
        # the farthest car; a roof nearer the front does not beat it
        ("locomotive | | <belle\ncar 1 | <mei | \ncar 2 | | <tuco\ncar 3 | |", "tuco"),
        ("locomotive | <belle |\ncar 1 | <mei, <doc | <tuco\ncar 2 | |\ncar 3", "doc"),
        # of two in the same car: the one on the roof
        ("locomotive | | <belle\ncar 1 | <mei | <tuco, <doc\ncar 2", "mei"),
        ("locomotive | | <belle\ncar 1 | <tuco, <doc | <mei\ncar 2", "doc"),
        # of those on one level: the one nearest the tail, in any direction
        ("locomotive | | <belle\ncar 1 | | <mei, <tuco, <doc\ncar 2", "doc"),
        ("locomotive | | <belle\ncar 1 | | <doc, tuco>, <mei\ncar 2", "mei"),
        ("locomotive | | <belle\ncar 1 | doc>, <mei, tuco> |\ncar 2", "tuco"),
        # on the locomotive
        ("locomotive | <belle | mei>, <doc\ncar 1\ncar 2", "belle"),
        ("locomotive | | mei>, <doc, belle>\ncar 1\ncar 2", "belle"),
        ("locomotive | mei>, <doc | belle>\ncar 1", "doc"),
        # the stunned count
        ("locomotive | | <belle\ncar 1 | <mei, (doc>) | <tuco\ncar 2", "doc"),
        ("locomotive | | <belle\ncar 1 | | <mei\ncar 2 | | (<tuco)\ncar 3", "tuco"),
        # bandits that leave now do not count
        ("locomotive | | <belle\ncar 1 | | <mei\ncar 2 | <tuco | <doc", "mei"),
    ],
)
def test_the_card_goes_to_the_bandit_farthest_from_the_locomotive(cars: str, who: str) -> None:
    state = scene(cars)
    run(state)
    events = do(state, "loot 356")
    assert data_of(events, "looted") == [{"bandit": who, "value": 356}]
    assert loot(state) == {who: [356]}


@pytest.mark.rule("SRN-4")
def test_a_bandit_who_is_out_gets_no_loot_card() -> None:
    """Tuco, in the first seat, left at the tail end, farthest from the locomotive."""
    state = scene(
        "locomotive | | <belle\ncar 1 | | <mei\ncar 2 | tuco> | \n".strip(),
        "tuco | programme move",
        "belle",
        "doc | out 1",
    )
    assert lines(run(state)) == ["out tuco walked", "uncoupled 2"]
    do(state, "loot 356")
    assert loot(state) == {"mei": [356]}


@pytest.mark.rule("SRN-4", "SUP-2")
def test_a_loot_card_is_public_and_stays_with_its_bandit() -> None:
    state = scene(
        "locomotive | | <belle\ncar 1 | | <mei\ncar 2 | | <tuco\ncar 3",
        "belle | holds 389, 301",
        "tuco | holds 323",
        "mei",
        "doc | out 1 | holds 312",
    )
    run(state)
    assert legal(state) == [f"loot {value}" for value in (345, 356, 367, 378)]
    (event,) = [event for event in do(state, "loot 345") if event.kind == "looted"]
    for viewer in viewers(state):
        assert event.redact(viewer).data() == {"bandit": "tuco", "value": 345}
        seen = state.view(viewer)
        assert seen["unseen_loot"] == [356, 367, 378]
        assert {who: bandit["loot"] for who, bandit in seen["bandits"].items()} == {
            "belle": [389, 301],
            "tuco": [345, 323],
            "mei": [],
            "doc": [312],
        }


@pytest.mark.rule("SRN-4", "SRN-5")
def test_the_events_at_the_end_of_a_round_are_in_order() -> None:
    state = scene(
        "locomotive | | <belle\ncar 1 | | <mei\ncar 2 | | <tuco\ncar 3 | doc> |", head="round 2 | first belle"
    )
    assert lines(run(state)) == ["uncoupled 3", "out doc uncoupled"]
    events = do(state, "loot 345")
    assert kinds(events) == ["looted", "first-player", "round-began"]
    assert data_of(events, "round-began") == [{"round": 3}]
    assert state.view(None)["asks"]["kind"] == "programme"


@pytest.mark.rule("SRN-5")
@pytest.mark.parametrize(
    ("first", "gone", "then"),
    [
        ("belle", (), "doc"),
        ("doc", (), "mei"),
        ("tuco", (), "belle"),
        # the next is out, or several in a row, past the last seat
        ("belle", ("doc",), "mei"),
        ("belle", ("doc", "mei"), "ghost"),
        ("mei", ("ghost", "tuco"), "belle"),
        ("ghost", ("tuco", "belle", "doc"), "mei"),
        # the first player is out too
        ("doc", ("doc",), "mei"),
        ("tuco", ("tuco", "belle"), "doc"),
        ("ghost", ("belle", "ghost", "tuco"), "doc"),
    ],
)
def test_the_next_player_still_on_the_train_is_first(first: str, gone: tuple[str, ...], then: str) -> None:
    gang = ("belle", "doc", "mei", "ghost", "tuco")
    aboard = ", ".join(f"<{who}" for who in gang if who not in gone)
    rows = [f"{who} | out {gone.index(who) + 1}" if who in gone else who for who in gang]
    state = scene(f"locomotive | | {aboard}\ncar 1\ncar 2", *rows, head=f"round 2 | first {first}")
    run(state)
    events = do(state, "loot 301")
    assert data_of(events, "first-player") == [{"seat": gang.index(then)}]
    assert state.view(None)["first"] == gang.index(then)


@pytest.mark.rule("SRN-5", "SRN-3")
def test_a_bandit_in_the_uncoupled_car_cannot_be_first() -> None:
    state = scene("locomotive | | <belle, <tuco\ncar 1\ncar 2 | | <doc, <mei", head="round 2 | first belle")
    run(state)
    do(state, "loot 301")
    assert state.view(None)["bandits"]["tuco"]["seat"] == state.view(None)["first"]


@pytest.mark.rule("SRN-5", "SRN-2")
def test_the_new_first_player_s_card_is_turned_over_first() -> None:
    state = scene("locomotive | | <belle, <tuco, <doc\ncar 1\ncar 2", head="round 2 | first belle")
    run(state)
    do(state, "loot 301")
    choose(state, "belle", "turn floor fire")
    choose(state, "tuco", "turn floor fire")
    events = choose(state, "doc", "turn floor fire")
    assert [data["bandit"] for data in data_of(events, "revealed")][:3] == ["doc", "tuco", "belle"]


@pytest.mark.rule("SRN-3", "SRN-4", "SRN-5", "SEN-2", "SUP-5")
def test_every_round_uncouples_one_car() -> None:
    """Three players, four rounds: they move between the locomotive and car 1, and change floors."""
    state = scene(
        "locomotive | | tuco>, doc>, belle>\ncar 1\ncar 2\ncar 3\ncar 4\ncar 5",
        "belle",
        "doc",
        "tuco",
        head="round 1 | first tuco",
    )
    run(state)
    do(state, "loot 301")
    assert loot(state) == {"belle": [301]}
    rows = [
        (312, "locomotive\ncar 1 | <belle, <doc, <tuco |\ncar 2\ncar 3", "tuco"),
        (389, "locomotive | | belle>, tuco>, doc>\ncar 1\ncar 2", "doc"),
        (323, "locomotive\ncar 1 | <tuco, <belle, <doc |", "doc"),
        (345, "locomotive | | tuco>, doc>, belle>", "belle"),
    ]
    for place, (value, cars, farthest) in enumerate(rows):
        assert len(state.view(None)["train"]) == 5 - place
        assert state.view(None)["round"]["number"] == place + 2
        assert state.view(None)["first"] == place % 3
        for seat in (2, 0, 1):
            choose(state, seat, "move turn floor")
        assert train(state) == picture(cars)
        before = loot(state).get(farthest, [])
        do(state, f"loot {value}")
        assert loot(state)[farthest] == sorted([*before, value], reverse=True)
    assert places(state) == {"doc": 1, "belle": 2, "tuco": 3}
    assert state.view(None)["outcome"]["how"] == "locomotive"
