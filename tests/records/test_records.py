"""A match keeps its record; a record can be written, read, replayed, verified and played on."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from coltexpress.core.dice import Dice
from coltexpress.core.errors import IllegalMove, NotationError, RecordError
from coltexpress.core.match import Match
from coltexpress.core.protocol import NATURE
from coltexpress.core.record import Record, parse_record, replay, verify
from records.games import SEED, TEAMS, finished, finished_text, new_match, play, running
from support.games import kinds

OPTIONS = [options for slug, options in kinds() if slug == "express"] + [TEAMS]


@pytest.mark.parametrize("options", OPTIONS, ids=[str(number) for number in range(len(OPTIONS))])
def test_a_match_can_be_recorded_verified_and_replayed(options: Mapping[str, Any]) -> None:
    match = new_match(options)
    play(match, Dice(1))
    record = match.record()
    text = record.to_json()
    assert parse_record(text) == record
    assert parse_record(text).to_json() == text
    assert json.loads(text)["seed"] == SEED.hex()
    verdict = verify(parse_record(text))
    assert (verdict.moves, verdict.finished, verdict.seed_shown) == (match.version, True, True)
    assert verdict.chances == sum(seat == NATURE for seat, _ in record.moves)
    *_, (state, _seat, _move, _events) = replay(record)
    assert state.notation() == match.state.notation()
    outcome = match.outcome()
    assert outcome is not None
    assert record.outcome == {"scores": list(outcome.scores), "places": list(outcome.places)}


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 5, "expert": True}, TEAMS], ids=["3", "5", "2"])
def test_a_resumed_match_comes_to_the_same_end(options: Mapping[str, Any]) -> None:
    whole = new_match(options)
    play(whole, Dice(7))
    for decisions in (0, 1, 17, 60):
        dice = Dice(7)
        first = new_match(options)
        play(first, dice, decisions)
        second = Match.resume(parse_record(first.record().to_json()))
        assert second.state.notation() == first.state.notation()
        assert second.opening == []
        play(second, dice)
        assert second.record() == whole.record()


def test_a_resumed_match_throws_what_nature_still_owes() -> None:
    whole = new_match({"players": 3}).record()
    early = Match.resume(Record(**{**fields(whole), "moves": whole.moves[:2]}))
    assert early.record() == whole
    assert early.opening


def test_only_the_houses_record_can_be_resumed() -> None:
    with pytest.raises((ValueError, RecordError)):
        Match.resume(Record(**{**fields(running()), "seed": None}))


@pytest.mark.parametrize("change", [{"seed_hash": "0" * 64}, {"salts": ("a", "b")}, {"salts": ()}], ids=str)
def test_an_edited_record_cannot_be_resumed(change: dict[str, Any]) -> None:
    """Whatever is played on from it could never be verified."""
    early = new_match({"players": 3}).record()
    with pytest.raises(RecordError):
        Match.resume(Record(**{**fields(early), "moves": [], **change}))


def test_resuming_leaves_the_record_it_was_given_alone() -> None:
    record = running()
    moves = list(record.moves)
    play(Match.resume(record), Dice(1), 5)
    assert record.moves == moves


def test_a_running_record_is_verified_so_far() -> None:
    verdict = verify(running())
    assert not verdict.finished
    assert verdict.seed_shown
    public = verify(Record(**{**fields(running()), "seed": None}))
    assert (public.moves, public.finished, public.seed_shown) == (verdict.moves, False, False)


def test_without_the_seed_chances_need_only_be_possible() -> None:
    record = Record(**{**fields(finished()), "seed": None})
    assert not verify(record).seed_shown
    seat, first = record.moves[0]
    assert seat == NATURE
    assert first.startswith("bandits ")
    record.moves[0] = (seat, "bandits belle, belle, doc")
    with pytest.raises(RecordError):
        verify(record)


def test_a_refused_move_leaves_match_and_record_as_they_were() -> None:
    match = new_match({"players": 3})
    before, position = match.record(), match.state.notation()
    seat = match.state.to_act()[0]
    legal = [str(move) for move in match.state.legal_moves(seat)]
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, "move to 3")
    assert refused.value.key == "illegal-move"
    assert list(refused.value.legal) == legal
    for other in {0, 1, 2, 9, NATURE} - {seat}:
        with pytest.raises(IllegalMove) as refused:
            match.play(other, legal[0])
        assert refused.value.key == "illegal-not-your-turn"
    with pytest.raises(NotationError):
        match.play(seat, "nonsense")
    assert match.record() == before
    assert match.state.notation() == position


def test_after_the_end_nothing_can_be_played() -> None:
    match = new_match({"players": 3})
    play(match, Dice(3))
    before = match.record()
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "draw")
    assert refused.value.key == "illegal-over"
    assert match.record() == before


def test_the_record_of_a_match_is_a_copy() -> None:
    match = new_match({"players": 3})
    record = match.record()
    record.moves.clear()
    record.options["players"] = 9
    assert match.record().moves
    assert match.record().options["players"] == 3


def test_words_of_all_languages_may_be_salts() -> None:
    match = new_match({"players": 3})
    salted = Match(match.game, match.state.options, SEED, ["соль", "sel, zout \u2028", '🧂"\\\n'])
    text = salted.record().to_json()
    assert parse_record(text).salts == ("соль", "sel, zout \u2028", '🧂"\\\n')
    assert verify(parse_record(text)).moves == salted.version


def test_a_record_is_written_one_move_a_line() -> None:
    lines = finished_text().splitlines()
    assert sum(line.startswith("  [") for line in lines) == len(finished().moves)


def fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in Record.__slots__}
