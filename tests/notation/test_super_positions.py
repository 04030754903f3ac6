"""Positions of Colt Super Express: at every moment of a game, written by hand, and invalid ones."""

import copy
import pickle
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.errors import NotationError
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.superexpress.game import SUPER as GAME
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.state import SuperState
from coltexpress.i18n.words import LANGUAGES, Words
from notation.damage import composed, real_positions
from notation.tables import (
    CASTING,
    CHOOSING,
    DUEL,
    SOLO,
    SUPER,
    check_notation,
    check_table,
    edited,
    play,
    read_as,
)
from support.games import KINDS, new, random_game
from support.tables import position

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
def test_every_state_of_a_game_is_read_back(options: Mapping[str, Any]) -> None:
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

    def tell(event: Event) -> None:
        if event.kind == "revealed":
            twin = state.copy()
            twin.gang[event.data()["seat"]].shown -= 1
            twin.done -= 1
            found.append((twin, len(following)))
        following.append(event)

    state.listener = tell
    while not found and state.to_act():
        for seat in state.to_act():
            moves = state.legal_moves(seat)
            state.apply(seat, moves[dice.below(len(moves))])
    state.listener = None
    return [(twin, following[number:]) for twin, number in found]


@every_kind
def test_a_state_between_two_cards_is_read_back(options: Mapping[str, Any]) -> None:
    state, dice = new("super", options), Dice(1)
    tables = 0
    while state.to_act():
        for table, following in before_each_card(state, dice):
            check_notation(table)
            again = GAME.parse_position(table.notation(), settle=False)
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
def test_states_can_be_copied_at_every_moment(options: Mapping[str, Any]) -> None:
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
        assert GAME.parse_position(text, settle=False).notation() == text


# --- hand-written positions -------------------------------------------------------------------------------------------


def test_every_row_is_read() -> None:
    state = position(DUEL)
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
    state = position("\n".join(["super", *names, "belle", "doc", "tuco"]))
    plain = [shown.strip("()") for shown in crowd]
    assert state.view(None)["train"][car][level] == [shown.strip("<>") for shown in plain]
    for shown, name in zip(crowd, plain, strict=True):
        seen = state.view(None)["bandits"][name.strip("<>")]
        assert (seen["car"], seen["roof"]) == (car, level == "roof")
        assert seen["facing"] == ("front" if name.startswith("<") else "tail")
        assert seen["stunned"] == shown.startswith("(")
    assert [line for line in state.notation().splitlines() if ", ".join(crowd) in line]
    spots = {bandit.who: bandit.spot for bandit in state.gang}
    assert sorted(plain, key=lambda name: spots[BANDITS.index(name.strip("<>"))]) == plain


def test_omitted_parts_get_their_defaults() -> None:
    state = position(FEWEST_WORDS)
    view = state.view(0)
    assert (view["players"], view["phase"], view["first"], view["round"]) == (3, "schemin", 0, {"number": 3, "turn": 0})
    assert view["cards"] == ["floor change", "move", "turn around", "fire"]
    assert (view["asks"], view["to_act"]) == ("", [])
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
    assert position("\n".join(rows)).view(None)["round"]["number"] == number


def test_future_cards_without_a_question_are_stealin() -> None:
    state = position(FEWEST_WORDS.replace("    doc\n", "    doc | programme fire\n"))
    assert state.view(None)["phase"] == "stealin"
    assert GAME.parse_position(state.notation()).view(None)["phase"] == "round-end"


def test_comments_case_and_white_space_do_not_matter() -> None:
    for table in (SUPER, DUEL, CHOOSING, CASTING):
        plain = position(table).notation()
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
            assert GAME.parse_position(text, settle=False).notation() == plain


def test_long_card_names_are_read_in_rows_and_answers() -> None:
    long = DUEL.replace("played turn ", "played turn around ").replace(
        "programme fire reflex", "programme floor change"
    )
    assert "doc      | played turn    | programme floor\n" in position(long).notation()
    answer = CHOOSING.replace("fire turn", "fire turn around")
    assert position(answer).notation() == position(CHOOSING).notation()


def test_only_cars_and_seats_have_a_fixed_order() -> None:
    lines = SUPER.splitlines()
    mixed = [lines[0], *lines[7:], *lines[2:7], lines[1]]
    assert position("\n".join(mixed)).notation() == position(SUPER).notation()


@pytest.mark.parametrize(
    "table", [SUPER, DUEL, CHOOSING, CASTING, FEWEST_WORDS], ids=["five", "duel", "asks", "set-up", "few"]
)
def test_a_hand_written_position_works_like_any_other(table: str) -> None:
    check_notation(position(table))
    settled = GAME.parse_position(table)
    assert settled.to_act()
    check_table(settled, Dice(2))
    play(settled, Dice(3))


def test_settling_advances_to_the_first_choice() -> None:
    assert position(SUPER).to_act() == ()
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
    state = position(edited(DUEL, *edits))
    check_notation(state)
    assert state.view(None)["phase"] == "stealin"
    state.advance()
    gone = [(seen["moment"], seen["seat"]) for seen in state.view(None)["bandits"].values() if seen["out"]]
    assert sorted(seat for _, seat in gone) == sorted(out)
    assert state.view(None)["phase"] == phase
    check_table(state, Dice(1))


# --- refusals ---------------------------------------------------------------------------------------------------------

WRONG: dict[str, tuple[str, str, int, int]] = {
    # empty or another text
    "empty": ("", "empty", 1, 1),
    "blank": ("\n\n", "empty", 3, 1),
    "comment": ("# nothing", "empty", 1, 1),
    "express": (SOLO, "expected", 1, 1),
    "no game": ("round 1\n", "expected", 1, 1),
    "kind": ("super expert", "unexpected", 1, 7),
    "horse before reflex": (edited(SUPER, ("super", "super horse reflex")), "unexpected", 1, 13),
    "reflex twice": (edited(SUPER, ("super", "super reflex reflex")), "unexpected", 1, 14),
    "cell beside the game": (edited(SUPER, ("super\n", "super | reflex\n")), "unexpected", 1, 9),
    "too long": ("#" * 20001, "too-long", 1, 1),
    "byte order mark": ("\ufeff" + SUPER, "expected", 1, 1),
    "game alone": ("super\n", "missing", 2, 1),
    "no train": ("super\nbelle\ndoc\ntuco\n", "missing", 5, 1),
    # the round
    "round 0": (edited(SUPER, ("round 2", "round 0")), "range", 2, 7),
    "round 9": (edited(SUPER, ("round 2", "round 9")), "range", 2, 7),
    "round of five digits": (edited(SUPER, ("round 2", "round 22222")), "number", 2, 7),
    "round without number": (edited(SUPER, ("round 2", "round")), "range", 2, 7),
    "round of two words": (edited(SUPER, ("round 2", "round 2 x")), "unexpected", 2, 9),
    "round twice": (edited(SUPER, ("", "round 2\n")), "twice", 13, 7),
    "unknown step": (edited(SUPER, ("schemin", "turn over")), "expected", 2, 11),
    "set-up as a step": (edited(SUPER, ("schemin", "set-up")), "expected", 2, 11),
    "two steps": (edited(SUPER, ("schemin", "schemin | schemin")), "twice", 2, 21),
    "empty cell": (edited(SUPER, ("schemin", "schemin |")), "expected", 2, 21),
    "card 0": (edited(DUEL, ("card 2", "card 0")), "range", 2, 26),
    "card 4": (edited(DUEL, ("card 2", "card 4")), "range", 2, 26),
    "card twice": (edited(DUEL, ("card 2", "card 2 | card 2")), "twice", 2, 30),
    "done 5 of 4": (edited(DUEL, ("done 1", "done 5")), "range", 2, 35),
    "card in Schemin'": (edited(SUPER, ("schemin", "schemin | card 2")), "round", 2, 9),
    "done in Schemin'": (edited(SUPER, ("schemin", "schemin | done 1")), "round", 2, 9),
    "first absent": (edited(SUPER, ("first doc", "first django")), "absent", 2, 27),
    "first unknown": (edited(SUPER, ("first doc", "first zorro")), "expected", 2, 27),
    "first nobody": (edited(SUPER, ("first doc", "first")), "expected", 2, 26),
    "round 6 of five cars": (edited(SUPER, ("round 2", "round 6")), "round", 2, 9),
    "round 8 and a car too many": (
        "super\nround 8 | loot\nlocomotive | <belle, doc>, tuco>\ncar 1\nbelle\ndoc\ntuco\n",
        "round",
        2,
        9,
    ),
    # the train
    "no locomotive": (edited(SUPER, ("locomotive |              | <belle\n", "")), "car", 3, 5),
    "locomotive twice": (edited(SUPER, ("", "locomotive\n")), "twice", 13, 11),
    "car before the locomotive": (edited(SUPER, ("locomotive", "car 1\nlocomotive")), "car", 3, 5),
    "cars out of order": (edited(SUPER, ("car 2", "car 3")), "range", 5, 5),
    "car left out": (edited(SUPER, ("car 1      | tuco>, (doc>)|\n", "")), "range", 4, 5),
    "car twice": (edited(SUPER, ("", "car 4\n")), "range", 13, 5),
    "car 0": (edited(SUPER, ("car 1", "car 0")), "range", 4, 5),
    "car without number": (edited(SUPER, ("car 1", "car")), "range", 4, 10),
    "car of the other game": (edited(SUPER, ("car 1", "mail")), "unknown-row", 4, 1),
    "nine cars": (edited(SUPER, ("", "car 5\ncar 6\ncar 7\ncar 8\ncar 9\n")), "car", 17, 5),
    "third floor": (edited(SUPER, ("mei>, <ghost\n", "mei>, <ghost | tuco>\n")), "unexpected", 5, 44),
    "bandit twice in a row": (edited(SUPER, ("mei>, <ghost", "mei>, <ghost, (mei>)")), "twice", 5, 43),
    "bandit twice on the train": (edited(SUPER, ("car 4      |", "car 4      | tuco>")), "twice", 7, 14),
    "bandit without a row": (edited(SUPER, ("mei>, <ghost", "mei>, <django, <ghost")), "absent", 5, 35),
    "unknown in a car": (edited(SUPER, ("mei>", "zorro>")), "expected", 5, 29),
    "facing nowhere": (edited(SUPER, ("mei>", "mei")), "facing", 5, 29),
    "facing both ways": (edited(SUPER, ("mei>", "<mei>")), "facing", 5, 29),
    "stunned and facing nowhere": (edited(SUPER, ("(doc>)", "(doc)")), "facing", 4, 21),
    "facing outside the brackets": (edited(SUPER, ("(doc>)", "(doc)>")), "facing", 4, 21),
    "bracket not closed": (edited(SUPER, ("(doc>)", "(doc>")), "expected", 4, 26),
    "bracket not opened": (edited(SUPER, ("(doc>)", "doc>)")), "expected", 4, 25),
    "no comma": (edited(SUPER, ("mei>, <ghost", "mei> <ghost")), "expected", 5, 34),
    "comma at the start": (edited(SUPER, ("mei>,", ", mei>,")), "expected", 5, 29),
    "loot in a car": (edited(SUPER, ("mei>, <ghost", "mei>, 345")), "expected", 5, 35),
    # bandits
    "unknown row": (edited(SUPER, ("", "zorro\n")), "unknown-row", 13, 1),
    "row twice": (edited(SUPER, ("", "tuco\n")), "twice", 13, 5),
    "row of two names": (edited(SUPER, ("\nmei\n", "\nmei doc\n")), "unexpected", 11, 5),
    "two bandits": ("super\nlocomotive | <belle, doc>\ncar 1\nbelle\ndoc\n", "players", 6, 1),
    "one bandit": ("super\nlocomotive | <belle\ncar 1\nbelle\n", "players", 5, 1),
    "no bandits": ("super\nlocomotive\ncar 1\n", "players", 4, 1),
    "nowhere": (edited(SUPER, ("<belle", "")), "place", 8, 6),
    "nowhere but with loot": (edited(SUPER, ("tuco>, (doc>)", "tuco>")), "place", 9, 7),
    "on the train and out": (edited(SUPER, ("\nmei\n", "\nmei | out 1\n")), "out", 11, 12),
    "on the train and riding": (edited(DUEL, ("doc      |", "doc | riding |")), "out", 9, 14),
    "out and riding": (edited(DUEL, ("out 1 ", "out 1 | riding")), "out", 10, 35),
    "out twice": (edited(DUEL, ("out 1 ", "out 1 | out 1 ")), "twice", 10, 20),
    "out 0": (edited(DUEL, ("out 1", "out 0")), "range", 10, 16),
    "out 8": (edited(DUEL, ("out 1", "out 8")), "range", 10, 16),
    "out at no moment": (edited(DUEL, ("out 1", "out")), "range", 10, 25),
    "moments that begin with 2": (edited(DUEL, ("out 1", "out 2")), "out", 2, 9),
    "moments with a gap": (
        edited(CHOOSING, ("doc>, <tuco", "doc>"), ("tuco  | holds 312", "tuco | out 3"), ("answers", "#")),
        "out",
        2,
        9,
    ),
    "riding without horse": (
        edited(
            DUEL,
            ("super reflex horse", "super reflex"),
            ("programme horse\n", "programme turn\n"),
            ("programme horse reflex", "programme turn reflex"),
        ),
        "riding",
        8,
        27,
    ),
    "riding in Schemin'": (edited(CHOOSING, ("out 1", "riding")), "riding", 2, 9),
    "riding at the uncoupling": (edited(DUEL, ("stealin | card 2 | done 1", "uncoupling")), "riding", 2, 9),
    "riding after the end": (edited(DUEL, ("stealin | card 2 | done 1", "over")), "riding", 2, 9),
    "unknown cell": (edited(SUPER, ("holds 345", "wounds 1")), "expected", 9, 9),
    "empty cell of a bandit": (edited(SUPER, ("holds 345", "holds 345 |")), "expected", 9, 20),
    # cards
    "programme in Schemin'": (edited(SUPER, ("\nmei\n", "\nmei | programme fire\n")), "cards", 2, 9),
    "played in Schemin'": (edited(SUPER, ("\nmei\n", "\nmei | played fire\n")), "cards", 2, 9),
    "cards to come at the uncoupling": (
        edited(SUPER, ("schemin", "uncoupling"), ("\nmei\n", "\nmei | programme fire\n")),
        "cards",
        2,
        9,
    ),
    "cards to come at the end": (
        edited(SUPER, ("schemin", "over"), ("\nmei\n", "\nmei | programme fire\n")),
        "round",
        2,
        9,
    ),
    "card twice in a programme": (edited(DUEL, ("fire reflex\n", "fire fire\n")), "cards", 9, 10),
    "card played and to come": (edited(DUEL, ("fire reflex\n", "turn reflex\n")), "cards", 9, 10),
    "four cards": (edited(DUEL, ("fire reflex\n", "fire reflex move\n")), "cards", 9, 10),
    "four cards in a programme": (edited(DUEL, ("fire reflex\n", "fire reflex move floor\n")), "unexpected", 9, 56),
    "card not held": (edited(DUEL, ("super reflex horse", "super horse")), "cards", 8, 10),
    "horse not held": (
        edited(SUPER, ("round 2 | schemin", "round 2 | stealin"), ("\nmei\n", "\nmei | programme fire horse\n")),
        "cards",
        11,
        5,
    ),
    "unknown card": (edited(DUEL, ("fire reflex\n", "fire nap\n")), "expected", 9, 44),
    "two programmes": (edited(DUEL, ("fire reflex\n", "fire | programme reflex\n")), "twice", 9, 46),
    "out with cards to come": (edited(DUEL, ("out 1 ", "out 1 | programme fire ")), "out", 10, 10),
    "too few played": (
        edited(DUEL, ("played turn    | programme fire reflex", "programme fire reflex")),
        "cards",
        2,
        9,
    ),
    "too many played": (
        edited(DUEL, ("played turn    | programme fire reflex", "played turn fire | programme reflex")),
        "cards",
        2,
        9,
    ),
    "too early": (edited(DUEL, ("card 2", "card 1")), "cards", 2, 9),
    "too late": (edited(DUEL, ("card 2", "card 3")), "cards", 2, 9),
    "more have had their go": (edited(DUEL, ("done 1", "done 2")), "cards", 2, 9),
    "another is first": (edited(DUEL, ("first belle", "first doc")), "cards", 2, 9),
    # loot
    "unknown loot": (edited(SUPER, ("holds 345", "holds 344")), "expected", 9, 15),
    "no loot": (edited(SUPER, ("holds 345", "holds")), "expected", 9, 14),
    "loot twice": (edited(SUPER, ("holds 345", "holds 345, 345")), "twice", 9, 20),
    "loot of two": (edited(SUPER, ("\nmei\n", "\nmei | holds 345\n")), "twice", 11, 13),
    "loot without comma": (edited(SUPER, ("holds 345", "holds 345 356")), "unexpected", 9, 19),
    "holds twice": (edited(SUPER, ("holds 345", "holds 345 | holds 356")), "twice", 9, 21),
    "more loot than cars leave": (edited(SUPER, ("holds 345", "holds 301, 312, 323, 345, 356")), "loot", 2, 9),
    "more loot than the uncoupled car leaves": (
        edited(SUPER, ("schemin", "loot"), ("holds 345", "holds 312, 323, 345, 356")),
        "loot",
        2,
        9,
    ),
    # the end
    "over with two aboard and cars left": (edited(SUPER, ("schemin", "over")), "round", 2, 9),
    "alone and not over": (
        edited(
            CHOOSING,
            ("doc>, <tuco", ""),
            ("\ndoc\n", "\ndoc | out 1\n"),
            ("tuco  | holds 312", "tuco | out 1"),
            ("asks | programme\n", ""),
            ("answers", "#"),
        ),
        "round",
        2,
        9,
    ),
    "nobody and not over": (
        edited(
            CHOOSING,
            ("doc>, <tuco", ""),
            ("<belle", ""),
            ("belle |", "belle | out 1 |"),
            ("\ndoc\n", "\ndoc | out 1\n"),
            ("tuco  | holds 312", "tuco | out 1"),
            ("asks | programme\n", ""),
            ("answers", "#"),
        ),
        "round",
        2,
        9,
    ),
    "the locomotive alone and not over": ("super\nlocomotive | <belle, doc>, tuco>\nbelle\ndoc\ntuco\n", "round", 6, 1),
    "the locomotive alone and to be uncoupled": (
        "super\nround 4 | uncoupling\nlocomotive | <belle, doc>, tuco>\nbelle\ndoc\ntuco\n",
        "round",
        2,
        9,
    ),
    # the question
    "asks nothing": (edited(SUPER, ("", "asks |\n")), "asks", 13, 7),
    "asks alone": (edited(SUPER, ("", "asks\n")), "asks", 13, 1),
    "asks something": (edited(SUPER, ("", "asks | belle go\n")), "asks", 13, 8),
    "asks twice": (edited(SUPER, ("", "asks | programme\nasks | programme\n")), "twice", 14, 6),
    "asks two things": (edited(SUPER, ("", "asks | programme | loot\n")), "unexpected", 13, 20),
    "asks more": (edited(SUPER, ("", "asks | programme now\n")), "unexpected", 13, 18),
    "asks for loot in Schemin'": (edited(SUPER, ("", "asks | loot\n")), "asks", 13, 8),
    "asks for programmes at the end of the round": (
        edited(SUPER, ("schemin", "loot"), ("", "asks | programme\n")),
        "asks",
        13,
        8,
    ),
    "asks in Stealin'": (edited(DUEL, ("", "asks | programme\n")), "asks", 11, 8),
    "asks after the end": (
        edited(
            CHOOSING,
            ("schemin", "over"),
            ("car 1      |        | doc>, <tuco\n", ""),
            ("<belle", "<belle, doc>, <tuco"),
            ("answers", "#"),
        ),
        "asks",
        8,
        8,
    ),
    "asks at the uncoupling": (edited(SUPER, ("schemin", "uncoupling"), ("", "asks | loot\n")), "asks", 13, 8),
    "asks in spite of programmes": (
        edited(CHOOSING, ("round 3 | schemin | first belle\n", ""), ("\ndoc\n", "\ndoc | programme fire turn move\n")),
        "cards",
        10,
        1,
    ),
    "answers and no question": (edited(CHOOSING, ("asks | programme\n", "")), "answers", 9, 9),
    "answers to nature's question": (
        edited(SUPER, ("schemin", "loot"), ("", "asks | loot\nanswers | ? | ? | ? | ? | ?\n")),
        "answers",
        14,
        9,
    ),
    "answers of too few": (edited(CHOOSING, ("| ? | ? | -", "| ? | -")), "answers", 10, 9),
    "answers of too many": (edited(CHOOSING, ("| ? | ? | -", "| ? | ? | - | ?")), "answers", 10, 9),
    "answers of all": (
        edited(CHOOSING, ("| ? | ? | -", "| programme move fire turn | programme move fire turn | -")),
        "answers",
        10,
        9,
    ),
    "answer of one who is out": (
        edited(CHOOSING, ("| ? | ? | -", "| ? | ? | programme move fire turn")),
        "expected",
        10,
        46,
    ),
    "open answer of one who is out": (edited(CHOOSING, ("| ? | ? | -", "| ? | ? | ?")), "expected", 10, 46),
    "no answer of one who is in": (edited(CHOOSING, ("| ? | ? | -", "| - | ? | -")), "expected", 10, 38),
    "answer with a card twice": (edited(CHOOSING, ("move fire turn", "move fire fire")), "answers", 10, 11),
    "answer with a card not held": (edited(CHOOSING, ("move fire turn", "move fire reflex")), "answers", 10, 11),
    "answer of two cards": (edited(CHOOSING, ("move fire turn", "move fire")), "expected", 10, 31),
    "answer of four cards": (edited(CHOOSING, ("move fire turn", "move fire turn horse")), "unexpected", 10, 36),
    "answer that is taken back": (edited(CHOOSING, ("programme move fire turn", "take back")), "answers", 10, 11),
    "answer that is nature's": (edited(CHOOSING, ("programme move fire turn", "loot 345")), "answers", 10, 11),
    "answer that is no move": (edited(CHOOSING, ("programme move fire turn", "perhaps")), "expected", 10, 11),
    "empty answer": (edited(CHOOSING, ("programme move fire turn", "")), "expected", 10, 12),
    "answers twice": (edited(CHOOSING, ("", "answers | ? | ? | ? | -\n")), "twice", 11, 9),
    # during set-up
    "set-up of nobody": ("super\nset-up\n", "set-up", 2, 7),
    "set-up without bandits": ("super\nset-up | players 3\n", "set-up", 2, 8),
    "set-up without players": ("super\nset-up | bandits ?, ?, ?\n", "set-up", 2, 8),
    "set-up of two": ("super\nset-up | players 2 | bandits ?, ?\n", "range", 2, 18),
    "set-up of eight": ("super\nset-up | players 8 | bandits ?, ?\n", "range", 2, 18),
    "set-up of strangers": (edited(CASTING, ("mei", "zorro")), "expected", 2, 30),
    "set-up of twins": (edited(CASTING, ("mei, ?", "mei, mei")), "twice", 2, 38),
    "set-up of too few": (edited(CASTING, (", ? |", " |")), "set-up", 2, 8),
    "set-up with a late first": (edited(CASTING, ("first 3", "first 4")), "set-up", 2, 8),
    "set-up with a far too late first": (edited(CASTING, ("first 3", "first 7")), "range", 2, 54),
    "set-up with a first bandit": (edited(CASTING, ("first 3", "first mei")), "range", 2, 54),
    "set-up that is complete": (edited(CASTING, ("mei, ?, tuco, ?", "mei, doc, tuco, belle")), "set-up", 2, 8),
    "set-up with a train": (edited(CASTING, ("first 3", "train mail, saloon")), "expected", 2, 48),
    "set-up with a draft": (edited(CASTING, ("first 3", "draft")), "expected", 2, 48),
    "set-up twice": (edited(CASTING, ("", "set-up | players 3\n")), "twice", 3, 8),
    "set-up and players twice": (edited(CASTING, ("players 4", "players 4 | players 4")), "twice", 2, 22),
    "set-up and a round": (edited(CASTING, ("", "round 1\n")), "set-up", 3, 8),
    "set-up and a train": (edited(CASTING, ("", "locomotive\n")), "set-up", 3, 11),
    "set-up and a bandit": (edited(CASTING, ("", "mei\n")), "set-up", 3, 1),
    "set-up and answers": (edited(CASTING, ("", "answers | ? | ? | ? | ?\n")), "answers", 3, 9),
    "set-up and a question": (edited(CASTING, ("", "asks | bandits\n")), "set-up", 3, 6),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_invalid_position_is_refused_with_its_place(name: str) -> None:
    text, reason, line, column = WRONG[name]
    with pytest.raises(NotationError) as refused:
        GAME.parse_position(text)
    assert (refused.value.key, refused.value.line, refused.value.column) == (f"notation-{reason}", line, column)
    for language in LANGUAGES:
        sentence = Words(language).error(refused.value)
        assert str(line) in sentence
        assert "notation-" not in sentence


# --- random positions -------------------------------------------------------------------------------------------------


@given(composed(), st.integers(0, 1000))
def test_every_valid_position_can_be_played_to_the_end(text: str, seed: int) -> None:
    read_as(GAME, text, seed)
