"""Set-up for 3 to 6 players (SET)."""

from collections import Counter
from itertools import permutations

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import BadOption, ColtError, IllegalMove
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.components import BANDITS, CARS
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.options import parse_options
from coltexpress.games.express.state import ExpressState
from support.games import chance_outcomes, is_uniform
from support.tables import data_of, do, legal, run
from support.tables import express_position as position

ROUND_CARDS = ["angry marshal", "swivel arm", "braking", "take it all", "rebellion", "bridge", "tunnels"]
HAND = "move, 2 floor change, 2 fire, robbery"
STATIONS = ["pickpocketing", "revenge", "hostage"]
FLOORS = {  # purses and jewels
    "locomotive": (0, 0),
    "baggage": (1, 0),
    "second class": (1, 1),
    "dining": (3, 0),
    "saloon": (3, 1),
    "mail": (4, 1),
    "first class": (0, 3),
}
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


def game(players: int, **options: object) -> ExpressState:
    """A new game after its chance outcomes; options are given as keywords."""
    usual = {"bandits": list(BANDITS[:players]), "train": list(CARS[:players]), "first": 0}
    return EXPRESS.new(parse_options({"players": players, **usual, **options}))


def play_on(state: ExpressState, dice: Dice) -> list[str]:
    """Play a random game to its end; returns its round cards."""
    cards = []
    while state.to_act():
        seat = state.to_act()[0]
        if seat == NATURE:
            move = state.sample_chance(dice)
        else:
            moves = state.legal_moves(seat)
            move = moves[dice.below(len(moves))]
        cards += [data["card"] for data in data_of(state.apply(seat, move), "round-card-turned")]
    return cards


# --- SET-1: the bandits ---------------------------------------------------------------------------


@pytest.mark.rule("SET-1")
def test_each_player_has_the_chosen_bandit() -> None:
    seen = game(4, bandits=["tuco", "belle", "ghost", "doc"]).view(None)["bandits"]
    assert {who: bandit["seat"] for who, bandit in seen.items()} == {"tuco": 0, "belle": 1, "ghost": 2, "doc": 3}


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize(
    "bandits",
    [
        ["tuco", "belle", "tuco"],
        ["tuco", "belle", "Tuco"],
        ["tuco", None, "tuco"],
        ["tuco", "belle"],
        ["tuco", "belle", "doc", "ghost"],
        ["tuco", "belle", "mei"],
    ],
)
def test_each_bandit_can_be_chosen_once(bandits: list[str | None]) -> None:
    with pytest.raises(BadOption) as refused:
        parse_options({"players": 3, "bandits": bandits})
    assert refused.value.field == "bandits"


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", [1, 7])
def test_the_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(BadOption):
        parse_options({"players": players})


@pytest.mark.rule("SET-1")
def test_other_players_get_a_random_remaining_bandit() -> None:
    state = game(4, bandits=["tuco", None, "ghost", None])
    free = ["belle", "cheyenne", "django", "doc"]
    choices = [f"bandits {one}, {other}" for one, other in permutations(free, 2)]
    assert sorted(legal(state)) == sorted(choices)
    assert is_uniform(chance_outcomes(state, 6000), choices)
    for taken in ("bandits tuco, doc", "bandits doc, doc", "bandits doc"):
        with pytest.raises(ColtError):
            do(state, taken)
    events = do(state, "bandits doc, belle")
    assert data_of(events, "joined") == [{"seat": 1, "bandit": "doc"}, {"seat": 3, "bandit": "belle"}]
    seen = state.view(None)["bandits"]
    assert {who: bandit["seat"] for who, bandit in seen.items()} == {"tuco": 0, "doc": 1, "ghost": 2, "belle": 3}


@pytest.mark.rule("SET-1")
@PLAYERS
def test_the_bullets_cards_and_purse_at_the_start(players: int) -> None:
    state = game(players)
    seen = state.view(None)
    assert len(seen["bandits"]) == players
    for bandit in seen["bandits"].values():
        assert (bandit["bullets"], bandit["wounds"]) == (6, 0)
        assert bandit["purses"] == [250]
        assert (bandit["jewels"], bandit["strongboxes"], bandit["money"]) == (0, 0, 0)
    for seat in seen["seats"]:
        assert (seat["hand_size"], seat["deck_size"]) == (0, 10)


# --- SET-2: the train -----------------------------------------------------------------------------


@pytest.mark.rule("SET-2")
@PLAYERS
def test_the_train_has_as_many_cars_as_players(players: int) -> None:
    seen = game(players).view(None)
    assert [car["car"] for car in seen["train"]] == ["locomotive", *CARS[:players]]


@pytest.mark.rule("SET-2")
def test_the_host_chooses_the_cars_and_their_order() -> None:
    seen = game(3, train=["mail", "first class", "baggage"]).view(None)
    assert [car["car"] for car in seen["train"]] == ["locomotive", "mail", "first class", "baggage"]


@pytest.mark.rule("SET-2")
@PLAYERS
def test_otherwise_the_cars_and_their_order_are_random(players: int) -> None:
    state = game(players, train="random")
    choices = [f"train {', '.join(cars)}" for cars in permutations(CARS, players)]
    assert sorted(legal(state)) == sorted(choices)
    where: Counter[tuple[int, str]] = Counter()
    dice = Dice(3)
    for _ in range(1200):
        cars = str(state.sample_chance(dice)).removeprefix("train ").split(", ")
        assert len(set(cars)) == players
        where.update(enumerate(cars))
    assert set(where) == {(place, car) for place in range(players) for car in CARS}
    assert all(140 < n < 260 for n in where.values())  # 200 expected
    do(state, choices[5])
    train = state.view(None)["train"]
    assert [car["car"] for car in train][1:] == choices[5].removeprefix("train ").split(", ")
    floors = {car["car"]: (len(car["inside"]["purses"]), car["inside"]["jewels"]) for car in train}
    assert floors == {name: FLOORS[name] for name in floors}
    assert train[0]["inside"]["strongboxes"] == 1


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(
    "train",
    [
        ["mail", "saloon"],
        ["mail", "saloon", "dining", "baggage"],
        ["mail", "saloon", "mail"],
        ["mail", "saloon", "locomotive"],
        ["mail", "saloon", None],
    ],
)
def test_a_train_of_another_length_or_with_a_car_twice_is_refused(train: list[str | None]) -> None:
    with pytest.raises(BadOption) as refused:
        parse_options({"players": 3, "train": train})
    assert refused.value.field == "train"


# --- SET-3, SET-4: the loot -----------------------------------------------------------------------


@pytest.mark.rule("SET-3")
def test_the_purses_in_the_cars_are_unknown() -> None:
    state = game(3, train=["mail", "first class", "dining"])
    for viewer in (0, 1, 2, None):
        cars = state.view(viewer)["train"]
        assert [car["inside"]["purses"] for car in cars] == [[], [0, 0, 0, 0], [], [0, 0, 0]]
        assert [car["inside"]["jewels"] for car in cars] == [0, 1, 3, 0]
        assert [car["roof"]["purses"] + [car["roof"]["jewels"]] for car in cars] == [[0]] * 4


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize(("players", "left"), [(3, 5), (4, 4), (5, 3), (6, 2)])
def test_purses_come_from_those_left_after_the_starting_purses(players: int, left: int) -> None:
    """Eight of $250, minus one per player, and two of each other value, all equally likely."""
    gang = "\n".join(f"{who} | holds open purse 250" for who in BANDITS[:players])
    cars = "locomotive | | marshal, strongbox\nmail | | belle, 4 purses\nsaloon"
    state = position(f"express standard\nround 1 | bridge | stealin\n{cars}\n{gang}\npile | belle robbery")
    run(state)
    values = [250] * left + [300, 350, 400, 450, 500] * 2
    assert legal(state) == [f"purse {value}" for value in sorted(set(values))]
    found = chance_outcomes(state, 6000)
    for value in set(values):
        share = values.count(value) / len(values)
        assert abs(found[f"purse {value}"] / 6000 - share) < 0.03


@pytest.mark.rule("SET-3")
def test_a_new_game_has_the_same_remaining_purses() -> None:
    """A new game with three players, in which Doc robs first."""
    state = game(3, bandits=["doc", "belle", "tuco"], train=["mail", "first class", "dining"])
    do(state, "deal doc: 2 robbery, 2 move, 2 fire, punch", "deal belle: 2 robbery, 2 move, 2 fire")
    do(state, "deal tuco: 2 robbery, 2 move, 2 fire", "turn over bridge")
    do(state, "play robbery", *["play move"] * 2, *["play fire", "play punch"], *["play fire"] * 4, *["play move"] * 3)
    found = chance_outcomes(state, 6000)
    assert abs(found["purse 250"] / 6000 - 5 / 15) < 0.03
    assert all(abs(found[f"purse {value}"] / 6000 - 2 / 15) < 0.03 for value in (300, 350, 400, 450, 500))


@pytest.mark.rule("SET-4")
@PLAYERS
def test_the_places_of_the_marshal_and_the_strongboxes(players: int) -> None:
    seen = game(players).view(None)
    assert seen["marshal"] == 0
    assert seen["train"][0]["inside"] == {"bandits": [], "purses": [], "jewels": 0, "strongboxes": 1}
    assert [car["inside"]["strongboxes"] for car in seen["train"][1:]] == [0] * players
    assert [car["roof"]["strongboxes"] for car in seen["train"]] == [0] * (players + 1)
    assert seen["second_strongbox"] is True


@pytest.mark.rule("SET-4")
def test_other_loot_is_not_in_the_view() -> None:
    """The view contains only the loot on the floors, the starting purses and the two strongboxes."""
    seen = game(3, train=["baggage", "second class", "dining"]).view(None)
    inside = [car["inside"] for car in seen["train"]]
    assert (sum(len(car["purses"]) for car in inside), sum(car["jewels"] for car in inside)) == (5, 1)
    assert set(seen) == {
        *("game", "players", "expert", "phase", "first", "set_up", "train", "marshal", "neutral_bullets"),
        *("second_strongbox", "round", "asks", "bandits", "seats", "pile"),
    }


# --- SET-5: the round deck ------------------------------------------------------------------------


@pytest.mark.rule("SET-5")
@PLAYERS
def test_the_first_round_card_is_any_of_the_seven(players: int) -> None:
    state = game(players)
    do(state, *[f"deal {who}: {HAND}{', move' if who == 'doc' else ''}" for who in BANDITS[:players]])
    choices = [f"turn over {card}" for card in ROUND_CARDS]
    assert legal(state) == choices
    assert is_uniform(chance_outcomes(state, 4200), choices)


def at_turn_over(number: int, seen: list[str]) -> ExpressState:
    before = f" | seen {', '.join(seen)}" if seen else ""
    state = position(
        f"express standard\nround {number} | turn over{before}\nlocomotive | | marshal\nmail\nsaloon\nbelle\ndoc\ntuco"
    )
    run(state)
    return state


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_no_round_card_comes_twice(number: int) -> None:
    state = at_turn_over(number, ROUND_CARDS[: number - 1])
    choices = [f"turn over {card}" for card in ROUND_CARDS[number - 1 :]]
    assert legal(state) == choices
    assert is_uniform(chance_outcomes(state, 4200), choices)
    with pytest.raises(IllegalMove):
        do(state, f"turn over {ROUND_CARDS[0]}")


@pytest.mark.rule("SET-5")
def test_the_last_card_is_one_of_the_three_train_stations() -> None:
    state = at_turn_over(5, ["braking", "rebellion", "bridge", "tunnels"])
    choices = [f"turn over {card}" for card in STATIONS]
    assert legal(state) == choices
    assert is_uniform(chance_outcomes(state, 3000), choices)


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_has_four_different_round_cards_and_a_station(seed: int) -> None:
    state = game(3 + seed % 4, expert=seed % 2 == 0)
    cards = play_on(state, Dice(seed))
    assert len(cards) == 5
    assert len(set(cards[:4])) == 4
    assert set(cards[:4]) <= set(ROUND_CARDS)
    assert cards[4] in STATIONS
    assert set(state.view(None)["round"]["cards_seen"]) == set(cards)  # the others are never revealed


# --- SET-6: the first player ----------------------------------------------------------------------


@pytest.mark.rule("SET-6")
@PLAYERS
def test_a_random_pawn_decides_who_is_first(players: int) -> None:
    state = game(players, first="random")
    choices = [f"first {who}" for who in BANDITS[:players]]
    assert legal(state) == choices
    assert is_uniform(chance_outcomes(state, 1000 * players), choices)
    assert state.view(None)["first"] == -1
    events = do(state, choices[1])
    assert data_of(events, "first-player") == [{"seat": 1}]
    assert state.view(None)["first"] == 1


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(("players", "first"), [(n, first) for n in (3, 4, 5, 6) for first in range(n)])
def test_players_start_alternately_in_the_last_two_cars(players: int, first: int) -> None:
    state = game(players, first="random")
    events = do(state, f"first {BANDITS[first]}")
    expected = {}
    for turn in range(players):  # player turn + 1, clockwise from the first
        expected[BANDITS[(first + turn) % players]] = players if turn % 2 == 0 else players - 1
    assert {data["bandit"]: data["car"] for data in data_of(events, "boarded")} == expected
    seen = state.view(None)["bandits"]
    assert {who: bandit["car"] for who, bandit in seen.items()} == expected
    assert not any(bandit["roof"] for bandit in seen.values())


@pytest.mark.rule("SET-6", "RND-3")
def test_goes_are_clockwise_by_seat() -> None:
    state = game(4, first="random")
    do(state, "first django")
    while state.to_act() == (NATURE,):
        do(state, legal(state)[0])
    order = []
    for _ in range(4):
        order.append(state.to_act()[0])
        do(state, legal(state)[0])
    assert order == [2, 3, 0, 1]
