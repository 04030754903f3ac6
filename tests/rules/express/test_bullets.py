"""Bullets (BUL)."""

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import do, legal, position, run, where


def wounds(state: ExpressState) -> dict[str, int]:
    return {who: bandit["wounds"] for who, bandit in state.view(None)["bandits"].items() if bandit["wounds"]}


def neutral(state: ExpressState) -> list[int]:
    """The neutral bullets, which must be the same in all views."""
    return sorted({state.view(viewer)["neutral_bullets"] for viewer in (None, 0, 1, 2)})


@pytest.mark.rule("BUL-1")
def test_bullets_in_hand_cannot_be_played() -> None:
    state = position(
        """
        express standard
        round 2 | bridge | turn 1 | schemin | first doc
        locomotive | | marshal
        mail       | |
        doc | hand 3 bullets, fire, 2 move
        tuco
        belle
        """
    )
    run(state)
    assert legal(state) == ["play move", "play fire", "draw"]


@pytest.mark.rule("BUL-1")
def test_bullets_count_towards_the_hand_limit() -> None:
    """A hand of six with two bullets has four playable cards; drawn cards may be bullets too."""
    state = position(
        """
        express standard
        round 3 | deal | first tuco
        locomotive | | marshal
        mail       | |
        tuco  | wounds 2
        doc
        belle
        """
    )
    run(state)
    deals = legal(state)
    assert "deal tuco: 2 move, 2 floor change, 2 bullets" in deals
    assert "deal tuco: 2 move, 2 floor change, 2 fire" in deals
    do(state, "deal tuco: 2 move, 2 floor change, 2 bullets")
    assert state.view(0)["seats"][0]["hand"] == {"move": 2, "floor change": 2, "bullet": 2}
    assert state.view(None)["seats"][0]["deck_size"] == 6


@pytest.mark.rule("BUL-1")
@pytest.mark.parametrize(("players", "expert"), [(2, True), (3, False), (4, True), (6, False)])
def test_a_bullet_stays_with_its_player_for_the_rest_of_the_game(players: int, expert: bool) -> None:
    """At every choice of whole games: ten action cards (eleven in a team), and a bullet for each wound."""
    for seed in range(3):
        dice = Dice(seed)
        state = EXPRESS.new(EXPRESS.options(players=players, expert=expert))
        while seats := state.to_act():
            seat = seats[-1]
            moves = state.legal_moves(seat) if seat != NATURE else []
            state.apply(seat, moves[dice.below(len(moves))] if moves else state.sample_chance(dice))
            seen = state.view(None)
            for each, mine in enumerate(seen.get("seats", [])):
                cards = mine["hand_size"] + mine["deck_size"] + mine.get("discard_size", 0)
                cards += sum(card["seat"] == each for card in seen["pile"])
                taken = sum(bandit["wounds"] for bandit in seen["bandits"].values() if bandit["seat"] == each)
                assert cards == (11 if players == 2 else 10) + taken


TWO_INSIDE = """
    locomotive |       |
    mail       |       | marshal
    saloon     |       | doc, tuco
    dining     | belle |
"""


@pytest.mark.rule("BUL-2")
@pytest.mark.parametrize("left", [2, 3, 13])
def test_every_bandit_gets_a_bullet_if_there_are_enough(left: int) -> None:
    state = scene("belle marshal", TWO_INSIDE, "belle", "doc", "tuco", f"box | neutral {left}")
    run(state)
    events = story(do(state, "marshal to 2"))
    assert [line for line in events if line.startswith(("wounded", "neutral"))] == ["wounded doc", "wounded tuco"]
    assert wounds(state) == {"doc": 1, "tuco": 1}
    assert neutral(state) == [left - 2]


@pytest.mark.rule("BUL-2")
def test_too_few_bullets_for_an_occasion_are_discarded() -> None:
    state = scene(
        "belle marshal | belle floor change | doc floor change",
        TWO_INSIDE,
        "belle",
        "doc",
        "tuco",
        "box | neutral 1",
    )
    run(state)
    events = story(do(state, "marshal to 2"))
    # they flee as usual; there is no bullet left for the single bandit that climbs down afterwards either
    assert events == [
        "marshal-moved 2",
        "moved doc 2 roof fled",
        "moved tuco 2 roof fled",
        "neutral-bullets-gone",
        "moved belle 3 inside climbed",
        "moved doc 2 inside climbed",
        "moved doc 2 roof fled",
    ]
    assert (where(state, "doc"), where(state, "tuco")) == ("2 roof", "2 roof")
    assert wounds(state) == {}
    assert neutral(state) == [0]


@pytest.mark.rule("BUL-2")
def test_the_last_neutral_bullet_is_given() -> None:
    state = scene(
        "doc floor change | tuco floor change",
        "locomotive | doc, tuco | marshal\nmail | | belle",
        "doc",
        "tuco",
        "belle",
        "box | neutral 1",
    )
    assert story(run(state)) == [
        "moved doc 0 inside climbed",
        "moved doc 0 roof fled",
        "wounded doc",
        "moved tuco 0 inside climbed",
        "moved tuco 0 roof fled",
    ]
    assert wounds(state) == {"doc": 1}
    assert neutral(state) == [0]


ANGRY = """
    locomotive |            |
    mail       | {0}        | marshal
    saloon     | belle      | {1}
    dining     | {2}        |
"""


@pytest.mark.rule("BUL-2", "EVT-1")
@pytest.mark.parametrize(
    ("left", "above", "ahead", "hit", "after"),
    [
        (2, "doc", "tuco", {"doc": 1, "tuco": 1}, 0),  # enough for both occasions
        (1, "doc", "tuco", {"doc": 1}, 0),  # the shot takes the last one
        (2, "doc", "tuco, ghost", {"doc": 1}, 0),  # one is left, two are needed: discarded
        (3, "doc", "tuco, ghost", {"doc": 1, "tuco": 1, "ghost": 1}, 0),
        (1, "doc, ghost", "tuco", {}, 0),  # too few for the shots: discarded, so none for his arrival
        (2, "doc, ghost", "tuco", {"doc": 1, "ghost": 1}, 0),
        (4, "doc, ghost", "tuco", {"doc": 1, "ghost": 1, "tuco": 1}, 1),
    ],
)
def test_the_angry_marshal_s_shots_and_his_arrival_are_two_occasions(
    left: int, above: str, ahead: str, hit: dict[str, int], after: int
) -> None:
    state = scene(
        "", ANGRY.format(above, ahead, ""), *above.split(", "), *ahead.split(", "), "belle", f"box | neutral {left}",
        head="round 2 | angry marshal",
    )  # fmt: skip
    run(state)
    assert wounds(state) == hit
    assert neutral(state) == [after]
    assert state.view(None)["marshal"] == 2
    assert [where(state, who) for who in ahead.split(", ")] == ["2 roof"] * len(ahead.split(", "))


@pytest.mark.rule("BUL-2", "EVT-5")
@pytest.mark.parametrize(("left", "hit", "after"), [(2, {}, 0), (3, {"doc": 1, "ghost": 1, "tuco": 1}, 0)])
def test_the_rebellion_is_one_occasion(left: int, hit: dict[str, int], after: int) -> None:
    state = scene(
        "",
        """
        locomotive |       | doc
        mail       | belle | marshal
        saloon     |       | tuco, ghost
        """,
        "doc",
        "belle",
        "tuco",
        "ghost",
        f"box | neutral {left}",
        head="round 2 | rebellion",
    )
    assert ("neutral-bullets-gone" in story(run(state))) == (not hit)
    assert wounds(state) == hit
    assert neutral(state) == [after]


@pytest.mark.rule("BUL-2")
def test_an_occasion_without_victims_discards_no_bullets() -> None:
    state = scene(
        "belle marshal",
        """
        locomotive |       |
        mail       |       | marshal
        saloon     | tuco  |
        dining     | belle | doc
        """,
        "belle",
        "doc",
        "tuco",
        "box | neutral 0",
    )
    run(state)
    assert story(do(state, "marshal to 2")) == ["marshal-moved 2"]
    assert neutral(state) == [0]


@pytest.mark.rule("BUL-2")
def test_bandits_bullets_do_not_use_up_neutral_ones() -> None:
    state = scene("doc fire", "locomotive | | marshal\nmail | | doc\nsaloon | | tuco\ndining | | belle", "doc", "tuco",
                  "belle", "box | neutral 0")  # fmt: skip
    assert story(run(state)) == ["shot doc tuco"]
    assert wounds(state) == {"tuco": 1}
