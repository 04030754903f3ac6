"""Fire (SPO-5)."""

import pytest

from support.super_scenes import after, happens, out, picture, scene, stealin
from support.tables import run

LEVELS = pytest.mark.parametrize("roof", [True, False], ids=["roof", "inside"])


def level(roof: bool, *cars: str) -> str:
    """A train with these rows on one level; the other level is empty."""
    names = ["locomotive", *[f"car {number}" for number in range(1, len(cars))]]
    return "\n".join(
        f"{name} | {row} |" if roof else f"{name} | | {row}" for name, row in zip(names, cars, strict=True)
    )


@pytest.mark.rule("SPO-5")
@LEVELS
@pytest.mark.parametrize(
    ("before", "hit"),
    [
        # the first in front of it in its own row, at either side
        (("ghost>", "<doc, <tuco, <belle, <mei", "cheyenne>", ""), "tuco"),
        (("ghost>", "<doc, <tuco, belle>, <mei", "cheyenne>", ""), "mei"),
        # none there: the nearest in the cars ahead, however far
        (("ghost>", "<doc, <tuco", "<belle, <mei", "cheyenne>"), "tuco"),
        (("ghost>", "<doc, belle>", "<mei, <tuco", "cheyenne>"), "mei"),
        (("doc>, ghost>", "", "", "", "<belle, <mei", ""), "ghost"),
        (("doc>, belle>", "", "", "", "mei>, <tuco", ""), "mei"),
        (("doc>, belle>", "", "", "mei>, <tuco"), "mei"),
        # stunned bandits are skipped, in the same row and further on
        (("<ghost", "<doc, (<tuco), (mei>), <belle", "", ""), "doc"),
        (("<ghost", "belle>, (<tuco), (mei>), <doc", "", ""), "doc"),
        (("<ghost", "(<doc), (tuco>)", "", "(mei>), <belle", ""), "ghost"),
        (("belle>, (<mei)", "", "(<doc), (tuco>), ghost>", "", ""), "ghost"),
        # the direction of the target does not matter
        (("", "doc>, <belle", "<mei", ""), "doc"),
        (("", "<mei", "belle>, doc>", ""), "doc"),
    ],
)
def test_the_first_standing_bandit_in_front(roof: bool, before: tuple[str, ...], hit: str) -> None:
    assert happens(level(roof, *before), "belle | programme fire")[0] == f"shot belle {hit}"


@pytest.mark.rule("SPO-5")
@LEVELS
@pytest.mark.parametrize(
    "before",
    [
        ("", "<belle, <doc, <tuco", "<mei", ""),  # all are behind it
        ("<mei", "<doc, <tuco, belle>", "", ""),
        ("(<mei)", "(<doc), (tuco>), <belle", "<ghost", ""),  # all in front are stunned
        ("<ghost", "belle>, (<doc)", "(tuco>), (<mei)", ""),
        ("<belle", "<doc, <tuco", "<mei", ""),  # at either end
        ("<doc", "<mei", "<tuco, belle>", ""),
    ],
)
def test_without_a_target_fire_has_no_effect(roof: bool, before: tuple[str, ...]) -> None:
    cars = level(roof, *before)
    assert stealin(scene(cars, "belle | programme fire")) == (["missed belle"], picture(cars))


@pytest.mark.rule("SPO-5")
@pytest.mark.parametrize(
    "cars",
    [
        "locomotive | <doc |\ncar 1 | <tuco | <belle\ncar 2 | <mei |\ncar 3",
        "locomotive | | <doc\ncar 1 | <belle | <tuco\ncar 2 | | <mei\ncar 3",
        "locomotive | <doc |\ncar 1 | <tuco | belle>\ncar 2 | <mei |\ncar 3",
        "locomotive | | <doc\ncar 1 | belle> | <tuco\ncar 2 | | <mei\ncar 3",
    ],
)
def test_the_other_level_is_out_of_sight(cars: str) -> None:
    assert stealin(scene(cars, "belle | programme fire")) == (["missed belle"], picture(cars))


@pytest.mark.rule("SPO-5")
@LEVELS
@pytest.mark.parametrize(
    ("before", "then"),
    [
        # from the shooter's own row, to the front and to the tail; it joins at the end nearest the shooter
        (("<doc, <mei", "<tuco, <belle", "", ""), ("<doc, <mei, (<tuco)", "<belle", "", "")),
        (("", "belle>, <tuco", "<doc, <mei", ""), ("", "belle>", "(<tuco), <doc, <mei", "")),
        (("<mei", "tuco>, <belle", "", ""), ("<mei, (tuco>)", "<belle", "", "")),
        # from a distance: one car from where it stood, not from the shooter
        (("(<doc)", "mei>, tuco>", "", "", "<belle", ""), ("(<doc), (tuco>)", "mei>", "", "", "<belle", "")),
        (("belle>", "", "", "tuco>, mei>", "(<doc)", ""), ("belle>", "", "", "mei>", "(tuco>), (<doc)", "")),
        (("belle>", "", "", "<tuco, mei>", ""), ("belle>", "", "", "mei>", "(<tuco)")),
        # past stunned bandits, which stay in place
        (("", "<tuco, (<doc)", "(mei>), <belle", ""), ("(<tuco)", "(<doc)", "(mei>), <belle", "")),
        (("", "belle>, (<doc)", "(mei>), <tuco", ""), ("", "belle>, (<doc)", "(mei>)", "(<tuco)")),
        # into the last car
        (("", "<mei", "belle>, tuco>", "<doc"), ("", "<mei", "belle>", "(tuco>), <doc")),
    ],
)
def test_the_target_is_pushed_to_the_next_car_stunned(
    roof: bool, before: tuple[str, ...], then: tuple[str, ...]
) -> None:
    """On the same level, with the same direction."""
    state = scene(level(roof, *before), "belle | programme fire")
    story, rest = stealin(state)
    assert rest == picture(level(roof, *then))
    car = next(place for place, row in enumerate(then) if "tuco" in row)
    assert story == ["shot belle tuco", f"moved tuco {car} {'roof' if roof else 'inside'} thrown"]


@pytest.mark.rule("SPO-5")
@LEVELS
@pytest.mark.parametrize(
    ("before", "then"),
    [
        (("<tuco, <doc, <belle", "<mei", ""), ("<tuco, <belle", "<mei", "")),
        (("<doc", "", "", "<belle, <mei, <tuco"), ("", "", "", "<belle, <mei, <tuco")),
        (("", "<mei, <tuco", "belle>, <doc"), ("", "<mei, <tuco", "belle>")),
        (("<mei, <tuco, belle>", "", "", "(<ghost), <doc"), ("<mei, <tuco, belle>", "", "", "(<ghost)")),
    ],
)
def test_a_bandit_beyond_either_end_is_out(roof: bool, before: tuple[str, ...], then: tuple[str, ...]) -> None:
    state = scene(level(roof, *before), "belle | programme fire", "doc | programme turn floor")
    story, rest = stealin(state)
    assert story == ["shot belle doc", "out doc shot"]
    assert rest == picture(level(roof, *then))
    assert out(state)["doc"] == 1
    assert state.view(0)["seats"][1] == {"shown": []}


@pytest.mark.rule("SPO-5", "SPO-2")
@LEVELS
def test_the_next_shot_hits_another_bandit(roof: bool) -> None:
    """The stunned bandit, at the end of the next row, does not hide the others there."""
    cars = level(roof, "", "", "<doc, <mei", "<tuco, <belle, <cheyenne", "")
    rows = ("belle | programme fire", "cheyenne | programme turn", "doc | programme turn")
    assert after(cars, *rows) == picture(level(roof, "", "", "doc>, <mei, (<tuco)", "<belle, cheyenne>", ""))
    cars = level(roof, "", "", "<doc, <mei", "<tuco, <cheyenne, <belle", "")
    state = scene(cars, "cheyenne | programme fire", "belle | programme fire", "doc | programme fire")
    story, rest = stealin(state)
    assert story[::2] == ["shot cheyenne tuco", "shot belle cheyenne", "missed doc"]
    assert rest == picture(level(roof, "", "", "<doc, <mei, (<tuco), (<cheyenne)", "<belle", ""))


@pytest.mark.rule("SPO-5")
def test_a_bandit_who_is_out_is_no_target() -> None:
    """Doc moved off the roof of the locomotive and cannot be hit there any more."""
    cars = "locomotive | <doc, <tuco | <mei\ncar 1 | <belle |\ncar 2 | |"
    assert happens(cars, "doc | programme move", "tuco | programme floor", "belle | programme fire") == [
        "out doc walked",
        "moved tuco 0 inside climbed",
        "missed belle",
    ]


@pytest.mark.rule("SPO-5", "SPO-1")
def test_shots_in_a_row_of_seven() -> None:
    """Each of seven bandits hits the next standing one in front."""
    state = scene(
        """
        locomotive
        car 1 | | <belle, cheyenne>, <django, <doc, ghost>, mei>, <tuco
        car 2
        car 3
        """,
        "tuco | programme fire",
        "mei | programme turn",
        "doc | programme fire",
        "ghost | programme fire",
        "cheyenne | programme fire",
        "belle | programme fire",
        "django",
    )
    story, rest = stealin(state)
    assert story == [
        "shot tuco mei",
        "moved mei 0 inside thrown",
        "woke mei",
        "shot doc django",
        "moved django 0 inside thrown",
        "shot ghost tuco",
        "moved tuco 2 inside thrown",
        "shot cheyenne doc",
        "moved doc 2 inside thrown",
        "shot belle mei",
        "out mei shot",
    ]
    assert rest == picture(
        """
        locomotive | | (<django)
        car 1      | | <belle, cheyenne>, ghost>
        car 2      | | (<doc), (<tuco)
        car 3
        """
    )


@pytest.mark.rule("SPO-5")
def test_the_shooter_stays_and_faces_the_same_way() -> None:
    state = scene("locomotive | | <doc\ncar 1 | | (mei>), <belle\ncar 2 | | <tuco\ncar 3", "belle | programme fire")
    run(state)
    seen = state.view(None)["bandits"]["belle"]
    assert (seen["car"], seen["roof"], seen["facing"], seen["stunned"]) == (1, False, "front", False)
