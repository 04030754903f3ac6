"""The start and the end of a round (RND-1, RND-2, RND-11)."""

from collections import Counter

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.options import parse_options
from rules.express.rounds import cards, go, hands_of, table
from support.tables import data_of, do, kinds, legal, run

SIX = "2 move, 2 floor change, 2 fire"  # six cards of a deck


# --- RND-1: dealing -------------------------------------------------------------------------------


@pytest.mark.rule("RND-1")
@pytest.mark.parametrize("expert", [False, True])
def test_a_game_has_five_rounds(expert: bool) -> None:
    state = EXPRESS.new(parse_options({"players": 4, "expert": expert}))
    dice = Dice(5)
    events: list[Event] = []
    while state.to_act():
        seat = state.to_act()[0]
        moves = state.legal_moves(seat)
        move = state.sample_chance(dice) if seat == NATURE else moves[dice.below(len(moves))]
        events += state.apply(seat, move)
    assert [data["round"] for data in data_of(events, "round-began")] == [1, 2, 3, 4, 5]
    assert kinds(events).count("game-over") == 1
    assert state.outcome() is not None


@pytest.mark.rule("RND-1")
@pytest.mark.parametrize("first", ["belle", "doc", "tuco"])
def test_every_player_draws_six_cards_and_doc_seven(first: str) -> None:
    state = table(f"round 2 | deal | first {first}")
    run(state)
    numbers = {}
    while not legal(state)[0].startswith("turn over"):
        (drew,) = data_of(do(state, legal(state)[0]), "drew")
        numbers[drew["seat"]] = drew["number"]
    assert numbers == {0: 6, 1: 7, 2: 6}
    seats = state.view(None)["seats"]
    assert [seat["hand_size"] for seat in seats] == [6, 7, 6]
    assert [seat["deck_size"] for seat in seats] == [4, 3, 4]


@pytest.mark.rule("RND-1")
def test_exactly_the_hands_of_the_deck_can_be_dealt() -> None:
    state = table("round 2 | deal | first belle")
    run(state)
    hands = legal(state)
    assert len(hands) == len(set(hands)) == hands_of(2, 2, 2, 2, 1, 1, take=6) == 61
    assert f"deal belle: {SIX}" in hands
    for wrong in ("deal belle: 2 move, 2 fire", "deal belle: 2 move, 2 fire, 2 robbery, punch", "deal doc: " + SIX):
        with pytest.raises(IllegalMove):
            do(state, wrong)
    for wrong in ("deal belle: 2 move, 2 fire, 2 punch", "deal belle: 2 move, 2 fire, robbery, bullet"):
        with pytest.raises(IllegalMove):
            do(state, wrong)


@pytest.mark.rule("RND-1", "BUL-1")
@pytest.mark.parametrize("row", ["belle | top 4", "belle | wounds 4", "belle | wounds 4 | top 2"])
def test_the_deck_is_shuffled_with_the_bullets_received(row: str) -> None:
    """Each card of the hand is one of the four bullets among the fourteen cards with chance 4 in 14."""
    state = table("round 1 | bridge | next round | first tuco", row)
    run(state)
    dice = Dice(11)
    found: Counter[str] = Counter()
    for _ in range(3000):
        twin = state.copy()
        twin.apply(NATURE, twin.sample_chance(dice))
        assert twin.view(None)["seats"][0]["hand_size"] == 6
        found.update(cards(twin, 0)["hand"])
    assert abs(found["bullet"] / 18000 - 4 / 14) < 0.02
    assert abs(found["move"] / 18000 - 2 / 14) < 0.02
    assert abs(found["marshal"] / 18000 - 1 / 14) < 0.02


# --- RND-2: the round card ------------------------------------------------------------------------


@pytest.mark.rule("RND-2")
def test_the_round_card_is_revealed_after_all_have_drawn() -> None:
    state = table("round 1 | deal | first belle")
    run(state)
    for who in ("belle", "doc", "tuco"):
        assert all(move.startswith(f"deal {who}: ") for move in legal(state))
        assert "card" not in state.view(None)["round"]
        do(state, legal(state)[0])
    assert legal(state)[0].startswith("turn over ")
    assert "card" not in state.view(None)["round"]
    events = do(state, "turn over rebellion")
    shown = {"card": "rebellion", "turns": ["visible", "visible", "tunnel", "visible", "visible"], "event": "rebellion"}
    assert data_of(events, "round-card-turned") == [shown]
    assert kinds(events) == ["round-card-turned", "turn-began"]
    seen = state.view(None)["round"]
    assert seen.items() >= shown.items()
    assert seen["turn"] == 0
    assert state.to_act() == (0,)


@pytest.mark.rule("RND-2")
def test_the_turns_of_the_card_come_in_order() -> None:
    state = go(1, f"hand {SIX}", "doc | hand 2 move, 2 fire, 2 robbery", "tuco | hand 2 move, 2 fire, 2 robbery")
    events = []
    while state.view(None)["phase"] == "schemin":
        events += do(state, legal(state)[0])
    assert data_of(events, "turn-began") == [
        {"number": 2, "turn": "tunnel"},
        {"number": 3, "turn": "visible"},
        {"number": 4, "turn": "tunnel"},
        {"number": 5, "turn": "visible"},
    ]
    assert kinds(events).count("played") == 15


# --- RND-11: the end of a round -------------------------------------------------------------------


@pytest.mark.rule("RND-11")
def test_the_event_and_the_new_first_player_end_a_round() -> None:
    state = table("round 2 | braking | stealin | first belle", "mail | tuco |", "pile | doc robbery")
    events = run(state)
    assert kinds(events) == ["card-resolved", "no-effect", "event-began", "moved", "first-player", "round-began"]
    assert data_of(events, "event-began") == [{"event": "braking"}]
    assert data_of(events, "moved") == [{"bandit": "tuco", "car": 0, "roof": True, "way": "swept"}]
    assert data_of(events, "round-began") == [{"round": 3}]
    assert legal(state)[0].startswith("deal doc: ")


@pytest.mark.rule("RND-11")
@pytest.mark.parametrize("card", ["bridge", "tunnels"])
def test_a_round_card_without_an_event_has_none(card: str) -> None:
    state = table(f"round 2 | {card} | stealin | first belle", "mail | tuco |", "pile | doc robbery")
    assert kinds(run(state)) == ["card-resolved", "no-effect", "first-player", "round-began"]


@pytest.mark.rule("RND-11")
@pytest.mark.parametrize(("first", "left"), [("belle", 1), ("doc", 2), ("tuco", 0)])
def test_the_player_to_the_left_is_first_in_the_next_round(first: str, left: int) -> None:
    state = table(f"round 3 | bridge | next round | first {first}")
    assert data_of(run(state), "first-player") == [{"seat": left}]
    assert state.view(None)["first"] == left


@pytest.mark.rule("RND-11")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_next_round_starts_with_new_cards(number: int) -> None:
    state = table(f"round {number} | bridge | stealin | first belle", "pile | doc robbery | tuco robbery")
    assert data_of(run(state), "round-began") == [{"round": number + 1}]
    seen = state.view(None)
    assert seen["pile"] == []
    assert "card" not in seen["round"]
    assert "acting" not in seen


@pytest.mark.rule("RND-11")
def test_after_the_event_of_round_five_the_game_is_over() -> None:
    state = table("round 5 | hostage | stealin | first belle", "locomotive | tuco | marshal", "pile | doc robbery")
    events = run(state)
    assert kinds(events)[:5] == ["card-resolved", "no-effect", "event-began", "ransomed", "game-over"]
    assert not {"first-player", "round-began"} & set(kinds(events))
    assert state.to_act() == ()
    assert state.view(None)["phase"] == "over"
    assert state.outcome() is not None
