"""Schemin' (SRN-1): simultaneous secret choices of three cards; who learns which cards when (SRN-2)."""

import json
import pickle
from itertools import permutations

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove, NotationError
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.state import SuperState
from support.games import viewers
from support.super_scenes import SUPER, choose, everything, out, revealed, scene, schemin
from support.tables import do, kinds, position

GANG = ("belle", "doc", "tuco")


def redacted(events: list[Event], viewer: int | None) -> list[tuple[str, object]]:
    seen = [event.redact(viewer) for event in events]
    return [(event.kind, event.data()) for event in seen]


def known(state: SuperState, viewer: int | None) -> str:
    return json.dumps(state.view(viewer))


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
    state = position("""
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
        assert state.view(0)["answer"] == f"programme {cards}"
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
    state = position("""
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


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.rule("SRN-1", "SRN-2")
def test_the_choices_of_others_are_secret() -> None:
    """Events and views of others and spectators do not depend on Doc's choice."""
    for kind, some in (("super", "fire move turn"), ("super reflex horse", "horse reflex move")):
        one, other = schemin(*GANG, kind=kind), schemin(*GANG, kind=kind)
        sent = choose(one, 1, some), choose(other, 1, "floor turn move")
        for viewer in (0, 2, None):
            assert redacted(sent[0], viewer) == redacted(sent[1], viewer) == [("answered", {"seat": 1})]
            assert known(one, viewer) == known(other, viewer)
            assert "answer" not in one.view(viewer)
            assert one.view(viewer)["to_act"] == [0, 2]
        assert one.view(1)["answer"] == f"programme {some}"
        assert choose(one, 1, "take back") == choose(other, 1, "take back")
        for viewer in viewers(one):
            assert known(one, viewer) == known(other, viewer)


@pytest.mark.rule("SRN-1", "SRN-2")
def test_a_card_is_secret_until_it_is_turned_over() -> None:
    """At every event of a round, a player sees their own cards and only the revealed cards of others."""
    state = schemin("belle", "doc", "tuco", "mei")
    programmes = ("floor turn fire", "turn floor fire", "turn floor move", "move turn floor")
    names = {"floor": "floor change", "turn": "turn around", "fire": "fire", "move": "move"}
    cards = [[names[word] for word in programme.split()] for programme in programmes]
    shown: list[list[str]] = [[], [], [], []]
    looks = 0

    def look(event: Event) -> None:
        nonlocal looks
        if event.kind == "revealed":
            data = event.data()
            shown[data["seat"]].append(data["action"])
            assert data["number"] == len(shown[data["seat"]])
            assert data["action"] == cards[data["seat"]][data["number"] - 1]
        for viewer in (0, 1, 2, 3, None):
            seen = state.view(viewer)
            if seen["phase"] == "schemin":
                assert viewer is not None or "answer" not in seen
                assert seen.get("answer", "") in ("", f"programme {programmes[viewer or 0]}")
                assert [seat["shown"] for seat in seen["seats"]] == [[]] * 4
                continue
            assert "answer" not in seen
            looks += 1
            for seat in range(4):
                wanted: dict[str, list[str]] = {"shown": shown[seat]}
                if viewer == seat:
                    wanted["to_come"] = cards[seat][len(shown[seat]) :]
                assert seen["seats"][seat] == wanted

    state.listener = look
    for seat in (3, 1, 0, 2):
        choose(state, seat, programmes[seat])
    assert shown == cards
    assert looks > 60


@pytest.mark.rule("SRN-1", "SRN-2")
def test_the_events_of_a_card_do_not_reveal_the_next() -> None:
    """Views and events of others do not depend on Belle's later cards until they are turned over."""
    tables = []
    for belle in ("turn floor fire", "turn move floor", "turn fire move"):
        state = schemin(*GANG, head="round 1 | first doc")
        sent: list[tuple[int | None, str, str]] = []

        def look(event: Event, state: SuperState = state, sent: list[tuple[int | None, str, str]] = sent) -> None:
            sent.extend((viewer, repr(event.redact(viewer)), known(state, viewer)) for viewer in (1, 2, None))

        state.listener = look
        choose(state, 1, "turn floor fire")
        choose(state, 2, "turn floor fire")
        choose(state, 0, belle)
        tables.append(sent)
    until = [place for place, (_, event, _) in enumerate(tables[0]) if "revealed" in event and "belle" in event][3]
    assert until > 20
    for sent in tables[1:]:
        assert sent[:until] == tables[0][:until]
        assert sent[until] != tables[0][until]


@pytest.mark.rule("SRN-1")
def test_the_fourth_card_is_never_shown() -> None:
    """No event or view ever names more than three cards of a player, even to that player."""
    state = schemin("belle", "doc", "tuco", "mei")
    named = ""

    def look(event: Event) -> None:
        nonlocal named
        named += repr(event) + "".join(json.dumps(state.view(viewer)["seats"][0]) for viewer in viewers(state))

    state.listener = look
    choose(state, 0, "turn floor fire")
    for seat in (1, 2, 3):
        choose(state, seat, "turn floor fire")
    assert "turn around" in named
    assert 'move"' not in named
    assert "action=move" not in named


@pytest.mark.rule("SRN-2", "SEN-1")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_cards_of_bandits_who_are_out_are_never_shown(viewer: int | None) -> None:
    """Belle leaves with two cards left; Tuco's shot ends the game before Doc's third card is turned over."""
    named: list[str] = []
    state = scene(
        """
        locomotive | <belle, (<mei) |
        car 1      | doc>           |
        car 2      | tuco>          |
        car 3
        """,
        "belle | programme move fire turn",
        "doc | programme floor turn move",
        "tuco | programme turn floor fire",
        "mei | programme turn move floor",
    )
    state.listener = lambda event: named.append(f"{event.redact(viewer)} {state.view(viewer)['seats']}")
    state.advance()
    state.listener = None
    seen = state.view(viewer)["seats"]
    assert seen[0]["shown"] == ["move"]
    assert seen[0].get("to_come", []) == []
    walked = next(place for place, line in enumerate(named) if line.startswith("<out"))
    assert not [line for line in named[walked:] if "belle" in line and "revealed" in line]
    assert not [line for line in named[walked:] if "'shown': ['move'], 'to_come': ['" in line]
    assert "programme" not in state.notation().split("belle")[-1].split("\n")[0]


@pytest.mark.rule("SRN-2", "SEN-1")
def test_hidden_cards_stay_secret_after_the_end() -> None:
    """Games that differ only in hidden cards end with the same views and notation."""
    ends = []
    for belle, doc, tuco in (
        ("move fire turn", "move turn fire", "turn floor"),
        ("move turn floor", "move fire", "turn move fire"),
    ):
        state = scene(
            "locomotive | <belle | <doc\ncar 1 | | tuco>",
            f"belle | programme {belle}",
            f"doc | programme {doc}",
            f"tuco | programme {tuco}",
        )
        sent: list[str] = []
        state.listener = lambda event, sent=sent: sent.append(repr(event))
        state.advance()
        state.listener = None
        assert state.outcome() is not None
        ends.append((everything(state), sent))
        for viewer in viewers(state):
            assert [sorted(seat) for seat in state.view(viewer)["seats"]] == [
                ["shown", "to_come"] if seat == viewer else ["shown"] for seat in range(3)
            ]
            assert all(not seat.get("to_come") for seat in state.view(viewer)["seats"])
            assert [seat["shown"] for seat in state.view(viewer)["seats"]] == [["move"], ["move"], []]
    assert ends[0] == ends[1]


# --- determinized states --------------------------------------------------------------------------


@pytest.mark.rule("SRN-1")
def test_while_choosing_others_may_have_any_programme() -> None:
    state = schemin(*GANG, kind="super horse")
    choose(state, 0, "fire horse move")
    choose(state, 1, "turn horse fire")
    found = set()
    for seed in range(700):
        twin = state.determinize(0, Dice(seed))
        assert twin.view(0) == state.view(0)
        assert twin.to_act() == (2,)
        found.add(twin.view(1)["answer"])
    assert found == {str(move) for move in state.legal_moves(2)}
    assert len(found) == 60
    twins = [state.determinize(None, Dice(seed)) for seed in range(200)]
    assert len({twin.view(0)["answer"] for twin in twins}) > 30


@pytest.mark.rule("SRN-2")
def test_in_stealin_others_may_have_any_hidden_cards() -> None:
    """Doc: two of the three cards not shown, in any order; Tuco, who is out: none; Belle: her own cards."""
    state = position("""
        super
        round 2 | stealin | card 2 | first belle
        locomotive | | <doc
        car 1 | | belle>, mei>
        belle | played move | programme fire turn
        doc | played fire | programme turn floor
        tuco | played floor | out 1
        mei | played fire | programme turn
    """)
    found = set()
    for seed in range(300):
        twin = state.determinize(0, Dice(seed))
        assert twin.view(0) == state.view(0)
        cards = [twin.view(seat)["seats"][seat] for seat in range(4)]
        assert cards[0] == {"shown": ["move"], "to_come": ["fire", "turn around"]}
        assert cards[2] == {"shown": ["floor change"], "to_come": []}
        assert cards[1]["shown"] == cards[3]["shown"] == ["fire"]
        assert len(cards[3]["to_come"]) == 1
        found.add(tuple(cards[1]["to_come"]))
    assert found == set(permutations(("floor change", "move", "turn around"), 2))
    for seat, shown in ((0, "move"), (1, "fire")):
        hidden = [card for card in ("floor change", "move", "turn around", "fire") if card != shown]
        twins = [state.determinize(None, Dice(seed)) for seed in range(200)]
        assert {tuple(twin.view(seat)["seats"][seat]["to_come"]) for twin in twins} == set(permutations(hidden, 2))


@pytest.mark.rule("SRN-1")
def test_for_a_spectator_all_choices_are_sampled() -> None:
    state = schemin(*GANG)
    choose(state, 0, "fire turn move")
    choose(state, 1, "turn move fire")
    for seat in (0, 1):
        found = {state.determinize(None, Dice(seed)).view(seat)["answer"] for seed in range(300)}
        assert len(found) == 24
