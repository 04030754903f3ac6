"""Fire (ACT-5 to ACT-8)."""

import pytest

from coltexpress.engine.errors import IllegalMove
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import do, legal, position, run, where


def guns(state: ExpressState) -> dict[str, tuple[int, int]]:
    """Bullets left and bullets received, by bandit."""
    return {who: (bandit["bullets"], bandit["wounds"]) for who, bandit in state.view(None)["bandits"].items()}


def deck_sizes(state: ExpressState) -> list[int]:
    return [seat["deck_size"] for seat in state.view(None)["seats"]]


def targets(cars: str, shooter: str = "ghost") -> list[str]:
    """The bandits at whom a bandit may fire."""
    state = scene(f"{shooter} fire", cars)
    events = run(state)
    hit = [line.split()[2] for line in story(events) if line.startswith("shot")]
    return hit or [move.removeprefix("shoot ") for move in legal(state) if move.startswith("shoot")]


@pytest.mark.rule("ACT-5")
def test_a_shot_gives_one_bullet_to_the_target_s_deck() -> None:
    state = scene(
        "doc fire",
        """
        locomotive | | marshal
        mail       | | tuco
        saloon     | | doc
        dining     | | ghost
        """,
        "doc | bullets 4",
        "tuco | wounds 2",
        "ghost",
    )
    run(state)
    decks = deck_sizes(state)
    assert state.to_act() == (0,)
    assert legal(state) == ["shoot ghost", "shoot tuco"]
    assert story(do(state, "shoot tuco")) == ["shot doc tuco"]
    assert guns(state) == {"doc": (3, 0), "tuco": (6, 3), "ghost": (6, 0)}
    assert deck_sizes(state) == [decks[0], decks[1] + 1, decks[2]]
    assert state.view(None)["neutral_bullets"] == 13
    assert [where(state, who) for who in ("tuco", "ghost", "doc")] == ["1 inside", "3 inside", "2 inside"]


@pytest.mark.rule("ACT-5", "EXP-5")
def test_the_bullet_lies_on_top_of_the_target_s_deck() -> None:
    state = position(
        """
        express expert
        round 1 | tunnels | turn 5 | schemin | first belle
        locomotive | | marshal
        mail       | | tuco
        saloon     | | belle
        dining     | | doc
        belle | hand fire
        doc
        tuco  | hand 2 move, 2 fire, punch, marshal
        pile  | belle fire
        """
    )
    run(state)
    do(state, "draw", "deal belle: 2 move, punch", "draw", "deal doc: 2 fire, punch", "play punch")
    do(state, "keep nothing", "keep nothing", "keep 2 move, 2 fire, marshal")
    do(state, "shoot tuco")
    assert state.view(None)["seats"][2]["deck_top"] == 1
    # the next draw, from five cards to six, must be that bullet
    assert state.to_act() == (-1,)
    do(state, "deal doc: 2 move, 2 floor change, 2 robbery, marshal")
    assert legal(state) == ["deal tuco: bullet"]


@pytest.mark.rule("ACT-5", "ACT-8")
@pytest.mark.parametrize("level", ["doc, ghost, tuco |", "| doc, ghost, tuco"])
def test_a_bandit_in_the_same_place_is_no_target(level: str) -> None:
    state = scene("ghost fire", f"locomotive | | marshal\nmail | |\nsaloon | {level}\ndining | |")
    assert story(run(state)) == ["no-effect ghost fire"]
    assert guns(state) == dict.fromkeys(("doc", "ghost", "tuco"), (6, 0))


@pytest.mark.rule("ACT-5")
def test_a_shot_at_a_bandit_out_of_sight_is_refused() -> None:
    state = scene(
        "ghost fire",
        """
        locomotive |      | marshal
        mail       | tuco | doc
        saloon     |      | ghost, django
        dining     |      | cheyenne
        """,
    )
    run(state)
    for move in ("shoot tuco", "shoot django", "shoot ghost", "pass"):
        with pytest.raises(IllegalMove):
            do(state, move)
    assert legal(state) == ["shoot cheyenne", "shoot doc"]


@pytest.mark.rule("ACT-6")
def test_from_inside_the_neighbouring_cars_are_in_sight() -> None:
    """Not two cars away, not on a roof, not here."""
    assert targets(
        """
        locomotive  |        | marshal
        mail        |        | tuco
        saloon      | django |
        dining      | belle  | ghost
        baggage     |        | cheyenne, doc
        second class|        |
        """
    ) == ["cheyenne", "doc"]


@pytest.mark.rule("ACT-6")
@pytest.mark.parametrize(
    ("cars", "seen"),
    [
        ("locomotive | doc | ghost\nmail | tuco | django\nsaloon | | belle\ndining | | marshal", ["django"]),
        ("locomotive | | marshal\nmail | | belle\nsaloon | tuco | django\ndining | doc | ghost", ["django"]),
        ("locomotive | | tuco\nmail | | ghost\nsaloon | | django\ndining | doc | marshal", ["django", "tuco"]),
    ],
)
def test_from_inside_at_the_ends_of_the_train(cars: str, seen: list[str]) -> None:
    assert targets(cars) == seen


@pytest.mark.rule("ACT-6", "ACT-8")
def test_from_inside_bandits_two_cars_away_are_out_of_sight() -> None:
    """The next cars are empty, but do not extend the line of sight."""
    state = scene(
        "ghost fire",
        """
        locomotive  |      | marshal
        mail        |      | tuco
        saloon      | doc  |
        dining      |      | ghost
        baggage     |      |
        second class|      | django
        """,
    )
    assert story(run(state)) == ["no-effect ghost fire"]


ROOFS = """
    locomotive  | {0} | marshal
    baggage     | {1} |
    second class| {2} |
    dining      | {3} |
    saloon      | {4} |
    mail        | {5} | {inside}
    first class | {6} |
"""


def roofs(*cars: str, inside: str = "") -> str:
    return ROOFS.format(*cars, inside=inside)


@pytest.mark.rule("ACT-7")
@pytest.mark.parametrize(
    ("cars", "seen"),
    [
        # at any distance, forward and back
        (roofs("tuco", "", "", "ghost", "", "", "doc"), ["doc", "tuco"]),
        (roofs("ghost", "", "", "", "", "", "doc, tuco"), ["doc", "tuco"]),
        (roofs("doc, tuco", "", "", "", "", "", "ghost"), ["doc", "tuco"]),
        # the nearest bandits hide those behind them
        (roofs("", "doc", "tuco", "ghost", "django", "cheyenne", ""), ["django", "tuco"]),
        # all bandits on the nearest roof are targets, and hide those behind them
        (roofs("", "doc", "django, tuco", "ghost", "", "", "cheyenne"), ["cheyenne", "django", "tuco"]),
        # bandits on the shooter's own roof hide no one
        (roofs("", "doc", "", "django, ghost", "", "tuco", ""), ["doc", "tuco"]),
        # from an end of the train
        (roofs("ghost", "", "tuco", "doc", "", "", ""), ["tuco"]),
        (roofs("", "", "", "doc", "tuco", "", "ghost"), ["tuco"]),
        # bandits inside are neither in sight nor in the way
        (roofs("doc", "", "", "", "", "ghost", "", inside="tuco, django"), ["doc"]),
        (roofs("", "", "", "", "ghost", "", "doc", inside="tuco, django"), ["doc"]),
    ],
)
def test_from_the_roof_the_nearest_occupied_roofs_are_in_sight(cars: str, seen: list[str]) -> None:
    assert targets(cars) == seen


@pytest.mark.rule("ACT-8")
@pytest.mark.parametrize("bullets", [0, 6])
def test_without_a_target_no_bullet_is_given(bullets: int) -> None:
    state = scene(
        "ghost fire",
        """
        locomotive |       | marshal
        mail       | tuco  |
        saloon     | doc   | ghost
        dining     |       |
        """,
        f"ghost | bullets {bullets}",
    )
    assert story(run(state)) == ["no-effect ghost fire"]
    assert guns(state) == {"doc": (6, 0), "ghost": (bullets, 0), "tuco": (6, 0)}


@pytest.mark.rule("ACT-8")
@pytest.mark.parametrize("level", ["{} |", "| {}"])
def test_without_bullets_fire_has_no_effect(level: str) -> None:
    state = scene(
        "ghost fire",
        f"""
        locomotive |  | marshal
        mail       | {level.format("tuco")}
        saloon     | {level.format("ghost")}
        dining     | {level.format("doc")}
        """,
        "ghost | bullets 0",
    )
    assert story(run(state)) == ["no-effect ghost fire"]
    assert guns(state) == {"doc": (6, 0), "ghost": (0, 0), "tuco": (6, 0)}


@pytest.mark.rule("ACT-8", "PWR-5")
def test_django_without_a_bullet_does_not_push() -> None:
    state = scene(
        "django fire",
        """
        locomotive |  | marshal
        mail       |  | tuco
        saloon     |  | django
        dining     |  | doc
        """,
        "django | bullets 0",
    )
    assert story(run(state)) == ["no-effect django fire"]
    assert (where(state, "tuco"), where(state, "doc")) == ("1 inside", "3 inside")


@pytest.mark.rule("ACT-5", "ACT-8")
def test_the_last_bullet_can_still_be_given() -> None:
    state = scene(
        "ghost fire | ghost fire",
        """
        locomotive |  | marshal
        mail       |  | tuco
        saloon     |  | ghost
        dining     | doc |
        """,
        "ghost | bullets 1",
    )
    assert story(run(state)) == ["shot ghost tuco", "no-effect ghost fire"]
    assert guns(state)["tuco"] == (6, 1)
