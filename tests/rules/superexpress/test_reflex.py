"""Reflex (MINI-1)."""

import pytest

from support.super_scenes import choose, happens, out, picture, places, revealed, scene, schemin, stealin, train
from support.tables import do, run

REFLEX = "super reflex"


@pytest.mark.rule("MINI-1")
@pytest.mark.parametrize(
    ("before", "then", "story"),
    [
        # it stands up in its direction and fires at once: to the front and to the tail
        (
            "locomotive\ncar 1 | | <doc, (<belle), <mei\ncar 2",
            "locomotive | | (<doc)\ncar 1 | | <belle, <mei\ncar 2",
            ["woke belle", "shot belle doc", "moved doc 0 inside thrown"],
        ),
        (
            "locomotive\ncar 1 | <doc, (belle>) |\ncar 2 | (<mei), <tuco |\ncar 3",
            "locomotive\ncar 1 | <doc, belle> |\ncar 2 | (<mei) |\ncar 3 | (<tuco) |",
            ["woke belle", "shot belle tuco", "moved tuco 3 roof thrown"],
        ),
        # without a target it only stands up
        (
            "locomotive | <doc |\ncar 1 | | (<belle), <mei\ncar 2",
            "locomotive | <doc |\ncar 1 | | <belle, <mei\ncar 2",
            ["woke belle", "missed belle"],
        ),
        # off the train
        (
            "locomotive | | <doc, (<belle)\ncar 1 | | <mei, <tuco\ncar 2",
            "locomotive | | <belle\ncar 1 | | <mei, <tuco\ncar 2",
            ["woke belle", "shot belle doc", "out doc shot"],
        ),
        (
            "locomotive\ncar 1 | | <mei, <tuco\ncar 2 | | (belle>), <doc",
            "locomotive\ncar 1 | | <mei, <tuco\ncar 2 | | belle>",
            ["woke belle", "shot belle doc", "out doc shot"],
        ),
    ],
)
def test_a_stunned_bandit_stands_up_and_fires(before: str, then: str, story: list[str]) -> None:
    state = scene(before, "belle | programme reflex", kind=REFLEX)
    assert stealin(state) == (story, picture(then))


@pytest.mark.rule("MINI-1", "SEN-1")
def test_the_shot_can_end_the_game() -> None:
    state = scene(
        "locomotive | | <doc, (<belle)\ncar 1\ncar 2",
        "belle | programme reflex turn",
        "doc | programme turn",
        "mei | out 1",
        kind=REFLEX,
    )
    events = run(state)
    assert revealed(events) == ["belle reflex"]
    assert places(state) == {"belle": 1, "doc": 2, "mei": 3}
    assert train(state) == picture("locomotive | | <belle\ncar 1\ncar 2")


@pytest.mark.rule("MINI-1")
@pytest.mark.parametrize("shown", ["<belle", "belle>"])
@pytest.mark.parametrize("row", ["| <doc, {}, mei> |", "| | <doc, {}, mei>"])
@pytest.mark.parametrize("car", [0, 1, 2])
def test_a_standing_bandit_falls_stunned(shown: str, row: str, car: int) -> None:
    """It stays in its place and direction, and does not fire."""
    names = ["locomotive", "car 1", "car 2"]
    cars = "\n".join(f"{name} {row if place == car else ''}" for place, name in enumerate(names))
    state = scene(cars.format(shown), "belle | programme reflex", kind=REFLEX)
    assert stealin(state) == (["fell belle"], picture(cars.format(f"({shown})")))


@pytest.mark.rule("MINI-1", "SPO-6", "SPO-5")
def test_a_fallen_bandit_is_stunned_like_any_other() -> None:
    """Shots pass over it, its next card only wakes it up, and the stun lasts into the next round."""
    cars = "locomotive | | <mei\ncar 1 | | <doc, <belle, <tuco\ncar 2\ncar 3"
    assert happens(cars, "belle | programme reflex move floor", "tuco | programme fire", "doc", kind=REFLEX) == [
        "fell belle",
        "shot tuco doc",
        "moved doc 0 inside thrown",
        "woke belle",
        "moved belle 1 roof climbed",
    ]
    state = scene(cars, "belle | programme turn reflex", kind=REFLEX)
    run(state)
    do(state, "loot 345")
    assert train(state) == picture("locomotive | | <mei\ncar 1 | | <doc, (belle>), <tuco\ncar 2")


@pytest.mark.rule("MINI-1", "SPO-6")
def test_another_card_of_a_stunned_bandit_does_not_fire() -> None:
    cars = "locomotive | | <mei\ncar 1 | | <doc, (<belle), <tuco\ncar 2"
    for card in ("floor", "move", "turn", "fire"):
        assert happens(cars, f"belle | programme {card}", kind=REFLEX) == ["woke belle"]


@pytest.mark.rule("MINI-1", "SPO-5")
def test_reflex_works_in_the_round_of_the_shot() -> None:
    cars = "locomotive\ncar 1 | | <mei, <doc\ncar 2 | | <belle, <tuco\ncar 3"
    assert happens(cars, "tuco | programme fire", "belle | programme reflex turn", "doc", kind=REFLEX) == [
        "shot tuco belle",
        "moved belle 1 inside thrown",
        "woke belle",
        "shot belle doc",
        "moved doc 0 inside thrown",
        "turned belle tail",
    ]


@pytest.mark.rule("MINI-1")
def test_a_programme_still_has_three_cards() -> None:
    state = schemin("belle", "doc", "tuco", kind=REFLEX)
    moves = [str(move) for move in state.legal_moves(0)]
    assert all(len(move.split()) == 4 for move in moves)
    assert len(moves) == 60
    assert not any("horse" in move for move in moves)
    for who in ("belle", "tuco"):
        choose(state, who, "reflex turn floor")
    events = choose(state, "doc", "reflex turn floor")
    assert len(revealed(events)) == 9
    assert revealed(events)[:3] == ["belle reflex", "doc reflex", "tuco reflex"]
    assert out(state) == {}
