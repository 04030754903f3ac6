"""Players and their bandits (SUP-1)."""

import pickle
from itertools import permutations

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import BadOption
from coltexpress.engine.play.dice import Dice
from rules.superexpress.set_up import BANDITS, PLAYERS
from support.super_scenes import SUPER, scene, stealin
from support.tables import data_of, do


def refused(**options: object) -> BadOption:
    with pytest.raises(BadOption) as error:
        SUPER.parse_options(options)
    return error.value


@pytest.mark.rule("SUP-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_seven_can_play(players: int) -> None:
    options = SUPER.parse_options({"players": players})
    assert options.seats == players
    assert options.to_json() == {
        "players": players,
        "bandits": [None] * players,
        "first": "random",
        "reflex": False,
        "horse": False,
    }


@pytest.mark.rule("SUP-1", "SUP-3")
@pytest.mark.parametrize("first", [0, 1, 3])
def test_chosen_options_are_kept(first: int) -> None:
    chosen = {"players": 4, "bandits": ["mei", None, "tuco", "doc"], "first": first, "reflex": True, "horse": False}
    options = SUPER.parse_options(chosen)
    assert options.to_json() == chosen
    assert SUPER.parse_options(options.to_json()) == options
    assert pickle.loads(pickle.dumps(options)) == options  # noqa: S301 - our own
    assert SUPER.parse_options(chosen | {"horse": True}) != options
    assert SUPER.parse_options({"players": 4, "first": "random"}) == SUPER.parse_options({"players": 4, "first": None})


@pytest.mark.rule("SUP-1")
@pytest.mark.parametrize("players", [2, 8, 0, -3, True, "3", 3.0, None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    assert refused(players=players).field == "players"
    assert refused(players=players).key == "option-range"
    assert refused(players=2).details["low"] == 3
    assert refused(players=2).details["high"] == 7


@pytest.mark.rule("SUP-1")
def test_the_number_of_players_is_required() -> None:
    assert refused().field == "players"


@pytest.mark.rule("SUP-1")
@pytest.mark.parametrize(
    ("bandits", "key"),
    [
        (["belle", "tuco", "belle"], "option-twice"),
        (["belle", None, "Belle"], "option-twice"),
        (["belle", "tuco", "marshal"], "option-unknown"),
        (["belle", "tuco", 3], "option-unknown"),
        (["belle", "tuco"], "option-length"),
        (["belle", "tuco", "doc", "mei"], "option-length"),
        ("belle, tuco, doc", "option-list"),
        (7, "option-list"),
    ],
)
def test_each_player_has_a_different_bandit(bandits: object, key: str) -> None:
    error = refused(players=3, bandits=bandits)
    assert (error.field, error.key) == ("bandits", key)


@pytest.mark.rule("SUP-1")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("first", 3),
        ("first", -1),
        ("first", "belle"),
        ("first", True),
        ("reflex", "yes"),
        ("reflex", 1),
        ("reflex", None),
        ("horse", "no"),
        ("horse", 0),
        ("expert", True),
        ("teams", "random"),
        ("Reflex", True),
        ("", 1),
    ],
)
def test_a_refusal_names_the_wrong_or_unknown_option(field: str, value: object) -> None:
    assert refused(players=3, **{field: value}).field == field


@pytest.mark.rule("SUP-1")
def test_remaining_bandits_are_assigned_at_random() -> None:
    state = SUPER.new(SUPER.parse_options({"players": 4, "bandits": ["mei", None, "tuco", None], "first": 1}))
    assert state.to_act() == (NATURE,)
    free = ("belle", "cheyenne", "django", "doc", "ghost")
    wanted = {f"bandits {one}, {other}" for one, other in permutations(free, 2)}
    assert {str(move) for move in state.legal_moves(NATURE)} == wanted
    assert {str(state.sample_chance(Dice(seed))) for seed in range(300)} == wanted
    events = do(state, "bandits doc, belle")
    assert data_of(events, "joined") == [{"seat": 1, "bandit": "doc"}, {"seat": 3, "bandit": "belle"}]
    assert [state.view(None)["bandits"][who]["seat"] for who in ("mei", "doc", "tuco", "belle")] == [0, 1, 2, 3]


@pytest.mark.rule("SUP-1")
def test_seven_players_have_all_seven_bandits() -> None:
    state = SUPER.new(SUPER.parse_options({"players": 7, "first": 0}))
    assert len(state.legal_moves(NATURE)) == 5040
    do(state, "bandits belle, cheyenne, django, doc, ghost, mei, tuco")
    assert sorted(state.view(None)["bandits"]) == sorted(BANDITS)


@pytest.mark.rule("SUP-1")
@pytest.mark.parametrize("turn", range(1, 7))
def test_no_bandit_has_a_power(turn: int) -> None:
    """The game is the same for any assignment of bandits."""
    cars = """
        locomotive | <belle, tuco> | <django
        car 1      | doc>, <mei    |
        car 2      | <ghost        | cheyenne>
        car 3      |               |
    """
    rows = (
        "belle | programme fire floor move",
        "cheyenne | programme fire turn floor",
        "django | programme floor fire turn",
        "doc | programme fire move turn",
        "ghost | programme fire move floor",
        "mei | programme move turn fire",
        "tuco | programme move floor fire",
    )
    renamed = {who: BANDITS[(place + turn) % 7] for place, who in enumerate(BANDITS)}

    def rename(text: str) -> str:
        for place, who in enumerate(BANDITS):
            text = text.replace(who, f"[{place}]")
        for place, who in enumerate(BANDITS):
            text = text.replace(f"[{place}]", renamed[who])
        return text

    story, rest = stealin(scene(cars, *rows))
    other_story, other_rest = stealin(scene(rename(cars), *[rename(row) for row in rows]))
    assert len(story) > 15
    assert [rename(line) for line in story] == other_story
    assert [rename(car) for car in rest] == other_rest
