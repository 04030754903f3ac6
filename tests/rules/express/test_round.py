"""A round (RND)."""

from collections import Counter
from itertools import product

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove, NotationError
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.components import BANDITS
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.notation.read_move import parse_move
from coltexpress.games.express.options import parse_options
from coltexpress.games.express.state import ExpressState
from support.tables import data_of, do, kinds, legal, run
from support.tables import express_position as position

SIX = "2 move, 2 floor change, 2 fire"  # six cards of a deck
ALL = (0, 1, 2, None)


def table(header: str, *rows: str) -> ExpressState:
    """Belle, Doc and Tuco in the last of three cars, the Marshal in the locomotive, unless rows differ."""
    usual = {"locomotive": "locomotive | | marshal", "mail": "mail", "saloon": "saloon"}
    usual |= {"belle": "belle", "doc": "doc", "tuco": "tuco"}
    for row in rows:
        usual[row.split()[0]] = row
    return position("\n".join(["express standard", header, *usual.values()]))


def go(turn: int, hand: str, *rows: str, card: str = "tunnels", who: str = "belle") -> ExpressState:
    """A go in Schemin', by default Belle's. Belle is first."""
    return table(
        f"round 2 | {card} | turn {turn} | schemin | first belle", f"{who} | {hand}", *rows, f"asks | {who} go"
    )


def goes(state: ExpressState, number: int) -> list[int]:
    """The seats of the next goes, if each player makes the first legal move."""
    order: list[int] = []
    while len(order) < number:
        (seat,) = state.to_act()
        if seat != NATURE:
            order.append(seat)
        state.apply(seat, state.legal_moves(seat)[0])
    return order


def cards(state: ExpressState, seat: int) -> dict[str, Counter[str]]:
    own = state.view(seat)["seats"][seat]
    return {"hand": Counter(own["hand"]), "deck": Counter(own["deck"])}


def hands_of(*numbers: int, take: int) -> int:
    """The number of different hands from a deck with this many cards of each kind."""
    return sum(sum(hand) == take for hand in product(*[range(number + 1) for number in numbers]))


def pile(state: ExpressState) -> list[tuple[int, str]]:
    """The face-up cards of the pile."""
    return [(card["seat"], card["action"]) for card in state.view(None)["pile"]]


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
    assert {name: seen[name] for name in shown} == shown
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
            parse_move(text)


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


# --- RND-9, RND-10: Stealin' ----------------------------------------------------------------------


@pytest.mark.rule("RND-9")
def test_cards_resolve_in_the_order_in_which_they_were_played() -> None:
    """The same two cards in either order lead to different places."""
    state = table("round 2 | bridge | stealin", "pile | tuco floor change | doc robbery | tuco move | belle robbery")
    events = run(state)
    assert [(card["bandit"], card["action"]) for card in data_of(events, "card-resolved")] == [
        ("tuco", "floor change"),
        ("doc", "robbery"),
        ("tuco", "move"),
    ]
    assert legal(state) == ["move to 0", "move to 1"]  # a Move on the roof
    state = table("round 2 | bridge | stealin", "pile | tuco move | doc robbery | tuco floor change | belle robbery")
    events = run(state)
    assert data_of(events, "moved")[0] == {"bandit": "tuco", "car": 1, "roof": False, "way": "walked"}
    assert [card["bandit"] for card in data_of(events, "card-resolved")] == ["tuco", "doc", "tuco", "belle"]


@pytest.mark.rule("RND-9")
def test_the_first_card_of_schemin_resolves_first() -> None:
    state = go(5, "hand floor change", "doc | hand robbery", "tuco | hand floor change")
    events = do(state, "play floor change", "play robbery", "play floor change")
    assert [data["seat"] for data in data_of(events, "card-resolved")] == [0, 1, 2]


@pytest.mark.rule("RND-9")
def test_a_face_down_card_is_revealed_when_it_resolves() -> None:
    state = table(
        "round 2 | bridge | stealin",
        "mail | | belle",
        "pile | belle move | tuco robbery face down | doc move | doc fire face down",
    )
    run(state)
    assert legal(state) == ["move to 0", "move to 2"]
    hidden = [{"seat": 2, "down": True}, {"seat": 1, "down": False, "bandit": "doc", "action": "move"}]
    assert state.view(0)["pile"] == [*hidden, {"seat": 1, "down": True}]
    events = do(state, "move to 2")
    for viewer in ALL:
        assert [event.redact(viewer).data() for event in events if event.kind == "card-resolved"] == [
            {"seat": 2, "bandit": "tuco", "action": "robbery"},
            {"seat": 1, "bandit": "doc", "action": "move"},
            {"seat": 1, "bandit": "doc", "action": "fire"},
        ]


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize(
    ("action", "choices"),
    [
        ("move", ["move to 0", "move to 2"]),
        ("fire", ["shoot doc", "shoot tuco"]),
        ("robbery", ["take a purse", "take jewel"]),
        ("punch", ["punch ghost", "punch django"]),
        ("marshal", ["marshal to 2", "marshal to 4"]),
    ],
)
def test_a_possible_action_must_be_carried_out(action: str, choices: list[str]) -> None:
    """The player of the card is asked and cannot decline."""
    state = position(f"""
        express standard
        round 2 | bridge | stealin | first tuco
        locomotive
        mail       | | cheyenne, ghost, django, purse, jewel
        saloon     | | doc, tuco
        dining     | | marshal
        baggage
        tuco
        doc
        cheyenne
        ghost
        django
        pile | cheyenne {action}
        """)
    run(state)
    assert state.to_act() == (2,)
    assert sorted(legal(state)) == sorted(choices)


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize("action", ["floor change", "robbery"])
def test_an_action_without_a_choice_is_automatic(action: str) -> None:
    state = table("round 2 | bridge | stealin", "mail | | belle, jewel", f"pile | belle {action}")
    events = run(state)
    assert kinds(events)[:2] == ["card-resolved", "moved" if action == "floor change" else "took"]


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize("action", ["fire", "robbery", "punch"])
def test_an_impossible_action_has_no_effect(action: str) -> None:
    state = table("round 2 | bridge | stealin", "mail | belle |", f"pile | belle {action}")
    before = state.view(None)
    events = run(state)
    assert kinds(events)[:2] == ["card-resolved", "no-effect"]
    assert data_of(events, "no-effect") == [{"bandit": "belle", "action": action}]
    for part in ("bandits", "train", "marshal", "neutral_bullets", "second_strongbox"):
        assert state.view(None)[part] == before[part]


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize("action", ["fire", "move", "floor change", "marshal", "robbery", "punch"])
@pytest.mark.parametrize("place", ["mail | belle |", "mail | | belle, doc, jewel"])
def test_a_resolved_card_returns_to_its_owners_deck(action: str, place: str) -> None:
    state = table("round 2 | bridge | stealin", place, f"pile | belle {action} | belle floor change")
    assert cards(state, 0)["deck"].total() == 8
    run(state)
    while state.to_act() == (0,):
        do(state, legal(state)[0])
    assert state.view(None)["round"]["number"] == 3
    ten = {"move": 2, "floor change": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
    deck = cards(state, 0)["deck"]
    del deck["bullet"]  # she may have met the Marshal
    assert deck == ten


@pytest.mark.rule("RND-10")
def test_the_player_of_a_card_makes_all_its_choices() -> None:
    """The puncher chooses victim, loot and direction, not the victim."""
    state = table(
        "round 2 | bridge | stealin",
        "mail | | belle, doc, tuco",
        "doc | holds purse 300, jewel",
        "pile | tuco punch",
    )
    run(state)  # Belle is spared
    assert (state.to_act(), legal(state)) == ((2,), ["drop purse", "drop jewel"])
    do(state, "drop jewel")
    assert (state.to_act(), legal(state)) == ((2,), ["knock forward", "knock back"])


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
