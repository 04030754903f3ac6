"""Components (CMP): what is in the box."""

import pytest

from coltexpress.engine.errors import NotationError
from coltexpress.games.express.components import BANDITS, CARS, ROUND_CARD_NAMES
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.options import parse_options
from coltexpress.games.express.state import ExpressState
from support.tables import data_of, do, legal, run, where
from support.tables import express_position as position

PRINTED = {  # purses and jewels on the floor
    "baggage": (1, 0),
    "second class": (1, 1),
    "dining": (3, 0),
    "saloon": (3, 1),
    "mail": (4, 1),
    "first class": (0, 3),
}
TURNS = {"V": "visible", "T": "tunnel", "S": "speeding up", "W": "switching"}
FEW = {
    "angry marshal": ("VVTW", "angry marshal"),
    "swivel arm": ("VTVV", "swivel arm"),
    "braking": ("VVVV", "braking"),
    "take it all": ("VTSV", "take it all"),
    "rebellion": ("VVTVV", "rebellion"),
    "bridge": ("VSV", "none"),
    "tunnels": ("VTVTV", "none"),
}
MANY = {
    "angry marshal": ("VVW", "angry marshal"),
    "swivel arm": ("VTV", "swivel arm"),
    "braking": ("VTVV", "braking"),
    "take it all": ("VSW", "take it all"),
    "rebellion": ("VTVW", "rebellion"),
    "bridge": ("VS", "none"),
    "tunnels": ("VTVT", "none"),
}
STATIONS = {
    "pickpocketing": ("VVTV", "pickpocketing"),
    "revenge": ("VVTV", "revenge"),
    "hostage": ("VVTV", "hostage"),
}


def six_players() -> ExpressState:
    return EXPRESS.new(parse_options({"players": 6, "bandits": list(BANDITS), "train": list(CARS), "first": 0}))


def gang(players: int) -> str:
    """The rows of the bandits of this many players."""
    if players == 2:
        return "tuco\ncheyenne | with tuco\ndjango\ndoc | with django"
    return "\n".join(BANDITS[:players])


def turned(players: int, card: str) -> dict[str, object]:
    """The public view of this round card when it is turned over."""
    number = 5 if card in STATIONS else 1
    variant = "expert" if players == 2 else "standard"
    rows = f"express {variant}\nround {number} | turn over\nlocomotive | | marshal\nmail\nsaloon\n{gang(players)}\n"
    state = position(rows)
    run(state)
    (data,) = data_of(do(state, f"turn over {card}"), "round-card-turned")
    return data


def holding(loot: str) -> ExpressState:
    """The end of a game: Belle has this loot, Doc has fired the most bullets, Tuco has nothing."""
    state = position(f"""
        express standard
        round 5 | pickpocketing | next round
        locomotive | | marshal
        mail
        saloon
        belle | holds {loot}
        doc   | bullets 5
        tuco
        """)
    run(state)
    return state


# --- CMP-1, CMP-2 ---------------------------------------------------------------------------------


@pytest.mark.rule("CMP-1")
def test_there_are_six_bandits_with_six_bullets_and_ten_cards_each() -> None:
    seen = six_players().view(None)
    assert list(seen["bandits"]) == ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
    assert [bandit["bullets"] for bandit in seen["bandits"].values()] == [6] * 6
    assert [seat["deck_size"] + seat["hand_size"] for seat in seen["seats"]] == [10] * 6


@pytest.mark.rule("CMP-1")
def test_a_gun_holds_no_seventh_bullet() -> None:
    rows = "express standard\nlocomotive\nmail\nbelle | bullets {}\ndoc\ntuco"
    assert position(rows.format(6)).view(None)["bandits"]["belle"]["bullets"] == 6
    with pytest.raises(NotationError):
        position(rows.format(7))


@pytest.mark.rule("CMP-2")
def test_each_bandit_has_the_same_ten_action_cards() -> None:
    state = six_players()
    for seat in range(6):
        cards = state.view(seat)["seats"][seat]["deck"]
        assert cards == {"move": 2, "floor change": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}


# --- CMP-3 ----------------------------------------------------------------------------------------


@pytest.mark.rule("CMP-3")
@pytest.mark.parametrize(("value", "number"), [(250, 8), (300, 2), (350, 2), (400, 2), (450, 2), (500, 2)])
def test_the_number_of_purses_of_each_value(value: int, number: int) -> None:
    assert holding(f"{number} purses {value}").view(None)["bandits"]["belle"]["purses"] == [value] * number
    with pytest.raises(NotationError):
        holding(f"{number + 1} purses {value}")


@pytest.mark.rule("CMP-3")
def test_the_last_of_eighteen_purses_has_the_remaining_value() -> None:
    state = position("""
        express standard
        round 2 | bridge | stealin
        locomotive |  | marshal
        mail       |
        saloon     |  | belle, purse
        belle | holds 8 purses 250, 2 purses 300
        doc   | holds 2 purses 350, 2 purses 400
        tuco  | holds purse 450, 2 purses 500
        pile  | belle robbery
        """)
    run(state)
    assert legal(state) == ["purse 450"]
    do(state, "purse 450")
    assert len(state.view(0)["bandits"]["belle"]["purses"]) == 8 + 2 + 1


@pytest.mark.rule("CMP-3")
def test_no_nineteenth_purse_fits_on_the_train() -> None:
    rows = (
        "express standard\nlocomotive\nmail | | {} purses\nsaloon\nbelle | holds 8 purses 250, 2 purses 300\ndoc\ntuco"
    )
    assert position(rows.format(8)).view(None)["train"][1]["inside"]["purses"] == [0] * 8
    with pytest.raises(NotationError):
        position(rows.format(9))


@pytest.mark.rule("CMP-3")
@pytest.mark.parametrize(("kind", "number"), [("jewels", 6), ("strongboxes", 2)])
def test_there_are_six_jewels_and_two_strongboxes(kind: str, number: int) -> None:
    assert dict(holding(f"{number} {kind}").view(None)["bandits"]["belle"])[kind] == number
    with pytest.raises(NotationError):
        holding(f"{number + 1} {kind}")


@pytest.mark.rule("CMP-3")
@pytest.mark.parametrize(
    ("loot", "worth"),
    [("nothing", 0), ("jewel", 500), ("3 jewels", 1500), ("strongbox", 1000), ("2 strongboxes", 2000)]
    + [(f"purse {value}", value) for value in (250, 300, 350, 400, 450, 500)],
)
def test_the_value_of_each_token(loot: str, worth: int) -> None:
    outcome = holding(loot).outcome()
    assert outcome is not None
    assert outcome.scores[0] == worth


# --- CMP-4, CMP-5, CMP-6 --------------------------------------------------------------------------


@pytest.mark.rule("CMP-4")
@pytest.mark.parametrize("car", PRINTED)
def test_each_car_starts_with_its_printed_loot(car: str) -> None:
    others = [name for name in PRINTED if name != car][:2]
    state = EXPRESS.new(parse_options({"players": 3, "bandits": ["belle", "doc", "tuco"], "train": [car, *others]}))
    do(state, "first doc")
    seen = state.view(None)["train"][1]
    purses, jewels = PRINTED[car]
    assert seen["car"] == car
    assert seen["inside"]["purses"] == [0] * purses
    assert seen["inside"]["jewels"] == jewels
    assert seen["inside"]["strongboxes"] == 0
    assert seen["roof"] == {"bandits": [], "purses": [], "jewels": 0, "strongboxes": 0}


@pytest.mark.rule("CMP-4", "CMP-3")
def test_cars_and_starting_purses_use_all_purses_and_jewels() -> None:
    seen = six_players().view(None)
    assert [car["car"] for car in seen["train"]] == ["locomotive", *PRINTED]
    assert sum(len(car["inside"]["purses"]) for car in seen["train"]) == 12
    assert sum(car["inside"]["jewels"] for car in seen["train"]) == 6
    assert sum(len(bandit["purses"]) for bandit in seen["bandits"].values()) == 6


@pytest.mark.rule("CMP-5")
def test_the_locomotive_is_a_car() -> None:
    state = position("""
        express standard
        round 2 | bridge | stealin
        locomotive |       | jewel
        mail       | belle | tuco, doc
        saloon     |       | marshal
        belle
        doc
        tuco
        pile | belle move | belle floor change | belle robbery | tuco move | belle floor change
        """)
    run(state)
    assert legal(state) == ["move to 0", "move to 2"]
    do(state, "move to 0")
    assert where(state, "belle") == "0 inside"
    assert state.view(None)["bandits"]["belle"]["jewels"] == 1
    assert legal(state) == ["move to 0", "move to 2"]
    do(state, "move to 0")
    assert where(state, "tuco") == "0 inside"
    assert where(state, "belle") == "0 roof"


@pytest.mark.rule("CMP-6")
def test_thirteen_neutral_bullets_and_one_marshal() -> None:
    seen = six_players().view(None)
    assert seen["neutral_bullets"] == 13
    assert seen["marshal"] == 0
    rows = "express standard\nlocomotive\nmail\nbelle\ndoc\ntuco\nbox | neutral {}"
    assert position(rows.format(13)).view(None)["neutral_bullets"] == 13
    with pytest.raises(NotationError):
        position(rows.format(14))


@pytest.mark.rule("CMP-6")
def test_neutral_bullets_are_taken_from_the_thirteen() -> None:
    state = position(f"express standard\nround 2 | rebellion | event\nlocomotive | | marshal\nmail\nsaloon\n{gang(6)}")
    assert len(data_of(run(state), "wounded")) == 6
    assert state.view(None)["neutral_bullets"] == 7


# --- CMP-7 ----------------------------------------------------------------------------------------


@pytest.mark.rule("CMP-7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", FEW)
def test_round_cards_for_two_to_four_players(players: int, card: str) -> None:
    turns, event = FEW[card]
    assert turned(players, card) == {"card": card, "turns": [TURNS[turn] for turn in turns], "event": event}


@pytest.mark.rule("CMP-7")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("card", MANY)
def test_round_cards_for_five_and_six_players(players: int, card: str) -> None:
    turns, event = MANY[card]
    assert turned(players, card) == {"card": card, "turns": [TURNS[turn] for turn in turns], "event": event}


@pytest.mark.rule("CMP-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("card", STATIONS)
def test_train_stations_are_the_same_for_any_number_of_players(players: int, card: str) -> None:
    turns, event = STATIONS[card]
    assert turned(players, card) == {"card": card, "turns": [TURNS[turn] for turn in turns], "event": event}


@pytest.mark.rule("CMP-7", "PWR-1")
def test_round_cards_start_visible_and_switch_only_last() -> None:
    """So Ghost's power, which applies to the first turn, never meets a Tunnel."""
    assert set(ROUND_CARD_NAMES) == {*FEW, *STATIONS}
    assert len(FEW) + len(MANY) + len(STATIONS) == 17
    for players, cards in ((3, [*FEW, *STATIONS]), (6, [*MANY, *STATIONS])):
        for card in cards:
            turns = turned(players, card)["turns"]
            assert isinstance(turns, list)
            assert turns[0] == "visible"
            assert "switching" not in turns[:-1]
