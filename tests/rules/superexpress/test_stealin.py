"""Stealin' (SRN-2): the order of the cards."""

import pytest

from support.super_scenes import choose, happens, revealed, scene, schemin, stealin
from support.tables import data_of, do, position, run

QUIET = """
    locomotive | <doc  | mei>
    car 1      | tuco> | <belle
    car 2
"""


@pytest.mark.rule("SRN-2")
@pytest.mark.parametrize(
    ("first", "order"),
    [("belle", "belle doc tuco"), ("doc", "doc tuco belle"), ("tuco", "tuco belle doc")],
)
def test_from_the_first_player_clockwise_three_times_round(first: str, order: str) -> None:
    """Programmes are resolved in order."""
    state = schemin("belle", "doc", "tuco", head=f"round 1 | first {first}")
    choose(state, "tuco", "turn floor fire")
    choose(state, "belle", "turn floor fire")
    events = choose(state, "doc", "floor turn fire")
    turned = {
        "belle": ("turn around", "floor change", "fire"),
        "doc": ("floor change", "turn around", "fire"),
        "tuco": ("turn around", "floor change", "fire"),
    }
    assert revealed(events) == [f"{who} {turned[who][lap]}" for lap in range(3) for who in order.split()]
    assert [data["number"] for data in data_of(events, "revealed")] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [data["seat"] for data in data_of(events, "revealed")] == [
        ("belle", "doc", "tuco").index(who) for who in order.split()
    ] * 3


@pytest.mark.rule("SRN-2")
def test_a_card_is_resolved_before_the_next_is_turned_over() -> None:
    state = scene(QUIET, "belle | programme turn", "doc | programme turn floor", "mei | programme turn", "tuco")
    events = run(state)
    assert [event.kind for event in events[:8]] == ["revealed", "turned"] * 3 + ["revealed", "moved"]


@pytest.mark.rule("SRN-2")
def test_every_card_is_resolved() -> None:
    """There is no question: Belle leaves the train, Doc has no target."""
    state = scene(
        "locomotive | <belle | <doc, <tuco\ncar 1 | | <mei\ncar 2",
        "belle | programme move",
        "doc | programme fire",
        "tuco",
    )
    story, _ = stealin(state)
    assert story == ["out belle walked", "missed doc"]


@pytest.mark.rule("SRN-2")
def test_bandits_who_are_out_are_skipped() -> None:
    """Tuco shoots Belle off the train before her second card; Doc leaves with his first."""
    state = scene(
        """
        locomotive | belle>, <tuco | <doc
        car 1      |               | mei>, <ghost
        car 2      |               |
        """,
        "tuco | programme fire turn floor",
        "belle | programme turn floor fire",
        "doc | programme move turn fire",
        "ghost | programme floor turn fire",
        "mei | programme turn floor fire",
    )
    events = run(state)
    assert revealed(events) == [
        "tuco fire",
        "doc move",
        "ghost floor change",
        "mei turn around",
        "tuco turn around",
        "ghost turn around",
        "mei floor change",
        "tuco floor change",
        "ghost fire",
        "mei fire",
    ]
    assert [data["bandit"] for data in data_of(events, "out")][:2] == ["belle", "doc"]
    assert [data["how"] for data in data_of(events, "out")][:2] == ["shot", "walked"]


@pytest.mark.rule("SRN-2")
def test_a_first_player_who_is_out_is_skipped() -> None:
    state = scene(
        "locomotive | <belle | <doc, <tuco\ncar 1 | | <mei\ncar 2",
        "tuco | programme turn floor",
        "belle | programme move floor",
        "doc | programme turn floor",
        "mei",
        head="round 1 | first belle",
    )
    assert revealed(run(state)) == [
        "belle move",
        "doc turn around",
        "tuco turn around",
        "doc floor change",
        "tuco floor change",
    ]


@pytest.mark.rule("SRN-2")
def test_the_middle_of_a_round() -> None:
    """At the second card, after those of Tuco and Belle."""
    state = position("""
        super
        round 1 | stealin | card 2 | done 2 | first tuco
        locomotive | | <doc
        car 1 | | <belle, tuco>
        car 2
        belle | played move turn | programme floor
        doc | played turn | programme floor fire
        tuco | played turn floor | programme move
    """)
    assert state.view(None)["round"] == {"number": 1, "turn": 1}
    assert state.view(None)["phase"] == "stealin"
    assert revealed(run(state)) == ["doc floor change", "tuco move", "belle floor change", "doc fire"]


@pytest.mark.rule("SRN-2", "SRN-3")
def test_the_car_is_uncoupled_after_the_third_card() -> None:
    state = schemin("belle", "doc", "tuco")
    for who in ("belle", "doc"):
        choose(state, who, "turn floor fire")
    events = choose(state, "tuco", "turn floor fire")
    names = [event.kind for event in events]
    assert names.count("revealed") == 9
    assert names.index("uncoupled") > max(place for place, name in enumerate(names) if name == "revealed")
    do(state, "loot 345")
    assert state.view(None)["round"] == {"number": 2, "turn": 0}
    assert state.view(None)["phase"] == "schemin"


@pytest.mark.rule("SRN-2")
def test_a_card_acts_on_the_result_of_earlier_cards() -> None:
    """Doc's shot hits Tuco, who has climbed down before it; fired earlier it hits no one."""
    cars = "locomotive | tuco> | \ncar 1 | | <doc\ncar 2 | | <mei\ncar 3"
    assert happens(cars, "tuco | programme floor", "doc | programme fire", "mei") == [
        "moved tuco 0 inside climbed",
        "shot doc tuco",
        "out tuco shot",
    ]
    assert happens(cars, "doc | programme fire", "tuco | programme floor", "mei") == [
        "missed doc",
        "moved tuco 0 inside climbed",
    ]
