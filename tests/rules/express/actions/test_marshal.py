"""The Marshal (MAR)."""

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import do, legal, position, run, where


def wounds(state: ExpressState) -> dict[str, int]:
    """The number of bullets received, by bandit."""
    return {who: bandit["wounds"] for who, bandit in state.view(None)["bandits"].items() if bandit["wounds"]}


def neutral(state: ExpressState) -> int:
    left: int = state.view(None)["neutral_bullets"]
    return left


@pytest.mark.rule("MAR-1")
def test_a_bandit_that_meets_the_marshal_flees_to_the_roof() -> None:
    state = scene(
        "doc move",
        """
        locomotive |       |
        mail       |       | marshal
        saloon     |       | doc
        dining     | belle | tuco
        """,
        "doc | wounds 2",
    )
    run(state)
    deck = state.view(None)["seats"][0]["deck_size"]
    assert story(do(state, "move to 1")) == ["moved doc 1 inside walked", "moved doc 1 roof fled", "wounded doc"]
    assert where(state, "doc") == "1 roof"
    assert wounds(state) == {"doc": 3}
    assert neutral(state) == 12
    assert state.view(None)["seats"][0]["deck_size"] == deck + 1
    assert state.view(None)["bandits"]["doc"]["bullets"] == 6
    assert state.view(None)["marshal"] == 1


@pytest.mark.rule("MAR-1")
def test_a_bandit_that_climbs_down_to_the_marshal_flees_back() -> None:
    state = scene(
        "doc floor change",
        """
        locomotive |           |
        mail       | doc, tuco | marshal
        saloon     |           | belle
        """,
    )
    assert story(run(state)) == ["moved doc 1 inside climbed", "moved doc 1 roof fled", "wounded doc"]
    assert where(state, "doc") == "1 roof"
    assert wounds(state) == {"doc": 1}


@pytest.mark.rule("MAR-1")
def test_loot_stays_when_a_bandit_is_punched_to_the_marshal() -> None:
    state = scene(
        "belle punch",
        """
        locomotive |       |
        mail       |       | marshal
        saloon     |       | doc, belle
        dining     | tuco  |
        """,
        "doc | holds jewel",
    )
    run(state)
    assert story(do(state, "knock forward")) == ["moved doc 1 inside knocked", "moved doc 1 roof fled", "wounded doc"]
    assert where(state, "doc") == "1 roof"
    assert wounds(state) == {"doc": 1}
    assert [car["inside"]["jewels"] for car in state.view(None)["train"]] == [0, 0, 1, 0]


@pytest.mark.rule("MAR-1", "PWR-5")
def test_a_bandit_django_pushes_to_the_marshal_gets_2_bullets() -> None:
    state = scene(
        "django fire",
        """
        locomotive |       |
        mail       |       | marshal
        saloon     |       | doc
        dining     |       | django
        baggage    | tuco  |
        """,
    )
    assert story(run(state)) == [
        "shot django doc",
        "moved doc 1 inside pushed",
        "moved doc 1 roof fled",
        "wounded doc",
    ]
    assert wounds(state) == {"doc": 2}
    assert neutral(state) == 12


@pytest.mark.rule("MAR-1")
def test_all_bandits_in_the_car_the_marshal_enters_flee() -> None:
    """Bandits on the roof of that car are not in his position."""
    state = scene(
        "tuco marshal",
        """
        locomotive |       |
        mail       |       | marshal
        saloon     | ghost | doc, tuco, belle
        dining     |       |
        """,
        "tuco",
        "doc",
        "belle",
        "ghost",
    )
    run(state)
    events = story(do(state, "marshal to 2"))
    assert events[0] == "marshal-moved 2"
    assert sorted(events[1:]) == sorted(
        line for who in ("doc", "tuco", "belle") for line in (f"moved {who} 2 roof fled", f"wounded {who}")
    )
    assert [where(state, who) for who in ("doc", "tuco", "belle", "ghost")] == ["2 roof"] * 4
    assert wounds(state) == {"doc": 1, "tuco": 1, "belle": 1}
    assert neutral(state) == 10


@pytest.mark.rule("MAR-1", "EVT-1")
def test_bandits_flee_from_the_angry_marshal() -> None:
    state = scene(
        "",
        """
        locomotive |       |
        mail       |       | marshal
        saloon     | ghost | doc
        dining     |       | tuco
        """,
        head="round 2 | angry marshal",
    )
    assert story(run(state))[1:] == ["marshal-moved 2", "moved doc 2 roof fled", "wounded doc"]
    assert (where(state, "doc"), where(state, "tuco")) == ("2 roof", "3 inside")


@pytest.mark.rule("MAR-1")
@pytest.mark.parametrize(
    ("pile", "move"),
    [
        ("doc move", "move to 1"),
        ("doc punch", "knock forward"),
        ("django fire", "shoot doc"),
    ],
)
def test_on_the_roof_above_the_marshal_nothing_happens(pile: str, move: str) -> None:
    state = scene(
        pile,
        """
        locomotive |           |
        mail       |           | marshal
        saloon     | doc, tuco |
        dining     | django    | belle
        """,
    )
    run(state)
    do(state, move)
    assert neutral(state) == 13
    assert "1 roof" in (where(state, "doc"), where(state, "tuco"))


@pytest.mark.rule("MAR-1", "EXP-5")
def test_the_neutral_bullet_lies_on_top_of_the_deck() -> None:
    state = position(
        """
        express expert
        round 1 | bridge | stealin | first tuco
        locomotive |       | marshal
        mail       |       | belle
        saloon     | doc   | tuco
        belle | hand move, 2 fire, punch, marshal
        doc   | hand 2 move, 2 fire, punch, marshal, robbery
        tuco  | hand 2 move, 2 fire, punch
        pile  | belle move
        """
    )
    run(state)
    do(state, "move to 0")
    assert [seat["deck_top"] for seat in state.view(None)["seats"]] == [1, 0, 0]
    assert legal(state) == ["deal belle: bullet"]  # from five cards to six


@pytest.mark.rule("MAR-1")
def test_a_bandit_can_flee_several_times() -> None:
    state = scene(
        "doc floor change | tuco marshal | doc floor change",
        """
        locomotive |       |
        mail       | doc   | marshal
        saloon     |       | tuco
        dining     | belle |
        """,
    )
    run(state)
    assert story(do(state, "marshal to 0")) == ["marshal-moved 0", "moved doc 1 inside climbed"]
    assert wounds(state) == {"doc": 1}
    state = scene("doc floor change | doc floor change", "locomotive | doc | marshal\nmail | | tuco, belle")
    run(state)
    assert wounds(state) == {"doc": 2}
    assert where(state, "doc") == "0 roof"


@pytest.mark.rule("MAR-2")
@pytest.mark.parametrize(
    ("players", "expert"), [(2, True), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True)]
)
def test_no_bandit_is_ever_left_with_the_marshal(players: int, expert: bool) -> None:
    """At every choice of whole games."""
    for seed in range(3):
        dice = Dice(seed)
        state = EXPRESS.new(EXPRESS.options(players=players, expert=expert))
        while seats := state.to_act():
            seat = seats[0]
            moves = state.legal_moves(seat) if seat != NATURE else []
            state.apply(seat, moves[dice.below(len(moves))] if moves else state.sample_chance(dice))
            seen = state.view(None)
            for bandit in seen.get("bandits", {}).values():
                assert bandit["roof"] or bandit["car"] != seen["marshal"]
