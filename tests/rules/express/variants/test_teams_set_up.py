"""Two players: set-up (TWO-1, TWO-2)."""

from itertools import permutations

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import BadOption, IllegalMove
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.express.components import BANDITS, CARS
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.options import parse_options
from rules.express.variants.teams import FIRST_TEAMS, TRAIN, apply, choices, game, table
from support.games import chance_outcomes, is_uniform
from support.tables import data_of, do, legal, run, where

# --- TWO-1: train and teams -----------------------------------------------------------------------


@pytest.mark.rule("TWO-1")
def test_the_train_is_the_locomotive_and_four_cars() -> None:
    assert [car["car"] for car in game().view(None)["train"]] == ["locomotive", *TRAIN]
    state = game(train="random")
    found = legal(state)
    assert len(found) == len(set(found)) == 6 * 5 * 4 * 3
    assert set(found) == {f"train {', '.join(cars)}" for cars in permutations(CARS, 4)}
    for wrong in (TRAIN[:2], TRAIN[:3], [*TRAIN, "first class"], [*TRAIN[:3], "mail"]):
        with pytest.raises(BadOption):
            game(train=wrong)


@pytest.mark.rule("TWO-1")
def test_teams_are_picked_one_two_one_beginning_with_the_host() -> None:
    state = game(teams="draft", placement="random")
    free = list(BANDITS)
    picks = [(0, "ghost"), (1, "belle"), (1, "tuco"), (0, "django")]
    for seat, bandit in picks:
        assert state.to_act() == (seat,)
        assert legal(state) == [f"pick {who}" for who in free]
        events = do(state, f"pick {bandit}")
        assert data_of(events, "joined") == [{"seat": seat, "bandit": bandit}]
        free.remove(bandit)
        if bandit != "django":
            with pytest.raises(IllegalMove):
                do(state, f"pick {bandit}")
    assert state.view(None)["set_up"]["bandits"] == [["ghost", "django"], ["belle", "tuco"]]
    assert state.to_act() == (NATURE,)  # where they start


@pytest.mark.rule("TWO-1")
def test_picking_is_the_default() -> None:
    state = EXPRESS.new(parse_options({"players": 2}))
    assert (state.to_act(), legal(state)) == ((0,), [f"pick {who}" for who in BANDITS])


@pytest.mark.rule("TWO-1")
def test_the_host_may_set_the_teams() -> None:
    seen = game(teams=[["belle", "ghost"], ["doc", "tuco"]], placement="random").view(None)
    assert seen["set_up"]["bandits"] == [["belle", "ghost"], ["doc", "tuco"]]
    suggested = game().view(None)["bandits"]
    assert {who: bandit["seat"] for who, bandit in suggested.items()} == {
        "tuco": 0,
        "cheyenne": 0,
        "django": 1,
        "doc": 1,
    }


@pytest.mark.rule("TWO-1")
def test_bandits_the_host_leaves_open_are_picked() -> None:
    state = game(teams=[["belle", None], [None, "doc"]], placement="random")
    order = []
    while state.to_act() != (NATURE,):
        order.append(state.to_act()[0])
        do(state, legal(state)[0])
    assert order == [1, 0]
    assert state.view(None)["set_up"]["bandits"] == [["belle", "django"], ["cheyenne", "doc"]]


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize(
    "teams",
    [
        [["tuco", "doc"], ["tuco", "belle"]],
        [["tuco", "tuco"], ["doc", "belle"]],
        [["tuco", "doc", "ghost"], ["belle"]],
        [["tuco", "doc"]],
        [["tuco", "doc"], ["belle", "ghost"], ["django", "cheyenne"]],
        ["tuco", "doc"],
        "strongest",
    ],
)
def test_teams_have_two_different_bandits_each(teams: object) -> None:
    with pytest.raises(BadOption) as refused:
        game(teams=teams, placement="random")
    assert refused.value.field == "teams"


# --- TWO-2: where they start ----------------------------------------------------------------------


@pytest.mark.rule("TWO-2")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("one", ["tuco", "cheyenne"])
@pytest.mark.parametrize("two", ["django", "doc"])
def test_each_team_starts_in_both_of_the_last_two_cars(one: str, two: str, first: int) -> None:
    state = game(placement="chosen", first=first)
    assert state.to_act() == (0, 1)
    apply(state, 0, f"place {one} last, marshal tuco")
    apply(state, 1, f"place {two} last, marshal doc")
    expected = {who: "4 inside" if who in (one, two) else "3 inside" for who in ("tuco", "cheyenne", "django", "doc")}
    assert {who: where(state, who) for who in expected} == expected


@pytest.mark.rule("TWO-2", "TWO-3")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_players_place_their_bandits_secretly(order: tuple[int, int]) -> None:
    state = game(placement="chosen")
    before = state.view(None)
    moves = ("place tuco last, marshal cheyenne", "place doc last, marshal doc")
    assert choices(state, 0) == [
        f"place {last} last, marshal {keeper}" for last in ("tuco", "cheyenne") for keeper in ("tuco", "cheyenne")
    ]
    assert choices(state, 1) == [
        f"place {last} last, marshal {keeper}" for last in ("django", "doc") for keeper in ("django", "doc")
    ]
    with pytest.raises(IllegalMove):
        apply(state, 0, "place doc last, marshal doc")
    events = apply(state, order[0], moves[order[0]])
    assert [(event.kind, event.data()) for event in events] == [("answered", {"seat": order[0]})]
    assert state.to_act() == (order[1],)
    for viewer in (order[1], None):
        assert state.view(viewer) == before | {"asks": {"kind": "place", "seats": [order[1]], "data": {}}}
    assert state.view(order[0])["answer"]["move"] == moves[order[0]]
    events = apply(state, order[1], moves[order[1]])
    assert data_of(events, "marshal-card-given") == [{"seat": 0, "bandit": "cheyenne"}, {"seat": 1, "bandit": "doc"}]
    assert {data["bandit"]: data["car"] for data in data_of(events, "boarded")} == {
        "tuco": 4,
        "cheyenne": 3,
        "django": 3,
        "doc": 4,
    }


@pytest.mark.rule("TWO-2", "TWO-3")
@pytest.mark.parametrize("options", [{"placement": "random"}, {}])
def test_placement_is_random_by_default(options: JsonObject) -> None:
    state = EXPRESS.new(parse_options({"players": 2, "teams": FIRST_TEAMS, "train": TRAIN, "first": 0, **options}))
    for team in FIRST_TEAMS:
        expected = [f"place {last} last, marshal {keeper}" for last in team for keeper in team]
        assert state.to_act() == (NATURE,)
        assert legal(state) == expected
        assert is_uniform(chance_outcomes(state, 4000), expected)
        do(state, expected[1])
    assert [where(state, who) for who in ("tuco", "cheyenne", "django", "doc")] == [
        "4 inside",
        "3 inside",
        "4 inside",
        "3 inside",
    ]


@pytest.mark.rule("TWO-2")
def test_each_bandit_has_its_own_purse_loot_and_six_bullets() -> None:
    state = game()
    for bandit in state.view(None)["bandits"].values():
        assert bandit["purses"] == [250]
        assert (bandit["bullets"], bandit["jewels"], bandit["strongboxes"], bandit["wounds"]) == (6, 0, 0, 0)
    assert state.view(None)["neutral_bullets"] == 13


@pytest.mark.rule("TWO-2", "SET-3")
def test_purses_on_the_train_exclude_four_starting_purses() -> None:
    """Eight of $250, minus four; Tuco robs first."""
    placed = [{"last": "cheyenne", "marshal": "cheyenne"}, {"last": "doc", "marshal": "django"}]
    state = game(train=["mail", "saloon", "dining", "baggage"], placement=placed)
    do(state, "deal tuco: tuco robbery, tuco move, tuco fire, tuco punch, cheyenne move, cheyenne fire")
    do(state, "deal django: django robbery, django move, django fire, django punch, doc move, doc fire, doc punch")
    do(state, "turn over bridge", "play tuco robbery", "play doc fire")
    do(state, "play tuco move", "play tuco fire", "play doc move", "play doc punch")
    do(state, "play tuco punch", "play django fire", "keep nothing", "keep nothing")
    found = chance_outcomes(state, 6000)
    assert abs(found["purse 250"] / 6000 - 4 / 14) < 0.03
    assert all(abs(found[f"purse {value}"] / 6000 - 2 / 14) < 0.03 for value in (300, 350, 400, 450, 500))


@pytest.mark.rule("TWO-2")
def test_loot_goes_to_the_bandit_that_takes_it() -> None:
    state = table("round 2 | bridge | stealin", "mail | | tuco, jewel", "ghost | holds jewel", "pile | tuco robbery")
    run(state)
    seen = state.view(None)["bandits"]
    assert [seen[who]["jewels"] for who in ("ghost", "tuco", "belle", "doc")] == [1, 1, 0, 0]
