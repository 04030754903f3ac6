"""Schemin' (SRN-1): simultaneous secret choices of three cards."""

import pickle
from itertools import permutations

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove, NotationError
from coltexpress.engine.events import Event
from coltexpress.games.superexpress.state import SuperState
from rules.superexpress.schemin import GANG, redacted
from support.super_scenes import SUPER, choose, everything, out, revealed, scene, schemin
from support.tables import do, kinds, super_position


def refused(state: SuperState, seat: int, cards: str) -> IllegalMove:
    """Check that the choice is refused and changes nothing; returns the reason."""
    before = everything(state)
    with pytest.raises(IllegalMove) as error:
        choose(state, seat, cards)
    assert everything(state) == before
    return error.value


# --- simultaneous choices -------------------------------------------------------------------------


@pytest.mark.rule("SRN-1")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_players_choose_in_any_order(order: tuple[int, ...]) -> None:
    """The order of the choices does not matter: cards are resolved from the first player on."""
    programmes = ("floor turn fire", "turn floor fire", "move turn floor")
    straight, state = schemin(*GANG, head="round 1 | first doc"), schemin(*GANG, head="round 1 | first doc")
    for seat in range(3):
        choose(straight, seat, programmes[seat])
    left = [0, 1, 2]
    events: list[Event] = []
    for seat in order:
        assert state.to_act() == tuple(left)
        assert state.view(None)["phase"] == "schemin"
        events = choose(state, seat, programmes[seat])
        left.remove(seat)
        assert kinds(events)[0] == "answered"
        assert (len(events) > 1) == (not left)
    assert everything(state) == everything(straight)
    assert kinds(events)[:3] == ["answered", "stealin-began", "revealed"]
    assert revealed(events)[:3] == ["doc turn around", "tuco move", "belle floor change"]


@pytest.mark.rule("SRN-1")
def test_nothing_happens_before_the_last_choice() -> None:
    state = schemin(*GANG)
    assert kinds(choose(state, 2, "move fire turn")) == ["answered"]
    assert kinds(choose(state, 0, "move fire turn")) == ["answered"]
    assert state.to_act() == (1,)
    assert "stealin-began" in kinds(choose(state, 1, "move fire turn"))


@pytest.mark.rule("SRN-1")
def test_all_bandits_on_the_train_choose() -> None:
    state = super_position("""
        super
        round 2 | schemin | first belle
        locomotive | | (<doc)
        car 1 | | belle>, (tuco>)
        car 2
        mei | out 2
        belle
        doc
        ghost | out 1
        tuco
        asks | programme
    """)
    assert state.to_act() == (1, 2, 4)
    assert list(state.legal_moves(0)) == list(state.legal_moves(3)) == []
    for seat in (4, 2):
        choose(state, seat, "move fire turn")
    assert state.view(None)["phase"] == "schemin"
    choose(state, 1, "turn fire floor")
    assert state.view(None)["phase"] == "round-end"


# --- changing a choice ----------------------------------------------------------------------------


@pytest.mark.rule("SRN-1")
def test_a_choice_can_be_changed_until_the_last_has_chosen() -> None:
    state = schemin(*GANG)
    untouched = everything(state)
    choose(state, 1, "move fire turn")
    assert [str(move) for move in state.legal_moves(1)] == ["take back"]
    events = choose(state, 1, "take back")
    assert redacted(events, None) == [("taken-back", {"seat": 1})]
    assert everything(state) == untouched
    choose(state, 1, "floor turn move")
    choose(state, 0, "turn floor fire")
    choose(state, 1, "take back")
    assert state.to_act() == (1, 2)
    choose(state, 1, "turn floor move")
    choose(state, 0, "take back")
    choose(state, 0, "turn floor move")
    events = choose(state, 2, "turn floor move")
    assert revealed(events)[:2] == ["belle turn around", "doc turn around"]
    for seat in range(3):  # it is too late now
        assert list(state.legal_moves(seat)) == []
        gone = GANG[seat] in out(state)
        assert refused(state, seat, "take back").key == ("illegal-out" if gone else "illegal-not-your-turn")


@pytest.mark.rule("SRN-1")
def test_the_last_choice_counts() -> None:
    state = schemin(*GANG)
    for cards in ("move fire turn", "turn fire move", "floor turn fire"):
        choose(state, 0, cards)
        assert state.view(0)["answer"]["move"] == f"programme {cards}"
        if cards != "floor turn fire":
            choose(state, 0, "take back")
            assert "answer" not in state.view(0)
    choose(state, 1, "turn floor move")
    events = choose(state, 2, "turn floor move")
    assert [line for line in revealed(events) if "belle" in line] == [
        "belle floor change",
        "belle turn around",
        "belle fire",
    ]


@pytest.mark.rule("SRN-1")
def test_a_second_choice_is_refused() -> None:
    state = schemin(*GANG)
    choose(state, 0, "move fire turn")
    for cards in ("floor turn move", "move fire turn", "move move move"):
        error = refused(state, 0, cards)
        assert (error.key, error.legal) == ("illegal-already-chosen", ("take back",))


@pytest.mark.rule("SRN-1")
def test_only_a_choice_can_be_taken_back() -> None:
    state = schemin(*GANG)
    error = refused(state, 2, "take back")
    assert error.key == "illegal-nothing-to-take-back"
    assert len(error.legal) == 24
    assert all(move.startswith("programme") for move in error.legal)
    choose(state, 2, "move fire turn")
    assert refused(state, 0, "take back").key == "illegal-nothing-to-take-back"
    choose(state, 2, "take back")
    assert refused(state, 2, "take back").key == "illegal-nothing-to-take-back"


# --- what may be chosen ---------------------------------------------------------------------------


@pytest.mark.rule("SRN-1")
@pytest.mark.parametrize("cards", ["fire fire move", "move turn move", "floor turn turn", "turn turn turn"])
def test_a_card_can_be_chosen_once(cards: str) -> None:
    twice = {"fire fire move": "fire", "move turn move": "move"}.get(cards, "turn around")
    for kind in ("super", "super reflex horse"):
        error = refused(schemin(*GANG, kind=kind), 1, cards)
        assert (error.key, error.details) == ("illegal-card-twice", {"card": twice})
        assert len(error.legal) == (24 if kind == "super" else 120)


@pytest.mark.rule("SRN-1", "MINI-1", "MINI-2")
@pytest.mark.parametrize(
    ("kind", "cards", "missing"),
    [
        ("super", "fire reflex move", "reflex"),
        ("super", "horse fire move", "horse"),
        ("super", "fire move horse", "horse"),
        ("super horse", "reflex horse move", "reflex"),
        ("super reflex", "reflex horse move", "horse"),
    ],
)
def test_a_card_that_is_not_held_cannot_be_chosen(kind: str, cards: str, missing: str) -> None:
    error = refused(schemin(*GANG, kind=kind), 1, cards)
    assert (error.key, error.details) == ("illegal-card-not-held", {"card": missing})
    assert len(error.legal) == (24 if kind == "super" else 60)


@pytest.mark.rule("SRN-1", "SUP-5")
def test_a_programme_is_three_cards_in_order() -> None:
    """In short or long names."""
    assert str(SUPER.parse_move("Programme Turn Around floor change FIRE")) == "programme turn floor fire"
    assert str(SUPER.parse_move("programme floor change turn around move")) == "programme floor turn move"
    for text in ("programme", "programme fire", "programme fire move", "programme fire move turn floor"):
        with pytest.raises(NotationError):
            SUPER.parse_move(text)
    for move in schemin(*GANG, kind="super reflex horse").legal_moves(1):
        assert SUPER.parse_move(str(move)) == move
        assert pickle.loads(pickle.dumps(move)) == move  # noqa: S301 - our own


@pytest.mark.rule("SRN-1")
@pytest.mark.parametrize("move", ["loot 301", "first doc", "bandits mei"])
def test_players_cannot_make_chance_moves(move: str) -> None:
    state = schemin(*GANG)
    before = everything(state)
    with pytest.raises(IllegalMove) as error:
        do(state, move)
    assert error.value.key == "illegal-move"
    assert len(error.value.legal) == 24
    assert everything(state) == before


@pytest.mark.rule("SRN-1", "SRN-2")
def test_a_player_who_is_out_cannot_act() -> None:
    state = super_position("""
        super
        round 2 | schemin | first belle
        locomotive | | <doc
        car 1 | | belle>, tuco>
        car 2
        mei | out 1
        belle
        doc
        tuco
        asks | programme
    """)
    for cards in ("move fire turn", "take back", "fire fire fire"):
        error = refused(state, 0, cards)
        assert (error.key, error.legal, error.details) == ("illegal-out", (), {"seat": 0})
    for seat in (1, 2, 3):
        choose(state, seat, "turn floor fire" if seat != 2 else "floor turn fire")
    assert state.to_act() == (NATURE,)
    assert refused(state, 0, "move fire turn").key == "illegal-out"
    assert refused(state, 1, "move fire turn").key == "illegal-not-your-turn"


@pytest.mark.rule("SRN-1")
@pytest.mark.parametrize("seat", [NATURE, 3, 9, -2])
def test_other_seats_cannot_choose(seat: int) -> None:
    assert refused(schemin(*GANG), seat, "move fire turn").key == "illegal-not-your-turn"


@pytest.mark.rule("SEN-1")
def test_after_the_end_no_player_can_act() -> None:
    state = scene("locomotive | <belle, <tuco |\ncar 1 | |", "belle | programme move", "tuco", "doc | out 1")
    state.advance()
    assert state.to_act() == ()
    for seat in (0, 1, 2, NATURE):
        assert refused(state, seat, "move fire turn").key == "illegal-over"
        assert refused(state, seat, "take back").key == "illegal-over"
