"""The powers of Belle, Cheyenne, Tuco and Django (PWR)."""

import pytest

from coltexpress.engine.contract import NATURE, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import do, legal, run, where

# --- Belle ----------------------------------------------------------------------------------------


def shot_at(cars: str, shooter: str = "doc") -> list[str]:
    """The bandit that was shot, if there was no choice; otherwise the bandits that may be chosen."""
    state = scene(f"{shooter} fire", cars)
    hit = [line.split()[2] for line in story(run(state)) if line.startswith("shot")]
    return hit or [move.removeprefix("shoot ") for move in legal(state) if move.startswith("shoot")]


@pytest.mark.rule("PWR-2")
@pytest.mark.parametrize(
    "cars",
    [
        # another in the same place, inside and on the roof
        "locomotive | | marshal\nmail | | belle, ghost\nsaloon | | doc\ndining | |\nbaggage | | tuco",
        "locomotive | | marshal\nmail | belle, ghost |\nsaloon | |\ndining | doc | tuco",
        # another in the other direction
        "locomotive | | marshal\nmail | | belle\nsaloon | tuco | doc\ndining | | ghost",
        "locomotive | belle | marshal\nmail | |\nsaloon | doc |\ndining | ghost | tuco",
    ],
)
def test_belle_is_spared_while_another_bandit_is_in_sight(cars: str) -> None:
    assert shot_at(cars) == ["ghost"]


@pytest.mark.rule("PWR-2")
@pytest.mark.parametrize(
    "cars",
    [
        "locomotive | | marshal\nmail | | belle\nsaloon | ghost | doc, tuco\ndining | |",
        "locomotive | | marshal\nmail | belle | ghost\nsaloon | doc, tuco |\ndining | |",
    ],
)
def test_belle_is_shot_if_no_other_bandit_is_in_sight(cars: str) -> None:
    """Bandits that cannot be chosen, in her place or on the other level, do not spare her."""
    assert shot_at(cars) == ["belle"]


@pytest.mark.rule("PWR-2", "ACT-7")
def test_belle_still_blocks_the_line_of_sight() -> None:
    cars = "locomotive | tuco | marshal\nmail | belle |\nsaloon | doc |\ndining | {} | ghost"
    assert shot_at(cars.format("")) == ["belle"]  # Tuco is hidden behind her
    assert shot_at(cars.format("django")) == ["django"]  # she is spared, and Tuco is still hidden


@pytest.mark.rule("PWR-2")
@pytest.mark.parametrize("level", ["{} |", "| {}"])
def test_belle_is_not_punched_while_another_bandit_is_here(level: str) -> None:
    cars = f"locomotive | | marshal\nmail | |\nsaloon | {level}\ndining | | tuco"
    state = scene("doc punch", cars.format("belle, doc, ghost, django"))
    run(state)
    assert legal(state) == ["punch django", "punch ghost"]
    with pytest.raises(IllegalMove):
        do(state, "punch belle")
    state = scene("doc punch", cars.format("belle, doc, ghost"))
    assert story(run(state)) == ["punched doc ghost"]


@pytest.mark.rule("PWR-2")
def test_belle_alone_with_the_puncher_is_punched() -> None:
    state = scene("doc punch", "locomotive | | marshal\nmail | |\nsaloon | ghost | belle, doc\ndining | | tuco")
    assert story(run(state)) == ["punched doc belle"]


@pytest.mark.rule("PWR-2")
def test_belle_s_own_choices_are_not_restricted() -> None:
    cars = "locomotive | | marshal\nmail | | doc\nsaloon | | belle\ndining | | ghost, tuco"
    assert shot_at(cars, "belle") == ["doc", "ghost", "tuco"]


@pytest.mark.rule("PWR-2", "TWO-6")
def test_a_team_mate_spares_belle_too() -> None:
    state = scene(
        "doc fire",
        "locomotive | | marshal\nmail | | belle\nsaloon | | doc\ndining | | django\nbaggage | tuco |",
        "doc",
        "django | with doc",
        "belle",
        "tuco | with belle",
        kind="expert",
    )
    assert story(run(state)) == ["shot doc django"]


# --- Cheyenne -------------------------------------------------------------------------------------


def cheyenne_punches(loot: str, card: str = "cheyenne punch") -> ExpressState:
    """Cheyenne (seat 0), Doc (1) with this loot, Tuco (2) looking on."""
    return scene(
        card,
        "locomotive | | marshal\nmail | |\nsaloon | | cheyenne, doc\ndining | | tuco",
        "cheyenne | holds purse 300",
        f"doc | holds {loot}",
        "tuco",
    )


def purses(state: ExpressState, viewer: Viewer) -> tuple[list[int], list[int], list[int]]:
    """The purses of Cheyenne, of Doc and in the saloon, as this viewer sees them."""
    seen = state.view(viewer)
    return seen["bandits"]["cheyenne"]["purses"], seen["bandits"]["doc"]["purses"], seen["train"][2]["inside"]["purses"]


@pytest.mark.rule("PWR-3", "ACT-11")
def test_cheyenne_takes_the_purse_that_falls_before_she_sees_it() -> None:
    state = cheyenne_punches("purse 450, jewel")
    run(state)
    assert legal(state) == ["drop purse", "drop jewel"]
    events = do(state, "drop purse")
    assert story(events, 0) == ["dropped doc purse"]
    assert state.to_act() == (0,)
    assert legal(state) == ["take it", "leave it"]
    assert purses(state, 0) == ([300], [], [0])  # not yet seen
    events = do(state, "take it")
    assert [story(events, viewer) for viewer in (0, 1, 2, None)] == [
        ["took cheyenne purse 450"],
        ["took cheyenne purse 450"],  # Doc knows what he lost
        ["took cheyenne purse"],
        ["took cheyenne purse"],
    ]
    assert [purses(state, viewer) for viewer in (0, 1, 2)] == [
        ([300, 450], [], []),
        ([0, 0], [], []),
        ([0, 0], [], []),
    ]
    assert legal(state) == ["knock forward", "knock back"]  # the direction comes last
    assert story(do(state, "knock back")) == ["moved doc 3 inside knocked"]


@pytest.mark.rule("PWR-3")
def test_cheyenne_may_leave_the_purse() -> None:
    state = cheyenne_punches("purse 450")
    run(state)
    assert story(do(state, "leave it")) == []
    assert legal(state) == ["knock forward", "knock back"]
    assert [purses(state, viewer) for viewer in (0, 1, 2)] == [
        ([300], [], [0]),
        ([0], [], [450]),
        ([0], [], [0]),
    ]


@pytest.mark.rule("PWR-3", "ACT-12")
def test_cheyenne_decides_after_the_chance_outcome() -> None:
    state = cheyenne_punches("purse 450, purse 500")
    run(state)
    assert state.to_act() == (NATURE,)
    do(state, "purse 500 falls")
    assert legal(state) == ["take it", "leave it"]
    do(state, "take it", "knock back")
    assert purses(state, 0)[0] == [300, 500]
    assert purses(state, 1)[1] == [450]


@pytest.mark.rule("PWR-3")
@pytest.mark.parametrize("loot", ["jewel", "strongbox"])
def test_other_loot_falls_as_usual(loot: str) -> None:
    state = cheyenne_punches(loot)
    assert story(run(state)) == ["punched cheyenne doc", f"dropped doc {loot}"]
    assert legal(state) == ["knock forward", "knock back"]
    assert dict(state.view(None)["bandits"]["cheyenne"])[f"{loot}s".replace("xs", "xes")] == 0


@pytest.mark.rule("PWR-3")
def test_other_bandits_do_not_take_fallen_purses() -> None:
    state = cheyenne_punches("jewel", card="doc punch")
    assert story(run(state)) == ["punched doc cheyenne", "dropped cheyenne purse 300"]
    assert legal(state) == ["knock forward", "knock back"]


@pytest.mark.rule("PWR-3", "KNW-4")
@pytest.mark.parametrize("take", [True, False])
def test_a_starting_purse_that_cheyenne_takes_becomes_secret(take: bool) -> None:
    """Its value is public until she takes it."""
    state = cheyenne_punches("open purse 250")
    assert story(run(state), None)[-1] == "dropped doc purse 250"
    events = do(state, "take it" if take else "leave it")
    assert story(events, None) == (["took cheyenne purse 250"] if take else [])
    assert purses(state, 2) == (([0, 0], [], []) if take else ([0], [], [250]))


# --- Tuco -----------------------------------------------------------------------------------------


@pytest.mark.rule("PWR-4")
@pytest.mark.parametrize(
    ("cars", "seen"),
    [
        # up and down, in addition to those in sight
        ("mail | ghost | tuco\nsaloon | | doc\ndining | django |", ["doc", "ghost"]),
        ("mail | tuco | ghost\nsaloon | | doc\ndining | django |", ["django", "ghost"]),
        # all bandits on the other level
        ("mail | doc, ghost | tuco\nsaloon | |\ndining | django |", ["doc", "ghost"]),
        # not those in the same place, nor on the other level of the next car
        ("mail | ghost | doc, tuco\nsaloon | django |\ndining | |", ["ghost"]),
        ("mail | | tuco\nsaloon | django, doc |\ndining | | ghost", []),
        # the only one must be shot
        ("mail | tuco | ghost\nsaloon | | doc, django\ndining | |", ["ghost"]),
    ],
)
def test_tuco_also_fires_through_the_roof_of_his_own_car(cars: str, seen: list[str]) -> None:
    assert shot_at("locomotive | | marshal\n" + cars, "tuco") == seen


@pytest.mark.rule("PWR-4", "PWR-2")
def test_a_target_through_the_roof_spares_belle() -> None:
    assert shot_at("locomotive | | marshal\nmail | ghost | tuco\nsaloon | | belle\ndining | | doc", "tuco") == ["ghost"]
    assert shot_at("locomotive | | marshal\nmail | belle | tuco\nsaloon | | ghost\ndining | | doc", "tuco") == ["ghost"]
    assert shot_at("locomotive | | marshal\nmail | belle | tuco\nsaloon | ghost |\ndining | | doc", "tuco") == ["belle"]


@pytest.mark.rule("PWR-4")
@pytest.mark.parametrize("shooter", ["belle", "cheyenne", "django", "doc", "ghost"])
def test_other_bandits_do_not_fire_through_the_roof(shooter: str) -> None:
    for level in (f"tuco | {shooter}", f"{shooter} | tuco"):
        others = [who for who in ("doc", "ghost", "django") if who != shooter][:2]
        cars = f"locomotive | | marshal\nmail | {level}\nsaloon | | \ndining | | {', '.join(others)}"
        assert shot_at(cars, shooter) == []


@pytest.mark.rule("PWR-4", "ACT-8")
def test_tuco_needs_a_bullet_to_fire_through_the_roof() -> None:
    state = scene(
        "tuco fire", "locomotive | | marshal\nmail | ghost | tuco\nsaloon | |\ndining | | doc", "tuco | bullets 0"
    )
    assert story(run(state)) == ["no-effect tuco fire"]


@pytest.mark.rule("PWR-4")
def test_a_shot_through_the_roof_is_a_shot_like_any_other() -> None:
    state = scene("tuco fire", "locomotive | | marshal\nmail | ghost | tuco\nsaloon | |\ndining | | doc")
    assert story(run(state)) == ["shot tuco ghost"]
    assert state.view(None)["bandits"]["tuco"]["bullets"] == 5
    assert state.view(None)["bandits"]["ghost"]["wounds"] == 1
    assert where(state, "ghost") == "1 roof"


# --- Django ---------------------------------------------------------------------------------------


@pytest.mark.rule("PWR-5")
@pytest.mark.parametrize(
    ("cars", "there"),
    [
        # away from Django, inside and on the roof, however far
        ("locomotive | |\nmail | |\nsaloon | | doc\ndining | | django", "1 inside"),
        ("locomotive | |\nmail | | django\nsaloon | | doc\ndining | |", "3 inside"),
        ("locomotive | |\nmail | doc |\nsaloon | |\ndining | django |", "0 roof"),
        ("locomotive | django |\nmail | |\nsaloon | doc |\ndining | |", "3 roof"),
    ],
)
def test_django_s_target_is_pushed_one_car_away(cars: str, there: str) -> None:
    cars += "\nbaggage | |\nsecond class | | ghost, tuco\nfirst class | | marshal"
    state = scene("django fire", cars, "doc | holds jewel")
    car, level = there.split()
    assert story(run(state)) == ["shot django doc", f"moved doc {car} {level} pushed"]
    assert where(state, "doc") == there
    doc = state.view(None)["bandits"]["doc"]
    assert (doc["jewels"], doc["wounds"]) == (1, 1)  # a push drops no loot
    assert state.view(None)["bandits"]["django"]["bullets"] == 5


@pytest.mark.rule("PWR-5", "EVT-9")
@pytest.mark.parametrize(
    ("cars", "there"),
    [
        ("locomotive | | doc\nmail | | django\nsaloon | | marshal\ndining | | tuco, ghost", "0 inside"),
        ("locomotive | doc | marshal\nmail | |\nsaloon | django |\ndining | | tuco, ghost", "0 roof"),
        ("locomotive | | marshal\nmail | tuco, ghost |\nsaloon | | django\ndining | | doc", "3 inside"),
        ("locomotive | | marshal\nmail | django | tuco, ghost\nsaloon | |\ndining | doc |", "3 roof"),
    ],
)
def test_django_pushes_no_target_off_the_train(cars: str, there: str) -> None:
    state = scene("django fire", cars)
    assert story(run(state)) == ["shot django doc"]
    assert where(state, "doc") == there
    assert state.view(None)["bandits"]["doc"]["wounds"] == 1


@pytest.mark.rule("PWR-5", "MAR-1", "BUL-2")
def test_the_order_is_bullet_then_push_then_marshal() -> None:
    """Without neutral bullets only the shot and the flight remain."""
    cars = "locomotive | | marshal\nmail | | doc\nsaloon | | django\ndining | | tuco, ghost"
    state = scene("django fire", cars, "django", "doc", "ghost", "tuco", "box | neutral 0")
    run(state)
    assert story(do(state, "shoot doc")) == [
        "shot django doc",
        "moved doc 0 inside pushed",
        "moved doc 0 roof fled",
    ]
    state = scene("django fire", cars)
    run(state)
    assert story(do(state, "shoot doc"))[-1] == "wounded doc"
    assert state.view(None)["bandits"]["doc"]["wounds"] == 2


@pytest.mark.rule("PWR-5")
def test_other_bandits_do_not_push() -> None:
    state = scene("tuco fire", "locomotive | | marshal\nmail | | doc\nsaloon | | tuco\ndining | | \nbaggage | | django")
    assert story(run(state)) == ["shot tuco doc"]
    assert where(state, "doc") == "1 inside"


@pytest.mark.rule("PWR-5")
def test_django_s_punch_is_an_ordinary_one() -> None:
    state = scene("django punch", "locomotive | | marshal\nmail | | tuco\nsaloon | | django, doc\ndining | |")
    run(state)
    assert legal(state) == ["knock forward", "knock back"]
