"""Positions of Colt Super Express: at every moment of a game, written by hand, and random ones."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress import superexpress
from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.errors import NotationError
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.game import SUPER as GAME
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.state import SuperState
from notation.damage import composed, real_positions
from notation.tables import (
    CASTING,
    CHOOSING,
    DUEL,
    SUPER,
    check_notation,
    check_table,
    edited,
    play,
    read_as,
)
from support.games import KINDS, new, random_game
from support.tables import super_position

FEWEST_WORDS = """
    super
    locomotive | tuco>
    car 1 | | <belle
    car 2 | (<doc)
    belle
    doc
    tuco
"""
every_kind = pytest.mark.parametrize("options", KINDS["super"], ids=str)


# --- every moment of a game -------------------------------------------------------------------------------------------


@every_kind
def test_every_state_of_a_game_is_read_back(options: JsonObject) -> None:
    for seed in range(3):
        state = new("super", options)
        for _ in random_game(state, Dice(seed)):
            check_notation(state)
        check_notation(state)
        assert state.outcome() is not None
        assert GAME.parse_position(state.notation()).outcome() == state.outcome()


def before_each_card(state: SuperState, dice: Dice) -> list[tuple[SuperState, list[Event]]]:
    """Play to the end of the round; returns the states before each card and the events from there on."""
    found: list[tuple[SuperState, int]] = []
    following: list[Event] = []

    def record_event(event: Event) -> None:
        if event.kind == "revealed":
            twin = state.copy()
            twin.gang[event.data()["seat"]].shown -= 1
            twin.done -= 1
            found.append((twin, len(following)))
        following.append(event)

    state.listener = record_event
    while not found and state.to_act():
        for seat in state.to_act():
            moves = state.legal_moves(seat)
            state.apply(seat, moves[dice.below(len(moves))])
    state.listener = None
    return [(twin, following[number:]) for twin, number in found]


@every_kind
def test_a_state_between_two_cards_is_read_back(options: JsonObject) -> None:
    state, dice = superexpress.new(options), Dice(1)
    tables = 0
    while state.to_act():
        for table, following in before_each_card(state, dice):
            check_notation(table)
            again = GAME.parse_position(table.notation(), advance=False)
            again.advance()
            assert again.events == following
            assert again.notation() == state.notation()
            assert pickle.loads(pickle.dumps(table)).notation() == table.notation()  # noqa: S301 - our own
            tables += 1
    assert tables > 3


def test_the_state_at_every_event_of_stealin_is_read_back() -> None:
    for options in KINDS["super"][::2]:
        state = new("super", options)
        state.listener = lambda _event, state=state: check_notation(state) if state.step == STEALIN else None
        for _ in random_game(state, Dice(1)):
            pass


@every_kind
def test_states_can_be_copied_at_every_moment(options: JsonObject) -> None:
    state = new("super", options)
    for _ in random_game(state, Dice(3)):
        for twin in (copy.deepcopy(state), copy.copy(state), state.copy()):
            assert twin is not state
            assert twin.notation() == state.notation()
            assert [twin.legal_moves(seat) for seat in twin.to_act()] == [
                state.legal_moves(seat) for seat in state.to_act()
            ]


def test_positions_of_real_games_are_read_back() -> None:
    for text in real_positions("super"):
        assert GAME.parse_position(text, advance=False).notation() == text


# --- hand-written positions -------------------------------------------------------------------------------------------


def test_every_row_is_read() -> None:
    state = super_position(DUEL)
    view = state.view(0)
    assert (view["players"], view["phase"], view["first"], view["round"]) == (4, "stealin", 0, {"number": 2, "turn": 1})
    assert view["cards"] == ["floor change", "move", "turn around", "fire", "reflex", "horse"]
    assert [(car["roof"], car["inside"]) for car in view["train"]] == [
        ([], []),
        (["doc"], []),
        ([], ["belle"]),
        ([], []),
    ]
    place = {"car": 2, "roof": False, "facing": "tail", "stunned": True}
    assert view["bandits"]["belle"] == {"seat": 0, "loot": [389, 301], "riding": False, "out": False, **place}
    assert view["bandits"]["cheyenne"] == {"seat": 1, "loot": [], "riding": True, "out": False}
    assert view["bandits"]["tuco"] == {"seat": 3, "loot": [], "riding": False, "out": True, "moment": 1}
    assert view["seats"][0] == {"shown": ["move", "fire"], "to_come": ["horse"]}
    assert view["seats"][1:] == [{"shown": ["move"]}, {"shown": ["turn around"]}, {"shown": ["move"]}]
    assert view["unseen_loot"] == [312, 323, 345, 356, 367, 378]


@pytest.mark.parametrize(
    "crowd", [("<belle", "doc>", "(<tuco)"), ("(tuco>)", "<belle", "(<doc)"), ("doc>", "tuco>", "belle>")]
)
@pytest.mark.parametrize("level", ["roof", "inside"])
@pytest.mark.parametrize("car", [0, 1, 2])
def test_order_facing_and_stun_are_kept(crowd: tuple[str, ...], level: str, car: int) -> None:
    names = ["locomotive", "car 1", "car 2"]
    names[car] += f" | {', '.join(crowd)}" if level == "roof" else f" | | {', '.join(crowd)}"
    state = super_position("\n".join(["super", *names, "belle", "doc", "tuco"]))
    plain = [shown.strip("()") for shown in crowd]
    shown_car = state.view(None)["train"][car]
    assert (shown_car["roof"] if level == "roof" else shown_car["inside"]) == [shown.strip("<>") for shown in plain]
    for shown, name in zip(crowd, plain, strict=True):
        seen = state.view(None)["bandits"][name.strip("<>")]
        assert (seen["car"], seen["roof"]) == (car, level == "roof")
        assert seen["facing"] == ("front" if name.startswith("<") else "tail")
        assert seen["stunned"] == shown.startswith("(")
    assert [line for line in state.notation().splitlines() if ", ".join(crowd) in line]
    spots = {bandit.who: bandit.spot for bandit in state.gang}
    assert sorted(plain, key=lambda name: spots[BANDITS.index(name.strip("<>"))]) == plain


def test_omitted_parts_get_their_defaults() -> None:
    state = super_position(FEWEST_WORDS)
    view = state.view(0)
    assert (view["players"], view["phase"], view["first"], view["round"]) == (3, "schemin", 0, {"number": 3, "turn": 0})
    assert view["cards"] == ["floor change", "move", "turn around", "fire"]
    assert "asks" not in view
    assert view["unseen_loot"] == [301, 312, 323, 345, 356, 367, 378, 389]
    assert all(bandit["loot"] == [] for bandit in view["bandits"].values())
    assert view["seats"] == [{"shown": [], "to_come": []}, {"shown": []}, {"shown": []}]
    assert GAME.parse_position(state.notation()).to_act() == (0, 1, 2)


@pytest.mark.parametrize(
    ("players", "cars", "number"), [(3, 4, 1), (3, 3, 2), (3, 1, 4), (3, 8, 1), (7, 8, 1), (7, 1, 8)]
)
def test_the_round_matches_the_number_of_cars(players: int, cars: int, number: int) -> None:
    """SUP-2: one car more than players, and one fewer every round."""
    names = BANDITS[:players]
    aboard = ", ".join(f"<{name}" for name in names)
    rows = ["super", f"locomotive | {aboard}", *[f"car {car}" for car in range(1, cars + 1)], *names]
    assert super_position("\n".join(rows)).view(None)["round"]["number"] == number


def test_future_cards_without_a_question_are_stealin() -> None:
    state = super_position(FEWEST_WORDS.replace("    doc\n", "    doc | programme fire\n"))
    assert state.view(None)["phase"] == "stealin"
    assert GAME.parse_position(state.notation()).view(None)["phase"] == "round-end"


def test_comments_case_and_white_space_do_not_matter() -> None:
    for table in (SUPER, DUEL, CHOOSING, CASTING):
        plain = super_position(table).notation()
        shouted = table.upper().replace("|", "\t|\t")
        commented = "# a position\n\n" + table.replace("\n", "   # so it is | asks | nobody\n") + "\n\n#end"
        spaced = table.replace("(", " ( ").replace("<", " < ").replace(">", " > ").replace(",", " , ")
        for text in (
            shouted,
            commented,
            spaced,
            table.replace("\n", "\r\n"),
            table.replace("| ", "|").replace(" |", "|"),
        ):
            assert GAME.parse_position(text, advance=False).notation() == plain


def test_long_card_names_are_read_in_rows_and_answers() -> None:
    long = DUEL.replace("played turn ", "played turn around ").replace(
        "programme fire reflex", "programme floor change"
    )
    assert "doc      | played turn    | programme floor\n" in super_position(long).notation()
    answer = CHOOSING.replace("fire turn", "fire turn around")
    assert super_position(answer).notation() == super_position(CHOOSING).notation()


def test_only_cars_and_seats_have_a_fixed_order() -> None:
    lines = SUPER.splitlines()
    mixed = [lines[0], *lines[7:], *lines[2:7], lines[1]]
    assert super_position("\n".join(mixed)).notation() == super_position(SUPER).notation()


@pytest.mark.parametrize(
    "table", [SUPER, DUEL, CHOOSING, CASTING, FEWEST_WORDS], ids=["five", "duel", "asks", "set-up", "few"]
)
def test_a_hand_written_position_works_like_any_other(table: str) -> None:
    check_notation(super_position(table))
    settled = GAME.parse_position(table)
    assert settled.to_act()
    check_table(settled, Dice(2))
    play(settled, Dice(3))


def test_settling_advances_to_the_first_choice() -> None:
    assert super_position(SUPER).to_act() == ()
    assert GAME.parse_position(SUPER).to_act() == (0, 1, 2, 3, 4)
    assert GAME.parse_position(CHOOSING).to_act() == (1, 2)
    assert GAME.parse_position(edited(SUPER, ("schemin", "uncoupling"))).to_act() == (-1,)
    assert GAME.parse_position(edited(SUPER, ("schemin", "loot"))).to_act() == (-1,)
    assert GAME.parse_position(DUEL).to_act() == (-1,)
    assert GAME.parse_position(SUPER).events == []


@pytest.mark.parametrize(
    ("rows", "places"),
    [
        ("locomotive | <belle, doc>\ncar 1\nbelle | holds 301\ndoc | out 1\ntuco | out 2\n", None),
        ("locomotive | <belle\ncar 1\nbelle\ndoc | out 1\ntuco | out 2\n", (1, 3, 2)),
        ("locomotive | <belle\ncar 1\nbelle\ndoc | out 1\ntuco | out 1\n", (1, 2, 2)),
        ("locomotive | <belle, doc>\nbelle | holds 301\ndoc | holds 312\ntuco | out 1 | holds 323, 389\n", (2, 1, 3)),
        ("locomotive\ncar 1\nbelle | out 2\ndoc | out 2 | holds 345\ntuco | out 1\n", (2, 1, 3)),
    ],
    ids=["both", "alone", "alone and together", "locomotive", "nobody"],
)
def test_a_finished_game_is_read(rows: str, places: tuple[int, ...] | None) -> None:
    text = f"super\nround 3 | over\n{rows}"
    if places is None:
        with pytest.raises(NotationError):
            GAME.parse_position(text)
        return
    state = GAME.parse_position(text)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == places
    assert state.to_act() == ()
    check_notation(state)


@pytest.mark.parametrize(
    ("edits", "out", "phase"),
    [
        ([("| programme horse reflex", "")], [3, 1], "round-end"),
        (
            [
                ("car 1      | <doc  |", "car 1 | |"),
                ("doc      | played turn    | programme fire reflex", "doc | out 1"),
            ],
            [2, 3],
            "round-end",
        ),
        (
            [
                ("| programme horse reflex", ""),
                ("car 1      | <doc  |", "car 1 | |"),
                ("doc      | played turn    | programme fire reflex", "doc | out 1"),
            ],
            [2, 3, 1],
            "over",
        ),
    ],
    ids=["a ride that cannot go on", "alone while one rides", "alone"],
)
def test_an_overdue_ending_happens_when_the_game_continues(
    edits: list[tuple[str, str]], out: list[int], phase: str
) -> None:
    """MINI-2, SEN-1: a state as between two events of a card."""
    state = super_position(edited(DUEL, *edits))
    check_notation(state)
    assert state.view(None)["phase"] == "stealin"
    state.advance()
    gone = [(seen["moment"], seen["seat"]) for seen in state.view(None)["bandits"].values() if seen["out"]]
    assert sorted(seat for _, seat in gone) == sorted(out)
    assert state.view(None)["phase"] == phase
    check_table(state, Dice(1))


# --- random positions -------------------------------------------------------------------------------------------------


@given(composed(), st.integers(0, 1000))
def test_every_valid_position_can_be_played_to_the_end(text: str, seed: int) -> None:
    read_as(GAME, text, seed)
