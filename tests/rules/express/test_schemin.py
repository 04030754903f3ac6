"""Schemin' (RND-3 to RND-8)."""

from collections import Counter

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove, NotationError
from coltexpress.games.express.components import BANDITS
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.state import ExpressState
from rules.express.rounds import ALL, cards, go, hands_of, table
from support.tables import data_of, do, kinds, legal, run
from support.tables import express_position as position


def goes(state: ExpressState, number: int) -> list[int]:
    """The seats of the next goes, if each player makes the first legal move."""
    order: list[int] = []
    while len(order) < number:
        (seat,) = state.to_act()
        if seat != NATURE:
            order.append(seat)
        state.apply(seat, state.legal_moves(seat)[0])
    return order


def pile(state: ExpressState) -> list[tuple[int, str]]:
    """The face-up cards of the pile."""
    return [(card["seat"], card["action"]) for card in state.view(None)["pile"]]


# --- RND-3: a turn --------------------------------------------------------------------------------


@pytest.mark.rule("RND-3")
def test_a_player_plays_a_card_or_draws_and_cannot_pass() -> None:
    state = go(1, "hand 2 move, floor change, fire, robbery, punch, marshal")
    plays = ["play move", "play floor change", "play fire", "play robbery", "play punch", "play marshal"]
    assert legal(state) == [*plays, "draw"]
    assert legal(go(1, "hand 2 fire")) == ["play fire", "draw"]
    for wrong in ("play move", "play fire face down", "pass"):
        with pytest.raises(IllegalMove):
            do(go(1, "hand 2 fire"), wrong)


@pytest.mark.rule("RND-3")
def test_a_played_card_goes_face_up_on_the_pile() -> None:
    state = go(1, "hand 2 fire", "doc | hand punch", "tuco | hand move, marshal")
    events = do(state, "play fire")
    assert data_of(events, "played") == [{"seat": 0, "down": False, "bandit": "belle", "action": "fire"}]
    assert cards(state, 0)["hand"] == {"fire": 1}
    assert pile(state) == [(0, "fire")]
    do(state, "play punch", "play marshal")
    assert pile(state) == [(0, "fire"), (1, "punch"), (2, "marshal")]
    for viewer in ALL:
        assert [card["down"] for card in state.view(viewer)["pile"]] == [False] * 3
        assert [card["action"] for card in state.view(viewer)["pile"]] == ["fire", "punch", "marshal"]


@pytest.mark.rule("RND-3")
def test_drawing_takes_three_random_cards() -> None:
    state = go(1, "hand fire | deck 2 move, punch, marshal, fire, 2 floor change, 2 robbery")
    do(state, "draw")
    assert state.to_act() == (NATURE,)
    hands = legal(state)
    assert "deal belle: 2 move, marshal" in hands
    assert "deal belle: fire, robbery, punch" in hands
    assert "deal belle: 2 fire, punch" not in hands
    assert len(hands) == len(set(hands)) == hands_of(2, 1, 1, 1, 2, 2, take=3)
    events = do(state, "deal belle: fire, robbery, punch")
    drawn = {"fire": 1, "robbery": 1, "punch": 1}
    assert data_of(events, "drew") == [{"seat": 0, "number": 3, "cards": drawn}]
    assert cards(state, 0)["hand"] == {"fire": 2, "robbery": 1, "punch": 1}
    assert state.view(None)["seats"][0]["deck_size"] == 6
    assert pile(state) == []
    assert state.to_act() == (1,)


@pytest.mark.rule("RND-3")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("first", [0, 1, 2, 3, 4])
def test_goes_are_clockwise_from_the_first_player(first: int, turn: int) -> None:
    gang = "\n".join(f"{who} | hand 2 move, 2 fire, 2 robbery" for who in BANDITS[:5])
    state = position(f"""
express standard
round 2 | tunnels | turn {turn} | schemin | first {BANDITS[first]}
locomotive | | marshal
mail
saloon
{gang}
asks | {BANDITS[first]} go
""")
    assert goes(state, 5) == [(first + each) % 5 for each in range(5)]
    assert state.view(None)["round"]["turn"] == turn  # the next one, counted from 0
    assert state.to_act() == (first,)


# --- RND-4, RND-5, RND-6: the icons ---------------------------------------------------------------


@pytest.mark.rule("RND-4")
def test_in_a_tunnel_cards_are_played_face_down() -> None:
    state = go(2, "hand move, 2 fire", "doc | hand punch", "tuco | hand marshal")
    assert legal(state) == ["play move face down", "play fire face down", "draw"]
    do(state, "play fire face down", "play punch face down", "play marshal face down")
    assert [card["down"] for card in state.view(None)["pile"]] == [True] * 3
    assert all("action" not in card for card in state.view(None)["pile"])
    assert legal(state) == ["play move", "play fire", "draw"]  # the next turn is visible again


@pytest.mark.rule("RND-5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_speeding_up_each_player_has_two_goes(players: int) -> None:
    gang = "\n".join(f"{who} | hand 2 move, 2 fire, 2 robbery" for who in BANDITS[:players])
    state = position(f"""
express standard
round 2 | bridge | turn 2 | schemin | first cheyenne
locomotive | | marshal
mail
saloon
{gang}
asks | cheyenne go
""")
    order = [(1 + each) % players for each in range(players)]
    assert goes(state, 2 * players) == [seat for seat in order for _ in range(2)]


@pytest.mark.rule("RND-5")
@pytest.mark.parametrize("moves", [("fire", "punch"), ("draw", "draw"), ("fire", "draw"), ("draw", "fire")])
def test_two_goes_are_any_mix_of_cards_and_draws(moves: tuple[str, str]) -> None:
    state = go(2, "hand fire, punch", card="bridge")
    deals = iter(["deal belle: 2 move, marshal", "deal belle: fire, robbery, floor change"])
    for move in moves:
        assert state.to_act() == (0,)
        do(state, *(["draw", next(deals)] if move == "draw" else [f"play {move}"]))
    assert state.to_act() == (1,)
    assert pile(state) == [(0, move) for move in moves if move != "draw"]
    draws = moves.count("draw")
    assert state.view(None)["seats"][0]["hand_size"] == 2 + 3 * draws - (2 - draws)


@pytest.mark.rule("RND-5")
def test_the_second_go_is_chosen_after_the_first_is_done() -> None:
    state = go(2, "hand fire", card="bridge")
    assert legal(state) == ["play fire", "draw"]
    do(state, "draw", "deal belle: 2 move, marshal")
    assert legal(state) == ["play move", "play fire", "play marshal", "draw"]
    do(state, "play marshal")
    assert state.to_act() == (1,)


@pytest.mark.rule("RND-5")
def test_in_speeding_up_cards_lie_face_up() -> None:
    state = go(2, "hand fire, punch", card="bridge")
    do(state, "play fire", "play punch")
    assert pile(state) == [(0, "fire"), (0, "punch")]


@pytest.mark.rule("RND-6")
@pytest.mark.parametrize(("players", "turn"), [(3, 4), (4, 4), (5, 3), (6, 3)])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_switching_is_counter_clockwise_from_the_first_player(players: int, turn: int, first: int) -> None:
    gang = "\n".join(f"{who} | hand 2 move, 2 fire, 2 robbery" for who in BANDITS[:players])
    state = position(f"""
express standard
round 2 | angry marshal | turn {turn} | schemin | first {BANDITS[first]}
locomotive | | marshal
mail
saloon
{gang}
asks | {BANDITS[first]} go
""")
    assert goes(state, players) == [(first - each) % players for each in range(players)]


@pytest.mark.rule("RND-6", "RND-11")
def test_switching_does_not_change_the_next_first_player() -> None:
    state = go(4, "hand punch", "doc | hand punch", "tuco | hand punch", card="angry marshal")
    do(state, "play punch", "play punch")
    assert [seat for seat, _ in pile(state)] == [0, 2]
    state = table("round 2 | angry marshal | next round | first belle")
    assert data_of(run(state), "first-player") == [{"seat": 1}]


# --- RND-7: bullets and short decks ---------------------------------------------------------------


@pytest.mark.rule("RND-7")
def test_bullets_can_never_be_played() -> None:
    state = go(1, "hand 3 bullets, fire")
    assert legal(state) == ["play fire", "draw"]
    assert legal(go(1, "hand 6 bullets")) == ["draw"]
    assert legal(go(2, "hand 6 bullets")) == ["draw"]
    for text in ("play bullet", "play bullet face down"):
        with pytest.raises(NotationError):
            MOVE_READER.parse(text)


@pytest.mark.rule("RND-7")
@pytest.mark.parametrize(
    ("hand", "dealt"),
    [
        ("2 move, 2 floor change, 2 fire, robbery", "robbery, punch, marshal"),
        ("2 move, 2 floor change, 2 fire, 2 robbery", "punch, marshal"),
        ("2 move, 2 floor change, 2 fire, 2 robbery, punch", "marshal"),
    ],
)
def test_a_deck_of_fewer_than_three_cards_is_drawn_completely(hand: str, dealt: str) -> None:
    state = go(1, f"hand {hand}")
    do(state, "draw")
    assert legal(state) == [f"deal belle: {dealt}"]
    (drew,) = data_of(do(state, f"deal belle: {dealt}"), "drew")
    assert drew["number"] == len(dealt.split(", "))
    assert state.view(None)["seats"][0]["deck_size"] == 0


@pytest.mark.rule("RND-7")
def test_with_an_empty_deck_drawing_is_not_possible() -> None:
    state = go(1, "hand 2 move, 2 floor change, 2 fire, 2 robbery, punch, marshal, 3 bullets")
    assert "draw" not in legal(state)
    assert len(legal(state)) == 6
    with pytest.raises(IllegalMove):
        do(state, "draw")


@pytest.mark.rule("RND-7")
def test_a_player_who_can_neither_play_nor_draw_passes() -> None:
    played = "move | {0} move | {0} floor change | {0} floor change | {0} fire | {0} fire | {0} robbery | {0} robbery"
    played = "{0} " + played + " | {0} punch | {0} marshal"
    state = go(1, "hand 3 bullets", "pile | " + played.format("belle"))
    assert legal(state) == ["pass"]
    events = do(state, "pass")
    assert data_of(events, "passed") == [{"seat": 0}]
    assert state.to_act() == (1,)
    assert len(pile(state)) == 10


# --- RND-8: the end of Schemin' -------------------------------------------------------------------


@pytest.mark.rule("RND-8")
def test_cards_left_in_hand_go_back_on_the_deck() -> None:
    """The round stops at the question where Belle moves: her Move is already back in her deck (RND-10)."""
    state = go(
        5, "hand 2 move, fire, 2 bullets", "mail | | belle", "doc | hand punch, marshal, bullet", "tuco | hand robbery"
    )
    before = [cards(state, seat)["hand"] + cards(state, seat)["deck"] for seat in range(3)]
    do(state, "play move", "play marshal")
    assert [seat["hand_size"] for seat in state.view(None)["seats"]] == [4, 2, 1]
    events = do(state, "play robbery")
    assert kinds(events) == ["played", "hands-returned", "stealin-began", "card-resolved"]
    assert [cards(state, seat)["hand"] for seat in range(3)] == [{}, {}, {}]
    assert cards(state, 0)["deck"] == before[0]
    assert cards(state, 1)["deck"] == before[1] - Counter(["marshal"])
    assert cards(state, 2)["deck"] == before[2] - Counter(["robbery"])
    assert [seat["deck_size"] for seat in state.view(None)["seats"]] == [12, 10, 9]
