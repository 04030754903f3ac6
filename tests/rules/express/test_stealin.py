"""Stealin' (RND-9, RND-10)."""

import pytest

from rules.express.rounds import ALL, cards, go, table
from support.tables import data_of, do, kinds, legal, run
from support.tables import express_position as position


@pytest.mark.rule("RND-9")
def test_cards_resolve_in_the_order_in_which_they_were_played() -> None:
    """The same two cards in either order lead to different places."""
    state = table("round 2 | bridge | stealin", "pile | tuco floor change | doc robbery | tuco move | belle robbery")
    events = run(state)
    assert [(card["bandit"], card["action"]) for card in data_of(events, "card-resolved")] == [
        ("tuco", "floor change"),
        ("doc", "robbery"),
        ("tuco", "move"),
    ]
    assert legal(state) == ["move to 0", "move to 1"]  # a Move on the roof
    state = table("round 2 | bridge | stealin", "pile | tuco move | doc robbery | tuco floor change | belle robbery")
    events = run(state)
    assert data_of(events, "moved")[0] == {"bandit": "tuco", "car": 1, "roof": False, "way": "walked"}
    assert [card["bandit"] for card in data_of(events, "card-resolved")] == ["tuco", "doc", "tuco", "belle"]


@pytest.mark.rule("RND-9")
def test_the_first_card_of_schemin_resolves_first() -> None:
    state = go(5, "hand floor change", "doc | hand robbery", "tuco | hand floor change")
    events = do(state, "play floor change", "play robbery", "play floor change")
    assert [data["seat"] for data in data_of(events, "card-resolved")] == [0, 1, 2]


@pytest.mark.rule("RND-9")
def test_a_face_down_card_is_revealed_when_it_resolves() -> None:
    state = table(
        "round 2 | bridge | stealin",
        "mail | | belle",
        "pile | belle move | tuco robbery face down | doc move | doc fire face down",
    )
    run(state)
    assert legal(state) == ["move to 0", "move to 2"]
    hidden = [{"seat": 2, "down": True}, {"seat": 1, "down": False, "bandit": "doc", "action": "move"}]
    assert state.view(0)["pile"] == [*hidden, {"seat": 1, "down": True}]
    events = do(state, "move to 2")
    for viewer in ALL:
        assert [event.redact(viewer).data() for event in events if event.kind == "card-resolved"] == [
            {"seat": 2, "bandit": "tuco", "action": "robbery"},
            {"seat": 1, "bandit": "doc", "action": "move"},
            {"seat": 1, "bandit": "doc", "action": "fire"},
        ]


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize(
    ("action", "choices"),
    [
        ("move", ["move to 0", "move to 2"]),
        ("fire", ["shoot doc", "shoot tuco"]),
        ("robbery", ["take a purse", "take jewel"]),
        ("punch", ["punch ghost", "punch django"]),
        ("marshal", ["marshal to 2", "marshal to 4"]),
    ],
)
def test_a_possible_action_must_be_carried_out(action: str, choices: list[str]) -> None:
    """The player of the card is asked and cannot decline."""
    state = position(f"""
        express standard
        round 2 | bridge | stealin | first tuco
        locomotive
        mail       | | cheyenne, ghost, django, purse, jewel
        saloon     | | doc, tuco
        dining     | | marshal
        baggage
        tuco
        doc
        cheyenne
        ghost
        django
        pile | cheyenne {action}
        """)
    run(state)
    assert state.to_act() == (2,)
    assert sorted(legal(state)) == sorted(choices)


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize("action", ["floor change", "robbery"])
def test_an_action_without_a_choice_is_automatic(action: str) -> None:
    state = table("round 2 | bridge | stealin", "mail | | belle, jewel", f"pile | belle {action}")
    events = run(state)
    assert kinds(events)[:2] == ["card-resolved", "moved" if action == "floor change" else "took"]


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize("action", ["fire", "robbery", "punch"])
def test_an_impossible_action_has_no_effect(action: str) -> None:
    state = table("round 2 | bridge | stealin", "mail | belle |", f"pile | belle {action}")
    before = state.view(None)
    events = run(state)
    assert kinds(events)[:2] == ["card-resolved", "no-effect"]
    assert data_of(events, "no-effect") == [{"bandit": "belle", "action": action}]
    for part in ("bandits", "train", "marshal", "neutral_bullets", "second_strongbox"):
        assert state.view(None)[part] == before[part]


@pytest.mark.rule("RND-10")
@pytest.mark.parametrize("action", ["fire", "move", "floor change", "marshal", "robbery", "punch"])
@pytest.mark.parametrize("place", ["mail | belle |", "mail | | belle, doc, jewel"])
def test_a_resolved_card_returns_to_its_owners_deck(action: str, place: str) -> None:
    state = table("round 2 | bridge | stealin", place, f"pile | belle {action} | belle floor change")
    assert cards(state, 0)["deck"].total() == 8
    run(state)
    while state.to_act() == (0,):
        do(state, legal(state)[0])
    assert state.view(None)["round"]["number"] == 3
    ten = {"move": 2, "floor change": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
    deck = cards(state, 0)["deck"]
    del deck["bullet"]  # she may have met the Marshal
    assert deck == ten


@pytest.mark.rule("RND-10")
def test_the_player_of_a_card_makes_all_its_choices() -> None:
    """The puncher chooses victim, loot and direction, not the victim."""
    state = table(
        "round 2 | bridge | stealin",
        "mail | | belle, doc, tuco",
        "doc | holds purse 300, jewel",
        "pile | tuco punch",
    )
    run(state)  # Belle is spared
    assert (state.to_act(), legal(state)) == ((2,), ["drop purse", "drop jewel"])
    do(state, "drop jewel")
    assert (state.to_act(), legal(state)) == ((2,), ["knock forward", "knock back"])
