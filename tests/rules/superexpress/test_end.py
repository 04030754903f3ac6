"""The end of the game (SEN)."""

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.games.superexpress.state import SuperState
from support.games import viewers
from support.super_scenes import choose, lines, loot, out, picture, places, revealed, scene, train
from support.tables import data_of, do, kinds, position, run


def ended(state: SuperState, how: str) -> None:
    """Check that the game is over for all players."""
    assert state.to_act() == ()
    outcome = state.outcome()
    assert outcome is not None
    for viewer in viewers(state):
        view = state.view(viewer)
        assert view["phase"] == "over"
        assert view["outcome"] == {
            "how": how,
            "loot_cards": list(outcome.scores),
            "places": list(outcome.places),
        }
    assert outcome.scores == tuple(len(state.view(None)["bandits"][who]["loot"]) for who in by_seat(state))
    assert [list(state.legal_moves(seat)) for seat in (NATURE, *range(int(state.seats)))] == [[]] * (
        1 + int(state.seats)
    )


def by_seat(state: SuperState) -> list[str]:
    seen = state.view(None)["bandits"]
    return sorted(seen, key=lambda who: int(seen[who]["seat"]))


# --- SEN-1: alone ---------------------------------------------------------------------------------


@pytest.mark.rule("SEN-1")
@pytest.mark.parametrize(
    ("cars", "rows", "last"),
    [
        (
            "locomotive | | <doc\ncar 1 | <belle |\ncar 2",
            ("doc | programme move turn", "belle | programme turn"),
            "out doc walked",
        ),
        (
            "locomotive\ncar 1 | <belle | doc>",
            ("doc | programme move turn", "belle | programme turn"),
            "out doc walked",
        ),
        (
            "locomotive | <doc |\ncar 1 | <belle |\ncar 2",
            ("belle | programme fire turn", "doc | programme turn"),
            "out doc shot",
        ),
        (
            "locomotive | | belle>\ncar 1 | | doc>",
            ("belle | programme fire turn", "doc | programme turn"),
            "out doc shot",
        ),
    ],
)
def test_the_game_ends_at_once_when_one_bandit_is_left(cars: str, rows: tuple[str, ...], last: str) -> None:
    """No further card is turned over, no car uncoupled, no loot card given."""
    state = scene(cars, *rows, "mei | out 1 | holds 389")
    events = run(state)
    assert lines(events)[-2:] == [last, "game-over alone"]
    assert len(revealed(events)) == 1
    ended(state, "alone")
    assert places(state) == {"belle": 1, "doc": 2, "mei": 3}
    assert len(state.view(None)["train"]) == cars.count("\n") + 1
    assert loot(state) == {"mei": [389]}


@pytest.mark.rule("SEN-1")
def test_the_rest_of_the_round_is_skipped() -> None:
    """It ends with the third player's second card; the finished state can be printed."""
    state = scene(
        "locomotive | | <doc\ncar 1 | <belle |\ncar 2",
        "mei | out 1",
        "belle | programme turn floor fire",
        "doc | programme fire move turn",
        head="round 2 | first mei",
    )
    events = run(state)
    assert revealed(events) == ["belle turn around", "doc fire", "belle floor change", "doc move"]
    assert state.view(None)["round"] == {"number": 2, "turn": 0}
    assert state.notation().splitlines()[1] == "round 2 | over | first mei"
    again = position(state.notation())
    assert again.view(None) == state.view(None)
    assert again.notation() == state.notation()


@pytest.mark.rule("SEN-1")
def test_the_game_continues_while_two_bandits_are_left() -> None:
    state = scene(
        "locomotive | | <doc, <tuco\ncar 1 | <belle |\ncar 2", "doc | programme move", "belle | programme turn"
    )
    assert revealed(run(state)) == ["doc move", "belle turn around"]
    assert state.outcome() is None
    assert state.to_act() == (NATURE,)


@pytest.mark.rule("SEN-1")
def test_the_last_bandit_may_be_stunned() -> None:
    state = scene(
        "locomotive | | <doc\ncar 1 | (<belle) |\ncar 2",
        "doc | programme move",
        "belle | programme turn",
        "mei | out 1",
    )
    run(state)
    ended(state, "alone")
    assert places(state)["belle"] == 1
    assert train(state) == picture("locomotive\ncar 1 | (<belle) |\ncar 2")


@pytest.mark.rule("SEN-1")
def test_loot_does_not_count_for_bandits_who_are_out() -> None:
    state = scene(
        "locomotive | | <doc\ncar 1 | <belle |\ncar 2", "doc | programme move | holds 389, 378", "belle", "mei | out 1"
    )
    run(state)
    assert places(state) == {"belle": 1, "doc": 2, "mei": 3}
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (2, 0, 0)
    assert outcome.winners == (1,)


@pytest.mark.rule("SEN-1", "SRN-4")
@pytest.mark.parametrize("length", [2, 3])
def test_no_loot_card_is_given_if_an_uncoupling_ends_the_game(length: int) -> None:
    """It is not revealed either. Also at the last uncoupling."""
    cars = "locomotive | | <belle\n" + "car 1\n" * (length - 2) + f"car {length - 1} | doc> | <tuco"
    state = scene(cars)
    events = run(state)
    assert kinds(events) == ["uncoupled", "out", "out", "game-over", "ranked", "ranked", "ranked"]
    assert data_of(events, "game-over") == [{"how": "alone"}]
    ended(state, "alone")
    assert loot(state) == {}
    assert len(state.view(None)["unseen_loot"]) == 8
    assert places(state) == {"belle": 1, "doc": 2, "tuco": 2}


@pytest.mark.rule("SEN-1", "SEN-4")
def test_final_places_are_announced_from_the_first_on() -> None:
    state = scene(
        "locomotive | | <doc\ncar 1 | <belle |\ncar 2",
        "doc | programme move | holds 356, 389",
        "belle",
        "mei | out 2",
        "tuco | out 1 | holds 301",
        "ghost | out 2",
    )
    events = run(state)
    assert data_of(events, "ranked") == [
        {"seat": 1, "bandit": "belle", "place": 1, "number": 0},
        {"seat": 0, "bandit": "doc", "place": 2, "number": 2, "best": 389},
        {"seat": 2, "bandit": "mei", "place": 3, "number": 0},
        {"seat": 4, "bandit": "ghost", "place": 3, "number": 0},
        {"seat": 3, "bandit": "tuco", "place": 5, "number": 1, "best": 301},
    ]
    assert kinds(events)[-6:] == ["game-over", *["ranked"] * 5]


@pytest.mark.rule("SEN-1", "SEN-2", "SEN-3")
@pytest.mark.parametrize(
    ("cars", "how"),
    [
        ("locomotive | | <belle\ncar 1 | <tuco | <doc", "alone"),
        ("locomotive | | <belle, <doc\ncar 1 | <tuco |", "locomotive"),
        ("locomotive\ncar 1 | <tuco, <belle | <doc", "nobody"),
    ],
)
def test_a_quiet_game_ends_alike_without_events(cars: str, how: str) -> None:
    state, quiet = scene(cars), scene(cars)
    quiet.quiet = True
    run(state)
    assert run(quiet) == []
    if how == "locomotive":
        do(state, "loot 345")
        assert do(quiet, "loot 345") == []
    ended(quiet, how)
    assert quiet.outcome() == state.outcome()


# --- SEN-2: only the locomotive -------------------------------------------------------------------


def at_the_locomotive(cars: str, *rows: str, card: int = 301) -> SuperState:
    """The last car is uncoupled and its card given."""
    state = scene(f"{cars}\ncar 1", *rows, head="round 4")
    events = run(state)
    assert lines(events)[0] == "uncoupled 1"
    assert state.to_act() == (NATURE,)
    events = do(state, f"loot {card}")
    assert kinds(events)[:2] == ["looted", "game-over"]
    assert data_of(events, "game-over") == [{"how": "locomotive"}]
    ended(state, "locomotive")
    return state


@pytest.mark.rule("SEN-2")
@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        # the most cards, not the best or the sum; Tuco, farthest back, has got 301
        (("belle | holds 312, 323, 345", "doc | holds 389, 378", "tuco"), (1, 2, 3)),
        (("belle | holds 312, 323", "doc | holds 389", "tuco"), (1, 2, 3)),
        # a tie: the best single card, not the sum
        (("belle | holds 312, 389", "doc | holds 378, 367", "tuco"), (1, 2, 3)),
        (("belle | holds 378, 367", "doc | holds 312, 389", "tuco"), (2, 1, 3)),
        (("belle | holds 323", "doc | holds 312", "tuco"), (1, 2, 3)),
        # the last card counts
        (("belle | holds 389", "doc", "tuco | holds 312"), (2, 3, 1)),
        (("belle | holds 389, 356", "doc", "tuco | holds 312"), (1, 3, 2)),
        # equal in all respects: they have none, and share the place
        (("belle", "doc", "tuco"), (2, 2, 1)),
        (("belle", "doc", "tuco", "mei | out 1 | holds 389, 378, 367"), (2, 2, 1, 4)),
        # all bandits on it rank above all who are out, regardless of loot
        (("belle", "doc | holds 312", "tuco", "mei | out 2 | holds 389, 378, 367", "ghost | out 1"), (3, 1, 2, 4, 5)),
    ],
)
def test_the_most_loot_cards_then_the_best(rows: tuple[str, ...], wanted: tuple[int, ...]) -> None:
    state = at_the_locomotive("locomotive | | <belle, <doc, <tuco", *rows)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == wanted


@pytest.mark.rule("SEN-2", "SRN-4")
def test_the_last_card_goes_to_the_roof_and_can_decide() -> None:
    state = at_the_locomotive(
        "locomotive | <belle | doc>, <tuco", "belle | holds 312", "doc", "tuco | holds 389", card=301
    )
    assert loot(state) == {"belle": [312, 301], "tuco": [389]}
    assert places(state) == {"belle": 1, "tuco": 2, "doc": 3}
    state = at_the_locomotive("locomotive | <belle | doc>, <tuco", "belle", "doc", "tuco | holds 378", card=389)
    assert places(state) == {"belle": 1, "tuco": 2, "doc": 3}
    state = at_the_locomotive("locomotive | <belle | doc>, <tuco", "belle", "doc", "tuco | holds 378", card=367)
    assert places(state) == {"belle": 2, "tuco": 1, "doc": 3}


@pytest.mark.rule("SEN-2", "SEN-4")
def test_bandits_in_the_last_car_rank_below_the_locomotive() -> None:
    state = scene(
        "locomotive | | <belle, <tuco\ncar 1 | (doc>) | <mei",
        "doc | holds 389, 378",
        "mei | holds 301",
        "ghost | out 1 | holds 345, 356, 367",
    )
    run(state)
    do(state, "loot 312")
    ended(state, "locomotive")
    assert places(state) == {"tuco": 1, "belle": 2, "doc": 3, "mei": 4, "ghost": 5}


@pytest.mark.rule("SEN-2")
def test_the_game_continues_while_a_car_is_left() -> None:
    state = scene("locomotive | | <belle, <doc, <tuco\ncar 1\ncar 2")
    run(state)
    do(state, "loot 312")
    assert state.outcome() is None
    assert "outcome" not in state.view(None)
    assert state.view(None)["phase"] == "schemin"


@pytest.mark.rule("SEN-2")
def test_stunned_bandits_on_the_locomotive_count() -> None:
    state = at_the_locomotive("locomotive | (<belle) | (doc>)", "belle", "doc | holds 312", "tuco | out 1", card=301)
    assert places(state) == {"doc": 1, "belle": 2, "tuco": 3}


# --- SEN-3: no one left ---------------------------------------------------------------------------


@pytest.mark.rule("SEN-3")
@pytest.mark.parametrize("length", [2, 3])
@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        (("belle | holds 312, 323", "doc | holds 389", "tuco"), (1, 2, 3)),
        (("belle | holds 312", "doc | holds 389", "tuco | holds 367"), (3, 1, 2)),
        (("belle", "doc", "tuco"), (1, 1, 1)),
        (("belle", "doc | holds 301", "tuco", "mei | out 1 | holds 378, 389"), (2, 1, 2, 4)),
        (("belle", "doc | holds 301", "tuco", "mei | out 1", "ghost | out 2"), (2, 1, 2, 5, 4)),
    ],
)
def test_if_no_bandit_is_left_those_of_the_last_car_are_ranked(
    rows: tuple[str, ...], wanted: tuple[int, ...], length: int
) -> None:
    cars = "locomotive\n" + "car 1\n" * (length - 2) + f"car {length - 1} | doc> | <tuco, (<belle)"
    state = scene(cars, *rows)
    before = loot(state)
    events = run(state)
    assert data_of(events, "game-over") == [{"how": "nobody"}]
    assert "looted" not in kinds(events)
    ended(state, "nobody")
    assert loot(state) == before
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == wanted


# --- SEN-4: the rest ------------------------------------------------------------------------------


@pytest.mark.rule("SEN-4")
@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        # by moment, regardless of loot
        (("mei | out 1 | holds 389, 378", "tuco | out 2", "ghost | out 3"), {"ghost": 3, "tuco": 4, "mei": 5}),
        (("mei | out 3", "tuco | out 1 | holds 301", "ghost | out 2"), {"mei": 3, "ghost": 4, "tuco": 5}),
        # at the same moment: the most cards, then the best
        (
            ("mei | out 1 | holds 389", "tuco | out 1 | holds 301, 312", "ghost | out 2"),
            {"ghost": 3, "tuco": 4, "mei": 5},
        ),
        (("mei | out 1 | holds 378", "tuco | out 1 | holds 389", "ghost | out 1"), {"tuco": 3, "mei": 4, "ghost": 5}),
        # equal: they share the place
        (("mei | out 2", "tuco | out 2", "ghost | out 1"), {"mei": 3, "tuco": 3, "ghost": 5}),
        (("mei | out 1", "tuco | out 1", "ghost | out 1"), {"mei": 3, "tuco": 3, "ghost": 3}),
        (("mei | out 1", "tuco | out 2", "ghost | out 1 | holds 301"), {"tuco": 3, "ghost": 4, "mei": 5}),
    ],
)
def test_ranks_of_those_who_are_out(rows: tuple[str, ...], wanted: dict[str, int]) -> None:
    state = scene("locomotive | | <doc\ncar 1 | <belle |\ncar 2", "doc | programme move", "belle", *rows)
    run(state)
    assert places(state) == {"belle": 1, "doc": 2} | wanted


@pytest.mark.rule("SEN-4", "SEN-1")
def test_ranks_after_a_round_of_departures() -> None:
    """Mei, Doc and Tuco leave one after the other after Belle; Ghost stays and wins. Loot does not count."""
    state = scene(
        """
        locomotive | <mei   | <doc
        car 1      | <ghost | tuco>
        """,
        "mei | programme move turn | holds 389, 378",
        "doc | programme floor move | holds 367",
        "tuco | programme fire floor move",
        "ghost | programme turn floor fire",
        "belle | out 1 | holds 301, 312, 323",
    )
    events = run(state)
    assert lines(events) == [
        "out mei walked",
        "moved doc 0 roof climbed",
        "missed tuco",
        "turned ghost tail",
        "out doc walked",
        "moved tuco 1 roof climbed",
        "moved ghost 1 inside climbed",
        "out tuco walked",
        "game-over alone",
    ]
    assert out(state) == {"belle": 1, "mei": 2, "doc": 3, "tuco": 4}
    assert places(state) == {"ghost": 1, "tuco": 2, "doc": 3, "mei": 4, "belle": 5}


@pytest.mark.rule("SEN-1", "SEN-4")
def test_a_short_game_from_first_to_last_card() -> None:
    """Three players: Tuco moves off the front, Doc leaves with the last car."""
    state = scene(
        "locomotive | | tuco>\ncar 1 | | <doc\ncar 2 | | <belle\ncar 3",
        "belle | programme turn floor",
        "doc | programme turn floor",
        "tuco | programme turn move",
    )
    run(state)
    assert out(state) == {"tuco": 1}
    do(state, "loot 367")
    assert loot(state) == {"belle": [367]}
    assert train(state) == picture("locomotive\ncar 1 | doc> |\ncar 2 | belle> |")
    choose(state, "belle", "turn move floor")
    events = choose(state, "doc", "move floor turn")
    assert lines(events)[-3:] == ["uncoupled 2", "out doc uncoupled", "game-over alone"]
    assert places(state) == {"belle": 1, "doc": 2, "tuco": 3}
