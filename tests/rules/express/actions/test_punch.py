"""Punch (ACT-11, ACT-12)."""

from collections import Counter
from typing import Literal

import pytest

from coltexpress.engine.contract import NATURE, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import do, legal, run, seat_of, where


def brawl(*rows: str, others: str = "ghost, doc") -> ExpressState:
    """Tuco punches a bandit inside the saloon, the second of four cars."""
    return scene(
        "tuco punch",
        f"""
        locomotive |        | marshal
        mail       |        |
        saloon     | django | tuco, {others}
        dining     |        | cheyenne
        baggage    |        |
        """,
        *rows,
    )


def lies(
    state: ExpressState, car: int, level: Literal["roof", "inside"], viewer: Viewer = None
) -> tuple[list[int], int, int]:
    place = state.view(viewer)["train"][car][level]
    return place["purses"], place["jewels"], place["strongboxes"]


def holds(state: ExpressState, bandit: str, viewer: Viewer = None) -> tuple[list[int], int, int]:
    card = state.view(viewer)["bandits"][bandit]
    return card["purses"], card["jewels"], card["strongboxes"]


@pytest.mark.rule("ACT-11")
def test_the_victim_is_another_bandit_in_the_same_place() -> None:
    """Not on the other level, not in the next car, not the puncher."""
    state = brawl()
    run(state)
    assert state.to_act() == (seat_of(state, "tuco"),)
    assert legal(state) == ["punch doc", "punch ghost"]
    with pytest.raises(IllegalMove):
        do(state, "pass")


@pytest.mark.rule("ACT-11", "RND-10")
@pytest.mark.parametrize("level", ["tuco | doc", "doc | tuco"])
def test_a_punch_without_a_victim_has_no_effect(level: str) -> None:
    state = scene("tuco punch", f"locomotive | | marshal\nmail | | django\nsaloon | {level}\ndining | ghost |")
    assert story(run(state)) == ["no-effect tuco punch"]


@pytest.mark.rule("ACT-11")
def test_the_choices_are_victim_then_loot_then_direction() -> None:
    state = brawl("tuco", "doc | holds purse 300, 2 jewels, strongbox", "ghost | holds jewel")
    run(state)
    assert legal(state) == ["punch doc", "punch ghost"]
    assert story(do(state, "punch doc")) == ["punched tuco doc"]
    assert legal(state) == ["drop purse", "drop jewel", "drop strongbox"]
    assert story(do(state, "drop jewel")) == ["dropped doc jewel"]
    assert where(state, "doc") == "2 inside"
    assert legal(state) == ["knock forward", "knock back"]
    assert story(do(state, "knock back")) == ["moved doc 3 inside knocked"]


@pytest.mark.rule("ACT-11")
@pytest.mark.parametrize(
    ("kind", "left", "fell"),
    [
        ("purse", ([], 2, 1), ([300], 0, 0)),
        ("jewel", ([300], 1, 1), ([], 1, 0)),
        ("strongbox", ([300], 2, 0), ([], 0, 1)),
    ],
)
def test_the_victim_drops_one_token_where_it_stood(
    kind: str, left: tuple[list[int], int, int], fell: tuple[list[int], int, int]
) -> None:
    state = brawl("doc | holds purse 300, 2 jewels, strongbox", others="doc")
    run(state)
    do(state, f"drop {kind}", "knock forward")
    seat = seat_of(state, "doc")
    assert holds(state, "doc", seat) == left
    assert lies(state, 2, "inside", seat) == fell
    assert lies(state, 1, "inside", seat) == ([], 0, 0)
    assert holds(state, "tuco") == ([], 0, 0)
    assert where(state, "doc") == "1 inside"


@pytest.mark.rule("ACT-11")
@pytest.mark.parametrize("loot", ["jewel", "strongbox", "purse 400"])
def test_a_victim_with_loot_must_lose_some(loot: str) -> None:
    """With one kind of loot there is no choice; it cannot be kept."""
    state = brawl(f"doc | holds {loot}", others="doc")
    kind = loot.split(maxsplit=1)[0]
    assert [line.split()[:3] for line in story(run(state))] == [["punched", "tuco", "doc"], ["dropped", "doc", kind]]
    assert legal(state) == ["knock forward", "knock back"]


@pytest.mark.rule("ACT-11")
def test_a_victim_without_loot_is_still_knocked_away() -> None:
    state = brawl("tuco | holds jewel", others="doc")
    assert story(run(state)) == ["punched tuco doc"]
    assert legal(state) == ["knock forward", "knock back"]
    assert story(do(state, "knock forward")) == ["moved doc 1 inside knocked"]
    assert where(state, "doc") == "1 inside"
    assert lies(state, 2, "inside") == ([], 0, 0)
    assert (where(state, "tuco"), holds(state, "tuco")) == ("2 inside", ([], 1, 0))


@pytest.mark.rule("ACT-11")
@pytest.mark.parametrize(("way", "car"), [("knock forward", 1), ("knock back", 3)])
def test_on_the_roof_the_victim_stays_on_the_roof(way: str, car: int) -> None:
    state = scene(
        "tuco punch",
        """
        locomotive |           | marshal
        mail       |           |
        saloon     | tuco, doc | ghost
        dining     |           |
        """,
        "doc | holds jewel",
    )
    run(state)
    assert story(do(state, way)) == [f"moved doc {car} roof knocked"]
    assert lies(state, 2, "roof") == ([], 1, 0)
    assert lies(state, 2, "inside") == ([], 0, 0)


@pytest.mark.rule("ACT-11", "ACT-13")
@pytest.mark.parametrize(
    ("cars", "there"),
    [
        ("locomotive | | tuco, doc\nmail | | ghost\nsaloon | | marshal", "1 inside"),
        ("locomotive | tuco, doc | marshal\nmail | | ghost\nsaloon | |", "1 roof"),
        ("locomotive | | marshal\nmail | | ghost\nsaloon | | tuco, doc", "1 inside"),
        ("locomotive | | marshal\nmail | | ghost\nsaloon | tuco, doc |", "1 roof"),
    ],
)
def test_at_an_end_of_the_train_there_is_one_direction(cars: str, there: str) -> None:
    state = scene("tuco punch", cars)
    assert story(run(state)) == ["punched tuco doc", f"moved doc {there} knocked"]
    assert where(state, "doc") == there


@pytest.mark.rule("ACT-11", "KNW-3")
def test_a_purse_falls_face_down_and_unseen() -> None:
    """Only its last holder knows it, not even the puncher."""
    state = brawl("tuco", "doc | holds purse 450", others="doc")
    events = run(state)
    sent = [story(events, viewer)[-1] for viewer in (0, 1, 2, 3, None)]
    assert sent == ["dropped doc purse", "dropped doc purse 450"] + ["dropped doc purse"] * 3
    assert [lies(state, 2, "inside", viewer)[0] for viewer in (0, 1, 2, None)] == [[0], [450], [0], [0]]


@pytest.mark.rule("ACT-12")
def test_chance_decides_which_purse_falls() -> None:
    state = brawl("tuco", "doc | holds 2 purses 250, purse 500, jewel", others="doc")
    run(state)
    do(state, "drop purse")
    assert state.to_act() == (NATURE,)
    assert legal(state) == ["purse 250 falls", "purse 500 falls"]
    with pytest.raises(IllegalMove):
        do(state, "purse 300 falls")
    events = do(state, "purse 500 falls")
    assert story(events, 0) == ["dropped doc purse"]
    assert story(events, 1) == ["dropped doc purse 500"]
    assert holds(state, "doc", 1) == ([250, 250], 1, 0)
    assert legal(state) == ["knock forward", "knock back"]


@pytest.mark.rule("ACT-12")
def test_every_purse_is_equally_likely_to_fall() -> None:
    state = brawl("doc | holds 2 purses 250, purse 300, purse 500", others="doc")
    run(state)
    dice = Dice(1)
    throws = Counter(str(state.sample_chance(dice)) for _ in range(4000))
    assert set(throws) == {"purse 250 falls", "purse 300 falls", "purse 500 falls"}
    assert 1880 < throws["purse 250 falls"] < 2120
    assert 900 < throws["purse 300 falls"] < 1100


@pytest.mark.rule("ACT-12")
def test_equal_purses_still_need_a_chance_outcome() -> None:
    """Otherwise viewers would learn that they are equal."""
    state = brawl("doc | holds 2 purses 250", others="doc")
    assert story(run(state), None) == ["punched tuco doc"]
    assert state.to_act() == (NATURE,)
    assert legal(state) == ["purse 250 falls"]


@pytest.mark.rule("ACT-12", "TWO-6")
def test_a_team_mate_s_purse_falls_at_random_too() -> None:
    state = scene(
        "tuco punch",
        """
        locomotive |  | marshal
        mail       |  | doc, django
        saloon     |  | tuco, cheyenne
        dining     |  |
        """,
        "tuco",
        "cheyenne | with tuco | holds purse 250, purse 500",
        "django",
        "doc | with django",
        kind="expert",
    )
    assert story(run(state)) == ["punched tuco cheyenne"]
    assert state.to_act() == (NATURE,)
    assert legal(state) == ["purse 250 falls", "purse 500 falls"]
    assert story(do(state, "purse 250 falls"), 0) == ["dropped cheyenne purse 250"]
