"""Robbery (ACT-9, ACT-10)."""

from collections import Counter
from typing import Literal

import pytest

from coltexpress.engine.contract import NATURE, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import do, legal, run, seat_of


def heist(here: str, *rows: str, there: str = "") -> ExpressState:
    """Tuco robs inside the saloon, where this loot lies; `there` is what lies on its roof."""
    return scene(
        "tuco robbery",
        f"""
        locomotive |         | marshal, strongbox
        mail       |         | doc, 2 purses, jewel
        saloon     | {there} | tuco{", " + here if here else ""}
        dining     |         | belle
        """,
        *rows,
    )


def lies(
    state: ExpressState, level: Literal["roof", "inside"] = "inside", viewer: Viewer = None
) -> tuple[list[int], int, int]:
    """The loot in the saloon: purses, jewels, strongboxes."""
    place = state.view(viewer)["train"][2][level]
    return place["purses"], place["jewels"], place["strongboxes"]


def holds(state: ExpressState, viewer: Viewer = None, bandit: str = "tuco") -> tuple[list[int], int, int]:
    card = state.view(viewer)["bandits"][bandit]
    return card["purses"], card["jewels"], card["strongboxes"]


@pytest.mark.rule("ACT-9")
@pytest.mark.parametrize(
    ("move", "left", "held"),
    [
        ("take jewel", ([0, 0], 1, 1), ([], 2, 0)),
        ("take strongbox", ([0, 0], 2, 0), ([], 1, 1)),
    ],
)
def test_a_robber_takes_one_token_of_their_choice(
    move: str, left: tuple[list[int], int, int], held: tuple[list[int], int, int]
) -> None:
    state = heist("2 purses, 2 jewels, strongbox", "tuco | holds jewel")
    run(state)
    assert state.to_act() == (seat_of(state, "tuco"),)
    assert legal(state) == ["take a purse", "take jewel", "take strongbox"]
    assert story(do(state, move)) == [f"took tuco {move.removeprefix('take ')}"]
    assert lies(state) == left
    assert holds(state) == held


@pytest.mark.rule("ACT-9")
def test_a_purse_taken_lies_face_down_on_the_robber_s_card() -> None:
    state = heist("2 purses, jewel", "tuco", "belle")
    run(state)
    do(state, "take a purse")
    events = do(state, "purse 400")
    assert [story(events, viewer) for viewer in (0, 1, 2, None)] == [
        ["took tuco purse 400"],
        ["took tuco purse"],
        ["took tuco purse"],
        ["took tuco purse"],
    ]
    assert [holds(state, viewer)[0] for viewer in (0, 1, 2, None)] == [[400], [0], [0], [0]]
    assert lies(state) == ([0], 1, 0)


@pytest.mark.rule("ACT-9")
def test_a_robber_may_not_decline() -> None:
    state = heist("jewel, purse")
    run(state)
    for move in ("take nothing", "pass", "take strongbox"):
        with pytest.raises(IllegalMove):
            do(state, move)
    assert lies(state) == ([0], 1, 0)


@pytest.mark.rule("ACT-9", "RND-10")
def test_robbery_without_loot_has_no_effect() -> None:
    """Loot on the roof of the car or in the next car does not count."""
    state = heist("", there="purse, jewel, strongbox")
    assert story(run(state)) == ["no-effect tuco robbery"]
    assert holds(state) == ([], 0, 0)
    assert lies(state, "roof") == ([0], 1, 1)


@pytest.mark.rule("ACT-9")
def test_on_the_roof_a_robber_takes_what_lies_on_the_roof() -> None:
    state = scene(
        "tuco robbery",
        """
        locomotive |                       | marshal
        mail       |                       | doc
        saloon     | tuco, jewel, 2 purses | strongbox
        dining     |                       | belle
        """,
    )
    run(state)
    assert legal(state) == ["take a purse", "take jewel"]
    assert story(do(state, "take jewel")) == ["took tuco jewel"]
    assert lies(state, "roof") == ([0, 0], 0, 0)
    assert lies(state) == ([], 0, 1)


@pytest.mark.rule("ACT-9", "ACT-13")
@pytest.mark.parametrize("loot", ["jewel", "strongbox"])
def test_a_single_kind_of_loot_is_taken_without_asking(loot: str) -> None:
    state = heist(loot)
    assert story(run(state)) == [f"took tuco {loot}"]
    assert lies(state) == ([], 0, 0)


@pytest.mark.rule("ACT-10")
@pytest.mark.parametrize(
    ("here", "moves"),
    [
        # each value that the player knows, and one of those that they do not
        (
            "purse 300 known to tuco, purse 500 known to tuco, purse, purse 450 known to doc",
            ["take purse 300", "take purse 500", "take a purse"],
        ),
        # the same value known to the same player: one option
        ("2 purses 250 known to tuco, purse 500 known to tuco", ["take purse 250", "take purse 500"]),
        # the same value, but one known to all and one to this player alone: two options
        ("purse 250 known to tuco, open purse 250", ["take purse 250", "take open purse 250"]),
        # open purses cannot be distinguished
        ("open purse 250 of doc, open purse 250 of tuco, open purse 250, jewel", ["take open purse 250", "take jewel"]),
        # purses known to others cannot be distinguished from unknown ones
        ("2 purses, purse 300 known to doc, purse 400 known to belle, jewel", ["take a purse", "take jewel"]),
        (
            "purse, purse 350 known to tuco, open purse 250 of doc, jewel, strongbox",
            ["take purse 350", "take open purse 250", "take a purse", "take jewel", "take strongbox"],
        ),
    ],
)
def test_options_are_the_purses_the_player_can_distinguish(here: str, moves: list[str]) -> None:
    state = heist(here)
    run(state)
    assert legal(state) == moves


@pytest.mark.rule("ACT-10", "KNW-3")
def test_choosing_a_known_purse_takes_that_purse() -> None:
    state = heist("purse 300 known to tuco, purse 500 known to tuco, purse, purse 450 known to doc", "tuco", "doc")
    run(state)
    assert story(do(state, "take purse 500")) == ["took tuco purse 500"]
    assert holds(state, 0) == ([500], 0, 0)
    assert lies(state, viewer=0)[0] == [300, 0, 0]
    assert lies(state, viewer=1)[0] == [450, 0, 0]


@pytest.mark.rule("ACT-10", "KNW-3")
def test_chance_decides_among_unknown_purses() -> None:
    """An unseen purse may have any of the remaining values."""
    state = heist(
        "2 purses, purse 300 known to tuco, purse 450 known to doc, 2 purses 500 known to belle",
        "tuco | holds 2 purses 400",
    )
    run(state)
    do(state, "take a purse")
    assert state.to_act() == (NATURE,)
    # both of 400 and both of 500 are known, so an unseen purse has another value
    assert legal(state) == [
        "purse 450 known to doc",
        "purse 500 known to belle",
        "purse 250",
        "purse 300",
        "purse 350",
        "purse 450",
    ]
    with pytest.raises(IllegalMove):
        do(state, "purse 300 known to tuco")


@pytest.mark.rule("ACT-10", "KNW-3")
@pytest.mark.parametrize(
    ("found", "doc_learns", "doc_sees_lying"),
    [
        ("purse 450 known to doc", "took tuco purse 450", [0, 0]),
        ("purse 450", "took tuco purse", [450, 0]),  # the other one of that value, never seen before
    ],
)
def test_a_player_recognizes_a_known_purse_being_taken(found: str, doc_learns: str, doc_sees_lying: list[int]) -> None:
    state = heist("2 purses, purse 450 known to doc", "tuco", "doc", "belle")
    run(state)
    events = do(state, found)
    assert [story(events, viewer) for viewer in (0, 1, 2, None)] == [
        ["took tuco purse 450"],
        [doc_learns],
        ["took tuco purse"],
        ["took tuco purse"],
    ]
    assert lies(state, viewer=1)[0] == doc_sees_lying
    # in another player's hands, only that player knows it
    assert [holds(state, viewer)[0] for viewer in (0, 1, 2, None)] == [[450], [0], [0], [0]]


@pytest.mark.rule("ACT-10")
def test_every_unknown_purse_is_equally_likely() -> None:
    """Of two unseen purses and one that Doc knows, his is taken a third of the time."""
    state = heist("2 purses, purse 500 known to doc, jewel")
    run(state)
    do(state, "take a purse")
    dice = Dice(1)
    throws = Counter(str(state.sample_chance(dice)) for _ in range(6000))
    assert 1850 < throws["purse 500 known to doc"] < 2150
    # of the 17 other purses of the box 8 are worth 250, one 500, two each of the rest
    unseen = 6000 - throws["purse 500 known to doc"]
    assert 0.42 < throws["purse 250"] / unseen < 0.52
    assert 0.03 < throws["purse 500"] / unseen < 0.09
    for value in (300, 350, 400, 450):
        assert 0.08 < throws[f"purse {value}"] / unseen < 0.16


@pytest.mark.rule("ACT-10", "ACT-13")
@pytest.mark.parametrize("purse", ["purse", "purse 300 known to doc"])
def test_a_single_unknown_purse_is_taken_automatically(purse: str) -> None:
    state = heist(purse)
    assert story(run(state)) == []
    assert state.to_act() == (NATURE,)


@pytest.mark.rule("ACT-10", "TWO-8")
def test_team_mates_share_knowledge_in_a_robbery() -> None:
    state = scene(
        "cheyenne robbery",
        """
        locomotive |  | marshal
        mail       |  | doc, django
        saloon     |  | cheyenne, purse 300 known to tuco, purse 400 known to django
        dining     |  | tuco
        """,
        "tuco",
        "cheyenne | with tuco",
        "django",
        "doc | with django",
        kind="expert",
    )
    run(state)
    assert legal(state) == ["take purse 300", "take a purse"]
    do(state, "take a purse")
    assert legal(state) == ["purse 400 known to django"]


@pytest.mark.rule("ACT-10", "KNW-4")
def test_among_equal_open_purses_a_bandit_takes_its_own() -> None:
    """It has held no other purse, so the purse is still publicly $250; Doc's purse is left."""
    state = heist("open purse 250 of doc, open purse 250 of tuco, jewel")
    run(state)
    events = do(state, "take open purse 250")
    assert story(events, None) == ["took tuco purse 250"]
    assert holds(state) == ([250], 0, 0)
    assert "tuco  | bullets 6 | wounds 0 | holds open purse 250" in state.notation()
    assert "open purse 250 of doc" in state.notation()
