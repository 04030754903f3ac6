"""A match keeps its record; a record can be written, read, replayed, verified and resumed."""

import copy
import json
import pickle
from typing import Final

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove, NotationError, RecordError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.record import Record, parse_record, replay, verify
from support.records import KINDS, SEED, TEAMS, THREE, finished, finished_text, new_match, play, running

ids = [f"{slug}-{number}" for number, (slug, _) in enumerate(KINDS)]
of_each_game = pytest.mark.parametrize("slug", THREE)
ILLEGAL: Final = {"express": ("move to 3", "illegal-move"), "super": ("programme move move fire", "illegal-card-twice")}
"""A move that is never legal as the first one, and the key of its refusal."""


@pytest.mark.parametrize(("slug", "options"), KINDS, ids=ids)
def test_a_match_can_be_recorded_verified_and_replayed(slug: str, options: JsonObject) -> None:
    match = new_match(options, slug=slug)
    play(match, Dice(1))
    record = match.record()
    text = record.to_json()
    assert parse_record(text) == record
    assert parse_record(text).to_json() == text
    assert json.loads(text)["seed"] == SEED.hex()
    assert json.loads(text)["game"] == slug
    verdict = verify(parse_record(text))
    assert (verdict.moves, verdict.finished, verdict.seed_shown) == (match.version, True, True)
    assert verdict.chances == sum(seat == NATURE for seat, _ in record.moves)
    *_, (state, _seat, _move, _events) = replay(record)
    assert state.notation() == match.state.notation()
    outcome = match.outcome()
    assert outcome is not None
    assert record.outcome == {"scores": list(outcome.scores), "places": list(outcome.places)}


@pytest.mark.parametrize(
    ("slug", "options"),
    [("express", {"players": 3}), ("express", {"players": 5, "expert": True}), ("express", TEAMS), KINDS[-2]],
    ids=["3", "5", "2", "super"],
)
def test_a_resumed_match_has_the_same_outcome(slug: str, options: JsonObject) -> None:
    whole = new_match(options, slug=slug)
    play(whole, Dice(7))
    for decisions in (0, 1, 17, 60):
        dice = Dice(7)
        first = new_match(options, slug=slug)
        play(first, dice, decisions)
        second = Match.resume(parse_record(first.record().to_json()))
        assert second.state.notation() == first.state.notation()
        assert second.opening == []
        play(second, dice)
        assert second.record() == whole.record()


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 5, "reflex": True, "horse": True}], ids=["3", "5"])
def test_a_match_can_be_resumed_after_every_move(options: JsonObject) -> None:
    """Also in the middle of simultaneous choices, some of them taken back."""
    whole = new_match(options, slug="super")
    decisions = play(whole, Dice(1))
    match, dice = new_match(options, slug="super"), Dice(1)
    for _ in range(decisions):
        match = Match.resume(parse_record(match.record().to_json()))
        verify(match.record())
        play(match, dice, 1)
    assert match.record() == whole.record()
    assert any(text == "take back" for _, text in whole.record().moves)


def test_choices_that_were_taken_back_are_part_of_the_record() -> None:
    match = new_match({"players": 3, "first": 0}, slug="super")
    opening = match.version
    sent = []
    for seat, move in ((0, "programme move fire turn"), (1, "programme floor turn fire"), (0, "take back")):
        sent += match.play(seat, move)
    assert [event.kind for event in sent] == ["answered", "answered", "taken-back"]
    assert match.state.to_act() == (0, 2)
    again = Match.resume(parse_record(match.record().to_json()))
    assert again.state.notation() == match.state.notation()
    for seat, move in ((0, "programme turn around move fire"), (1, "take back"), (1, "programme fire turn move")):
        again.play(seat, move)
    again.play(2, "programme move floor turn")
    moves = [
        (0, "programme move fire turn"),
        (1, "programme floor turn fire"),
        (0, "take back"),
        (0, "programme turn move fire"),
        (1, "take back"),
        (1, "programme fire turn move"),
        (2, "programme move floor turn"),
    ]
    assert again.record().moves[opening : opening + 7] == moves
    assert verify(again.record()).moves == again.version
    with pytest.raises(IllegalMove):
        again.play(2, "take back")  # the last has chosen


@of_each_game
def test_a_resumed_match_samples_pending_chance_outcomes(slug: str) -> None:
    whole = new_match(THREE[slug], slug=slug).record()
    early = Match.resume(Record(**{**fields(whole), "moves": whole.moves[:1]}))
    assert early.record() == whole
    assert early.opening


@of_each_game
def test_only_a_record_with_its_seed_can_be_resumed(slug: str) -> None:
    with pytest.raises((ValueError, RecordError)):
        Match.resume(Record(**{**fields(running(slug)), "seed": None}))


@of_each_game
@pytest.mark.parametrize("change", [{"seed_hash": "0" * 64}, {"salts": ("a", "b")}, {"salts": ()}], ids=str)
def test_an_edited_record_cannot_be_resumed(slug: str, change: JsonObject) -> None:
    """The result could never be verified."""
    early = new_match(THREE[slug], slug=slug).record()
    with pytest.raises(RecordError):
        Match.resume(Record(**{**fields(early), "moves": [], **change}))


@of_each_game
def test_resuming_does_not_change_the_record(slug: str) -> None:
    record = running(slug)
    moves = list(record.moves)
    play(Match.resume(record), Dice(1), 5)
    assert record.moves == moves


@of_each_game
def test_a_running_record_is_verified_up_to_its_last_move(slug: str) -> None:
    verdict = verify(running(slug))
    assert not verdict.finished
    assert verdict.seed_shown
    public = verify(Record(**{**fields(running(slug)), "seed": None}))
    assert (public.moves, public.finished, public.seed_shown) == (verdict.moves, False, False)


@of_each_game
def test_without_the_seed_chance_outcomes_must_be_possible(slug: str) -> None:
    record = Record(**{**fields(finished(slug=slug)), "seed": None})
    assert not verify(record).seed_shown
    seat, first = record.moves[0]
    assert seat == NATURE
    assert first.startswith("bandits ")
    record.moves[0] = (seat, "bandits belle, belle, doc")
    with pytest.raises(RecordError):
        verify(record)


def test_without_the_seed_a_loot_card_can_appear_once() -> None:
    record = Record(**{**fields(finished(slug="super")), "seed": None})
    turned_up = [number for number, (_, text) in enumerate(record.moves) if text.startswith("loot ")]
    assert len(turned_up) > 1
    record.moves[turned_up[1]] = record.moves[turned_up[0]]
    with pytest.raises(RecordError) as refused:
        verify(record)
    assert (refused.value.key, refused.value.where) == ("record-illegal", f"moves[{turned_up[1]}]")


@of_each_game
def test_a_refused_move_changes_neither_match_nor_record(slug: str) -> None:
    match = new_match(THREE[slug], slug=slug)
    before, position = match.record(), match.state.notation()
    actors = match.state.to_act()
    seat = actors[0]
    legal = [str(move) for move in match.state.legal_moves(seat)]
    move, key = ILLEGAL[slug]
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    assert refused.value.key == key
    assert list(refused.value.legal) == legal
    for other in {0, 1, 2, 9, NATURE} - {*actors}:
        with pytest.raises(IllegalMove) as refused:
            match.play(other, legal[0])
        assert refused.value.key == "illegal-not-your-turn"
    with pytest.raises(NotationError):
        match.play(seat, "nonsense")
    assert match.record() == before
    assert match.state.notation() == position


@of_each_game
def test_after_the_end_nothing_can_be_played(slug: str) -> None:
    match = new_match(THREE[slug], slug=slug)
    first = str(match.state.legal_moves(match.state.to_act()[0])[0])
    play(match, Dice(3))
    before = match.record()
    for seat in (0, 1, 2, NATURE, 9):
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, first)
        assert refused.value.key == "illegal-over"
    assert match.record() == before


@of_each_game
def test_the_record_of_a_match_is_a_copy(slug: str) -> None:
    match = new_match(THREE[slug], slug=slug)
    record = match.record()
    record.moves.clear()
    record.options["players"] = 9
    assert match.record().moves
    assert match.record().options["players"] == 3


@of_each_game
def test_records_can_be_pickled(slug: str) -> None:
    for record in (finished(slug=slug), running(slug)):
        assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301 - our own
        assert copy.deepcopy(record) == record


def test_a_record_is_of_one_game() -> None:
    """The moves are invalid in the other game."""
    for slug, other in (("express", "super"), ("super", "express")):
        with pytest.raises(RecordError) as refused:
            verify(Record(**{**fields(finished(slug=slug)), "game": other, "rules_version": 1}))
        assert refused.value.key == "record-options"


@of_each_game
def test_salts_may_contain_any_letters(slug: str) -> None:
    match = new_match(THREE[slug], slug=slug)
    options = match.game.parse_options(THREE[slug])
    salted = Match(match.game, options, SEED, ["соль", "sel, zout \u2028", '🧂"\\\n'])
    text = salted.record().to_json()
    assert parse_record(text).salts == ("соль", "sel, zout \u2028", '🧂"\\\n')
    assert verify(parse_record(text)).moves == salted.version


@of_each_game
def test_a_record_has_one_line_per_move(slug: str) -> None:
    lines = finished_text(slug=slug).splitlines()
    assert sum(line.startswith("  [") for line in lines) == len(finished(slug=slug).moves)


@of_each_game
def test_a_record_can_name_its_bots(slug: str) -> None:
    record = running(slug)
    record.bots = ("", *["rustler"] * (len(record.salts) - 2), "path/mine.py:Mine")
    again = parse_record(record.to_json())
    assert again == record
    assert verify(again).moves == len(record.moves)
    assert Match.resume(again).record().bots == record.bots


def fields(record: Record) -> JsonObject:
    return {name: getattr(record, name) for name in Record.__slots__}
