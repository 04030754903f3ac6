"""Horse (MINI-2): the card, and riding alongside."""

import pytest

from rules.superexpress.horse import AT_THE_FRONT, HORSE
from support.games import viewers
from support.super_scenes import (
    after,
    happens,
    lines,
    out,
    picture,
    places,
    revealed,
    riding,
    scene,
    schemin,
    stealin,
)
from support.tables import data_of, do, run

# --- the card, on the train -----------------------------------------------------------------------


@pytest.mark.rule("MINI-2")
@pytest.mark.parametrize(
    ("before", "then"),
    [
        # from anywhere, to the inside of the locomotive, facing the front, frontmost
        (
            "locomotive | doc> | <mei, (tuco>)\ncar 1 | <ghost, belle> |\ncar 2",
            "locomotive | doc> | <belle, <mei, (tuco>)\ncar 1 | <ghost |\ncar 2",
        ),
        (
            "locomotive | doc> | <mei, tuco>\ncar 1\ncar 2\ncar 3 | | <ghost, <belle, <django",
            "locomotive | doc> | <belle, <mei, tuco>\ncar 1\ncar 2\ncar 3 | | <ghost, <django",
        ),
        ("locomotive\ncar 1 | | belle>, <mei, tuco>\ncar 2", "locomotive | | <belle\ncar 1 | | <mei, tuco>\ncar 2"),
        # from the roof of the locomotive, and within it
        ("locomotive | <doc, belle> | <mei\ncar 1", "locomotive | <doc | <belle, <mei\ncar 1"),
        ("locomotive | | <doc, <mei, belle>\ncar 1", "locomotive | | <belle, <doc, <mei\ncar 1"),
        ("locomotive | | <doc, belle>, <mei\ncar 1", "locomotive | | <belle, <doc, <mei\ncar 1"),
        ("locomotive | | belle>, <doc, <mei\ncar 1", "locomotive | | <belle, <doc, <mei\ncar 1"),
    ],
)
def test_the_horse_leads_to_the_locomotive(before: str, then: str) -> None:
    state = scene(before, "belle | programme horse", kind=HORSE)
    assert stealin(state) == (["moved belle 0 inside rode"], picture(then))


@pytest.mark.rule("MINI-2", "SPO-6")
@pytest.mark.parametrize("shown", ["(<belle)", "(belle>)"])
def test_a_stunned_bandit_only_wakes_up(shown: str) -> None:
    cars = f"locomotive | | <mei\ncar 1 | | <doc, {shown}, <tuco\ncar 2"
    state = scene(cars, "belle | programme horse", kind=HORSE)
    assert stealin(state) == (["woke belle"], picture(cars.replace(shown, shown[1:-1])))


@pytest.mark.rule("MINI-2")
def test_each_rider_joins_in_front_of_the_previous_one() -> None:
    cars = "locomotive\ncar 1 | <doc | <mei\ncar 2 | belle> |\ncar 3"
    rows = [f"{who} | programme horse" for who in ("mei", "doc", "belle")]
    assert after(cars, *rows, kind=HORSE)[0] == " / <belle, <doc, <mei"


@pytest.mark.rule("MINI-2")
def test_a_programme_still_has_three_cards() -> None:
    state = schemin("belle", "doc", "tuco", kind=HORSE)
    moves = [str(move) for move in state.legal_moves(0)]
    assert len(moves) == 60
    assert all(len(move.split()) == 4 for move in moves)
    assert not any("reflex" in move for move in moves)


# --- riding alongside -----------------------------------------------------------------------------


AT_THE_TAIL = "locomotive | | <doc, <mei\ncar 1 | | <tuco\ncar 2 | | belle>"
SHOT_OFF = "locomotive | belle>, <tuco | <doc, <mei\ncar 1\ncar 2"


@pytest.mark.rule("MINI-2", "SPO-2", "SPO-5")
@pytest.mark.parametrize(
    ("cars", "rows", "how"),
    [
        (AT_THE_FRONT, ("belle | programme move horse",), "walked"),
        (AT_THE_TAIL, ("belle | programme move horse",), "walked"),
        (SHOT_OFF, ("tuco | programme fire", "belle | programme horse"), "shot"),
        (SHOT_OFF, ("belle | programme turn horse", "tuco | programme fire"), "shot"),
    ],
)
def test_a_rider_returns_if_its_next_card_is_horse(cars: str, rows: tuple[str, ...], how: str) -> None:
    """Off either end, by a move or a shot; it returns standing, frontmost in the locomotive, facing the front."""
    state = scene(cars, *rows, kind=HORSE)
    story, rest = stealin(state)
    assert f"rides belle {how}" in story
    assert story[-1] == "moved belle 0 inside rode"
    assert rest[0].split(" / ")[1] == "<belle, <doc, <mei"
    assert "belle" not in "".join(rest[1:])
    assert out(state) == {}
    assert riding(state) == []


@pytest.mark.rule("MINI-2")
@pytest.mark.parametrize(
    ("cars", "rows", "shown"),
    [
        (AT_THE_FRONT, ("belle | programme move floor horse",), ["belle move", "belle floor change"]),
        (AT_THE_FRONT, ("belle | programme move fire horse",), ["belle move", "belle fire"]),
        (AT_THE_TAIL, ("belle | programme move turn horse",), ["belle move", "belle turn around"]),
        (AT_THE_TAIL, ("belle | programme move fire",), ["belle move", "belle fire"]),
        (SHOT_OFF, ("tuco | programme fire", "belle | programme move horse turn"), ["belle move"]),
        (SHOT_OFF, ("tuco | programme fire", "belle | programme turn horse move"), ["belle turn around"]),
    ],
)
def test_with_another_card_the_rider_is_out(cars: str, rows: tuple[str, ...], shown: list[str]) -> None:
    """As soon as that card is turned over; the card after it, although it is Horse, is never shown."""
    state = scene(cars, *rows, "mei | programme turn", kind=HORSE)
    events = run(state)
    assert [line for line in revealed(events) if line.startswith("belle")] == shown
    (place,) = [place for place, event in enumerate(events) if event.kind == "out"]
    assert events[place].data() == {"seat": len(rows) - 1, "bandit": "belle", "how": "ride"}
    assert (events[place - 1].kind, events[place - 1].data()["bandit"]) == ("revealed", "belle")
    assert not [event for event in events if event.kind in ("missed", "moved")]
    assert data_of(events, "turned") == [{"bandit": "mei", "facing": "tail"}]
    assert out(state) == {"belle": 1}


@pytest.mark.rule("MINI-2", "SRN-2")
def test_the_cards_after_a_failed_ride_are_never_shown() -> None:
    state = scene(AT_THE_FRONT, "belle | programme move turn horse", "doc | programme turn floor", kind=HORSE)
    seats = [viewer for viewer in viewers(state) if viewer != 0]
    run(state)
    for viewer in seats:
        assert state.view(viewer)["seats"][0] == {"shown": ["move", "turn around"]}
    assert state.view(0)["seats"][0] == {"shown": ["move", "turn around"], "to_come": []}
    assert "horse" not in state.notation().removeprefix("super horse")


@pytest.mark.rule("MINI-2")
@pytest.mark.parametrize(
    ("cars", "rows", "how"),
    [
        (AT_THE_FRONT, ("belle | programme move", "doc"), "walked"),
        (AT_THE_TAIL, ("belle | programme move", "doc"), "walked"),
        (SHOT_OFF, ("belle", "tuco | programme fire"), "shot"),
        (SHOT_OFF, ("belle | programme turn", "tuco | programme fire"), "shot"),
    ],
)
def test_without_a_card_left_a_bandit_does_not_ride(cars: str, rows: tuple[str, ...], how: str) -> None:
    state = scene(cars, *rows, kind=HORSE)
    story, _ = stealin(state)
    assert not [line for line in story if line.startswith("rides")]
    assert story[-1] == f"out belle {how}"
    assert out(state) == {"belle": 1}


@pytest.mark.rule("MINI-2", "SEN-1")
def test_a_rider_without_a_card_left_is_out_at_once() -> None:
    """In such a position it is out before anything else happens."""
    state = scene("locomotive | | <doc\ncar 1 | | <mei\ncar 2", "belle | riding", "doc | programme turn", kind=HORSE)
    assert stealin(state)[0] == ["out belle ride", "turned doc tail"]
    assert out(state) == {"belle": 1}
    state = scene("locomotive | | <doc\ncar 1", "belle | riding", "doc | programme turn", "mei | out 1", kind=HORSE)
    assert stealin(state)[0] == ["out belle ride", "game-over alone"]
    assert places(state) == {"doc": 1, "belle": 2, "mei": 3}


@pytest.mark.rule("MINI-2")
def test_a_horse_card_played_earlier_does_not_save() -> None:
    """She rides to the locomotive, then moves off its front: no card is left."""
    state = scene(AT_THE_FRONT, "belle | programme turn horse move", "doc", kind=HORSE)
    story, _ = stealin(state)
    assert story == ["turned belle tail", "moved belle 0 inside rode", "out belle walked"]
    assert out(state) == {"belle": 1}


@pytest.mark.rule("MINI-2")
def test_without_the_expansion_no_bandit_rides() -> None:
    for kind in ("super", "super reflex"):
        assert happens(AT_THE_FRONT, "belle | programme move turn", kind=kind) == ["out belle walked"]
        assert happens(SHOT_OFF, "tuco | programme fire", "belle | programme move turn", kind=kind) == [
            "shot tuco belle",
            "out belle shot",
        ]


@pytest.mark.rule("MINI-2", "SPO-5")
def test_a_rider_is_not_on_the_train() -> None:
    """It cannot be shot, blocks no one and is on no car; all players see that it rides."""
    seen: list[tuple[bool, bool, bool]] = []
    state = scene(
        "locomotive | <belle, <doc | <mei\ncar 1 | <tuco |\ncar 2",
        "belle | programme move horse",
        "doc | programme floor",
        "tuco | programme fire move",
        kind=HORSE,
    )

    def look(_: object) -> None:
        for viewer in viewers(state):
            bandit = state.view(viewer)["bandits"]["belle"]
            if bandit["riding"]:
                seen.append((bandit["out"], "car" in bandit, "belle" in str(state.view(viewer)["train"])))

    state.listener = look
    events = run(state)
    assert lines(events)[:4] == [
        "rides belle walked",
        "moved doc 0 inside climbed",
        "missed tuco",
        "moved belle 0 inside rode",
    ]
    assert seen
    assert set(seen) == {(False, False, False)}


@pytest.mark.rule("MINI-2", "SPO-5", "SPO-6")
def test_a_rider_who_was_shot_off_returns_standing() -> None:
    """Horse is not used up by waking up, and the next card is played normally."""
    state = scene(
        SHOT_OFF,
        "tuco | programme fire",
        "belle | programme horse turn floor",
        kind=HORSE,
    )
    story, rest = stealin(state)
    assert story == [
        "shot tuco belle",
        "rides belle shot",
        "moved belle 0 inside rode",
        "turned belle tail",
        "moved belle 0 roof climbed",
    ]
    assert rest[0] == "belle>, <tuco / <doc, <mei"


@pytest.mark.rule("MINI-2")
def test_a_bandit_may_leave_again_after_a_ride() -> None:
    state = scene(AT_THE_FRONT, "belle | programme horse move turn", kind=HORSE)
    assert stealin(state)[0] == ["moved belle 0 inside rode", "rides belle walked", "out belle ride"]
    state = scene(SHOT_OFF, "tuco | programme fire", "belle | programme horse move turn", kind=HORSE)
    assert stealin(state)[0][2:] == ["moved belle 0 inside rode", "rides belle walked", "out belle ride"]


@pytest.mark.rule("MINI-2", "SRN-3")
def test_a_bandit_in_an_uncoupled_car_does_not_ride() -> None:
    """A bandit in an uncoupled car is out at once, has no cards, and does not play the next round."""
    state = scene("locomotive | | <doc, <mei\ncar 1 | | <tuco\ncar 2 | belle> | <ghost", kind=HORSE)
    assert lines(run(state)) == ["uncoupled 2", "out belle uncoupled", "out ghost uncoupled"]
    assert riding(state) == []
    do(state, "loot 301")
    assert state.to_act() == tuple(sorted(state.view(None)["bandits"][who]["seat"] for who in ("doc", "mei", "tuco")))


@pytest.mark.rule("MINI-2", "SRN-3")
def test_an_unchosen_horse_card_does_not_save() -> None:
    """She chose no Horse card this round, so she is out when her car is uncoupled."""
    state = scene(
        "locomotive | | <doc, <mei\ncar 1 | | <tuco\ncar 2 | belle> |",
        "belle | programme turn floor fire",
        "doc",
        kind=HORSE,
    )
    run(state)
    assert out(state) == {"belle": 1}
    assert riding(state) == []
