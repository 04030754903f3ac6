"""Set-up (SUP-2 to SUP-5)."""

from itertools import permutations

import pytest

import coltexpress
from coltexpress import superexpress
from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.state import SuperState
from rules.superexpress.set_up import BANDITS, PLAYERS
from support.games import viewers
from support.super_scenes import SUPER, choose, scene, train
from support.tables import data_of, do, kinds, legal


def table(players: int, first: int, **more: object) -> SuperState:
    chosen = {"players": players, "bandits": BANDITS[:players], "first": first} | more
    return superexpress.new(chosen)


def peaceful_round(state: SuperState) -> None:
    """All bandits move one car to the front (from the locomotive: back), turn and climb. Works for three rounds."""
    for seat in reversed(state.to_act()):
        (bandit,) = [bandit for bandit in state.view(None)["bandits"].values() if bandit["seat"] == seat]
        to_front = bandit["facing"] == "front"
        choose(state, seat, "turn move floor" if to_front == (bandit["car"] == 0) else "move turn floor")
    assert state.to_act() == (NATURE,)


# --- SUP-2: the train and its loot ----------------------------------------------------------------


LOOT = [301, 312, 323, 345, 356, 367, 378, 389]


@pytest.mark.rule("SUP-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_train_has_one_car_more_than_there_are_players(players: int) -> None:
    names = [car["car"] for car in table(players, 0).view(None)["train"]]
    assert names == ["locomotive", *["number"] * (players + 1)]


@pytest.mark.rule("SUP-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_face_down_loot_card_is_unknown(players: int) -> None:
    """Any of the eight may be on the next car, also those that are not in the game."""
    state = table(players, 0)
    assert [state.view(viewer)["unseen_loot"] for viewer in viewers(state)] == [LOOT] * (players + 1)
    seen: list[int] = []
    for value in (345, 301, 389):
        peaceful_round(state)
        left = [one for one in LOOT if one not in seen]
        assert legal(state) == [f"loot {one}" for one in left]
        assert {str(state.sample_chance(Dice(seed))) for seed in range(200)} == {f"loot {one}" for one in left}
        if seen:
            with pytest.raises(IllegalMove, match="illegal-move"):
                do(state, f"loot {seen[-1]}")
        do(state, f"loot {value}")
        seen.append(value)
        assert state.view(None)["unseen_loot"] == [one for one in LOOT if one not in seen]


@pytest.mark.rule("SUP-2")
def test_every_loot_card_is_equally_likely() -> None:
    """Each of the eight cards has one of eight throws; test_dice checks that throws are uniform."""
    state = scene(
        "locomotive | | <doc, <belle, <tuco\ncar 1\ncar 2",
        head="round 2",
    )
    state.advance()
    thrown = [str(state.sample_chance(Dice(seed))) for seed in range(4000)]
    assert all(400 < thrown.count(f"loot {value}") < 600 for value in LOOT)


# --- SUP-3, SUP-4: where everybody starts ---------------------------------------------------------


@pytest.mark.rule("SUP-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_player_may_be_first(players: int) -> None:
    state = SUPER.new(SUPER.parse_options({"players": players, "bandits": BANDITS[:players]}))
    assert state.to_act() == (NATURE,)
    wanted = [f"first {who}" for who in BANDITS[:players]]
    assert legal(state) == wanted
    thrown = [str(state.sample_chance(Dice(seed))) for seed in range(500 * players)]
    assert all(400 < thrown.count(move) < 600 for move in wanted)
    for seat, who in enumerate(BANDITS[:players]):
        twin = state.copy()
        events = do(twin, f"first {who}")
        assert data_of(events, "first-player") == [{"seat": seat}]
        assert twin.view(None)["first"] == seat
        assert twin.view(None)["bandits"][who]["car"] == players


@pytest.mark.rule("SUP-3", "SUP-4")
def test_the_start_of_a_game_of_three() -> None:
    assert train(table(3, 0)) == [" / ", " / django>", " / <cheyenne", " / <belle", " / "]
    assert train(table(3, 1)) == [" / ", " / belle>", " / <django", " / <cheyenne", " / "]
    assert train(table(3, 2)) == [" / ", " / cheyenne>", " / <belle", " / <django", " / "]


@pytest.mark.rule("SUP-3", "SUP-4")
@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (4, ["<belle", "<cheyenne", "django>", "doc>"]),
        (5, ["<belle", "<cheyenne", "<django", "doc>", "ghost>"]),
        (6, ["<belle", "<cheyenne", "<django", "doc>", "ghost>", "mei>"]),
        (7, ["<belle", "<cheyenne", "<django", "<doc", "ghost>", "mei>", "tuco>"]),
    ],
)
def test_the_places_and_directions_at_the_start(players: int, wanted: list[str]) -> None:
    inside = [" / " + who for who in reversed(wanted)]
    assert train(table(players, 0)) == [" / ", *inside, " / "]


@pytest.mark.rule("SUP-3", "SUP-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_starts_at_the_back(players: int) -> None:
    for first in range(players):
        seen = table(players, first).view(None)["bandits"]
        assert [seen[who]["seat"] for who in BANDITS[:players]] == list(range(players))
        for place in range(players):
            bandit = seen[BANDITS[(first + place) % players]]
            assert bandit["car"] == players - place
            assert bandit["facing"] == ("front" if place < players / 2 else "tail")
            assert (bandit["roof"], bandit["stunned"], bandit["out"], bandit["riding"]) == (False,) * 4


@pytest.mark.rule("SUP-1", "SUP-3")
def test_before_the_start_the_train_is_empty() -> None:
    state = SUPER.new(SUPER.parse_options({"players": 3, "bandits": ["mei", None, "tuco"]}))
    for viewer in viewers(state):
        assert state.view(viewer) == {
            "game": "super",
            "players": 3,
            "phase": "set-up",
            "asks": {"kind": "bandits", "seats": [NATURE], "data": {}},
            "first": -1,
            "cards": ["floor change", "move", "turn around", "fire"],
            "set_up": {"bandits": [["mei"], [], ["tuco"]]},
            "train": [
                {"car": "locomotive", "roof": [], "inside": []},
                *[{"car": "number", "roof": [], "inside": []}] * 4,
            ],
        }


@pytest.mark.rule("SUP-2", "SUP-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_start_there_is_no_loot_and_no_card(players: int) -> None:
    state = table(players, 1, reflex=True, horse=True)
    seen = state.view(None)
    assert all(bandit["loot"] == [] for bandit in seen["bandits"].values())
    assert seen["bandits"]["belle"] == {
        "seat": 0,
        "loot": [],
        "riding": False,
        "out": False,
        "car": 1,
        "roof": False,
        "facing": "tail",
        "stunned": False,
    }
    assert seen["seats"] == [{"shown": []}] * players
    assert seen["round"] == {"number": 1, "turn": 0}
    assert (seen["phase"], seen["first"]) == ("schemin", 1)


@pytest.mark.rule("SRN-3", "SEN-4")
def test_the_first_bandit_to_leave_has_moment_1() -> None:
    """Belle starts in the second-last car, turns around and moves into the last one."""
    state = table(4, 0)
    choose(state, 0, "turn move floor")
    for seat in (1, 2, 3):
        choose(state, seat, "move turn floor")
    assert state.view(None)["bandits"]["belle"]["moment"] == 1


@pytest.mark.rule("SUP-3")
def test_an_event_shows_where_all_bandits_start() -> None:
    state = SUPER.new(SUPER.parse_options({"players": 3, "bandits": ["tuco", "mei", "doc"]}))
    events = do(state, "first mei")
    assert kinds(events) == ["first-player", "boarded", "boarded", "boarded", "round-began"]
    assert data_of(events, "boarded") == [
        {"bandit": "tuco", "car": 1},
        {"bandit": "mei", "car": 3},
        {"bandit": "doc", "car": 2},
    ]
    assert data_of(events, "round-began") == [{"round": 1}]
    assert state.to_act() == (0, 1, 2)


# --- SUP-5: the cards -----------------------------------------------------------------------------


def programmes(*cards: str) -> set[str]:
    return {f"programme {' '.join(order)}" for order in permutations(cards, 3)}


@pytest.mark.rule("SUP-5", "MINI-1", "MINI-2")
@pytest.mark.parametrize(
    ("options", "more", "count"),
    [
        ({}, (), 24),
        ({"reflex": True}, ("reflex",), 60),
        ({"horse": True}, ("horse",), 60),
        ({"reflex": True, "horse": True}, ("reflex", "horse"), 120),
    ],
)
def test_all_players_have_the_same_cards(options: dict[str, bool], more: tuple[str, ...], count: int) -> None:
    state = table(3, 0, **options)
    wanted = programmes("floor", "move", "turn", "fire", *more)
    assert len(wanted) == count
    for seat in range(3):
        moves = [str(move) for move in state.legal_moves(seat)]
        assert len(moves) == count
        assert set(moves) == wanted
    for viewer in viewers(state):
        assert state.view(viewer)["cards"] == ["floor change", "move", "turn around", "fire", *more]


@pytest.mark.rule("SUP-5", "SRN-1")
def test_every_round_starts_with_all_cards_in_hand() -> None:
    state = table(4, 0)
    peaceful_round(state)
    do(state, "loot 301")
    assert state.view(None)["round"] == {"number": 2, "turn": 0}
    assert all(seen["shown"] == [] for seen in state.view(None)["seats"])
    for seat in range(4):
        assert {str(move) for move in state.legal_moves(seat)} == programmes("floor", "move", "turn", "fire")
        assert state.view(seat)["seats"][seat] == {"shown": [], "to_come": []}


@pytest.mark.rule("SUP-1")
def test_the_game_is_registered() -> None:
    assert "super" in [game.slug for game in coltexpress.all_games()]
