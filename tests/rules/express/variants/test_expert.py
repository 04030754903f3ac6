"""The expert variant: when it applies, the discard pile, and the hand (EXP-1, EXP-2)."""

from collections import Counter

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import BadOption
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.options import parse_options
from rules.express.variants.expert import ALL, BELLE, DOC, TUCO, cards, dealing, sizes, table
from support.tables import data_of, do, kinds, legal, run

# --- when it applies ------------------------------------------------------------------------------


@pytest.mark.rule("EXP-1")
def test_it_is_optional_for_three_to_six_and_fixed_for_two() -> None:
    for players in (3, 4, 5, 6):
        assert parse_options({"players": players}).expert is False
        assert parse_options({"players": players, "expert": True}).expert is True
    assert parse_options({"players": 2}).expert is True
    with pytest.raises(BadOption) as refused:
        parse_options({"players": 2, "expert": False})
    assert refused.value.field == "expert"


@pytest.mark.rule("EXP-1")
def test_only_the_expert_variant_has_a_discard_pile() -> None:
    expert = EXPRESS.new(parse_options({"players": 3, "expert": True, "bandits": ["belle", "doc", "tuco"]}))
    standard = EXPRESS.new(parse_options({"players": 3, "bandits": ["belle", "doc", "tuco"]}))
    for state in (expert, standard):
        do(state, "train mail, saloon, dining", "first belle")
    assert expert.view(None)["seats"][0]["discard_size"] == 0
    assert "discard_size" not in standard.view(None)["seats"][0]
    assert "discard" not in standard.view(0)["seats"][0]


# --- EXP-1: the discard pile ----------------------------------------------------------------------


@pytest.mark.rule("EXP-1")
def test_only_its_owner_sees_all_cards_of_a_discard_pile() -> None:
    state = table("round 2 | bridge | stealin", "belle | discard 2 move, fire, bullet | seen move", "pile | doc move")
    whole, seen = {"move": 2, "fire": 1, "bullet": 1}, {"move": 1}
    for viewer in ALL:
        shown = state.view(viewer)["seats"][BELLE]
        assert shown["discard_size"] == 4
        assert shown["discard_seen"] == seen
        assert shown.get("discard") == (whole if viewer == BELLE else None)


@pytest.mark.rule("EXP-1", "EXP-5")
def test_a_resolved_face_down_card_is_known_to_all() -> None:
    state = table("round 2 | tunnels | stealin", "mail | | doc", "pile | belle robbery face down | doc move")
    run(state)
    for viewer in ALL:
        assert state.view(viewer)["seats"][BELLE]["discard_seen"] == {"robbery": 1}


@pytest.mark.rule("EXP-1")
def test_shuffling_hides_the_discard_pile() -> None:
    state = dealing("hand 2 fire | deck marshal | discard 2 move, 2 floor change, 2 robbery, punch | seen 2 move")
    do(state, "deal belle: 2 floor change, punch, marshal")
    assert state.view(DOC)["seats"][BELLE]["discard_seen"] == {}
    assert state.view(DOC)["seats"][BELLE]["discard_size"] == 0


# --- EXP-2: filling up ----------------------------------------------------------------------------


@pytest.mark.rule("EXP-2")
@pytest.mark.parametrize(
    ("hand", "drawn"),
    [
        ("2 fire", 4),
        ("2 fire, 2 move, robbery", 1),
        ("2 fire, 2 move, 2 robbery", 0),
        ("nothing", 6),
        ("2 fire, 2 move, 2 robbery, punch", 0),
        ("2 fire, 2 move, 2 robbery, punch, marshal", 0),
    ],
)
def test_the_hand_is_filled_up_to_six(hand: str, drawn: int) -> None:
    state = table("round 2 | deal | first belle", f"belle | hand {hand}", "doc | hand 2 fire", "tuco | hand 2 fire")
    run(state)
    if drawn:
        (drew,) = data_of(do(state, legal(state)[0]), "drew")
        assert (drew["seat"], drew["number"]) == (BELLE, drawn)
    assert legal(state)[0].startswith("deal doc: ")
    assert sizes(state, BELLE)[0] == max(6, sum(int(part[0]) if part[0].isdigit() else 1 for part in hand.split(", ")))


@pytest.mark.rule("EXP-2")
@pytest.mark.parametrize(("hand", "drawn"), [("2 fire", 5), ("2 fire, 2 move, 2 robbery", 1)])
def test_docs_hand_is_filled_up_to_seven(hand: str, drawn: int) -> None:
    state = table("round 2 | deal | first doc", f"doc | hand {hand}")
    run(state)
    (drew,) = data_of(do(state, legal(state)[0]), "drew")
    assert (drew["seat"], drew["number"]) == (DOC, drawn)
    assert sizes(state, DOC)[0] == 7


@pytest.mark.rule("EXP-2")
def test_doc_with_seven_kept_draws_none() -> None:
    state = table("round 2 | deal | first doc", "doc | hand 2 fire, 2 move, 2 robbery, punch")
    run(state)
    assert legal(state)[0].startswith("deal tuco: ")


@pytest.mark.rule("EXP-2")
def test_the_question_about_bullets_follows_the_round_card() -> None:
    full = "hand 2 fire, 2 move, 2 robbery, punch"
    state = table("round 2 | deal | first belle", f"belle | {full}", f"doc | {full}", f"tuco | {full}")
    assert run(state) == []
    events = do(state, "turn over bridge")
    assert kinds(events) == ["round-card-turned"]
    assert state.to_act() == (BELLE, DOC, TUCO)


@pytest.mark.rule("EXP-2", "EXP-5")
@pytest.mark.parametrize("step", ["deal", "next round"])
def test_bullets_on_top_of_the_deck_are_drawn_first(step: str) -> None:
    header = "round 2 | deal | first belle" if step == "deal" else "round 2 | bridge | next round | first tuco"
    state = table(header, "belle | hand 2 fire, 2 move | wounds 2 | top 2")
    run(state)
    assert legal(state) == ["deal belle: 2 bullets"]
    do(state, "deal belle: 2 bullets")
    assert cards(state, BELLE)["top"] == 0
    assert cards(state, BELLE)["hand"] == {"move": 2, "fire": 2, "bullet": 2}


@pytest.mark.rule("EXP-2", "EXP-5")
def test_more_bullets_on_top_than_cards_to_draw_stay_there() -> None:
    state = dealing("hand 2 fire, 2 move | wounds 5 | top 3 | discard bullet")
    assert legal(state) == ["deal belle: 2 bullets"]
    do(state, "deal belle: 2 bullets")
    assert cards(state, BELLE)["top"] == 1
    assert cards(state, BELLE)["deck"]["bullet"] == 1  # the fifth is elsewhere in the deck


@pytest.mark.rule("EXP-2")
def test_the_discard_pile_is_kept_while_the_deck_lasts() -> None:
    state = dealing("hand 2 fire | deck punch, marshal, 2 robbery | discard 2 move, 2 floor change")
    assert legal(state) == ["deal belle: 2 robbery, punch, marshal"]
    events = do(state, "deal belle: 2 robbery, punch, marshal")
    assert kinds(events) == ["drew"]
    assert sizes(state, BELLE) == (6, 0, 4)


# --- a whole game ---------------------------------------------------------------------------------


@pytest.mark.rule("EXP-1", "EXP-4", "EXP-5")
@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_lost_and_kept_hands_persist_in_whole_games(seed: int) -> None:
    state = EXPRESS.new(parse_options({"players": 3 + seed % 4, "expert": True}))
    dice = Dice(seed)
    ten = {"move": 2, "floor change": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
    while state.to_act():
        seat = state.to_act()[0]
        moves = state.legal_moves(seat)
        state.apply(seat, state.sample_chance(dice) if seat == NATURE else moves[dice.below(len(moves))])
        for own in range(state.options.players if state.view(None).get("seats") else 0):
            seen = state.view(own)
            found = Counter(card["action"] for card in seen["pile"] if card["seat"] == own)
            for place in ("hand", "deck", "discard"):
                found.update(seen["seats"][own][place])
            wounds = next(bandit["wounds"] for bandit in seen["bandits"].values() if bandit["seat"] == own)
            assert found.pop("bullet", 0) + seen["seats"][own]["deck_top"] == wounds
            assert found == ten
