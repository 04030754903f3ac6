"""A game of its own declares switches and a group: everything derives from the declaration."""

import copy
import json
import pickle
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import coltexpress
from coltexpress.engine.errors import BadOption, NotationError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.notation.position import PositionReader
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.options import (
    MONEY,
    BanditOfEachSeat,
    FirstPlayer,
    GameOptions,
    GameSpec,
    Group,
    Switch,
    parse,
)
from coltexpress.i18n.words import LANGUAGES, Words

HOUSE = Group(
    "house",
    (
        Switch("no-starting-purse"),
        Switch("fast-marshal", excludes=("slow-marshal",)),
        Switch("slow-marshal", players=(2, 3)),
        Switch("open-hands", needs=("fast-marshal", "hard")),
    ),
    {"wild": ("no-starting-purse", "fast-marshal")},
)


class Options(GameOptions):
    """The options of a small game."""

    spec: ClassVar[GameSpec] = GameSpec(
        "poker",
        range(2, 5),
        ("belle", "doc", "tuco", "mei"),
        MONEY,
        BanditOfEachSeat(("belle", "doc", "tuco", "mei"), players=(3, 4)),
        FirstPlayer(4),
        Switch("hard", players=(3, 4), otherwise=True, refusal="always-hard", words=("easy", "hard"), always=True),
        Switch("rain", excludes=("hard",)),
        HOUSE,
    )
    hard: bool
    rain: bool
    no_starting_purse: bool
    fast_marshal: bool
    slow_marshal: bool
    open_hands: bool


PARSED: list[tuple[JsonObject, JsonObject]] = [
    ({"players": 2}, {"players": 2, "first": "random", "hard": True}),
    (
        {"players": 3, "bandits": ["doc", None, "MEI"], "first": 2},
        {"players": 3, "bandits": ["doc", None, "mei"], "first": 2, "hard": False},
    ),
    (
        {"players": 4, "rain": True, "house": []},
        {"players": 4, "bandits": [None] * 4, "first": "random", "hard": False, "rain": True},
    ),
    (
        {"players": 2, "house": ["slow-marshal", "No-Starting-Purse"]},
        {"players": 2, "first": "random", "hard": True, "house": ["no-starting-purse", "slow-marshal"]},
    ),
    (
        {"players": 2, "house": ["wild", "open-hands", "fast-marshal"]},
        {"players": 2, "first": "random", "hard": True, "house": ["no-starting-purse", "fast-marshal", "open-hands"]},
    ),
]


@pytest.mark.parametrize(("data", "complete"), PARSED)
def test_options_are_parsed_completed_and_printed(data: JsonObject, complete: JsonObject) -> None:
    options = parse(Options, data)
    assert options.to_json() == complete
    assert parse(Options, json.loads(json.dumps(complete))) == options
    for again in (copy.copy(options), copy.deepcopy(options), pickle.loads(pickle.dumps(options))):  # noqa: S301
        assert again == options
        assert type(again) is Options
    title = Options.spec.title(options)
    read = Options()
    reader = Reader(title)
    Options.spec.read_title(read, reader)
    reader.end()
    switches = ("hard", "rain", *HOUSE.slots)
    assert [getattr(read, name) for name in switches] == [getattr(options, name) for name in switches]


def test_switches_are_plain_attributes() -> None:
    options = parse(Options, {"players": 3, "house": ["fast-marshal"]})
    assert options.fast_marshal is True
    assert options.slow_marshal is False
    assert Options.spec.variants(options) == ["fast-marshal"]
    assert Options.spec.variants(parse(Options, {"players": 3, "hard": True})) == ["hard"]
    assert Options.spec.variants(parse(Options, {"players": 2})) == []


def test_the_title_of_a_position() -> None:
    data = {"players": 2, "house": ["wild"]}
    assert Options.spec.title(parse(Options, data)) == "poker hard house no-starting-purse, fast-marshal"
    assert Options.spec.title(parse(Options, {"players": 3, "rain": True})) == "poker easy rain"


BAD: list[tuple[JsonObject, str, dict[str, Any]]] = [  # Any: the details of an error
    ({"players": 2, "house": "wild"}, "list", {"field": "house", "value": "wild"}),
    ({"players": 2, "house": ["x"]}, "unknown", {"field": "house", "value": "x"}),
    ({"players": 2, "house": [None]}, "unknown", {"field": "house", "value": "None"}),
    ({"players": 2, "house": ["wild", "WILD"]}, "twice", {"field": "house", "value": "wild"}),
    (
        {"players": 4, "house": ["slow-marshal"]},
        "switch-players",
        {"field": "house", "value": "slow-marshal", "players": 4},
    ),
    (
        {"players": 2, "house": ["slow-marshal", "wild"]},
        "excludes",
        {"field": "house", "value": "fast-marshal", "other": "slow-marshal"},
    ),
    (
        {"players": 2, "house": ["open-hands"]},
        "needs",
        {"field": "house", "value": "open-hands", "other": "fast-marshal"},
    ),
    (
        {"players": 3, "house": ["open-hands", "fast-marshal"]},
        "needs",
        {"field": "house", "value": "open-hands", "other": "hard"},
    ),
    ({"players": 2, "rain": True}, "excludes", {"field": "rain", "value": "rain", "other": "hard"}),
    ({"players": 2, "hard": False}, "always-hard", {"field": "hard"}),
    ({"players": 2, "bandits": [None, None]}, "players", {"field": "bandits", "players": 2}),
]


@pytest.mark.parametrize(("data", "reason", "details"), BAD)
def test_a_refusal_names_the_field(data: JsonObject, reason: str, details: dict[str, Any]) -> None:  # Any: see BAD
    with pytest.raises(BadOption) as refused:
        parse(Options, data)
    assert (refused.value.key, refused.value.field) == (f"option-{reason}", details["field"])
    assert {key: value for key, value in refused.value.details.items() if key != "known"} == details


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["switch-players", "needs", "excludes"])
def test_the_refusals_of_a_group_have_a_message(language: str, reason: str) -> None:
    refused = BadOption("house", reason, value="fast", other="slow", players=4)
    said = Words(language).error(refused)
    assert "house" in said
    assert "fast" in said


def test_switches_that_do_not_fit_are_refused_in_positions() -> None:
    for title, players, key in (
        ("poker hard rain", 3, "notation-options"),
        ("poker easy", 2, "notation-players"),
        ("poker hard house slow-marshal", 4, "notation-players"),
    ):
        options = Options()
        Options.spec.read_title(options, Reader(title))
        options.players = players
        assert not Options.spec.accepts(options)
        with pytest.raises(NotationError) as refused:
            PositionReader().check_options(options)
        assert refused.value.key == key
    with pytest.raises(NotationError, match="notation-expected"):
        Options.spec.read_title(Options(), Reader("poker easy house x"))


def test_the_schema_and_the_facts_describe_the_group() -> None:
    schema = Options.spec.schema()
    assert list(schema["properties"]) == ["players", "bandits", "first", "hard", "rain", "house"]
    assert schema["properties"]["house"]["items"] == {
        "enum": ["no-starting-purse", "fast-marshal", "slow-marshal", "open-hands", "wild"]
    }
    assert schema["properties"]["players"] == {"type": "integer", "minimum": 2, "maximum": 4}
    *_, house = Options.spec.facts()["options"]
    assert house["control"] == "group"
    assert house["presets"] == {"wild": ["no-starting-purse", "fast-marshal"]}
    assert house["switches"][2] == {
        "name": "slow-marshal", "players": [2, 3],
        "always": False, "otherwise": False, "needs": [], "excludes": [],
    }  # fmt: skip


def test_flags_and_typed_values() -> None:
    flags = {option.name: option.flag() for option in Options.spec.options}
    assert flags["hard"] == "--hard/--easy"
    assert flags["rain"] == "--rain/--no-rain"
    assert flags["house"] == "--house"
    assert HOUSE.typed(" No-starting-purse, wild,") == ["no-starting-purse", "wild"]


@given(st.integers(2, 4), st.sets(st.sampled_from([*HOUSE.names, "wild"])), st.booleans())
def test_any_switches_are_accepted_or_refused(players: int, house: set[str], hard: bool) -> None:
    try:
        options = parse(Options, {"players": players, "house": sorted(house), "hard": hard})
    except BadOption:
        assert house or (players == 2 and not hard)
        return
    assert Options.spec.accepts(options)
    assert parse(Options, options.to_json()) == options


@pytest.mark.parametrize("game", coltexpress.all_games(), ids=lambda game: game.slug)
def test_every_switch_of_a_game_has_an_attribute_and_refers_to_others(game: coltexpress.Game) -> None:
    options = game.options(players=game.spec.most)
    declared = [each for each in game.spec.options if isinstance(each, Switch | Group)]
    switches = [each for one in declared for each in (one.switches if isinstance(one, Group) else (one,))]
    assert {type(getattr(options, each.slot)) for each in switches} <= {bool}
    names = [each.name for each in switches]
    assert len(set(names)) == len(names)
    assert {other for each in switches for other in (*each.needs, *each.excludes)} <= set(names)
    presets = [names for one in declared if isinstance(one, Group) for names in one.presets.values()]
    assert {name for preset in presets for name in preset} <= set(names)
