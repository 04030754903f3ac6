"""`LiveGame`: replay of turns, versions, undo, previews."""

import gc
from random import Random

import pytest

import coltexpress
from coltexpress.engine.contract import Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.patch import merge
from coltexpress.engine.play.record import verify
from coltexpress.protocol.messages import ClockRules
from coltexpress.tables.live_game import LiveGame, Play, happenings
from coltexpress.tables.refusals import Refusal
from coltexpress.tables.stored import UNDO
from support.live_games import begin, by_chance, kinds
from support.players import moves_of


def face_down_cards(game: LiveGame, seat: int) -> int:
    """The number of cards on the pile that this seat does not know."""
    return sum("action" not in card for card in game.state.view(seat).get("pile", []))


@kinds
def test_replaying_the_turns_gives_the_same_game(slug: str, options: JsonObject) -> None:
    random = Random(3)
    game = begin(slug, options, clock=ClockRules(30, 60))
    while not game.over:
        by_chance(game, random)
        if random.random() < 0.2:
            undo_if_possible(game)
    again = LiveGame(slug, game.options, game.seed, game.salts, ClockRules(30, 60), game.turns)
    assert again.state.notation() == game.state.notation()
    assert again.current.open_since == game.current.open_since
    assert again.current.clock == game.current.clock
    assert again.turns == game.turns
    assert any(turn.entry == UNDO for turn in game.turns)
    assert verify(game.record()).seed_shown


def undo_if_possible(game: LiveGame) -> None:
    seat = game.turns[-1].seat
    if seat >= 0 and game.may_undo(seat):
        game.adopt(game.propose(Play(seat, game.version, None), game.version * 1000, []))


@kinds
def test_patches_including_undo_produce_the_view(slug: str, options: JsonObject) -> None:
    random = Random(4)
    game = begin(slug, options)
    viewers: list[Viewer] = [None, *range(game.options.seats)]
    views = {viewer: game.state.view(viewer) for viewer in viewers}
    while not game.over:
        seat = game.turns[-1].seat
        if seat >= 0 and game.may_undo(seat) and random.random() < 0.3:
            proposal = game.propose(Play(seat, game.version, None), 0, viewers)
            game.adopt(proposal)
        else:
            proposal = by_chance(game, random, viewers)
        for viewer in viewers:
            for step in happenings(proposal.steps[viewer]):
                views[viewer] = merge(views[viewer], step.patch)
            assert views[viewer] == game.state.view(viewer)


@kinds
def test_undo_restores_the_position(slug: str, options: JsonObject) -> None:
    random = Random(5)
    game = begin(slug, options)
    taken_back = 0
    while not game.over:
        before = game.state.notation()
        proposal = by_chance(game, random)
        seat = proposal.turn.seat
        if game.may_undo(seat):
            taken_back += 1
            assert not proposal.turn.chance
            game.adopt(game.propose(Play(seat, game.version, None), 0, []))
            assert game.state.notation() == before
            assert not game.may_undo(seat)  # only once
            by_chance(game, random)
    assert taken_back > 3


@kinds
def test_undo_is_refused_after_a_reveal(slug: str, options: JsonObject) -> None:
    """A chance outcome, or a face-down card."""
    random = Random(6)
    blocked = 0
    for seed in range(6):
        game = begin(slug, options, seed)
        while not game.over:
            unknown = [face_down_cards(game, seat) for seat in range(game.options.seats)]
            proposal = by_chance(game, random, list(range(game.options.seats)))
            seat = proposal.turn.seat
            others = [
                step.event
                for step in proposal.steps[seat]
                if step.event is not None and step.event.kind == "revealed" and step.event.data()["seat"] != seat
            ]
            if proposal.turn.chance or face_down_cards(game, seat) < unknown[seat] or others:
                blocked += 1
                with pytest.raises(Refusal) as caught:
                    game.propose(Play(seat, game.version, None), 0, [])
                assert caught.value.key == "server-undo"
    assert blocked > 3


def test_only_the_last_mover_can_undo() -> None:
    game = begin("express", {"players": 3, "first": 0})
    for mover in (0, 1):
        # playing a card reveals nothing to its player; drawing would, and cannot be undone
        card = next(str(move) for move in game.state.legal_moves(mover) if str(move).startswith("play"))
        game.adopt(game.propose(Play(mover, game.version, card), 0, []))
        assert [game.may_undo(seat) for seat in range(3)] == [seat == mover for seat in range(3)]
        for seat in {0, 1, 2} - {mover}:
            with pytest.raises(Refusal):
                game.propose(Play(seat, game.version, None), 0, [])


def test_the_default_move_on_timeout_is_to_draw_or_the_first_legal_one() -> None:
    game = begin("express", {"players": 3, "first": 0})
    assert str(game.state.legal_moves(0)[0]) != "draw"
    assert game.default_move(0) == "draw"
    other = begin("super", {"players": 3})
    assert other.default_move(0) == str(other.state.legal_moves(0)[0])


def test_the_record_of_a_running_game_does_not_contain_its_seed() -> None:
    random = Random(3)
    game = begin("super", {"players": 3})
    while not game.over:
        assert game.record().seed is None
        by_chance(game, random)
    assert game.record().seed == game.seed


@kinds
def test_a_stale_move_is_refused_and_changes_nothing(slug: str, options: JsonObject) -> None:
    random = Random(7)
    game = begin(slug, options)
    while not game.over:
        seat = game.state.to_act()[0]
        move = str(random.choice(game.state.legal_moves(seat)))
        asked = game.current.open_since[seat]
        before = game.state.notation()
        for version in (asked - 1, game.version + 1):
            with pytest.raises(Refusal) as caught:
                game.propose(Play(seat, version, move), 0, [])
            assert caught.value.key == "server-stale"
        assert game.state.notation() == before
        sent = game.version
        game.adopt(game.propose(Play(seat, asked, move), 0, []))
        with pytest.raises((Refusal, IllegalMove)):  # the same move again
            game.propose(Play(seat, sent, move), 0, [])


def test_simultaneous_moves_do_not_make_each_other_stale() -> None:
    game = begin("super", {"players": 4})
    version = game.version
    for seat in range(3):
        move = str(game.state.legal_moves(seat)[0])
        game.adopt(game.propose(Play(seat, version, move), 0, []))
    assert game.version == version + 3
    with pytest.raises(Refusal):  # but a seat's own move does
        game.propose(Play(0, version, str(game.state.legal_moves(3)[0])), 0, [])
    game.adopt(game.propose(Play(1, version + 2, "take back"), 0, []))
    game.adopt(game.propose(Play(3, version, str(game.state.legal_moves(3)[1])), 0, []))
    assert game.state.to_act() == (1,)


@kinds
def test_a_preview_matches_the_events_of_the_move(slug: str, options: JsonObject) -> None:
    """A preview is a prefix of the events, up to the first that depends on hidden information."""
    random = Random(8)
    previews = 0
    for seed in range(8):
        game = begin(slug, options, seed)
        while not game.over:
            seat = random.choice(game.state.to_act())
            choices = game.choices(seat)
            moves = moves_of(slug, choices)
            assert sorted(moves) == sorted(str(move) for move in game.state.legal_moves(seat))
            number = random.randrange(len(moves))
            proposal = game.propose(Play(seat, game.version, moves[number]), 0, [seat])
            told = [(step.kind, step.data) for step in happenings(proposal.steps[seat]) if step.kind]
            promised = [(step.kind, step.data) for step in choices[number].preview] if choices[0].move else []
            assert told[: len(promised)] == promised
            previews += bool(promised)
            game.adopt(proposal)
    assert (previews > 2) == (slug == "express")  # in Super Express all choices are simultaneous and secret


@kinds
def test_a_preview_reveals_no_hidden_information(slug: str, options: JsonObject) -> None:
    random = Random(9)
    game = begin(slug, options)
    while not game.over:
        seat = game.state.to_act()[0]
        twin = LiveGame(slug, game.options, game.seed, game.salts, None, game.turns)
        twin.current.state = game.state.determinize(seat, coltexpress.Dice(random.getrandbits(40)))
        assert twin.choices(seat) == game.choices(seat)
        by_chance(game, random)


@kinds
def test_turns_create_no_reference_cycles(slug: str, options: JsonObject) -> None:
    """Reference cycles would require frequent garbage collections, which block all tables."""
    random = Random(10)
    game = begin(slug, options)
    gc.collect()
    gc.disable()
    try:
        while not game.over:
            by_chance(game, random, [None, 0, 1])
            for seat in game.state.to_act():
                game.choices(seat)
        assert gc.collect() == 0
    finally:
        gc.enable()
