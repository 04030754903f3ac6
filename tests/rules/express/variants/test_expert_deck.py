"""The expert variant: decks and discard piles (EXP-5, EXP-6)."""

from collections import Counter

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.state import ExpressState
from rules.express.variants.expert import ALL, BELLE, DOC, cards, dealing, sizes, table
from support.tables import do, kinds, legal, run

# --- EXP-5: where cards go ------------------------------------------------------------------------


@pytest.mark.rule("EXP-5")
@pytest.mark.parametrize("how", ["robbery", "fire", "floor change"])
def test_a_resolved_card_goes_on_the_discard_pile(how: str) -> None:
    state = table("round 2 | bridge | stealin", "mail | | doc", f"pile | belle {how} | doc move")
    run(state)
    assert cards(state, BELLE)["discard"] == {how: 1}
    assert sizes(state, BELLE) == (0, 9, 1)


@pytest.mark.rule("EXP-5")
def test_bullets_received_go_on_top_of_the_deck() -> None:
    state = table(
        "round 2 | rebellion | stealin",
        "mail | | tuco",
        "belle | discard 2 move, 2 floor change | hand fire",
        "pile | tuco fire",
    )
    run(state)  # Belle is spared: Doc is hit, and all three are inside
    assert [state.view(None)["seats"][seat]["deck_top"] for seat in range(3)] == [1, 2, 1]
    assert [state.view(None)["bandits"][who]["wounds"] for who in ("belle", "doc", "tuco")] == [1, 2, 1]
    assert cards(state, BELLE)["discard"] == {"move": 2, "floor change": 2}
    assert legal(state)[0].startswith("deal doc: ")
    assert all("2 bullets" in move for move in legal(state))
    do(state, "deal doc: 2 move, 2 fire, robbery, 2 bullets")
    assert all("bullet" in move for move in legal(state))  # Tuco's one


@pytest.mark.rule("EXP-5", "EXP-3")
def test_a_draw_in_schemin_takes_the_bullets_on_top_first() -> None:
    state = table(
        "round 2 | bridge | turn 1 | schemin | first belle", "belle | hand fire | wounds 3 | top 2", "asks | belle go"
    )
    do(state, "draw")
    assert set(legal(state)) == {
        *("deal belle: move, 2 bullets", "deal belle: floor change, 2 bullets", "deal belle: fire, 2 bullets"),
        *("deal belle: robbery, 2 bullets", "deal belle: punch, 2 bullets", "deal belle: marshal, 2 bullets"),
        "deal belle: 3 bullets",
    }
    with pytest.raises(IllegalMove):
        do(state, "deal belle: 2 move, bullet")


@pytest.mark.rule("EXP-5", "KNW-1")
def test_bullets_drawn_from_the_top_are_public() -> None:
    """The bullets on top are public; a further bullet among the other cards is secret."""
    state = dealing("hand 2 fire, 2 move | wounds 3 | top 1")
    do(state, "deal belle: 2 bullets")
    for viewer in ALL:
        assert state.view(viewer)["seats"][BELLE]["hand_bullets"] == {"known": 1, "possible": 5}


# --- EXP-6: a short deck --------------------------------------------------------------------------


def drawing(belle: str) -> ExpressState:
    """Belle draws three in the open."""
    state = table("round 2 | bridge | turn 1 | schemin | first belle", f"belle | {belle}", "asks | belle go")
    do(state, "draw")
    return state


@pytest.mark.rule("EXP-6")
def test_a_short_deck_is_refilled_while_drawing() -> None:
    state = drawing("hand 2 fire, marshal | deck punch | discard 2 move, 2 floor change, 2 robbery")
    assert set(legal(state)) == {
        *("deal belle: 2 move, punch", "deal belle: 2 floor change, punch", "deal belle: 2 robbery, punch"),
        *("deal belle: move, floor change, punch", "deal belle: move, robbery, punch"),
        "deal belle: floor change, robbery, punch",
    }
    events = do(state, "deal belle: move, robbery, punch")
    assert [(event.kind, event.data()) for event in events] == [
        ("drew", {"seat": BELLE, "number": 1, "cards": {"punch": 1}}),
        ("shuffled", {"seat": BELLE, "number": 6}),
        ("drew", {"seat": BELLE, "number": 2, "cards": {"move": 1, "robbery": 1}}),
    ]
    assert cards(state, BELLE) == {
        "hand": {"move": 1, "fire": 2, "robbery": 1, "punch": 1, "marshal": 1},
        "deck": {"move": 1, "floor change": 2, "robbery": 1},
        "discard": {},
        "top": 0,
    }


@pytest.mark.rule("EXP-6")
def test_every_card_of_the_discard_pile_is_equally_likely() -> None:
    state = drawing(
        "hand 2 fire, marshal | deck punch | wounds 2 | discard 2 move, 2 floor change, 2 robbery, 2 bullets"
    )
    dice = Dice(2)
    found: Counter[str] = Counter()
    for _ in range(2000):
        twin = state.copy()
        twin.apply(NATURE, twin.sample_chance(dice))
        found.update({name: n for name, n in cards(twin, BELLE)["hand"].items() if name not in ("fire", "marshal")})
    assert found["punch"] == 2000
    assert all(900 < found[name] < 1100 for name in ("move", "floor change", "robbery", "bullet"))


@pytest.mark.rule("EXP-6")
def test_a_deck_with_just_enough_cards_is_not_refilled() -> None:
    state = drawing("hand 2 fire | deck punch, marshal, move | discard move, 2 floor change, 2 robbery")
    assert legal(state) == ["deal belle: move, punch, marshal"]
    assert kinds(do(state, "deal belle: move, punch, marshal")) == ["drew"]
    assert sizes(state, BELLE) == (5, 0, 5)


@pytest.mark.rule("EXP-6")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    state = drawing("hand 2 fire, 2 move, 2 robbery | deck nothing | discard punch, marshal, 2 floor change")
    events = do(state, "deal belle: floor change, punch, marshal")
    assert kinds(events) == ["shuffled", "drew"]
    assert sizes(state, BELLE) == (9, 1, 0)


@pytest.mark.rule("EXP-6")
@pytest.mark.parametrize(
    ("belle", "dealt"),
    [
        ("hand 2 fire, 2 move, 2 robbery, 2 floor change | deck punch | discard marshal", "punch, marshal"),
        ("hand 2 fire, 2 move, 2 robbery, 2 floor change, punch | deck marshal", "marshal"),
        ("hand 2 fire, 2 move, 2 robbery, 2 floor change, punch | deck nothing | discard marshal", "marshal"),
        ("hand 2 fire, 2 move, 2 robbery, 2 floor change, marshal | top 1 | discard punch", "punch, bullet"),
    ],
)
def test_fewer_cards_are_drawn_if_there_are_not_enough(belle: str, dealt: str) -> None:
    state = drawing(belle)
    assert legal(state) == [f"deal belle: {dealt}"]
    do(state, f"deal belle: {dealt}")
    assert sizes(state, BELLE)[1:] == (0, 0)
    assert state.to_act() == (DOC,)


@pytest.mark.rule("EXP-6")
def test_the_discard_pile_is_drawn_after_the_whole_deck() -> None:
    state = drawing("hand 2 fire, 2 move, 2 robbery | top 1 | deck punch | discard 2 floor change, marshal")
    assert set(legal(state)) == {"deal belle: floor change, punch, bullet", "deal belle: punch, marshal, bullet"}
    do(state, "deal belle: punch, marshal, bullet")
    assert cards(state, BELLE)["deck"] == {"floor change": 2}
    assert cards(state, BELLE)["top"] == 0


@pytest.mark.rule("EXP-6", "EXP-2")
def test_filling_up_at_the_start_of_a_round_refills_the_deck() -> None:
    state = dealing("hand 2 fire, marshal | deck punch | discard 2 move, 2 floor change, 2 robbery")
    events = do(state, "deal belle: 2 move, punch")
    assert kinds(events) == ["drew", "shuffled", "drew"]
    assert sizes(state, BELLE) == (6, 4, 0)


@pytest.mark.rule("EXP-6", "RND-7")
@pytest.mark.parametrize(
    ("rest", "possible"),
    [(", marshal", False), (" | deck marshal", True), (" | discard marshal", True), (", marshal | top 1", True)],
)
def test_drawing_needs_a_card_in_deck_or_discard_pile(rest: str, possible: bool) -> None:
    header = "round 2 | bridge | turn 1 | schemin | first belle"
    hand = f"belle | hand 2 move, 2 floor change, 2 fire, 2 robbery, punch{rest}"
    state = table(header, hand, "asks | belle go")
    assert ("draw" in legal(state)) is possible


@pytest.mark.rule("EXP-6", "RND-7")
def test_a_player_with_no_card_at_all_passes() -> None:
    played = " | ".join(
        f"belle {card}" for card in ["move", "floor change", "fire", "robbery"] * 2 + ["punch", "marshal"]
    )
    state = table(
        "round 2 | bridge | turn 1 | schemin | first belle",
        "belle | hand 2 bullets",
        f"pile | {played}",
        "asks | belle go",
    )
    assert legal(state) == ["pass"]
