"""Options are checked before a game is created, and the refusal names the field."""

import copy
import json
import pickle
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import coltexpress
from coltexpress.engine.errors import BadOption, ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice
from coltexpress.i18n.words import LANGUAGES, Words
from support.games import KINDS, kinds, new, random_game, random_step

TEAMS = [["tuco", "cheyenne"], ["django", "doc"]]
PLACES = [{"last": "tuco", "marshal": "cheyenne"}, {"last": "doc", "marshal": "doc"}]
GOOD: dict[str, list[JsonObject]] = {
    "express": [
        *KINDS["express"],
        {"players": 3, "bandits": ["BELLE", "Doc", "tuco"], "train": ["Mail", "first class", "DINING"], "first": 0},
        {"players": 6, "train": "random", "first": "random", "bandits": [None] * 6},
        {"players": 3, "train": None, "first": None},
        {"players": 2, "teams": "draft", "placement": "random"},
        {"players": 2, "teams": [["tuco", None], [None, None]], "placement": "chosen", "first": 1},
        {"players": 2, "teams": TEAMS, "placement": PLACES},
        {"players": 2, "expert": True},
    ],
    "super": [
        *KINDS["super"],
        {"players": 3, "bandits": ["MEI", "Doc", "tuco"], "first": 0},
        {"players": 3, "bandits": ("mei", "doc", None), "first": 2, "reflex": False, "horse": True},
        {"players": 7, "first": "random", "bandits": [None] * 7},
        {"players": 7, "first": 6, "bandits": ["mei", "tuco", "ghost", "doc", "django", "cheyenne", "belle"]},
        {"players": 4, "first": None, "reflex": False, "horse": False},
    ],
}
FIELDS = {
    "express": ("players", "bandits", "draft", "train", "first", "ask_places", "last", "keepers", "expert"),
    "super": ("players", "bandits", "first", "reflex", "horse"),
}
EVERY_GOOD = [(slug, data) for slug, many in GOOD.items() for data in many]


def parse(slug: str, data: Any) -> GameOptions:  # Any: also data of wrong types
    options: GameOptions = coltexpress.game(slug).parse_options(data)
    return options


@pytest.mark.parametrize(("slug", "data"), EVERY_GOOD, ids=[str(number) for number in range(len(EVERY_GOOD))])
def test_options_round_trip_through_json(slug: str, data: JsonObject) -> None:
    options = parse(slug, data)
    as_json = options.to_json()
    again = parse(slug, json.loads(json.dumps(as_json)))
    assert again == options
    assert hash(again) == hash(options)
    assert again.to_json() == as_json
    assert again.seats == data["players"]
    parser = coltexpress.game(slug).parse_options
    for each in (
        pickle.loads(pickle.dumps(options)),  # noqa: S301 - our own
        copy.deepcopy(options),
        copy.copy(options),
        eval(repr(options), {"Options": parser}),  # noqa: S307 - our own
    ):
        assert each.to_json() == as_json
        assert each == options
        assert type(each) is type(options)
    for name in FIELDS[slug]:
        assert getattr(again, name) == getattr(options, name)


@pytest.mark.parametrize("slug", GOOD)
def test_different_options_are_not_equal(slug: str) -> None:
    found = [parse(slug, data) for data in GOOD[slug]]
    assert len({json.dumps(options.to_json()) for options in found}) == len(set(found))
    assert parse(slug, {"players": 3}) != {"players": 3}
    assert parse("express", {"players": 3}) != parse("super", {"players": 3})


@pytest.mark.parametrize(("slug", "other"), [("express", "super"), ("super", "express")])
def test_a_game_refuses_the_options_of_another(slug: str, other: str) -> None:
    with pytest.raises(TypeError, match="another game"):
        coltexpress.game(slug).new(parse(other, {"players": 4}))


def test_omitted_parts_get_their_defaults() -> None:
    assert parse("super", {"players": 3}).to_json() == {
        "players": 3,
        "bandits": [None, None, None],
        "first": "random",
        "reflex": False,
        "horse": False,
    }
    assert coltexpress.superexpress.options(players=3, horse=True) == parse("super", {"horse": True, "players": 3})


BAD: dict[str, list[tuple[object, str, str]]] = {"express": [
    (None, "options", "object"),
    ([], "options", "object"),
    ("players", "options", "object"),
    ({}, "players", "range"),
    ({"players": 1}, "players", "range"),
    ({"players": 7}, "players", "range"),
    ({"players": 0}, "players", "range"),
    ({"players": -3}, "players", "range"),
    ({"players": True}, "players", "range"),
    ({"players": 3.0}, "players", "range"),
    ({"players": "3"}, "players", "range"),
    ({"players": None}, "players", "range"),
    ({"players": float("nan")}, "players", "range"),
    ({"players": 10**5000}, "players", "range"),
    ({"players": 3, "weather": "fine"}, "weather", "field"),
    ({"players": 3, "Players": 3}, "Players", "field"),
    ({"players": 3, "x" * 500: 1}, "x" * 40, "field"),
    ({"players": 3, 7: 1}, "7", "field"),
    ({"players": 3, "expert": 1}, "expert", "flag"),
    ({"players": 3, "expert": "yes"}, "expert", "flag"),
    ({"players": 3, "expert": None}, "expert", "flag"),
    ({"players": 2, "expert": False}, "expert", "teams-expert"),
    ({"players": 3, "bandits": "belle"}, "bandits", "list"),
    ({"players": 3, "bandits": 5}, "bandits", "list"),
    ({"players": 3, "bandits": {"belle": 1}}, "bandits", "list"),
    ({"players": 3, "bandits": None}, "bandits", "list"),
    ({"players": 3, "bandits": []}, "bandits", "length"),
    ({"players": 3, "bandits": ["belle", "doc"]}, "bandits", "length"),
    ({"players": 3, "bandits": [None] * 100_000}, "bandits", "length"),
    ({"players": 3, "bandits": ["belle", "doc", "zorro"]}, "bandits", "unknown"),
    ({"players": 3, "bandits": ["belle", "doc", 3]}, "bandits", "unknown"),
    ({"players": 3, "bandits": ["belle", "doc", ["tuco"]]}, "bandits", "unknown"),
    ({"players": 3, "bandits": ["belle", "doc", ""]}, "bandits", "unknown"),
    ({"players": 3, "bandits": ["belle", "doc", "doc "]}, "bandits", "unknown"),
    ({"players": 3, "bandits": ["belle", "doc", "belle"]}, "bandits", "twice"),
    ({"players": 3, "bandits": ["belle", "doc", "BELLE"]}, "bandits", "twice"),
    ({"players": 2, "bandits": ["belle", "doc"]}, "bandits", "players"),
    ({"players": 3, "teams": TEAMS}, "teams", "players"),
    ({"players": 3, "placement": "chosen"}, "placement", "players"),
    ({"players": 2, "teams": "drat"}, "teams", "teams"),
    ({"players": 2, "teams": 5}, "teams", "teams"),
    ({"players": 2, "teams": {}}, "teams", "teams"),
    ({"players": 2, "teams": []}, "teams", "teams"),
    ({"players": 2, "teams": ["tuco", "doc"]}, "teams", "teams"),
    ({"players": 2, "teams": [["tuco"], ["doc"]]}, "teams", "teams"),
    ({"players": 2, "teams": [["tuco", "doc"], ["belle", "ghost", "django"]]}, "teams", "teams"),
    ({"players": 2, "teams": [["tuco", "doc"], ["belle", "zorro"]]}, "teams", "unknown"),
    ({"players": 2, "teams": [["tuco", "doc"], ["belle", "tuco"]]}, "teams", "twice"),
    ({"players": 3, "train": "mail"}, "train", "list"),
    ({"players": 3, "train": True}, "train", "list"),
    ({"players": 3, "train": []}, "train", "length"),
    ({"players": 3, "train": ["mail", "saloon"]}, "train", "length"),
    ({"players": 2, "train": ["mail", "saloon"]}, "train", "length"),
    ({"players": 3, "train": ["mail", "saloon", "caboose"]}, "train", "unknown"),
    ({"players": 3, "train": ["mail", "saloon", "locomotive"]}, "train", "unknown"),
    ({"players": 3, "train": ["mail", "saloon", None]}, "train", "unknown"),
    ({"players": 3, "train": ["mail", "saloon", "mail"]}, "train", "twice"),
    ({"players": 3, "first": 3}, "first", "range"),
    ({"players": 3, "first": -1}, "first", "range"),
    ({"players": 3, "first": "belle"}, "first", "range"),
    ({"players": 3, "first": False}, "first", "range"),
    ({"players": 3, "first": 0.5}, "first", "range"),
    ({"players": 2, "first": 2}, "first", "range"),
    ({"players": 2, "placement": "here"}, "placement", "placement"),
    ({"players": 2, "placement": []}, "placement", "placement"),
    ({"players": 2, "placement": [1, 2]}, "placement", "placement"),
    ({"players": 2, "teams": TEAMS, "placement": PLACES[:1]}, "placement", "placement"),
    ({"players": 2, "teams": TEAMS, "placement": [PLACES[0], {"last": "doc"}]}, "placement", "placement"),
    ({"players": 2, "teams": TEAMS, "placement": [PLACES[0], {**PLACES[1], "x": 1}]}, "placement", "placement"),
    ({"players": 2, "teams": TEAMS, "placement": PLACES[::-1]}, "placement", "unknown"),
    ({"players": 2, "teams": "draft", "placement": PLACES}, "placement", "unknown"),
], "super": [
    (None, "options", "object"),
    ([], "options", "object"),
    ("players", "options", "object"),
    (3, "options", "object"),
    ({}, "players", "range"),
    ({"reflex": True}, "players", "range"),
    *[({"players": players}, "players", "range") for players in (2, 8, 1, 0, -3, 10**5000, True, 3.0, "3", None, [3])],
    ({"players": float("nan")}, "players", "range"),
    ({"players": float("inf")}, "players", "range"),
    ({"players": 3, "weather": "fine"}, "weather", "field"),
    ({"players": 3, "expert": True}, "expert", "field"),
    ({"players": 3, "train": "random"}, "train", "field"),
    ({"players": 3, "teams": "draft"}, "teams", "field"),
    ({"players": 3, "placement": "chosen"}, "placement", "field"),
    ({"players": 3, "Reflex": True}, "Reflex", "field"),
    ({"players": 3, "x" * 500: 1}, "x" * 40, "field"),
    ({"players": 3, 7: 1}, "7", "field"),
    ({"players": 3, None: 1}, "None", "field"),
    *[({"players": 3, field: value}, field, "flag")
      for field in ("reflex", "horse") for value in (1, 0, "yes", "true", None, [], [True], 1.0)],
    *[({"players": 3, "bandits": value}, "bandits", "list") for value in ("mei", 5, {"mei": 1}, None, {"mei"}, True)],
    ({"players": 3, "bandits": []}, "bandits", "length"),
    ({"players": 3, "bandits": ["mei", "doc"]}, "bandits", "length"),
    ({"players": 7, "bandits": [None] * 8}, "bandits", "length"),
    ({"players": 3, "bandits": [None] * 100_000}, "bandits", "length"),
    *[({"players": 3, "bandits": ["mei", "doc", value]}, "bandits", "unknown")
      for value in ("zorro", "marshal", 3, ["tuco"], "", "doc ", "random", True, "x" * 5000)],
    ({"players": 3, "bandits": ["mei", "doc", "mei"]}, "bandits", "twice"),
    ({"players": 3, "bandits": ["mei", None, "MEI"]}, "bandits", "twice"),
    *[({"players": 3, "first": value}, "first", "range")
      for value in (3, -1, 7, "mei", "0", False, True, 0.0, [0], 10**5000, "RANDOM")],
    ({"players": 7, "first": 7}, "first", "range"),
]}  # fmt: skip


def check_refusal(refused: BadOption) -> None:
    assert refused.details["field"] == refused.field
    for language in LANGUAGES:
        sentence = Words(language).error(refused)
        assert len(sentence) < 500
        assert "option-" not in sentence


EVERY_BAD = [(slug, *each) for slug, many in BAD.items() for each in many]


@pytest.mark.parametrize(
    ("slug", "data", "field", "reason"), EVERY_BAD, ids=[str(number) for number in range(len(EVERY_BAD))]
)
def test_a_refused_option_names_its_field(slug: str, data: object, field: str, reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse(slug, data)
    assert (refused.value.field, refused.value.key) == (field, f"option-{reason}")
    check_refusal(refused.value)


@pytest.mark.parametrize("teams", [[["tuco", None], ["doc", "belle"]], [["tuco", "cheyenne"], ["django", None]]])
def test_placement_needs_complete_teams(teams: list[list[str | None]]) -> None:
    """TWO-2 comes after TWO-1: a bandit that is not chosen yet cannot be placed, nor can its team-mate."""
    places = [{"last": "tuco", "marshal": "tuco"}, {"last": "doc", "marshal": "doc"}]
    if teams[1][0] == "django":
        places[1] = {"last": "django", "marshal": "django"}
    try:
        options = parse("express", {"players": 2, "teams": teams, "placement": places})
    except BadOption as refused:
        check_refusal(refused)
        return
    state = coltexpress.game("express").new(options)
    for _ in random_game(state, Dice(1)):
        again = coltexpress.express.parse_position(state.notation())
        assert again.notation() == state.notation()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["belle", "doc", "mei", "mail", "saloon", "random", "draft", "chosen", "last", "x"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["last", "marshal", "x"]), inner)
    ),
    max_leaves=8,
)  # fmt: skip
NAMES = st.sampled_from(
    ["players", "expert", "bandits", "teams", "train", "first", "placement", "reflex", "horse", "x"]
)


@given(st.sampled_from(sorted(GOOD)), st.dictionaries(NAMES, JSON, max_size=3), st.integers(1, 8))
def test_any_options_are_accepted_or_refused(slug: str, data: JsonObject, players: int) -> None:
    try:
        options = parse(slug, {"players": players, **data})
    except BadOption as refused:
        check_refusal(refused)
        return
    assert parse(slug, options.to_json()) == options
    assert coltexpress.game(slug).new(options).to_act()


# --- pickling ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "options"), kinds(), ids=[str(number) for number in range(len(kinds()))])
def test_states_and_moves_can_be_pickled(slug: str, options: JsonObject) -> None:
    state, dice = new(slug, options), Dice(5)
    state.quiet = True
    for number, (_seat, move) in enumerate(random_game(state, dice)):
        if number % 7 and slug == "express":
            continue
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301 - our own
            assert type(again) is type(state)
            assert again.notation() == state.notation()
            assert again.quiet
            assert [again.view(viewer) for viewer in (0, 1, None)] == [state.view(viewer) for viewer in (0, 1, None)]
            assert again.legal_moves(again.to_act()[0]) == state.legal_moves(state.to_act()[0])
        assert pickle.loads(pickle.dumps(move)) == move  # noqa: S301 - our own
    assert pickle.loads(pickle.dumps(state)).outcome() == state.outcome()  # noqa: S301 - our own


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("express", {"players": 2}),
        ("express", {"players": 4, "expert": True}),
        ("super", {"players": 5}),
        ("super", {"players": 7, "reflex": True, "horse": True}),
    ],
    ids=["teams", "expert", "super", "seven"],
)
def test_a_pickled_game_has_the_same_outcome(slug: str, options: JsonObject) -> None:
    whole, broken = new(slug, options), new(slug, options)
    for _ in random_game(whole, Dice(6)):
        pass
    dice = Dice(6)
    for number in count():
        if not broken.to_act():
            break
        if number % 25 == 0 or slug == "super":
            broken = pickle.loads(pickle.dumps(broken))  # noqa: S301 - our own
        broken.apply(*random_step(broken, dice))
    assert broken.outcome() == whole.outcome()


def test_bad_option_is_a_colt_error() -> None:
    assert issubclass(BadOption, ColtError)
