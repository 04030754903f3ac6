"""Rows, Move, Floor Change, Turn Around, Wake Up (SPO-1 to SPO-4, SPO-6)."""

import pytest

from support.super_scenes import after, choose, happens, out, picture, scene, stealin, train
from support.tables import do, run, super_position

LEVELS = pytest.mark.parametrize("roof", [True, False], ids=["roof", "inside"])


def level(roof: bool, *cars: str) -> str:
    """A train with these rows on one level; the other level is empty."""
    names = ["locomotive", *[f"car {number}" for number in range(1, len(cars))]]
    return "\n".join(
        f"{name} | {row} |" if roof else f"{name} | | {row}" for name, row in zip(names, cars, strict=True)
    )


# --- SPO-1: rows ----------------------------------------------------------------------------------


@pytest.mark.rule("SPO-1")
@pytest.mark.parametrize("car", [0, 1, 2])
@LEVELS
def test_a_row_keeps_its_order(roof: bool, car: int) -> None:
    """Also in and on the locomotive, and in the notation; turning around and a stun change no place."""
    row = "<tuco, (belle>), mei>, (<doc), cheyenne>"
    cars = level(roof, *[row if number == car else "" for number in range(3)], "")
    state = scene(cars, "tuco | programme turn", "belle", "mei | programme turn")
    seen = state.view(None)["train"][car]["roof" if roof else "inside"]
    assert seen == ["tuco", "belle", "mei", "doc", "cheyenne"]
    assert train(state) == picture(cars)
    again = super_position(state.notation())
    assert train(again) == picture(cars)
    assert stealin(state)[1] == picture(cars.replace("<tuco", "tuco>").replace("mei>", "<mei"))


@pytest.mark.rule("SPO-1", "SPO-5", "SPO-6")
def test_a_stun_lasts_into_the_next_round() -> None:
    state = scene(
        "locomotive | | <mei, (belle>), <tuco\ncar 1 | | doc>, (<ghost)\ncar 2",
        "mei",
        "belle",
    )
    run(state)
    do(state, "loot 345")
    assert state.view(None)["round"]["number"] == 2
    assert train(state) == picture("locomotive | | <mei, (belle>), <tuco\ncar 1 | | doc>, (<ghost)")
    for seat in range(4):
        choose(state, seat, "turn floor fire" if seat != 1 else "fire turn floor")
    events = choose(state, 4, "turn floor fire")
    sent = [repr(event) for event in events]
    assert sent.index("<woke bandit=belle>") == sent.index("<revealed seat=1, bandit=belle, action=fire, number=1>") + 1


@pytest.mark.rule("SPO-1", "SPO-5")
@LEVELS
def test_the_order_decides_who_is_hit(roof: bool) -> None:
    for first, second in (("tuco", "mei"), ("mei", "tuco")):
        story = happens(level(roof, "", f"<{first}, <{second}, <belle", "", ""), "belle | programme fire")
        assert story[0] == f"shot belle {second}"


# --- SPO-2: Move ----------------------------------------------------------------------------------


@pytest.mark.rule("SPO-2")
@LEVELS
@pytest.mark.parametrize(
    ("before", "then"),
    [
        # to the front it joins at the tail end, to the tail at the front end; it keeps its direction
        (("", "doc>, <mei", "<belle", ""), ("", "doc>, <mei, <belle", "", "")),
        (("", "belle>", "doc>, <mei", ""), ("", "", "belle>, doc>, <mei", "")),
        # from the middle of a row, past those in front of it: bandits do not block
        (("", "", "<doc, <belle, <mei", ""), ("", "<belle", "<doc, <mei", "")),
        (("", "doc>, belle>, mei>", "", ""), ("", "doc>, mei>", "belle>", "")),
        # stunned bandits are no obstacle, and have places like others
        (("", "(doc>), (<mei)", "<belle", ""), ("", "(doc>), (<mei), <belle", "", "")),
        (("", "belle>", "(doc>), (<mei)", ""), ("", "", "belle>, (doc>), (<mei)", "")),
        # onto and off the locomotive and the last car
        (("doc>, mei>", "<belle", "", ""), ("doc>, mei>, <belle", "", "", "")),
        (("doc>, belle>", "mei>", "", ""), ("doc>", "belle>, mei>", "", "")),
        (("", "", "belle>", "<doc, <mei"), ("", "", "", "belle>, <doc, <mei")),
        (("", "<mei", "", "<belle, <doc"), ("", "<mei", "<belle", "<doc")),
        # into an empty car
        (("", "", "<belle", "<doc, <mei"), ("", "<belle", "", "<doc, <mei")),
        (("<doc, <mei", "belle>", "", ""), ("<doc, <mei", "", "belle>", "")),
    ],
)
def test_a_bandit_moves_one_car_in_its_direction(roof: bool, before: tuple[str, ...], then: tuple[str, ...]) -> None:
    assert after(level(roof, *before), "belle | programme move") == picture(level(roof, *then))


@pytest.mark.rule("SPO-2")
def test_a_move_does_not_change_the_level() -> None:
    cars = "locomotive\ncar 1 | <doc | <tuco\ncar 2 | <mei | <belle\ncar 3"
    assert after(cars, "belle | programme move", "mei | programme move") == picture(
        "locomotive\ncar 1 | <doc, <mei | <tuco, <belle\ncar 2\ncar 3"
    )
    assert happens(cars, "belle | programme move") == ["moved belle 1 inside walked"]
    assert happens(cars, "mei | programme move") == ["moved mei 1 roof walked"]


@pytest.mark.rule("SPO-2")
@LEVELS
def test_bandits_from_both_sides_join_at_their_end(roof: bool) -> None:
    """Bandits from the tail join at the tail end, bandits from the front at the front end."""
    cars = level(roof, "", "belle>, doc>", "", "<mei, <tuco", "")
    rows = [f"{who} | programme move" for who in ("mei", "belle", "tuco", "doc")]
    assert after(cars, *rows) == picture(level(roof, "", "", "doc>, belle>, <mei, <tuco", "", ""))


@pytest.mark.rule("SPO-2")
@LEVELS
@pytest.mark.parametrize("before", [("<doc, <belle, <mei", "", ""), ("", "<doc, <mei", "<tuco, belle>")])
def test_a_bandit_beyond_either_end_is_out(roof: bool, before: tuple[str, ...]) -> None:
    state = scene(level(roof, *before), "belle | programme move turn", "doc", "mei")
    story, rest = stealin(state)
    assert story == ["out belle walked"]
    assert rest == picture(level(roof, *before).replace("<belle, ", "").replace(", belle>", ""))
    assert out(state) == {"belle": 1, **({"tuco": 2} if "tuco" in out(state) else {})}
    seen = state.view(None)["bandits"]["belle"]
    assert (seen["out"], seen["riding"], "car" in seen) == (True, False, False)


@pytest.mark.rule("SPO-2")
def test_a_bandit_that_returns_has_a_new_place() -> None:
    """It now stands in front of bandits it stood behind."""
    assert after(
        "locomotive\ncar 1 | | doc>, <belle, mei>\ncar 2\ncar 3",
        "belle | programme turn move",
        "doc | programme floor",
    ) == picture("locomotive\ncar 1 | doc> | mei>\ncar 2 | | belle>\ncar 3")
    assert after(
        "locomotive\ncar 1 | | doc>\ncar 2 | | mei>, <belle\ncar 3",
        "belle | programme move turn",
        "mei",
    ) == picture("locomotive\ncar 1 | | doc>, belle>\ncar 2 | | mei>\ncar 3")


# --- SPO-3: Floor Change --------------------------------------------------------------------------


@pytest.mark.rule("SPO-3")
@pytest.mark.parametrize(
    ("before", "then"),
    [
        ("| <doc, mei> | <belle", "| <doc, mei>, <belle |"),
        ("| <doc, mei> | belle>", "| belle>, <doc, mei> |"),
        ("| <belle | <doc, mei>", "| | <doc, mei>, <belle"),
        ("| belle> | <doc, mei>", "| | belle>, <doc, mei>"),
        # the others keep their places; stunned bandits count like others
        ("| (<doc) | tuco>, <belle, <mei", "| (<doc), <belle | tuco>, <mei"),
        ("| tuco>, belle>, <mei | (<doc)", "| tuco>, <mei | belle>, (<doc)"),
        ("| | <doc, <belle, <mei", "| <belle | <doc, <mei"),
        ("| <doc, belle>, <mei |", "| <doc, <mei | belle>"),
    ],
)
@pytest.mark.parametrize("car", [0, 1, 2])
def test_a_bandit_joins_behind_all_others_of_the_level(before: str, then: str, car: int) -> None:
    """In the same car and direction, also on the locomotive and in the last car."""
    names = ["locomotive", "car 1", "car 2"]
    cars = [
        "\n".join(f"{name} {row if place == car else ''}" for place, name in enumerate(names)) for row in (before, then)
    ]
    assert after(cars[0], "belle | programme floor") == picture(cars[1])


@pytest.mark.rule("SPO-3", "SPO-5")
def test_a_bandit_can_shoot_all_in_front_of_it() -> None:
    assert happens(
        "locomotive | | belle>\ncar 1 | <doc, <mei | <tuco\ncar 2\ncar 3", "tuco | programme floor fire"
    ) == [
        "moved tuco 1 roof climbed",
        "shot tuco mei",
        "moved mei 0 roof thrown",
    ]
    assert happens(
        "locomotive | | belle>\ncar 1 | <doc, <mei | tuco>\ncar 2\ncar 3", "tuco | programme floor fire"
    ) == [
        "moved tuco 1 roof climbed",
        "shot tuco doc",
        "moved doc 2 roof thrown",
    ]


# --- SPO-4: Turn Around ---------------------------------------------------------------------------


@pytest.mark.rule("SPO-4")
@LEVELS
@pytest.mark.parametrize(("one", "other", "faces"), [("<belle", "belle>", "tail"), ("belle>", "<belle", "front")])
def test_a_bandit_turns_around_in_its_place(roof: bool, one: str, other: str, faces: str) -> None:
    cars = level(roof, "", f"<doc, {one}, mei>", "")
    state = scene(cars, "belle | programme turn")
    assert stealin(state) == ([f"turned belle {faces}"], picture(cars.replace(one, other)))


@pytest.mark.rule("SPO-4", "SPO-2")
def test_a_bandit_that_turned_moves_the_other_way() -> None:
    assert happens("locomotive | | <doc\ncar 1 | | <belle\ncar 2 | | <mei\ncar 3", "belle | programme turn move")[
        1:
    ] == ["moved belle 2 inside walked"]


# --- SPO-6: Wake Up -------------------------------------------------------------------------------


@pytest.mark.rule("SPO-6")
@LEVELS
@pytest.mark.parametrize("card", ["floor", "move", "turn", "fire"])
@pytest.mark.parametrize("shown", ["(<belle)", "(belle>)"])
def test_any_card_only_wakes_a_stunned_bandit(roof: bool, card: str, shown: str) -> None:
    cars = level(roof, "<doc", f"<mei, {shown}, <tuco", "ghost>", "")
    state = scene(cars, f"belle | programme {card}")
    assert stealin(state) == (["woke belle"], picture(cars.replace(shown, shown[1:-1])))


@pytest.mark.rule("SPO-6")
def test_the_next_card_is_played_normally() -> None:
    cars = "locomotive | | <doc\ncar 1 | | (<belle), mei>\ncar 2\ncar 3"
    assert happens(cars, "belle | programme fire turn move", "mei") == [
        "woke belle",
        "turned belle tail",
        "moved belle 2 inside walked",
    ]


@pytest.mark.rule("SPO-6", "SPO-5")
def test_a_bandit_can_be_woken_and_shot_again() -> None:
    cars = "locomotive | | mei>\ncar 1 | | (<tuco), <belle\ncar 2\ncar 3"
    assert happens(cars, "tuco | programme move turn", "belle | programme fire turn", "mei") == [
        "woke tuco",
        "shot belle tuco",
        "moved tuco 0 inside thrown",
        "woke tuco",
        "turned belle tail",
    ]


@pytest.mark.rule("SPO-6", "SPO-1")
def test_a_round_in_which_all_are_stunned() -> None:
    """All bandits only stand up; the round ends normally."""
    state = scene(
        "locomotive | | (<doc)\ncar 1 | (belle>) | (mei>)\ncar 2",
        "doc | programme move",
        "belle | programme fire",
        "mei | programme turn",
    )
    story, rest = stealin(state)
    assert story == ["woke doc", "woke belle", "woke mei"]
    assert rest == picture("locomotive | | <doc\ncar 1 | belle> | mei>\ncar 2")
    assert state.to_act() == (-1,)
