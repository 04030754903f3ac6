"""Records that are damaged, cut off, edited or too new: a RecordError that says where, and nothing else."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coltexpress.core.errors import ColtError, RecordError
from coltexpress.core.protocol import NATURE
from coltexpress.core.record import Verdict, parse_record, seed_hash, verify
from coltexpress.text.words import LANGUAGES, Words
from notation.damage import damaged
from records.games import finished, finished_text, running_text

Data = dict[str, Any]
MOVES = finished().moves


def first_where(wanted: Callable[[int, str], bool], beyond: int = 0) -> int:
    return next(number for number, (seat, text) in enumerate(MOVES) if number >= beyond and wanted(seat, text))


DEALT = first_where(lambda seat, text: seat == NATURE and text.startswith("deal"))
PLAYED = first_where(lambda seat, text: seat != NATURE and text.startswith("play"))
LATE = first_where(lambda seat, _text: seat != NATURE, beyond=len(MOVES) - 8)


def refused(text: str) -> RecordError:
    """The refusal, which can be said in every language."""
    with pytest.raises(RecordError) as caught:
        verify(parse_record(text))
    check_refusal(caught.value)
    return caught.value


def edit(change: Callable[[Data], object]) -> str:
    """A finished record with one thing changed."""
    data = json.loads(finished_text())
    change(data)
    return json.dumps(data, ensure_ascii=False)


def put(name: str, value: object) -> Callable[[Data], object]:
    return lambda data: data.__setitem__(name, value)


def remove(name: str) -> Callable[[Data], object]:
    return lambda data: data.pop(name)


def put_move(number: int, *move: object) -> Callable[[Data], object]:
    return lambda data: data["moves"].__setitem__(number, list(move))


def put_option(name: str, value: object) -> Callable[[Data], object]:
    return lambda data: data["options"].__setitem__(name, value)


OTHER_SEED = bytes(32)
EDITS: dict[str, tuple[Callable[[Data], object], str, str]] = {
    # what it is
    "format 2": (put("format", 2), "version", "format"),
    "format 10**20": (put("format", 10**20), "version", "format"),
    "format 0": (put("format", 0), "format", "format"),
    "format -1": (put("format", -1), "format", "format"),
    "format true": (put("format", True), "format", "format"),
    "format 1.5": (put("format", 1.5), "format", "format"),
    "format text": (put("format", "1"), "format", "format"),
    "format NaN": (put("format", float("nan")), "format", "format"),
    "game": (put("game", "chess"), "game", "game"),
    "game number": (put("game", 1), "type", "game"),
    "game of 10000 letters": (put("game", "x" * 10_000), "game", "game"),
    "newer rules": (put("rules_version", 99), "rules", "rules_version"),
    "older rules": (put("rules_version", 0), "rules", "rules_version"),
    "rules text": (put("rules_version", "1"), "type", "rules_version"),
    "rules true": (put("rules_version", True), "type", "rules_version"),
    "rules NaN": (put("rules_version", float("nan")), "type", "rules_version"),
    "rules huge": (put("rules_version", 10**300), "rules", "rules_version"),
    "unknown field": (put("weather", "fine"), "field", "weather"),
    # options
    "options list": (put("options", []), "type", "options"),
    "options empty": (put("options", {}), "options", "options.players"),
    "players 7": (put_option("players", 7), "options", "options.players"),
    "players NaN": (put_option("players", float("nan")), "options", "options.players"),
    "players huge": (put_option("players", 10**300), "options", "options.players"),
    "bandit unknown": (put_option("bandits", ["zorro", None, None]), "options", "options.bandits"),
    "bandit twice": (put_option("bandits", ["doc", "doc", None]), "options", "options.bandits"),
    "option unknown": (put_option("weather", "fine"), "options", "options.weather"),
    "one more player": (lambda data: data["options"].update(players=4, bandits=[None] * 4), "salts", "salts"),
    "other bandits": (put_option("bandits", ["doc", None, None]), "chance", "moves[0]"),
    "other variant": (put_option("expert", True), "illegal", "moves["),
    # the seed and the salts
    "seed": (put("seed", OTHER_SEED.hex()), "seed", "seed"),
    "seed hash": (put("seed_hash", seed_hash(OTHER_SEED)), "seed", "seed"),
    "seed and hash": (
        lambda data: data.update(seed=OTHER_SEED.hex(), seed_hash=seed_hash(OTHER_SEED)),
        "chance",
        "moves[0]",
    ),
    "seed not hex": (put("seed", "xyz"), "type", "seed"),
    "seed number": (put("seed", 12), "type", "seed"),
    "seed null": (put("seed", None), "type", "seed"),
    "seed hash number": (put("seed_hash", 12), "type", "seed_hash"),
    "salt": (lambda data: data["salts"].__setitem__(1, "pepper"), "chance", "moves[0]"),
    "salts swapped": (lambda data: data["salts"].reverse(), "chance", "moves[0]"),
    "salt too many": (lambda data: data["salts"].append("x"), "salts", "salts"),
    "salt missing": (lambda data: data["salts"].pop(), "salts", "salts"),
    "salt number": (lambda data: data["salts"].__setitem__(2, 5), "type", "salts[2]"),
    "salt long": (lambda data: data["salts"].__setitem__(2, "x" * 201), "type", "salts[2]"),
    "salt surrogate": (lambda data: data["salts"].__setitem__(0, "\ud800"), "type", "salts[0]"),
    "salts text": (put("salts", "abc"), "type", "salts"),
    # the moves
    "nature's move": (put_move(0, "nature", "bandits ghost, tuco, doc"), "chance", "moves[0]"),
    "nature's deal": (
        put_move(DEALT, "nature", f"{MOVES[DEALT][1].split(':')[0]}: 2 move, 2 fire, 2 robbery"),
        "chance",
        f"moves[{DEALT}]",
    ),
    "nature's move by a player": (put_move(DEALT, 0, MOVES[DEALT][1]), "illegal", f"moves[{DEALT}]"),
    "a player's move": (put_move(PLAYED, MOVES[PLAYED][0], "move to 3"), "illegal", f"moves[{PLAYED}]"),
    "a player's move by nature": (put_move(PLAYED, "nature", MOVES[PLAYED][1]), "illegal", f"moves[{PLAYED}]"),
    "another seat": (put_move(PLAYED, (MOVES[PLAYED][0] + 1) % 3, MOVES[PLAYED][1]), "illegal", f"moves[{PLAYED}]"),
    "a seat that nobody has": (put_move(PLAYED, 77, MOVES[PLAYED][1]), "illegal", f"moves[{PLAYED}]"),
    "a seat below 0": (put_move(PLAYED, -1, MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "a seat above 99": (put_move(PLAYED, 100, MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "a seat that is huge": (put_move(PLAYED, 10**300, MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "a seat that is true": (put_move(PLAYED, True, MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "a seat that is half": (put_move(PLAYED, 0.5, MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "a seat that is NaN": (put_move(PLAYED, float("nan"), MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "a seat that is null": (put_move(PLAYED, None, MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "a seat that is text": (put_move(PLAYED, "0", MOVES[PLAYED][1]), "type", f"moves[{PLAYED}]"),
    "no move": (put_move(PLAYED, 0, "nonsense"), "move", f"moves[{PLAYED}]"),
    "an empty move": (put_move(PLAYED, 0, ""), "move", f"moves[{PLAYED}]"),
    "an endless move": (put_move(PLAYED, 0, "shoot " * 10_000), "move", f"moves[{PLAYED}]"),
    "a move of surrogates": (put_move(PLAYED, 0, "\ud800\udfff"), "move", f"moves[{PLAYED}]"),
    "a move that is null": (put_move(PLAYED, 0, None), "type", f"moves[{PLAYED}]"),
    "a move of three": (put_move(PLAYED, 0, "draw", "draw"), "type", f"moves[{PLAYED}]"),
    "a move of none": (put_move(PLAYED), "type", f"moves[{PLAYED}]"),
    "a move that is text": (lambda data: data["moves"].__setitem__(3, "draw"), "type", "moves[3]"),
    "moves text": (put("moves", "draw"), "type", "moves"),
    "too many moves": (put("moves", [[0, "draw"]] * 10_001), "too-long", "moves"),
    "a move after the end": (lambda data: data["moves"].append([0, "draw"]), "illegal", f"moves[{len(MOVES)}]"),
    "a chance after the end": (
        lambda data: data["moves"].append(["nature", "turn over bridge"]),
        "illegal",
        f"moves[{len(MOVES)}]",
    ),
    "a chance taken out": (lambda data: data["moves"].pop(DEALT), "chance", f"moves[{DEALT}]"),
    "a move taken out": (lambda data: data["moves"].pop(PLAYED), "illegal", "moves["),
    "a move put in": (lambda data: data["moves"].insert(PLAYED, data["moves"][PLAYED]), "illegal", "moves["),
    "the last move taken out": (lambda data: data["moves"].pop(), "outcome", "outcome"),
    # the outcome
    "scores": (lambda data: data["outcome"]["scores"].__setitem__(0, 10), "outcome", "outcome"),
    "places": (lambda data: data["outcome"]["places"].reverse(), "outcome", "outcome"),
    "no scores": (lambda data: data["outcome"].pop("scores"), "outcome", "outcome"),
    "outcome of something": (lambda data: data["outcome"].update(weather="fine"), "outcome", "outcome"),
    "outcome null": (put("outcome", None), "type", "outcome"),
    "outcome list": (put("outcome", [1, 2, 3]), "type", "outcome"),
    "outcome NaN": (lambda data: data["outcome"]["scores"].__setitem__(0, float("nan")), "outcome", "outcome"),
    "no outcome": (lambda data: data.pop("outcome"), "outcome", "outcome"),
    **{
        f"without {name}": (remove(name), "format" if name == "format" else "missing", name)
        for name in ("format", "game", "rules_version", "options", "seed_hash", "salts", "moves")
    },
}


@pytest.mark.parametrize("name", EDITS)
def test_one_edit_is_found_and_named(name: str) -> None:
    change, reason, where = EDITS[name]
    error = refused(edit(change))
    assert error.key == f"record-{reason}"
    assert error.where == where or (where.endswith("[") and error.where.startswith(where))


def test_a_late_edit_is_found_where_it_is() -> None:
    error = refused(edit(put_move(LATE, MOVES[LATE][0], "pick doc")))
    assert (error.key, error.where) == ("record-illegal", f"moves[{LATE}]")


def test_a_shorter_record_without_its_end_is_a_running_game() -> None:
    def cut(data: Data) -> None:
        del data["moves"][PLAYED:]
        del data["outcome"]

    verdict = verify(parse_record(edit(cut)))
    assert verdict == Verdict(PLAYED, sum(seat == NATURE for seat, _ in MOVES[:PLAYED]), False, True)


def test_an_outcome_before_the_end_is_refused() -> None:
    data = json.loads(running_text())
    data["outcome"] = {"scores": [250] * 4, "places": [1] * 4}
    assert refused(json.dumps(data)).key == "record-outcome"


@pytest.mark.parametrize("length", range(0, len(finished_text()) - 1, 50))
def test_a_record_that_breaks_off(length: int) -> None:
    text = finished_text()[:length]
    error = refused(text)
    assert error.key in ("record-truncated", "record-unreadable")
    line = text.count("\n") + 1
    assert 1 <= int(error.where.removeprefix("line ")) <= line
    if length and not text.rstrip().endswith('"'):
        assert int(error.details["line"]) >= line - 1


def test_most_records_that_break_off_are_said_to() -> None:
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
def test_what_is_no_record_at_all(text: str) -> None:
    error = refused(text)
    assert error.key in ("record-unreadable", "record-truncated", "record-format", "record-type", "record-missing")
    assert error.where


@pytest.mark.parametrize("name", ["seed", "salts", "moves", "options", "outcome", "format", "players"])
def test_a_name_that_is_there_twice_is_refused(name: str) -> None:
    """Readers of JSON disagree on which of the two counts; a record has one meaning only."""
    text = finished_text()
    twice = text.replace(f'"{name}": ', f'"{name}": null, "{name}": ', 1)
    assert json.loads(twice) == json.loads(text)
    refused(twice)


def check_refusal(error: RecordError) -> None:
    assert error.where
    for language in LANGUAGES:
        sentence = Words(language).error(error)
        assert sentence
        assert "record-" not in sentence


def read_or_refuse(text: str) -> None:
    try:
        record = parse_record(text)
        verdict = verify(record)
    except RecordError as error:
        check_refusal(error)
        return
    assert isinstance(verdict, Verdict)
    assert parse_record(record.to_json()) == record


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where one could put something else."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [more for name in value for more in paths(value[name], (*path, name))]
    elif isinstance(value, list):
        found += [more for index, each in enumerate(value[:20]) for more in paths(each, (*path, index))]
    return found


DATA = json.loads(finished_text())


@settings(max_examples=150)
@given(st.sampled_from(paths(DATA)), JSON)
def test_any_value_in_any_place(path: tuple[str | int, ...], value: object) -> None:
    data = json.loads(finished_text())
    inside = data
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    read_or_refuse(json.dumps(data))


@settings(max_examples=100)
@given(
    st.dictionaries(st.sampled_from([*DATA, "x"]), JSON, max_size=9).map(lambda data: json.dumps({"format": 1, **data}))
)
def test_any_json(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=150)
@given(damaged((finished_text(), running_text(), finished_text(2))))
def test_a_damaged_record(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=100)
@given(st.text(max_size=100))
def test_any_text(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=60)
@given(damaged([text for _, text in MOVES]), st.integers(0, len(MOVES) - 1))
def test_a_damaged_move_in_a_record(text: str, number: int) -> None:
    read_or_refuse(edit(put_move(number, "nature" if MOVES[number][0] == NATURE else MOVES[number][0], text)))


def test_a_refusal_is_one_of_ours() -> None:
    assert issubclass(RecordError, ColtError)
