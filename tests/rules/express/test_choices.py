"""Which choices a player is asked for (ACT-13)."""

import pytest

from coltexpress.engine.contract import NATURE
from support.scenes import scene, story
from support.tables import do, kinds, legal, position, run


@pytest.mark.rule("ACT-13")
def test_in_stealin_a_single_option_is_chosen_automatically() -> None:
    state = scene(
        "tuco move | belle fire | doc punch | ghost robbery | doc marshal",
        """
        locomotive |                 | tuco
        mail       | belle           |
        saloon     | doc, cheyenne   |
        dining     | ghost, jewel    | marshal
        """,
        "cheyenne | holds purse 300, purse 500",
        "doc | bullets 0",
        "belle | bullets 3",
    )
    assert story(run(state)) == ["moved tuco 1 inside walked"]  # two to shoot at
    assert legal(state) == ["shoot cheyenne", "shoot doc"]
    # one victim, one kind of loot: next is the chance outcome, which purse falls
    assert story(do(state, "shoot doc")) == ["shot belle doc", "punched doc cheyenne"]
    assert state.to_act() == (NATURE,)
    do(state, "purse 300 falls")
    assert legal(state) == ["knock forward", "knock back"]
    assert story(do(state, "knock forward")) == [
        "moved cheyenne 1 roof knocked",
        "took ghost jewel",
        "marshal-moved 2",
    ]
    assert state.to_act() == (NATURE,)  # the deal of the next round


@pytest.mark.rule("ACT-13", "EVT-6")
def test_in_an_event_a_single_purse_can_be_declined() -> None:
    state = scene(
        "",
        """
        locomotive |              | marshal
        mail       | tuco, purse  |
        saloon     | belle, jewel | doc
        """,
        head="round 5 | pickpocketing",
    )
    run(state)
    assert legal(state) == ["take a purse", "take nothing"]
    assert kinds(do(state, "take nothing"))[:2] == ["declined", "game-over"]  # no other player has a choice


EVERYTHING_BUT_A_FIRE = "move, move, floor change, floor change, fire, robbery, robbery, punch, marshal"


@pytest.mark.rule("ACT-13")
@pytest.mark.parametrize(
    ("hand", "pile", "moves"),
    [
        ("fire", EVERYTHING_BUT_A_FIRE, ["play fire"]),  # nothing to draw
        ("2 bullets", "", ["draw"]),  # nothing to play
        ("bullet", EVERYTHING_BUT_A_FIRE + ", fire", ["pass"]),  # neither
    ],
)
def test_a_go_is_a_question_even_with_a_single_option(hand: str, pile: str, moves: list[str]) -> None:
    played = " | ".join(f"belle {card}" for card in pile.split(", ") if card)
    state = position(
        f"""
        express standard
        round 2 | bridge | turn 3 | schemin | first belle
        locomotive | | marshal
        mail       | |
        belle | hand {hand}
        tuco
        doc
        {"pile | " + played if played else ""}
        """
    )
    run(state)
    assert state.to_act() == (0,)
    assert legal(state) == moves


def expert(step: str, number: int = 2) -> str:
    return f"""
        express expert
        round {number} | {"bridge" if number < 5 else "hostage"} | {step} | first doc
        locomotive | | marshal
        mail       | |
        belle | hand 2 bullets, fire
        tuco  | hand move
        doc   | hand bullet
        """


@pytest.mark.rule("ACT-13", "EXP-3")
def test_players_without_bullets_are_asked_about_bullets() -> None:
    state = position(expert("bullets"))
    run(state)
    assert state.to_act() == (0, 1, 2)
    assert [[str(move) for move in state.legal_moves(seat)] for seat in (0, 1, 2)] == [
        ["discard bullets", "keep bullets"],
        ["keep bullets"],
        ["discard bullets", "keep bullets"],
    ]


@pytest.mark.rule("ACT-13", "EXP-4")
def test_players_without_cards_are_asked_what_to_keep() -> None:
    state = position(expert("keep"))
    run(state)
    assert state.to_act() == (0, 1, 2)
    assert [[str(move) for move in state.legal_moves(seat)] for seat in (0, 1, 2)] == [
        ["keep nothing", "keep fire"],
        ["keep nothing", "keep move"],
        ["keep nothing"],
    ]


@pytest.mark.rule("ACT-13", "EXP-4")
def test_no_player_is_asked_what_to_keep_in_the_last_round() -> None:
    state = position(expert("keep", 5))
    assert "stealin-began" in kinds(run(state))
    assert state.to_act() == ()
