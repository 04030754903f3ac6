"""Damaged, truncated, edited or too new records: a RecordError that names the place, and no other error."""

import json
from typing import Final

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import ColtError, IllegalMove, RecordError
from coltexpress.engine.play.record import Verification, parse_record, verify
from records.edits import (
    ALL_EDITS,
    GAMES,
    LATE,
    MOVES,
    PLAYED,
    Data,
    check_refusal,
    edit,
    put_move,
)
from support.records import finished_text, running_text

BREAKS: Final = [(slug, n) for slug in GAMES for n in range(0, len(finished_text(slug=slug)) - 1, 50)]
of_each_game = pytest.mark.parametrize("slug", GAMES)


def refused(text: str) -> RecordError:
    """The refusal of a text, which must have a sentence in every language."""
    with pytest.raises(RecordError) as caught:
        verify(parse_record(text))
    check_refusal(caught.value)
    return caught.value


@pytest.mark.parametrize(("slug", "name"), ALL_EDITS)
def test_an_edit_is_found_and_named(slug: str, name: str) -> None:
    change, reason, where = ALL_EDITS[slug, name]
    error = refused(edit(slug, change))
    assert error.key == f"record-{reason}"
    assert error.where == where or (where.endswith("[") and error.where.startswith(where))


def test_a_refused_move_of_a_record_says_why() -> None:
    for name, key in (
        ("a card twice", "illegal-card-twice"),
        ("without horse", "illegal-card-not-held"),
        ("move by a player who is out", "illegal-out"),
        ("move inserted", "illegal-already-chosen"),
    ):
        cause = refused(edit("super", ALL_EDITS["super", name][0])).__cause__
        assert isinstance(cause, IllegalMove)
        assert cause.key == key


@of_each_game
def test_the_place_of_a_late_edit_is_named(slug: str) -> None:
    late = LATE[slug]
    wrong = "pick doc" if slug == "express" else "programme fire fire fire"
    error = refused(edit(slug, put_move(late, MOVES[slug][late][0], wrong)))
    assert (error.key, error.where) == ("record-illegal", f"moves[{late}]")


@of_each_game
def test_a_shortened_record_without_outcome_is_a_running_game(slug: str) -> None:
    """Also in the middle of simultaneous choices."""
    for length in range(PLAYED[slug], PLAYED[slug] + 5):

        def cut(data: Data, length: int = length) -> None:
            del data["moves"][length:]
            del data["outcome"]

        verdict = verify(parse_record(edit(slug, cut)))
        assert verdict == Verification(length, sum(seat == NATURE for seat, _ in MOVES[slug][:length]), False, True)


@of_each_game
def test_an_outcome_before_the_end_is_refused(slug: str) -> None:
    data = json.loads(running_text(slug))
    seats = data["options"]["players"]
    data["outcome"] = {"scores": [250] * seats, "places": [1] * seats}
    assert refused(json.dumps(data)).key == "record-outcome"


@pytest.mark.parametrize(("slug", "length"), BREAKS)
def test_a_truncated_record_is_refused(slug: str, length: int) -> None:
    text = finished_text(slug=slug)[:length]
    error = refused(text)
    assert error.key in ("record-truncated", "record-unreadable")
    line = text.count("\n") + 1
    assert 1 <= int(error.where.removeprefix("line ")) <= line
    if length and not text.rstrip().endswith('"'):
        assert int(error.details["line"]) >= line - 1


def test_most_truncated_records_are_reported_as_truncated() -> None:
    whole = finished_text()
    keys = [refused(whole[:length]).key for length in range(1, len(whole) - 2, 97)]
    assert keys.count("record-truncated") > 0.9 * len(keys)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\x00",
        "null",
        "1",
        "NaN",
        '"text"',
        "[]",
        "{}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "{" * 50,
        finished_text() + "x",
        finished_text() * 2,
        "\ufeff" + finished_text(),
        finished_text().replace('"', "'"),
        '{"format": ' + "9" * 5000 + "}",
        '{"format": 1e999}',
        '{"format": -Infinity}',
        '{"format": 1, "moves": NaN}',
        '{"format": 1, "options": ' + "[" * 2000 + "]" * 2000 + "}",
        '{"\\ud800": 1, "format": 1}',
    ],
    ids=lambda text: repr(text[:20] + text[-20:]) + str(len(text)),
)
def test_other_texts_are_refused(text: str) -> None:
    error = refused(text)
    assert error.key in ("record-unreadable", "record-truncated", "record-format", "record-type", "record-missing")
    assert error.where


@pytest.mark.parametrize("name", ["seed", "salts", "moves", "options", "outcome", "format", "players"])
def test_a_duplicate_name_is_refused(name: str) -> None:
    """JSON parsers differ in which value they use; a record must be unambiguous."""
    text = finished_text()
    twice = text.replace(f'"{name}": ', f'"{name}": null, "{name}": ', 1)
    assert json.loads(twice) == json.loads(text)
    refused(twice)


def test_record_error_is_a_colt_error() -> None:
    assert issubclass(RecordError, ColtError)
