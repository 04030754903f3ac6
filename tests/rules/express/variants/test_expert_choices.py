"""The expert variant: bullets put aside and cards kept (EXP-3, EXP-4)."""

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove, NotationError
from coltexpress.engine.events import Event
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.state import ExpressState
from rules.express.variants.expert import ALL, BELLE, DOC, TUCO, cards, sizes, table
from support.tables import data_of, do, kinds, legal, run


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
        events += state.apply(seat, MOVE_READER.parse(move))
    return events


def choices(state: ExpressState, seat: int) -> list[str]:
    return [str(move) for move in state.legal_moves(seat)]


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
            viewer: MOVE_READER.parse(moves[name]).described() if name in order[:count] else None
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
    assert one.view(BELLE)["answer"]["move"] == "keep 2 fire"


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
