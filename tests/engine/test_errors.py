"""Refusals have a stable key and the details that its sentence needs, in every language."""

import pickle

import pytest

from coltexpress.engine.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.registry import game
from coltexpress.i18n.words import LANGUAGES, Words

REFUSALS: list[tuple[ColtError, str, dict[str, str | int]]] = [
    (ColtError("file-missing", path="x"), "file-missing", {"path": "x"}),
    (BadOption("train", "length", wanted=3, found=2), "option-length", {"field": "train", "wanted": 3, "found": 2}),
    (IllegalMove("not-your-turn", seat=2), "illegal-not-your-turn", {"seat": 2}),
    (NotationError("twice", 3, 7), "notation-twice", {"line": 3, "column": 7}),
    (RecordError("outcome", "outcome"), "record-outcome", {"where": "outcome"}),
]
IDS = [key for _, key, _ in REFUSALS]


@pytest.mark.parametrize(("error", "key", "details"), REFUSALS, ids=IDS)
def test_a_refusal_has_a_key_and_details(error: ColtError, key: str, details: dict[str, str | int]) -> None:
    assert (error.key, error.details) == (key, details)
    assert key in str(error)
    assert all(f"{name}={value}" in str(error) for name, value in details.items())
    for language in LANGUAGES:
        sentence = Words(language).error(error)
        assert key not in sentence


@pytest.mark.parametrize(("error", "key", "details"), REFUSALS, ids=IDS)
def test_a_refusal_can_be_pickled(error: ColtError, key: str, details: dict[str, str | int]) -> None:
    """Process pools pickle exceptions."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert (again.key, again.details) == (key, details)
    assert vars(again) == vars(error)


def test_each_kind_of_refusal_has_its_attributes() -> None:
    assert BadOption("train", "list").field == "train"
    assert IllegalMove("move", ["draw", "pass"]).legal == ("draw", "pass")
    assert (NotationError("range", 4, 9).line, NotationError("range", 4, 9).column) == (4, 9)
    assert RecordError("type", "moves[3]").where == "moves[3]"
    assert str(ColtError("bare")) == "bare"


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(ColtError) as refused:
        game("x" * 1000)
    assert refused.value.key == "game-unknown"
    assert refused.value.details["value"] == "x" * 40


# --- the reader -------------------------------------------------------------------------------------------------------


def test_the_reader_reports_line_and_column() -> None:
    reader = Reader("  Floor  CHANGE, 3 x", line=4, column=10)
    assert reader.name(("floor", "floor change")) == 1
    assert reader.maybe(",")
    assert reader.number(0, 5) == 3
    with pytest.raises(NotationError) as refused:
        reader.end()
    assert (refused.value.line, refused.value.column) == (4, 29)


def test_the_reader_stays_in_place_after_a_refusal() -> None:
    reader = Reader("take it all")
    assert not reader.maybe("take", "it", "easy")
    assert reader.at == 0
    assert reader.maybe_name(("leave", "taken")) == -1
    assert reader.maybe_number() == -1
    with pytest.raises(NotationError):
        reader.expect("give")
    with pytest.raises(NotationError):
        reader.number(0, 9)
    assert reader.at == 0
    assert reader.maybe("take", "it", "all")
    assert reader.done
