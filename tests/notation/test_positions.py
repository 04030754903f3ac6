"""Hand-written positions of Colt Express: optional parts, and rare positions."""

import pytest

from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.state import ExpressState
from notation.damage import real_positions
from notation.tables import SET_UP, SOLO, STEALIN, TEAMS, check_notation, check_table, edited
from support.games import random_game
from support.tables import position

FEWEST_WORDS = """
    express standard
    locomotive
    mail
    saloon
    dining
    belle
    doc
    tuco
"""
FULL_DECK = {"move": 2, "floor change": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}


# --- optional parts ---------------------------------------------------------------------------------------------------


def test_omitted_parts_get_their_defaults() -> None:
    state = position(FEWEST_WORDS)
    view = state.view(0)
    assert (view["players"], view["expert"], view["phase"]) == (3, False, "schemin")
    assert (view["marshal"], view["neutral_bullets"], view["second_strongbox"]) == (0, 13, True)
    assert (view["first"], view["round"]["number"], view["round"]["card"], view["round"]["turn"]) == (0, 1, "bridge", 0)
    assert view["pile"] == []
    for car in view["train"]:
        for level in ("roof", "inside"):
            assert (car[level]["purses"], car[level]["jewels"], car[level]["strongboxes"]) == ([], 0, 0)
    for bandit in view["bandits"].values():
        assert (bandit["car"], bandit["roof"], bandit["bullets"], bandit["wounds"]) == (3, False, 6, 0)
        assert (bandit["purses"], bandit["jewels"], bandit["strongboxes"], bandit["money"]) == ([], 0, 0, 0)
    for seat in range(3):
        cards = state.view(seat)["seats"][seat]
        assert (cards["hand"], cards["deck"]) == ({}, FULL_DECK)


def test_a_team_has_a_default_deck() -> None:
    state = EXPRESS.parse_position(TEAMS, advance=False)
    cards = state.view(0)["seats"][0]
    names = [f"{who} {action}" for who in ("belle", "doc") for action in FULL_DECK if action != "marshal"]
    assert cards["deck"] == dict.fromkeys([*names, "marshal"], 1)
    assert cards["marshal_card"] == "belle"
    assert state.view(None)["set_up"]["bandits"] == [["belle", "doc"], ["tuco", "ghost"]]


def test_wounds_follow_from_the_bullets_in_the_cards() -> None:
    state = position(FEWEST_WORDS + "round 1 | bridge | stealin\ncards doc | hand 2 bullets, fire | top 1\n")
    assert state.view(None)["bandits"]["doc"]["wounds"] == 3
    assert state.view(1)["seats"][1]["deck_size"] == 10


def test_with_both_strongboxes_aboard_none_is_beside_the_train() -> None:
    assert not position(FEWEST_WORDS.replace("mail", "mail | | 2 strongboxes")).view(None)["second_strongbox"]


def test_a_pile_without_a_question_is_stealin() -> None:
    assert position(FEWEST_WORDS + "pile | tuco fire\n").view(None)["phase"] == "stealin"


def test_comments_case_and_white_space_do_not_matter() -> None:
    plain = EXPRESS.parse_position(SOLO, advance=False).notation()
    shouted = SOLO.upper().replace("|", "\t|\t")
    commented = "# a position\n\n" + SOLO.replace("\n", "   # so it is | asks | nobody\n") + "\n\n#end"
    for text in (shouted, commented, SOLO.replace("\n", "\r\n"), SOLO.replace("| ", "|").replace(" |", "|")):
        assert EXPRESS.parse_position(text, advance=False).notation() == plain


def test_cards_may_be_written_in_the_rows_of_bandits() -> None:
    inline = edited(SOLO, ("cards tuco  | hand fire, marshal\n", ""), ("nothing", "nothing | hand fire, marshal"))
    assert (
        EXPRESS.parse_position(inline, advance=False).notation()
        == EXPRESS.parse_position(SOLO, advance=False).notation()
    )


def test_settling_advances_to_the_first_choice() -> None:
    assert not position(FEWEST_WORDS).to_act()
    assert EXPRESS.parse_position(SOLO).to_act() == (0,)
    assert EXPRESS.parse_position(edited(SOLO, ("bridge | schemin", "deal"))).to_act() == (-1,)


@pytest.mark.parametrize("table", [SOLO, TEAMS, SET_UP], ids=["solo", "teams", "set-up"])
def test_a_hand_written_position_works_like_any_other(table: str) -> None:
    check_table(EXPRESS.parse_position(table), Dice(1))


def test_positions_of_real_games_are_read_back() -> None:
    for text in real_positions("express"):
        assert EXPRESS.parse_position(text, advance=False).notation() == text


# --- rare but possible positions --------------------------------------------------------------------------------------


def rare(text: str) -> ExpressState:
    return EXPRESS.parse_position(text, advance=False)


def test_a_copy_has_as_many_cars_as_the_original() -> None:
    """Hand-written trains may be shorter or longer than the rules allow."""
    short = rare(edited(SOLO, STEALIN, ("dining     |       |\n", ""), ("", "asks | belle move\n")))
    assert short.copy().length == short.length == 3
    twin = short.determinize(1, Dice(1))
    twin.apply(0, twin.legal_moves(0)[-1])
    assert twin.copy().notation() == twin.notation()


def test_all_purses_in_one_place_are_counted() -> None:
    """Viewers who do not know the fallen purses see 17 unknown ones, also in determinized states."""
    crowd = edited(
        SOLO,
        ("2 purses", "12 purses, 5 purses 250 known to doc"),
        ("open purse 250", "nothing"),
        (", purse 300, purse 250", ""),
    )
    state = EXPRESS.parse_position(crowd)
    resampled = state.determinize(2, Dice(1))
    assert resampled.view(2) == state.view(2)
    check_notation(resampled)


def test_a_position_after_pickpocketing_in_teams_can_be_printed() -> None:
    """Four bandits of two players are asked, so more goes have been made than there are seats."""
    for seed in range(5):
        state = EXPRESS.parse_position(edited(TEAMS, ("2 | bridge | schemin", "5 | pickpocketing | event")))
        for _ in random_game(state, Dice(seed)):
            check_notation(state)
        assert state.outcome() is not None
        check_notation(state)


def test_a_position_with_the_most_wounds_can_be_printed() -> None:
    """30 bullets of the others and 13 neutral ones are 43 wounds, which the rules allow."""
    check_notation(rare(edited(SOLO, ("wounds 1", "wounds 43"))))
