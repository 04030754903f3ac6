"""Horse (MINI-2): the end of the game, and what others know."""

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.play.dice import Dice
from rules.superexpress.horse import AT_THE_FRONT, HORSE
from support.super_scenes import (
    choose,
    happens,
    lines,
    loot,
    out,
    picture,
    places,
    revealed,
    riding,
    scene,
    stealin,
    train,
)
from support.tables import do, run, super_position

# --- the end of the game --------------------------------------------------------------------------


@pytest.mark.rule("MINI-2", "SEN-1")
def test_being_alone_does_not_win_while_another_bandit_rides() -> None:
    cars = "locomotive | <belle | \ncar 1 | | <doc\ncar 2"
    state = scene(cars, "belle | programme move horse", "doc | programme turn floor", "mei | out 1", kind=HORSE)
    events = run(state)
    assert revealed(events) == ["belle move", "doc turn around", "belle horse", "doc floor change"]
    assert state.outcome() is None
    assert state.to_act() == (NATURE,)
    assert train(state) == picture("locomotive | | <belle\ncar 1 | doc> |")


@pytest.mark.rule("MINI-2", "SEN-1", "SEN-4")
def test_the_game_ends_at_once_when_the_ride_fails() -> None:
    cars = "locomotive | <belle | \ncar 1 | | <doc\ncar 2"
    state = scene(
        cars, "belle | programme move fire horse", "doc | programme turn floor fire", "mei | out 1", kind=HORSE
    )
    events = run(state)
    assert revealed(events) == ["belle move", "doc turn around", "belle fire"]
    assert lines(events) == ["rides belle walked", "turned doc tail", "out belle ride", "game-over alone"]
    assert places(state) == {"doc": 1, "belle": 2, "mei": 3}


@pytest.mark.rule("MINI-2", "SEN-1")
def test_the_game_ends_at_once_without_a_card_for_a_ride() -> None:
    cars = "locomotive | <belle | \ncar 1 | | <doc\ncar 2"
    state = scene(cars, "belle | programme move", "doc | programme horse", "mei | out 1", kind=HORSE)
    assert lines(run(state)) == ["out belle walked", "game-over alone"]


@pytest.mark.rule("MINI-2", "SEN-1")
def test_of_two_riders_the_one_who_returns_wins() -> None:
    """The train is empty for a while."""
    state = scene(
        "locomotive | <belle | <doc\ncar 1",
        "belle | programme move fire",
        "doc | programme move horse turn",
        "mei | out 1",
        kind=HORSE,
    )
    empty = []
    state.listener = lambda _: empty.append(len(riding(state)) == 2 and train(state) == [" / ", " / "])
    events = run(state)
    assert any(empty)
    assert lines(events) == [
        "rides belle walked",
        "rides doc walked",
        "out belle ride",
        "moved doc 0 inside rode",
        "game-over alone",
    ]
    assert places(state) == {"doc": 1, "belle": 2, "mei": 3}


@pytest.mark.rule("MINI-2", "SEN-1")
def test_two_riders_can_both_return() -> None:
    state = scene(
        "locomotive | <belle | <doc\ncar 1",
        "belle | programme move horse",
        "doc | programme move horse turn",
        "mei | out 1",
        kind=HORSE,
    )
    story, rest = stealin(state)
    assert story == [
        "rides belle walked",
        "rides doc walked",
        "moved belle 0 inside rode",
        "moved doc 0 inside rode",
        "turned doc tail",
    ]
    assert rest == [" / doc>, <belle", " / "]
    assert state.to_act() == (NATURE,)


@pytest.mark.rule("MINI-2", "SEN-4")
def test_the_game_ends_when_the_last_ride_fails() -> None:
    """The moment of leaving decides, not loot; no further car is uncoupled."""
    state = scene(
        "locomotive | <belle | <doc\ncar 1",
        "belle | programme move fire | holds 389, 378",
        "doc | programme move turn horse",
        "mei | out 1 | holds 301, 312, 323",
        kind=HORSE,
    )
    events = run(state)
    assert lines(events) == [
        "rides belle walked",
        "rides doc walked",
        "out belle ride",
        "out doc ride",
        "game-over nobody",
    ]
    assert "doc horse" not in revealed(events)
    assert state.view(None)["outcome"]["how"] == "nobody"
    assert places(state) == {"doc": 1, "belle": 2, "mei": 3}
    assert loot(state) == {"belle": [389, 378], "mei": [323, 312, 301]}
    assert len(state.view(None)["train"]) == 2


@pytest.mark.rule("MINI-2", "SEN-4")
def test_the_last_bandit_may_leave_while_another_rides() -> None:
    """Doc leaves without a card left and is out before Belle, whose ride then decides."""
    cars = "locomotive | <belle | <doc\ncar 1"
    for card, wanted, how in (
        ("horse", {"belle": 1, "doc": 2, "mei": 3}, "alone"),
        ("fire", {"belle": 1, "doc": 2, "mei": 3}, "nobody"),
    ):
        state = scene(cars, f"belle | programme move {card}", "doc | programme move", "mei | out 1", kind=HORSE)
        events = run(state)
        assert lines(events)[:2] == ["rides belle walked", "out doc walked"]
        assert lines(events)[-1] == f"game-over {how}"
        assert places(state) == wanted
        assert state.view(None)["outcome"]["how"] == how


@pytest.mark.rule("MINI-2", "SEN-4")
def test_a_longer_ride_ends_at_a_later_moment() -> None:
    """Belle leaves first, but her ride fails after Doc has walked off with his last card."""
    state = scene(
        "locomotive | <belle | <doc, <mei\ncar 1 | | <tuco\ncar 2",
        "belle | programme move fire",
        "doc | programme move",
        "mei",
        kind=HORSE,
    )
    run(state)
    assert out(state) == {"doc": 1, "belle": 2}


@pytest.mark.rule("MINI-2", "MINI-1")
def test_horse_and_reflex_together() -> None:
    """Reflex shoots Doc off the train; his next card is Horse. A Reflex card does not return Mei."""
    state = scene(
        "locomotive | | <doc, (<belle)\ncar 1 | <mei | <tuco\ncar 2 | |",
        "belle | programme reflex",
        "doc | programme horse reflex",
        "mei | programme turn",
        kind="super reflex horse",
    )
    story, rest = stealin(state)
    assert story == [
        "woke belle",
        "shot belle doc",
        "rides doc shot",
        "moved doc 0 inside rode",
        "turned mei tail",
        "fell doc",
    ]
    assert rest[0] == " / (<doc), <belle"
    assert happens(AT_THE_FRONT, "belle | programme move reflex horse", kind="super reflex horse") == [
        "rides belle walked",
        "out belle ride",
    ]


# --- what is known --------------------------------------------------------------------------------


@pytest.mark.rule("MINI-2", "SRN-2")
def test_the_next_card_of_a_rider_is_secret() -> None:
    """Others do not know whether the ride continues, only that a card is left."""
    text = """
        super horse
        round 2 | stealin | card 2 | first belle
        locomotive | | <doc
        car 1 | | <mei
        belle | riding | played move | programme {}
        doc | played turn | programme floor
        mei | played turn | programme floor
    """
    one, other = super_position(text.format("horse fire")), super_position(text.format("turn floor"))
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["bandits"]["belle"] == {"seat": 0, "loot": [], "riding": True, "out": False}
    found = {one.determinize(1, Dice(seed)).view(0)["seats"][0]["to_come"][0] for seed in range(80)}
    assert found == {"floor change", "turn around", "fire", "horse"}
    assert train(one) == picture("locomotive | | <doc\ncar 1 | | <mei")


@pytest.mark.rule("MINI-2")
def test_a_position_with_two_riders() -> None:
    """One has Horse as the next card, the other one later."""
    state = super_position("""
        super horse
        round 2 | stealin | card 2 | done 1 | first mei
        locomotive | | doc>
        car 1 | | <mei
        car 2
        belle | riding | played move | programme horse fire
        doc | played turn | programme floor
        mei | played turn floor
        tuco | riding | played fire | programme floor horse
    """)
    assert riding(state) == ["belle", "tuco"]
    assert revealed(run(state.copy())) == ["tuco floor change", "belle horse", "doc floor change", "belle fire"]
    assert stealin(state)[0] == [
        "out tuco ride",
        "moved belle 0 inside rode",
        "moved doc 0 roof climbed",
        "missed belle",
    ]
    assert out(state) == {"tuco": 1}


@pytest.mark.rule("MINI-2", "SRN-5")
def test_a_bandit_that_returned_is_still_in_the_game() -> None:
    """It chooses cards in the next round, and may be first."""
    state = scene(
        AT_THE_FRONT, "belle | programme move horse", "doc", "tuco", "mei", kind=HORSE, head="round 1 | first mei"
    )
    run(state)
    do(state, "loot 301")
    assert state.view(None)["first"] == 0
    assert state.to_act() == (0, 1, 2, 3)
    choose(state, 0, "turn horse fire")
