"""Turns as they are stored: the same game again, versions, taking back, what a preview promises."""

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
    """A turn of whoever may choose."""
    seat = random.choice(play.state.to_act())
    move = str(random.choice(play.state.legal_moves(seat)))
    tried = play.attempt(seat, move, play.version, "person", play.version * 1000, viewers or [])
    play.adopt(tried)
    return tried


@kinds
def test_a_game_made_again_of_its_turns_is_the_same(slug: str, options: dict[str, Any]) -> None:
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
def test_patches_with_take_backs_among_them_give_the_view(slug: str, options: dict[str, Any]) -> None:
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
def test_taking_back_leads_to_where_one_was(slug: str, options: dict[str, Any]) -> None:
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
            assert not play.may_undo(seat)  # once is enough
            by_chance(play, random)
    assert taken_back > 3


@kinds
def test_nothing_is_taken_back_after_something_came_to_light(slug: str, options: dict[str, Any]) -> None:
    """By chance, or by a card that lay face down."""
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


def test_nobody_takes_back_for_another_or_after_another_has_chosen() -> None:
    play = begin("express", {"players": 3, "first": 0})
    for mover in (0, 1):
        # a card that is played shows its player nothing new: drawing would, and is never taken back
        card = next(str(move) for move in play.state.legal_moves(mover) if str(move).startswith("play"))
        play.adopt(play.attempt(mover, card, play.version, "person", 0, []))
        assert [play.may_undo(seat) for seat in range(3)] == [seat == mover for seat in range(3)]
        for seat in {0, 1, 2} - {mover}:
            with pytest.raises(Refusal):
                play.undo(seat, play.version, 0, [])


def test_when_time_is_out_cards_are_drawn_where_that_may_be_done_else_the_first_move_is_made() -> None:
    play = begin("express", {"players": 3, "first": 0})
    assert str(play.state.legal_moves(0)[0]) != "draw"
    assert play.default_move(0) == "draw"
    other = begin("super", {"players": 3})
    assert other.default_move(0) == str(other.state.legal_moves(0)[0])


def test_the_record_of_a_running_game_does_not_hold_its_seed() -> None:
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
        with pytest.raises((Refusal, IllegalMove)):  # the same again
            play.attempt(seat, move, sent, "person", 0, [])


def test_choices_made_at_the_same_time_do_not_make_each_other_stale() -> None:
    play = begin("super", {"players": 4})
    version = play.version
    for seat in range(3):
        move = str(play.state.legal_moves(seat)[0])
        play.adopt(play.attempt(seat, move, version, "person", 0, []))
    assert play.version == version + 3
    with pytest.raises(Refusal):  # but one's own answer does
        play.attempt(0, str(play.state.legal_moves(3)[0]), version, "person", 0, [])
    play.adopt(play.attempt(1, "take back", version + 2, "person", 0, []))
    play.adopt(play.attempt(3, str(play.state.legal_moves(3)[1]), version, "person", 0, []))
    assert play.state.to_act() == (1,)


@kinds
def test_a_preview_tells_what_then_happens(slug: str, options: dict[str, Any]) -> None:
    """As far as it goes; and it goes as far as nothing hidden has a say."""
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
    assert (previews > 2) == (slug == "express")  # in Super Express all is chosen together and in secret


@kinds
def test_a_preview_knows_nothing_that_its_seat_may_not(slug: str, options: dict[str, Any]) -> None:
    random = Random(9)
    play = begin(slug, options)
    while not play.over:
        seat = play.state.to_act()[0]
        twin = LiveGame(slug, play.options, play.seed, play.salts, None, play.turns)
        twin.now.state = play.state.determinize(seat, coltexpress.Dice(random.getrandbits(40)))
        assert twin.choices(seat) == play.choices(seat)
        by_chance(play, random)


@kinds
def test_turns_leave_nothing_for_the_garbage_collector(slug: str, options: dict[str, Any]) -> None:
    """What holds on to itself piles up until everything is searched for it, and all tables wait."""
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
