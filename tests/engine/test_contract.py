"""Every registered game fulfils the contract: mypy checks the types, these tests the behaviour."""

import pytest

import coltexpress
from coltexpress import express, superexpress
from coltexpress.engine import contract, moves, questions
from coltexpress.engine.errors import ColtError, IllegalMove
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.playout import play_on
from coltexpress.engine.questions import NATURE, Question
from coltexpress.engine.state import BaseState
from support.games import KINDS, kinds, new, random_game, random_step, viewers

EXPRESS: contract.Game = express  # mypy compares every method
SUPER: contract.Game = superexpress
GAMES = (EXPRESS, SUPER)
every_kind = pytest.mark.parametrize(("slug", "options"), kinds(), ids=str)
each_game = pytest.mark.parametrize("slug", KINDS)


def test_the_state_of_colt_express_is_a_state() -> None:
    state: contract.State = express.new(express.options(players=3))  # mypy compares every method
    assert state.to_act() == (contract.NATURE,)
    assert state.outcome() is None


def test_the_state_of_colt_super_express_is_a_state() -> None:
    state: contract.State = superexpress.new(superexpress.options(players=3))
    assert state.to_act() == (contract.NATURE,)
    assert state.outcome() is None


def test_options_moves_and_events_implement_the_contract() -> None:
    state = superexpress.new(superexpress.options(players=3, bandits=["mei", "doc", "belle"], first=0))
    options: GameOptions = superexpress.options(players=3)
    other: GameOptions = express.options(players=3)
    move: Move = state.legal_moves(0)[0]
    event: Event = state.apply(0, state.legal_moves(0)[0])[0]
    assert (options.seats, other.seats) == (3, 3)
    assert str(move) == "programme floor move turn"
    assert event.kind == "answered"


def test_nature_has_the_same_number_everywhere() -> None:
    assert NATURE == contract.NATURE


def test_every_game_is_registered_and_tested() -> None:
    """A new game needs its variants in tests/support/games.py, so that the invariants and these tests include it."""
    assert coltexpress.all_games() == GAMES
    assert [game.slug for game in coltexpress.all_games()] == list(KINDS)
    for game in coltexpress.all_games():
        assert coltexpress.game(game.slug) is game
        assert KINDS[game.slug]
        assert game.rules_version >= 1


@every_kind
def test_a_new_state_has_every_member_of_the_contract(slug: str, options: dict[str, object]) -> None:
    state = new(slug, options)
    for name in (name for name in vars(contract.State) if not name.startswith("_")):
        assert hasattr(state, name), name
    for name in (name for name in vars(contract.Game) if not name.startswith("_")):
        assert hasattr(coltexpress.game(slug), name), name
    assert state.slug == slug
    assert str(state) == state.notation()
    assert (state.listener, state.quiet, state.outcome()) == (None, False, None)


@every_kind
def test_games_share_the_classes_of_the_engine(slug: str, options: dict[str, object]) -> None:
    """States, moves and events have common base classes, so that code works with both games."""
    state = new(slug, options)
    assert BaseState in type(state).__mro__
    assert isinstance(coltexpress.game(slug).parse_options(options), GameOptions)
    for seat, move in random_game(state, coltexpress.Dice(4)):
        assert isinstance(state.question, Question)
        assert isinstance(move, moves.Move)
        for event in state.copy().apply(seat, move):
            assert isinstance(event, Event)
            assert event.kind
    assert state.question is None
    assert isinstance(state, BaseState)
    assert state.step == questions.OVER
    assert isinstance(state.outcome(), contract.Outcome)


@each_game
def test_both_games_use_the_same_class_for_the_same_event(slug: str) -> None:
    """An event kind has the same class and the same values in both games."""
    shared = {"joined", "boarded", "first-player", "round-began", "answered", "stealin-began", "moved"}
    found: dict[str, set[type]] = {}
    for options in KINDS[slug]:
        state, dice = new(slug, options), coltexpress.Dice(2)
        while state.to_act():
            for event in state.apply(*random_step(state, dice)):
                found.setdefault(event.kind, set()).add(type(event))
    assert all(len(classes) == 1 for classes in found.values())
    for kind in shared:
        (one,) = found[kind]
        assert one.__module__ == "coltexpress.engine.events"


@every_kind
def test_exactly_the_acting_seats_have_legal_moves(slug: str, options: dict[str, object]) -> None:
    state, dice = new(slug, options), coltexpress.Dice(9)
    for _ in random_game(state, dice):
        actors = state.to_act()
        assert actors == (NATURE,) or all(0 <= seat < state.seats for seat in actors)
        assert list(actors) == sorted(set(actors))
        for seat in range(state.seats):
            legal = [str(move) for move in state.legal_moves(seat)]
            assert legal if seat in actors else legal in ([], ["take back"])
            assert len(set(legal)) == len(legal)
        if actors != (NATURE,):
            with pytest.raises(IllegalMove) as refused:
                state.sample_chance(dice)
            assert refused.value.key == "illegal-no-chance"
    assert [state.legal_moves(seat) for seat in range(-3, 9)] == [()] * 12


@each_game
def test_a_redacted_event_keeps_its_kind(slug: str) -> None:
    state, dice = new(slug, {"players": 4}), coltexpress.Dice(6)
    while state.to_act():
        for event in state.apply(*random_step(state, dice)):
            for viewer in viewers(state):
                assert event.redact(viewer).kind == event.kind


@each_game
@pytest.mark.parametrize("viewer", [NATURE, -2, 3, 9])
def test_a_view_for_an_unknown_seat_is_refused(slug: str, viewer: int) -> None:
    state = new(slug, {"players": 3})
    with pytest.raises(ColtError) as refused:
        state.view(viewer)
    assert refused.value.key == "viewer-unknown"


# --- quiet states -----------------------------------------------------------------------------------------------------


@every_kind
def test_a_quiet_state_emits_no_events_and_plays_the_same(slug: str, options: dict[str, object]) -> None:
    loud, quiet, dice = new(slug, options), new(slug, options), coltexpress.Dice(1)
    quiet.quiet = True
    heard: list[Event] = []
    quiet.listener = heard.append
    while loud.to_act():
        seat, move = random_step(loud, dice)
        loud.apply(seat, move)
        assert quiet.apply(seat, move) == []
        assert quiet.notation() == loud.notation()
        assert quiet.copy().quiet
    assert heard == []
    assert quiet.outcome() == loud.outcome()


@each_game
def test_quiet_can_be_switched_on_and_off(slug: str) -> None:
    state, dice = new(slug, {"players": 4}), coltexpress.Dice(1)
    assert state.apply(*random_step(state, dice))
    state.quiet = True
    while state.to_act() == (NATURE,):
        assert state.apply(*random_step(state, dice)) == []
    state.quiet = False
    assert state.apply(*random_step(state, dice))


@every_kind
def test_random_play_ends(slug: str, options: dict[str, object]) -> None:
    for quiet in (False, True):
        state = new(slug, options)
        state.quiet = quiet
        made = play_on(state, coltexpress.Dice(3), 1 << 20)
        assert made > 0
        assert state.outcome() is not None
        assert play_on(state, coltexpress.Dice(3), 5) == 0


@every_kind
def test_the_repr_of_a_state_is_its_position(slug: str, options: JsonObject) -> None:
    state = new(slug, options)
    assert repr(state) == f"<{type(state).__name__}\n{state.notation()}\n>"
