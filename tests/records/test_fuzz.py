"""Any text is a record or is refused with a RecordError that names the place."""

import json

from hypothesis import given
from hypothesis import strategies as st

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import RecordError
from coltexpress.engine.play.record import Verification, parse_record, verify
from notation.damage import damaged
from records.edits import (
    GAMES,
    MOVES,
    check_refusal,
    edit,
    put_move,
)
from support.records import finished_text, running_text


def paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of all values."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [more for name in value for more in paths(value[name], (*path, name))]
    elif isinstance(value, list):
        found += [more for index, each in enumerate(value[:20]) for more in paths(each, (*path, index))]
    return found


DATA = {slug: json.loads(finished_text(slug=slug)) for slug in GAMES}
PATHS = [(slug, path) for slug in GAMES for path in paths(DATA[slug])]


def read_or_refuse(text: str) -> None:
    try:
        record = parse_record(text)
        verdict = verify(record)
    except RecordError as error:
        check_refusal(error)
        return
    assert isinstance(verdict, Verification)
    assert parse_record(record.to_json()) == record


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(PATHS), JSON)
def test_any_value_in_any_place_is_read_or_refused(place: tuple[str, tuple[str | int, ...]], value: object) -> None:
    slug, path = place
    data = json.loads(finished_text(slug=slug))
    inside = data
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    read_or_refuse(json.dumps(data))


@given(
    st.dictionaries(st.sampled_from([*DATA["express"], "x"]), JSON, max_size=9).map(
        lambda data: json.dumps({"format": 1, **data})
    )
)
def test_any_json_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(damaged((finished_text(), running_text(), finished_text(2), finished_text(slug="super"), running_text("super"))))
def test_a_damaged_record_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.text(max_size=100))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.data(), st.sampled_from(GAMES))
def test_a_damaged_move_is_read_or_refused(data: st.DataObject, slug: str) -> None:
    number = data.draw(st.integers(0, len(MOVES[slug]) - 1))
    text = data.draw(damaged([text for _, text in MOVES[slug]]))
    seat = MOVES[slug][number][0]
    read_or_refuse(edit(slug, put_move(number, "nature" if seat == NATURE else seat, text)))
