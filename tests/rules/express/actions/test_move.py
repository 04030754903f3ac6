"""Move, Floor Change and Marshal (ACT-1 to ACT-4)."""

import pytest

from coltexpress.engine.errors import IllegalMove
from support.scenes import scene, story
from support.tables import do, legal, run, where

LONG_TRAIN = """
    locomotive  | {0} |
    baggage     | {1} | belle
    second class| {2} |
    dining      | {3} |
    saloon      | {4} |
    mail        | {5} | doc
    first class | {6} | marshal
"""


def on_the_roofs(**cars: int) -> str:
    """The longest train, with these bandits on the roofs of these cars."""
    return LONG_TRAIN.format(*[", ".join(who for who, car in cars.items() if car == n) for n in range(7)])


@pytest.mark.rule("ACT-1")
@pytest.mark.parametrize("car", [1, 3])
def test_inside_a_bandit_moves_to_the_next_car_either_way(car: int) -> None:
    state = scene(
        "tuco move",
        """
        locomotive | | marshal
        mail       | | doc
        saloon     | | tuco
        dining     | | belle
        baggage    | |
        """,
    )
    run(state)
    assert state.to_act() == (state.view(None)["bandits"]["tuco"]["seat"],)
    assert legal(state) == ["move to 1", "move to 3"]
    assert story(do(state, f"move to {car}")) == [f"moved tuco {car} inside walked"]
    assert where(state, "tuco") == f"{car} inside"
    assert (where(state, "doc"), where(state, "belle")) == ("1 inside", "3 inside")


@pytest.mark.rule("ACT-1", "ACT-13")
@pytest.mark.parametrize(("bandit", "there"), [("tuco", "1 inside"), ("doc", "3 inside")])
def test_inside_an_end_car_a_bandit_has_one_way(bandit: str, there: str) -> None:
    state = scene(
        f"{bandit} move",
        """
        locomotive |       | tuco
        mail       | belle |
        saloon     |       | marshal
        dining     |       |
        baggage    |       | doc
        """,
    )
    assert story(run(state)) == [f"moved {bandit} {there} walked"]
    assert where(state, bandit) == there


@pytest.mark.rule("ACT-1", "ACT-2")
@pytest.mark.parametrize("level", ["| tuco", "tuco |"])
def test_a_move_must_change_the_car_within_the_train(level: str) -> None:
    state = scene(
        "tuco move",
        f"""
        locomotive | | marshal
        mail       | | belle
        saloon     | {level}
        dining     | | doc
        """,
    )
    run(state)
    for move in ("move to 2", "move to 4", "pass", "take nothing"):
        with pytest.raises(IllegalMove):
            do(state, move)
    assert where(state, "tuco").startswith("2")


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize(
    ("car", "cars"),
    [
        (0, [1, 2, 3]),
        (1, [0, 2, 3, 4]),
        (2, [0, 1, 3, 4, 5]),
        (3, [0, 1, 2, 4, 5, 6]),
        (4, [1, 2, 3, 5, 6]),
        (5, [2, 3, 4, 6]),
        (6, [3, 4, 5]),
    ],
)
def test_on_the_roof_a_bandit_moves_up_to_three_cars(car: int, cars: list[int]) -> None:
    state = scene("tuco move", on_the_roofs(tuco=car))
    run(state)
    assert legal(state) == [f"move to {there}" for there in cars]
    assert story(do(state, f"move to {cars[-1]}")) == [f"moved tuco {cars[-1]} roof walked"]
    assert where(state, "tuco") == f"{cars[-1]} roof"


@pytest.mark.rule("ACT-2")
def test_bandits_do_not_block_the_way_on_the_roof() -> None:
    state = scene("tuco move", on_the_roofs(tuco=3, ghost=2, django=2, cheyenne=4))
    run(state)
    assert legal(state) == [f"move to {car}" for car in (0, 1, 2, 4, 5, 6)]
    assert story(do(state, "move to 0")) == ["moved tuco 0 roof walked"]
    assert [where(state, who) for who in ("ghost", "django", "cheyenne")] == ["2 roof", "2 roof", "4 roof"]


@pytest.mark.rule("ACT-2", "ACT-13")
def test_on_a_train_of_two_the_only_roof_move_is_automatic() -> None:
    state = scene("tuco move", "locomotive | | marshal\nmail | tuco | belle, doc")
    assert story(run(state)) == ["moved tuco 0 roof walked"]


@pytest.mark.rule("ACT-3")
@pytest.mark.parametrize(
    ("bandit", "there"),
    [("tuco", "0 inside"), ("belle", "1 roof"), ("doc", "2 inside"), ("ghost", "2 roof")],
)
def test_floor_change_leads_to_the_other_level_of_the_car(bandit: str, there: str) -> None:
    state = scene(
        f"{bandit} floor change",
        """
        locomotive | tuco |
        mail       |      | belle
        saloon     | doc  | ghost
        dining     |      | marshal
        """,
    )
    before = {who: where(state, who) for who in ("tuco", "belle", "doc", "ghost")}
    assert story(run(state)) == [f"moved {bandit} {there} climbed"]
    assert {who: where(state, who) for who in before} == before | {bandit: there}


@pytest.mark.rule("ACT-4")
@pytest.mark.parametrize("car", [1, 3])
def test_the_player_moves_the_marshal_one_car_either_way(car: int) -> None:
    state = scene(
        "doc marshal",
        """
        locomotive |       |
        mail       | doc   |
        saloon     |       | marshal
        dining     | belle |
        baggage    |       | tuco
        """,
        "belle",
        "tuco",
        "doc",
    )
    run(state)
    assert state.to_act() == (2,)
    assert legal(state) == ["marshal to 1", "marshal to 3"]
    assert story(do(state, f"marshal to {car}")) == [f"marshal-moved {car}"]
    assert state.view(None)["marshal"] == car
    assert [where(state, who) for who in ("doc", "belle", "tuco")] == ["1 roof", "3 roof", "4 inside"]


@pytest.mark.rule("ACT-4")
def test_the_marshal_can_reach_both_ends_of_the_train() -> None:
    for car, moves in ((1, ["marshal to 0", "marshal to 2"]), (2, ["marshal to 1", "marshal to 3"])):
        inside = ["", "", "", ""]
        inside[car] = "marshal"
        state = scene(
            "tuco marshal",
            f"""
            locomotive | tuco  | {inside[0]}
            mail       | belle | {inside[1]}
            saloon     |       | {inside[2]}
            dining     | doc   | {inside[3]}
            """,
        )
        run(state)
        assert legal(state) == moves


@pytest.mark.rule("ACT-4", "ACT-13")
@pytest.mark.parametrize(("ends", "there"), [(("marshal", ""), 1), (("", "marshal"), 2)])
def test_at_an_end_of_the_train_the_marshal_has_one_way(ends: tuple[str, str], there: int) -> None:
    state = scene(
        "tuco marshal",
        f"""
        locomotive | tuco  | {ends[0]}
        mail       | belle |
        saloon     |       |
        dining     | doc   | {ends[1]}
        """,
    )
    assert story(run(state)) == [f"marshal-moved {there}"]
    assert state.view(None)["marshal"] == there


@pytest.mark.rule("ACT-4")
def test_the_marshal_stays_inside_and_must_move() -> None:
    """Bandits on the roof of the car that he enters do not block him; he may not stay."""
    state = scene(
        "tuco marshal",
        """
        locomotive |           |
        mail       |           | marshal
        saloon     | tuco, doc |
        dining     |           | belle
        """,
    )
    run(state)
    with pytest.raises(IllegalMove):
        do(state, "marshal to 1")
    with pytest.raises(IllegalMove):
        do(state, "marshal to 3")
    assert story(do(state, "marshal to 2")) == ["marshal-moved 2"]
    assert [bandit["wounds"] for bandit in state.view(None)["bandits"].values()] == [0, 0, 0]


@pytest.mark.rule("ACT-1", "ACT-2")
def test_a_copied_state_has_the_same_train() -> None:
    """Also a train that is longer or shorter than the rules allow for the number of players (SET-2)."""
    for state, car, moves in (
        (scene("tuco move | tuco move", on_the_roofs(tuco=3)), 5, [2, 3, 4, 6]),
        (scene("tuco move | tuco move", "locomotive | | marshal\nmail | tuco |\nsaloon | | belle, doc"), 2, [0, 1]),
    ):
        run(state)
        copy = state.copy()
        for table in (state, copy):
            do(table, f"move to {car}")
            assert legal(table) == [f"move to {there}" for there in moves]
