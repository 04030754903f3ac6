"""The powers of Ghost and Doc, which concern their cards (PWR)."""

import pytest

from coltexpress.engine.errors import IllegalMove
from coltexpress.games.express.state import ExpressState
from support.scenes import scene
from support.tables import data_of, do, kinds, legal, run
from support.tables import express_position as position

# --- Ghost ----------------------------------------------------------------------------------------


def schemin(head: str, first: str = "ghost") -> ExpressState:
    state = position(
        f"""
        express standard
        {head} | schemin | first {first}
        locomotive | | marshal
        mail       | |
        ghost | hand move, fire
        tuco  | hand move, fire
        belle | hand move, fire
        """
    )
    run(state)
    return state


@pytest.mark.rule("PWR-1")
@pytest.mark.parametrize("number", [1, 4])
def test_ghost_may_hide_the_card_of_the_first_turn(number: int) -> None:
    state = schemin(f"round {number} | bridge | turn 1")
    assert legal(state) == ["play move", "play fire", "play move face down", "play fire face down", "draw"]
    events = do(state, "play fire face down")
    assert data_of(events, "played") == [{"seat": 0, "down": True, "bandit": "ghost", "action": "fire"}]
    for viewer in (1, 2, None):
        assert events[0].redact(viewer).data() == {"seat": 0, "down": True}
        assert state.view(viewer)["pile"] == [{"seat": 0, "down": True}]
    assert state.view(0)["pile"] == [{"seat": 0, "down": True, "bandit": "ghost", "action": "fire"}]


@pytest.mark.rule("PWR-1")
def test_ghost_may_play_the_first_card_openly() -> None:
    state = schemin("round 2 | bridge | turn 1")
    do(state, "play fire")
    assert state.view(None)["pile"] == [{"seat": 0, "down": False, "bandit": "ghost", "action": "fire"}]


@pytest.mark.rule("PWR-1")
def test_other_bandits_may_not_hide_a_card() -> None:
    state = schemin("round 2 | bridge | turn 1", first="tuco")
    for _ in range(2):
        assert legal(state) == ["play move", "play fire", "draw"]
        do(state, "play fire")
    assert "play move face down" in legal(state)


@pytest.mark.rule("PWR-1")
def test_drawing_in_the_first_turn_uses_up_ghost_s_power() -> None:
    state = schemin("round 2 | braking | turn 1")
    do(state, "draw", "deal ghost: 2 floor change, punch", "play move", "play move")
    assert legal(state) == ["play move", "play floor change", "play fire", "play punch", "draw"]
    with pytest.raises(IllegalMove):
        do(state, "play fire face down")


@pytest.mark.rule("PWR-1", "RND-4")
@pytest.mark.parametrize(
    ("head", "moves"),
    [
        ("round 2 | braking | turn 2", ["play move", "play fire", "draw"]),
        ("round 2 | bridge | turn 2", ["play move", "play fire", "draw"]),  # Speeding-Up
        ("round 2 | angry marshal | turn 4", ["play move", "play fire", "draw"]),  # Switching
        ("round 2 | swivel arm | turn 2", ["play move face down", "play fire face down", "draw"]),  # Tunnel
    ],
)
def test_in_later_turns_ghost_has_no_power(head: str, moves: list[str]) -> None:
    assert legal(schemin(head)) == moves


@pytest.mark.rule("PWR-1", "TWO-7")
@pytest.mark.parametrize(("turn", "hidden"), [(1, ["play ghost fire face down"]), (3, [])])
def test_in_a_team_only_ghost_s_first_turn_cards_may_be_hidden(turn: int, hidden: list[str]) -> None:
    state = position(
        f"""
        express expert
        round 2 | bridge | turn {turn} | schemin | first tuco
        locomotive | | marshal
        mail       | |
        tuco  | hand tuco fire, ghost fire, marshal
        ghost | with tuco
        belle
        doc   | with belle
        """
    )
    run(state)
    assert legal(state) == ["play tuco fire", "play marshal", "play ghost fire", *hidden, "draw"]


@pytest.mark.rule("PWR-1", "RND-9")
def test_ghost_s_hidden_card_is_revealed_as_it_resolves() -> None:
    state = scene(
        "ghost floor change face down by power | tuco move",
        """
        locomotive |  | marshal
        mail       |  | ghost
        saloon     |  | tuco
        dining     |  | belle
        """,
    )
    events = run(state)
    assert kinds(events)[:2] == ["card-resolved", "moved"]
    assert events[0].redact(None).data() == {"seat": 1, "bandit": "ghost", "action": "floor change"}


# --- Doc ------------------------------------------------------------------------------------------


@pytest.mark.rule("PWR-6", "RND-1")
@pytest.mark.parametrize("number", [1, 3])
def test_only_doc_draws_seven_cards(number: int) -> None:
    state = position(
        f"""
        express standard
        round {number} | deal | first doc
        locomotive | | marshal
        mail       | |
        belle
        cheyenne
        django
        doc
        ghost
        tuco
        """
    )
    run(state)
    for who in ("doc", "ghost", "tuco", "belle", "cheyenne", "django"):
        size = 7 if who == "doc" else 6
        cards = "move, floor change, 2 fire, robbery, punch"
        with pytest.raises(IllegalMove):
            do(state, f"deal {who}: {cards}, marshal" if size == 6 else f"deal {who}: {cards}")
        do(state, f"deal {who}: {cards}, marshal" if size == 7 else f"deal {who}: {cards}")
    assert [seat["hand_size"] for seat in state.view(None)["seats"]] == [6, 6, 6, 7, 6, 6]


@pytest.mark.rule("PWR-6")
def test_in_a_go_doc_draws_three_cards() -> None:
    state = position(
        """
        express standard
        round 2 | bridge | turn 1 | schemin | first doc
        locomotive | | marshal
        mail       | |
        doc  | hand fire
        tuco
        belle
        """
    )
    run(state)
    do(state, "draw", "deal doc: fire, punch, marshal")
    assert state.view(None)["seats"][0]["hand_size"] == 4
