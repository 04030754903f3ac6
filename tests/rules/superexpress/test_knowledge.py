"""Who knows which cards (SRN-1, SRN-2)."""

import json
from itertools import permutations

import pytest

from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.views import acting
from coltexpress.games.superexpress.state import SuperState
from rules.superexpress.schemin import GANG, redacted
from support.games import viewers
from support.super_scenes import choose, everything, scene, schemin
from support.tables import position


def known(state: SuperState, viewer: int | None) -> str:
    return json.dumps(state.view(viewer))


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
            assert acting(one.view(viewer)) == [0, 2]
        assert one.view(1)["answer"]["move"] == f"programme {some}"
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
                assert seen.get("answer", {}).get("move", "") in ("", f"programme {programmes[viewer or 0]}")
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


@pytest.mark.rule("SRN-2")
def test_a_card_that_is_turned_over_is_revealed_to_all_but_its_player() -> None:
    state = schemin(*GANG)
    events = [event for seat in range(3) for event in choose(state, seat, "turn floor fire")]
    revealing = {event.kind for event in events for viewer in viewers(state) if event.reveals(viewer)}
    assert revealing == {"revealed"}
    for event in events:
        if event.kind == "revealed":
            assert [viewer for viewer in viewers(state) if not event.reveals(viewer)] == [event.data()["seat"]]


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
        found.add(twin.view(1)["answer"]["move"])
    assert found == {str(move) for move in state.legal_moves(2)}
    assert len(found) == 60
    twins = [state.determinize(None, Dice(seed)) for seed in range(200)]
    assert len({twin.view(0)["answer"]["move"] for twin in twins}) > 30


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
        found = {state.determinize(None, Dice(seed)).view(seat)["answer"]["move"] for seed in range(300)}
        assert len(found) == 24
