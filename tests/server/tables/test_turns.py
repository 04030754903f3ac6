"""`LiveGame`: replay of turns, versions, undo, previews."""

import gc
from random import Random
from typing import Any

import pytest

import coltexpress
from coltexpress.engine.contract import Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.play.patch import merge
from coltexpress.engine.play.record import verify
from coltexpress.protocol.messages import ClockRules
from coltexpress.server.errors import Refusal
from coltexpress.server.tables.live_game import UNDO, LiveGame, happenings

KINDS = [
    ("express", {"players": 4}),
    ("express", {"players": 2}),
    ("express", {"players": 3, "expert": True}),
    ("super", {"players": 5, "horse": True, "reflex": True}),
]
kinds = pytest.mark.parametrize(("slug", "options"), KINDS, ids=str)


def begin(slug: str, options: dict[str, Any], seed: int = 1, clock: ClockRules | None = None) -> LiveGame:
    rules = coltexpress.game(slug).parse_options(options)
    play = LiveGame(slug, rules, seed.to_bytes(32), [f"salt number {seat:06}" for seat in range(rules.seats)], clock)
    play.adopt(play.opening(0))
    return play


def by_chance(play: LiveGame, random: Random, viewers: list[Viewer] | None = None) -> Any:
    """Make a random turn of an acting seat."""
    seat = random.choice(play.state.to_act())
    move = str(random.choice(play.state.legal_moves(seat)))
    tried = play.attempt(seat, move, play.version, "person", play.version * 1000, viewers or [])
    play.adopt(tried)
    return tried


@kinds
def test_replaying_the_turns_gives_the_same_game(slug: str, options: dict[str, Any]) -> None:
    random = Random(3)
    play = begin(slug, options, clock=ClockRules(30, 60))
    while not play.over:
        by_chance(play, random)
        if random.random() < 0.2:
            undo_if_possible(play)
    again = LiveGame(slug, play.options, play.seed, play.salts, ClockRules(30, 60), play.turns)
    assert again.state.notation() == play.state.notation()
    assert again.now.asked == play.now.asked
    assert again.now.clock == play.now.clock
    assert again.turns == play.turns
    assert any(turn.entry == UNDO for turn in play.turns)
    assert verify(play.record()).seed_shown


def undo_if_possible(play: LiveGame) -> None:
    seat = play.turns[-1].seat
    if seat >= 0 and play.may_undo(seat):
        play.adopt(play.undo(seat, play.version, play.version * 1000, []))


@kinds
def test_patches_including_undo_produce_the_view(slug: str, options: dict[str, Any]) -> None:
    random = Random(4)
    play = begin(slug, options)
    viewers: list[Viewer] = [None, *range(play.options.seats)]
    views = {viewer: play.state.view(viewer) for viewer in viewers}
    while not play.over:
        seat = play.turns[-1].seat
        if seat >= 0 and play.may_undo(seat) and random.random() < 0.3:
            tried = play.undo(seat, play.version, 0, viewers)
            play.adopt(tried)
        else:
            tried = by_chance(play, random, viewers)
        for viewer in viewers:
            for step in happenings(tried.told[viewer]):
                views[viewer] = merge(views[viewer], step.patch)
            assert views[viewer] == play.state.view(viewer)


@kinds
def test_undo_restores_the_position(slug: str, options: dict[str, Any]) -> None:
    random = Random(5)
    play = begin(slug, options)
    taken_back = 0
    while not play.over:
        before = play.state.notation()
        tried = by_chance(play, random)
        seat = tried.turn.seat
        if play.may_undo(seat):
            taken_back += 1
            assert not tried.turn.chance
            play.adopt(play.undo(seat, play.version, 0, []))
            assert play.state.notation() == before
            assert not play.may_undo(seat)  # only once
            by_chance(play, random)
    assert taken_back > 3


@kinds
def test_undo_is_refused_after_a_reveal(slug: str, options: dict[str, Any]) -> None:
    """A chance outcome, or a face-down card."""
    random = Random(6)
    blocked = 0
    for seed in range(6):
        play = begin(slug, options, seed)
        while not play.over:
            hidden = [play.state.face_down(seat) for seat in range(play.options.seats)]
            tried = by_chance(play, random)
            seat = tried.turn.seat
            if tried.turn.chance or play.state.face_down(seat) < hidden[seat]:
                blocked += 1
                with pytest.raises(Refusal) as caught:
                    play.undo(seat, play.version, 0, [])
                assert caught.value.key == "server-undo"
    assert blocked > 3


def test_only_the_last_mover_can_undo() -> None:
    play = begin("express", {"players": 3, "first": 0})
    for mover in (0, 1):
        # playing a card reveals nothing to its player; drawing would, and cannot be undone
        card = next(str(move) for move in play.state.legal_moves(mover) if str(move).startswith("play"))
        play.adopt(play.attempt(mover, card, play.version, "person", 0, []))
        assert [play.may_undo(seat) for seat in range(3)] == [seat == mover for seat in range(3)]
        for seat in {0, 1, 2} - {mover}:
            with pytest.raises(Refusal):
                play.undo(seat, play.version, 0, [])


def test_the_default_move_on_timeout_is_to_draw_or_the_first_legal_one() -> None:
    play = begin("express", {"players": 3, "first": 0})
    assert str(play.state.legal_moves(0)[0]) != "draw"
    assert play.default_move(0) == "draw"
    other = begin("super", {"players": 3})
    assert other.default_move(0) == str(other.state.legal_moves(0)[0])


def test_the_record_of_a_running_game_does_not_contain_its_seed() -> None:
    random = Random(3)
    play = begin("super", {"players": 3})
    while not play.over:
        assert play.record().seed is None
        by_chance(play, random)
    assert play.record().seed == play.seed


@kinds
def test_a_stale_move_is_refused_and_changes_nothing(slug: str, options: dict[str, Any]) -> None:
    random = Random(7)
    play = begin(slug, options)
    while not play.over:
        seat = play.state.to_act()[0]
        move = str(random.choice(play.state.legal_moves(seat)))
        asked = play.now.asked[seat]
        before = play.state.notation()
        for version in (asked - 1, play.version + 1):
            with pytest.raises(Refusal) as caught:
                play.attempt(seat, move, version, "person", 0, [])
            assert caught.value.key == "server-stale"
        assert play.state.notation() == before
        sent = play.version
        play.adopt(play.attempt(seat, move, asked, "person", 0, []))
        with pytest.raises((Refusal, IllegalMove)):  # the same move again
            play.attempt(seat, move, sent, "person", 0, [])


def test_simultaneous_moves_do_not_make_each_other_stale() -> None:
    play = begin("super", {"players": 4})
    version = play.version
    for seat in range(3):
        move = str(play.state.legal_moves(seat)[0])
        play.adopt(play.attempt(seat, move, version, "person", 0, []))
    assert play.version == version + 3
    with pytest.raises(Refusal):  # but a seat's own move does
        play.attempt(0, str(play.state.legal_moves(3)[0]), version, "person", 0, [])
    play.adopt(play.attempt(1, "take back", version + 2, "person", 0, []))
    play.adopt(play.attempt(3, str(play.state.legal_moves(3)[1]), version, "person", 0, []))
    assert play.state.to_act() == (1,)


@kinds
def test_a_preview_matches_the_events_of_the_move(slug: str, options: dict[str, Any]) -> None:
    """A preview is a prefix of the events, up to the first that depends on hidden information."""
    random = Random(8)
    previews = 0
    for seed in range(8):
        play = begin(slug, options, seed)
        while not play.over:
            seat = random.choice(play.state.to_act())
            choices = play.choices(seat)
            assert [choice.move for choice in choices] == [str(move) for move in play.state.legal_moves(seat)]
            chosen = random.choice(choices)
            tried = play.attempt(seat, chosen.move, play.version, "person", 0, [seat])
            told = [(step.kind, step.data) for step in happenings(tried.told[seat]) if step.kind]
            promised = [(step.kind, step.data) for step in chosen.preview]
            assert told[: len(promised)] == promised
            previews += bool(promised)
            play.adopt(tried)
    assert (previews > 2) == (slug == "express")  # in Super Express all choices are simultaneous and secret


@kinds
def test_a_preview_reveals_no_hidden_information(slug: str, options: dict[str, Any]) -> None:
    random = Random(9)
    play = begin(slug, options)
    while not play.over:
        seat = play.state.to_act()[0]
        twin = LiveGame(slug, play.options, play.seed, play.salts, None, play.turns)
        twin.now.state = play.state.determinize(seat, coltexpress.Dice(random.getrandbits(40)))
        assert twin.choices(seat) == play.choices(seat)
        by_chance(play, random)


@kinds
def test_turns_create_no_reference_cycles(slug: str, options: dict[str, Any]) -> None:
    """Reference cycles would require frequent garbage collections, which block all tables."""
    random = Random(10)
    play = begin(slug, options)
    gc.collect()
    gc.disable()
    try:
        while not play.over:
            by_chance(play, random, [None, 0, 1])
            for seat in play.state.to_act():
                play.choices(seat)
        assert gc.collect() == 0
    finally:
        gc.enable()
