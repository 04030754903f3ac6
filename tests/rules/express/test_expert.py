"""The expert variant (EXP)."""

from collections import Counter
from typing import Any

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import BadOption, IllegalMove, NotationError
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.notation.read_move import parse_move
from coltexpress.games.express.options import parse_options
from coltexpress.games.express.state import ExpressState
from support.tables import data_of, do, kinds, legal, run
from support.tables import express_position as position

BELLE, DOC, TUCO, SPECTATOR = 0, 1, 2, None
ALL = (BELLE, DOC, TUCO, SPECTATOR)


def table(header: str, *rows: str, variant: str = "expert") -> ExpressState:
    """Belle, Doc and Tuco in the last of three cars, the Marshal in the locomotive, unless rows differ."""
    usual = {"locomotive": "locomotive | | marshal", "mail": "mail", "saloon": "saloon"}
    usual |= {"belle": "belle", "doc": "doc", "tuco": "tuco"}
    for row in rows:
        usual[row.split()[0]] = row
    return position("\n".join([f"express {variant}", header, *usual.values()]))


def dealing(belle: str) -> ExpressState:
    """The start of round 2; Belle gets her cards first."""
    state = table("round 2 | deal | first belle", f"belle | {belle}")
    run(state)
    return state


def shedding(*rows: str) -> ExpressState:
    """The round card has just been revealed."""
    state = table("round 2 | bridge | bullets | first belle", *rows)
    run(state)
    return state


def keeping(*rows: str, number: int = 2) -> ExpressState:
    """Schemin' is over."""
    state = table(f"round {number} | {'bridge' if number < 5 else 'hostage'} | keep | first belle", *rows)
    run(state)
    return state


def answer(state: ExpressState, **moves: str) -> list[Event]:
    """Answers of several players, in this order."""
    events: list[Event] = []
    for who, move in moves.items():
        seat = ("belle", "doc", "tuco").index(who)
        events += state.apply(seat, parse_move(move))
    return events


def choices(state: ExpressState, seat: int) -> list[str]:
    return [str(move) for move in state.legal_moves(seat)]


def cards(state: ExpressState, seat: int) -> dict[str, Any]:
    """A player's own view of hand, deck, discard pile and bullets on top."""
    own = state.view(seat)["seats"][seat]
    return {place: own[place] for place in ("hand", "deck", "discard")} | {"top": own["deck_top"]}


def sizes(state: ExpressState, seat: int) -> tuple[int, int, int]:
    """Hand, deck and discard pile, as a spectator sees them."""
    seen = state.view(None)["seats"][seat]
    return seen["hand_size"], seen["deck_size"], seen["discard_size"]


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


# --- EXP-3: bullets put aside ---------------------------------------------------------------------


@pytest.mark.rule("EXP-3")
def test_every_player_puts_aside_all_bullets_or_none() -> None:
    state = shedding("belle | hand 3 bullets, fire", "doc | hand fire")
    assert state.to_act() == (BELLE, DOC, TUCO)
    assert choices(state, BELLE) == ["discard bullets", "keep bullets"]
    assert choices(state, DOC) == ["keep bullets"]
    assert choices(state, TUCO) == ["keep bullets"]
    with pytest.raises(IllegalMove):
        answer(state, doc="discard bullets")


@pytest.mark.rule("EXP-3")
@pytest.mark.parametrize("order", [("belle", "doc", "tuco"), ("tuco", "doc", "belle"), ("doc", "belle", "tuco")])
def test_answers_are_secret_until_the_last_one(order: tuple[str, ...]) -> None:
    state = shedding("belle | hand 3 bullets, fire", "doc | hand 2 bullets", "tuco | hand bullet, move")
    moves = {"belle": "discard bullets", "doc": "keep bullets", "tuco": "discard bullets"}
    for count, who in enumerate(order[:2], 1):
        seat = ("belle", "doc", "tuco").index(who)
        events = answer(state, **{who: moves[who]})
        assert [(event.kind, event.data()) for event in events] == [("answered", {"seat": seat})]
        assert len(state.to_act()) == 3 - count
        assert [sizes(state, each)[0] for each in range(3)] == [4, 2, 2]
        assert {viewer: state.view(viewer).get("answer") for viewer in ALL} == {
            viewer: moves[name] if name in order[:count] else None
            for viewer, name in zip(ALL, ("belle", "doc", "tuco", ""), strict=True)
        }
    events = answer(state, **{order[2]: moves[order[2]]})
    assert kinds(events) == ["answered", "shed-bullets", "shed-bullets", "turn-began"]
    for viewer in ALL:
        shed = [event.redact(viewer).data() for event in events if event.kind == "shed-bullets"]
        assert shed == [{"seat": BELLE, "number": 3}, {"seat": TUCO, "number": 1}]
    assert cards(state, BELLE)["hand"] == {"fire": 1}
    assert cards(state, BELLE)["discard"] == {"bullet": 3}
    assert cards(state, DOC)["hand"] == {"bullet": 2}
    assert cards(state, DOC)["discard"] == {}
    assert cards(state, TUCO)["discard"] == {"bullet": 1}
    assert [state.view(None)["seats"][seat]["discard_seen"].get("bullet", 0) for seat in range(3)] == [3, 0, 1]


@pytest.mark.rule("EXP-3")
def test_an_answer_cannot_be_changed() -> None:
    state = shedding("belle | hand bullet")
    answer(state, belle="keep bullets")
    with pytest.raises(IllegalMove):
        answer(state, belle="discard bullets")


@pytest.mark.rule("EXP-3")
def test_bullets_put_aside_are_not_replaced() -> None:
    state = shedding("belle | hand 3 bullets, fire")
    events = answer(state, belle="discard bullets", doc="keep bullets", tuco="keep bullets")
    assert "drew" not in kinds(events)
    assert sizes(state, BELLE) == (1, 9, 3)
    assert state.to_act() == (BELLE,)
    assert legal(state) == ["play fire", "draw"]


@pytest.mark.rule("EXP-3")
def test_bullets_drawn_in_schemin_stay_in_hand() -> None:
    state = shedding("belle | hand fire, marshal | top 3", "doc | hand 2 fire", "tuco | hand 2 fire")
    answer(state, belle="keep bullets", doc="keep bullets", tuco="keep bullets")
    do(state, "draw", "deal belle: 3 bullets", "play fire", "play fire")
    assert cards(state, BELLE)["hand"] == {"fire": 1, "marshal": 1, "bullet": 3}
    assert legal(state) == ["play fire", "play marshal", "draw"]


@pytest.mark.rule("EXP-3")
def test_only_bullets_put_aside_can_be_reshuffled() -> None:
    """The reason to keep them: the draw that empties the deck shuffles the discard pile."""
    rows = ("belle | hand fire, 2 bullets | discard 2 move, 2 floor change, fire, 2 robbery, punch, marshal", "doc")
    kept, shed = shedding(*rows), shedding(*rows)
    answer(kept, belle="keep bullets", doc="keep bullets", tuco="keep bullets")
    answer(shed, belle="discard bullets", doc="keep bullets", tuco="keep bullets")
    for state in (kept, shed):
        do(state, "draw")
    assert not any("bullet" in move for move in legal(kept))
    assert "deal belle: move, 2 bullets" in legal(shed)


@pytest.mark.rule("EXP-3")
def test_there_is_no_question_in_the_standard_game() -> None:
    state = table("round 2 | turn over | first belle", "belle | hand 3 bullets, fire", variant="standard")
    run(state)
    assert kinds(do(state, "turn over bridge")) == ["round-card-turned", "turn-began"]
    assert state.to_act() == (BELLE,)


@pytest.mark.rule("EXP-3")
@pytest.mark.parametrize("number", [1, 2])
def test_there_is_no_question_in_round_1(number: int) -> None:
    state = table(f"round {number} | turn over | first belle", "belle | hand fire")
    run(state)
    do(state, "turn over bridge")
    assert state.to_act() == ((BELLE,) if number == 1 else (BELLE, DOC, TUCO))


# --- EXP-4: what to keep --------------------------------------------------------------------------


@pytest.mark.rule("EXP-4")
def test_every_player_may_keep_any_action_cards() -> None:
    state = keeping("belle | hand 2 fire, move, 3 bullets", "doc | hand bullet")
    assert state.to_act() == (BELLE, DOC, TUCO)
    fires, moves = ("", "fire", "2 fire"), ("", "move")
    expected = {f"keep {', '.join(part for part in (m, f) if part) or 'nothing'}" for f in fires for m in moves}
    assert len(choices(state, BELLE)) == len(expected) == 6
    assert set(choices(state, BELLE)) == expected
    assert choices(state, DOC) == ["keep nothing"]  # a hand of bullets
    assert choices(state, TUCO) == ["keep nothing"]  # no hand at all
    with pytest.raises(NotationError):
        answer(state, belle="keep fire, bullet")
    with pytest.raises(IllegalMove):
        answer(state, belle="keep 2 move")


@pytest.mark.rule("EXP-4")
@pytest.mark.parametrize("order", [("belle", "doc", "tuco"), ("tuco", "belle", "doc")])
def test_other_cards_and_all_bullets_are_discarded_secretly(order: tuple[str, ...]) -> None:
    state = keeping("belle | hand 2 fire, move, 3 bullets", "doc | hand 2 robbery", "pile | belle robbery | doc move")
    moves = {"belle": "keep fire", "doc": "keep 2 robbery", "tuco": "keep nothing"}
    for who in order[:2]:
        events = answer(state, **{who: moves[who]})
        assert kinds(events) == ["answered"]
        assert sizes(state, BELLE) == (6, 10 + 3 - 6 - 1, 0)
    events = answer(state, **{order[2]: moves[order[2]]})
    assert kinds(events)[:5] == ["answered", "discarded", "discarded", "discarded", "stealin-began"]
    discarded = {"move": 1, "fire": 1, "bullet": 3}
    for viewer in ALL:
        seen = [event.redact(viewer).data() for event in events if event.kind == "discarded"]
        assert [(data["seat"], data["number"]) for data in seen] == [(BELLE, 5), (DOC, 0), (TUCO, 0)]
        assert seen[0].get("cards") == (discarded if viewer == BELLE else None)
    assert cards(state, BELLE)["hand"] == {"fire": 1}
    assert cards(state, DOC)["hand"] == {"robbery": 2}
    assert {name: n for name, n in cards(state, BELLE)["discard"].items() if name != "robbery"} == discarded
    assert state.view(DOC)["seats"][BELLE]["discard_seen"] == {"robbery": 1}  # only the card that resolved


@pytest.mark.rule("EXP-4")
def test_choices_stay_secret_until_all_have_chosen() -> None:
    one, other = (keeping("belle | hand 2 fire, move", "doc | hand 2 robbery") for _ in range(2))
    answer(one, belle="keep 2 fire")
    answer(other, belle="keep nothing")
    assert one.view(DOC) == other.view(DOC)
    assert one.view(None) == other.view(None)
    assert one.view(BELLE)["answer"] == "keep 2 fire"


@pytest.mark.rule("EXP-4")
def test_cards_are_kept_between_schemin_and_stealin() -> None:
    state = table(
        "round 2 | braking | turn 4 | schemin | first doc",
        "belle | hand fire, move", "doc | hand fire, move", "tuco | hand fire, move", "asks | doc go",
    )  # fmt: skip
    do(state, "play move", "play move")
    assert kinds(do(state, "play move")) == ["played"]
    assert state.to_act() == (BELLE, DOC, TUCO)
    assert choices(state, BELLE) == ["keep nothing", "keep fire"]
    events = answer(state, belle="keep fire", doc="keep nothing", tuco="keep nothing")
    assert kinds(events)[:6] == [*["answered", "answered", "answered"], *["discarded"] * 3]
    assert "hands-returned" not in kinds(events)


@pytest.mark.rule("EXP-4", "EXP-2")
def test_kept_cards_are_in_the_hand_of_the_next_round() -> None:
    state = keeping("belle | hand 2 fire, move, bullet", "doc | hand 2 robbery", "tuco | hand punch")
    answer(state, belle="keep 2 fire", doc="keep robbery", tuco="keep nothing")
    assert legal(state)[0].startswith("deal doc: ")  # the next round, in which Doc is first
    numbers = {}
    while state.to_act() == (NATURE,) and legal(state)[0].startswith("deal"):
        (drew,) = data_of(do(state, legal(state)[0]), "drew")
        numbers[drew["seat"]] = drew["number"]
    assert numbers == {DOC: 6, TUCO: 6, BELLE: 4}
    assert cards(state, BELLE)["hand"]["fire"] == 2
    assert cards(state, BELLE)["discard"] == {"move": 1, "bullet": 1}


@pytest.mark.rule("EXP-4")
def test_there_is_no_question_in_round_5() -> None:
    state = keeping("belle | hand 2 fire", "mail | | doc", "pile | doc move", number=5)
    assert (state.to_act(), legal(state)) == ((DOC,), ["move to 0", "move to 2"])
    assert sizes(state, BELLE) == (2, 8, 0)


@pytest.mark.rule("EXP-4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_player_is_asked_in_the_other_rounds(number: int) -> None:
    assert keeping("belle | hand 2 fire", number=number).to_act() == (BELLE, DOC, TUCO)


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
