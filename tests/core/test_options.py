"""Options are checked before anything is made, and the refusal names the field."""

import json
import pickle
from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coltexpress
from coltexpress.core.dice import Dice
from coltexpress.core.errors import BadOption, ColtError
from coltexpress.express.options import parse_options
from coltexpress.text.words import LANGUAGES, Words
from support.games import KINDS, new, random_game, random_step

TEAMS = [["tuco", "cheyenne"], ["django", "doc"]]
PLACES = [{"last": "tuco", "marshal": "cheyenne"}, {"last": "doc", "marshal": "doc"}]
GOOD: list[Mapping[str, Any]] = [
    *KINDS["express"],
    {"players": 3, "bandits": ["BELLE", "Doc", "tuco"], "train": ["Mail", "first class", "DINING"], "first": 0},
    {"players": 6, "train": "random", "first": "random", "bandits": [None] * 6},
    {"players": 3, "train": None, "first": None},
    {"players": 2, "teams": "draft", "placement": "random"},
    {"players": 2, "teams": [["tuco", None], [None, None]], "placement": "chosen", "first": 1},
    {"players": 2, "teams": TEAMS, "placement": PLACES},
    {"players": 2, "expert": True},
]


@pytest.mark.parametrize("data", GOOD, ids=[str(number) for number in range(len(GOOD))])
def test_options_go_to_json_and_back(data: Mapping[str, Any]) -> None:
    options = parse_options(data)
    told = options.to_json()
    again = parse_options(json.loads(json.dumps(told)))
    assert again == options
    assert hash(again) == hash(options)
    assert again.to_json() == told
    assert again.seats == data["players"]
    for each in (pickle.loads(pickle.dumps(options)), eval(repr(options), {"Options": parse_options})):  # noqa: S301, S307 - our own
        assert each.to_json() == told
    for name in ("players", "bandits", "draft", "train", "first", "ask_places", "last", "keepers", "expert"):
        assert getattr(again, name) == getattr(options, name)


def test_options_that_differ_are_not_equal() -> None:
    found = [parse_options(data) for data in GOOD]
    assert len({json.dumps(options.to_json()) for options in found}) == len(set(found))
    assert parse_options({"players": 3}) != {"players": 3}


BAD: list[tuple[Any, str, str]] = [
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
]  # fmt: skip


def check_refusal(refused: BadOption) -> None:
    assert refused.details["field"] == refused.field
    for language in LANGUAGES:
        sentence = Words(language).error(refused)
        assert len(sentence) < 500
        assert "option-" not in sentence


@pytest.mark.parametrize(("data", "field", "reason"), BAD, ids=[str(number) for number in range(len(BAD))])
def test_bad_options_are_refused_by_field(data: Any, field: str, reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse_options(data)
    assert (refused.value.field, refused.value.key) == (field, f"option-{reason}")
    check_refusal(refused.value)


@pytest.mark.parametrize("teams", [[["tuco", None], ["doc", "belle"]], [["tuco", "cheyenne"], ["django", None]]])
def test_places_fit_only_teams_that_are_complete(teams: list[list[str | None]]) -> None:
    """TWO-2 comes after TWO-1: whoever is not chosen yet cannot be placed, nor can the mate for them."""
    places = [{"last": "tuco", "marshal": "tuco"}, {"last": "doc", "marshal": "doc"}]
    if teams[1][0] == "django":
        places[1] = {"last": "django", "marshal": "django"}
    try:
        options = parse_options({"players": 2, "teams": teams, "placement": places})
    except BadOption as refused:
        check_refusal(refused)
        return
    state = coltexpress.express.new(options)
    for _ in random_game(state, Dice(1)):
        again = coltexpress.express.parse_position(state.notation())
        assert again.notation() == state.notation()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["belle", "doc", "tuco", "mail", "saloon", "random", "draft", "chosen", "last", "x"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["last", "marshal", "x"]), inner)
    ),
    max_leaves=8,
)  # fmt: skip
FIELDS = st.sampled_from(["players", "expert", "bandits", "teams", "train", "first", "placement", "x"])


@settings(max_examples=150)
@given(st.dictionaries(FIELDS, JSON), st.integers(1, 7))
def test_any_options_are_good_or_refused(data: dict[str, Any], players: int) -> None:
    try:
        options = parse_options({"players": players, **data})
    except BadOption as refused:
        check_refusal(refused)
        return
    assert parse_options(options.to_json()) == options
    assert coltexpress.express.new(options).to_act()


# --- pickling ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", KINDS["express"], ids=[str(number) for number in range(len(KINDS["express"]))])
def test_states_and_moves_survive_pickling(options: Mapping[str, Any]) -> None:
    state, dice = new("express", options), Dice(5)
    state.quiet = True
    for number, (_seat, move) in enumerate(random_game(state, dice)):
        if number % 7:
            continue
        again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
        assert again.notation() == state.notation()
        assert again.quiet
        assert [again.view(viewer) for viewer in (0, 1, None)] == [state.view(viewer) for viewer in (0, 1, None)]
        assert again.legal_moves(again.to_act()[0]) == state.legal_moves(state.to_act()[0])
        assert pickle.loads(pickle.dumps(move)) == move  # noqa: S301 - our own


def test_a_pickled_game_comes_to_the_same_end() -> None:
    for options in ({"players": 2}, {"players": 4, "expert": True}):
        whole, broken = new("express", options), new("express", options)
        for _ in random_game(whole, Dice(6)):
            pass
        dice = Dice(6)
        for number in count():
            if not broken.to_act():
                break
            if number % 25 == 0:
                broken = pickle.loads(pickle.dumps(broken))  # noqa: S301 - our own
            broken.apply(*random_step(broken, dice))
        assert broken.outcome() == whole.outcome()


def test_every_refusal_of_options_is_one_of_ours() -> None:
    assert issubclass(BadOption, ColtError)
