"""JSON merge patches, RFC 7396."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.patch import diffs, merge

NAMES = st.sampled_from(["a", "b", "c", "d"])
SCALARS = st.booleans() | st.integers(2, 5)  # 0 and 1 equal false and true | st.text("xy", max_size=2)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(st.integers(2, 4) | st.none() | st.text("xy", max_size=2), max_size=3)
        | st.dictionaries(NAMES, inner, max_size=3)
    ),
    max_leaves=8,
)
OBJECTS = st.dictionaries(NAMES, VALUES, max_size=4)
PATCHES = st.dictionaries(
    NAMES, st.recursive(SCALARS | st.none(), lambda inner: st.dictionaries(NAMES, inner, max_size=3), max_leaves=8)
)


def diff(before: JsonObject, after: JsonObject) -> JsonObject:
    """The patch of a single pair."""
    return diffs([before], [after])[0]


def same(one: object, other: object) -> bool:
    """Equal as JSON, where 1 is not true."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and bool(one == other)


@given(OBJECTS, OBJECTS)
def test_applying_a_difference_gives_the_new_value(before: JsonObject, after: JsonObject) -> None:
    old, new = copy.deepcopy(before), copy.deepcopy(after)
    assert same(merge(before, diff(before, after)), after)
    assert same(before, old)
    assert same(after, new)


@given(OBJECTS, OBJECTS, OBJECTS)
def test_shared_parts_do_not_change_the_patch(before: JsonObject, after: JsonObject, part: JsonObject) -> None:
    old = [{**before, "part": part, "own": number} for number in (2, 3)]
    shared = {**part, "x": 2}
    new = [{**after, "part": shared, "own": 4} for _ in (2, 3)]
    assert diffs(old, new) == [diff(*pair) for pair in zip(old, new, strict=True)]


@given(OBJECTS)
def test_equal_values_give_an_empty_patch(value: JsonObject) -> None:
    assert diff(value, copy.deepcopy(value)) == {}
    assert merge(value, {}) == value


@given(OBJECTS, OBJECTS)
def test_only_equal_values_give_an_empty_patch(before: JsonObject, after: JsonObject) -> None:
    assert (diff(before, after) == {}) == same(before, after)


@given(OBJECTS, PATCHES)
def test_applying_a_patch_twice_changes_nothing_more(target: JsonObject, patch: JsonObject) -> None:
    once = merge(target, patch)
    assert merge(once, patch) == once


def has_null(value: object) -> bool:
    return value is None or (isinstance(value, dict) and any(map(has_null, value.values())))


@given(OBJECTS, PATCHES)
def test_merging_removes_nulls(target: JsonObject, patch: JsonObject) -> None:
    assert not has_null(merge(target, patch))


RFC = [  # the examples of RFC 7396, appendix A, whose target and patch are objects
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


@pytest.mark.parametrize(("target", "patch", "result"), RFC)
def test_the_examples_of_the_rfc(target: JsonObject, patch: JsonObject, result: JsonObject) -> None:
    before = copy.deepcopy(target)
    assert merge(target, patch) == result
    assert target == before


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": {"b": 1}}, {"a": [1]}, {"a": [1]}),
        ({"a": [1]}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"a": {"c": 3}}),
        ({"a": {"b": 1}}, {"a": {}}, {"a": {"b": None}}),
        ({"a": {"b": 1}}, {}, {"a": None}),
        ({}, {"a": {}}, {"a": {}}),
    ],
)
def test_differences(before: JsonObject, after: JsonObject, patch: JsonObject) -> None:
    found = diff(before, after)
    assert same(found, patch)
