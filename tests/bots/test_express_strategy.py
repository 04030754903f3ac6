"""What the bots of Colt Express find in positions where the right move is plain."""

from typing import Any

import pytest

from coltexpress import Dice, express
from coltexpress.bots import observe
from coltexpress.bots.express.judge import Verdict
from coltexpress.bots.express.rollout import Rollout
from coltexpress.bots.express.strategy import ExpressStrategy
from coltexpress.bots.strategy import Effort
from coltexpress.engine.contract import NATURE
from coltexpress.engine.play.playout import play_on
from support.games import KINDS, new

MIND = ExpressStrategy()
EFFORT = Effort(300)

TRAIN = """
express standard
round {round} | {card} | turn {turn} | schemin | first belle
locomotive |                    | marshal, strongbox
mail       | {roof}             | {inside}
saloon     |                    | {saloon}
dining     |                    | {dining}
belle | {belle}
tuco  | {tuco}
doc   | {doc}
{pile}
asks | belle go
"""


def table(**what: Any) -> Any:
    """A go of Belle's; whoever is not placed stands inside the last car."""
    words = {
        "round": 2, "card": "bridge", "turn": 3, "roof": "", "inside": "belle", "saloon": "", "dining": "tuco, doc",
        "belle": "hand robbery, fire, move", "tuco": "hand move", "doc": "hand move", "pile": "",
    }  # fmt: skip
    return express.parse_position(TRAIN.format(**{**words, **what}))


def careful(state: Any, seat: int = 0) -> str:
    return str(MIND.careful(observe(state, seat, 1)))


def searched(state: Any, seat: int = 0, effort: Effort = EFFORT) -> str:
    return str(MIND.search(observe(state, seat, 1), effort)[0].move)


@pytest.mark.parametrize("way", [careful, searched])
def test_robs_what_lies_at_its_feet(way: Any) -> None:
    assert way(table(inside="belle, jewel")) == "play robbery"


@pytest.mark.parametrize("way", [careful, searched])
def test_does_not_rob_where_there_will_be_nothing_left(way: Any) -> None:
    """Tuco's card comes first and takes the only jewel."""
    state = table(inside="belle, tuco, jewel", dining="doc", pile="pile | tuco robbery")
    assert way(state) != "play robbery"


@pytest.mark.parametrize("way", [careful, searched])
def test_knows_where_its_own_cards_will_have_taken_it(way: Any) -> None:
    """The Move on the pile leads to the jewel in the saloon, the one way that is worth anything."""
    state = table(saloon="jewel", pile="pile | belle move", belle="hand robbery, marshal")
    assert way(state) == "play robbery"


def test_does_not_shoot_where_nobody_will_be_in_sight() -> None:
    state = table(saloon="tuco", dining="doc", pile="pile | tuco floor change", belle="hand fire, move")
    assert careful(state) != "play fire"


@pytest.mark.parametrize("way", [careful, searched])
def test_shoots_who_is_in_sight_rather_than_do_nothing(way: Any) -> None:
    state = table(saloon="tuco", dining="doc", belle="hand fire, marshal, punch")
    assert way(state) == "play fire"


@pytest.mark.parametrize("way", [careful, searched])
def test_draws_when_there_is_nothing_to_play(way: Any) -> None:
    state = table(turn=2, belle="hand bullet, marshal")
    assert way(state) == "draw"


def test_does_not_draw_in_the_last_turn_of_a_game() -> None:
    state = table(round=5, card="hostage", turn=4, belle="hand punch, marshal, move", saloon="tuco", dining="doc")
    assert careful(state) != "draw"


STEALIN = """
express standard
round 3 | bridge | stealin | first belle
locomotive |             | marshal, strongbox
mail       |             | purse 500 known to belle, 2 purses, {mail}
saloon     | {roof}      | {saloon}
dining     |             |
belle | holds open purse 250
tuco  | holds jewel, strongbox
doc
pile | {pile}
"""


def stealin(pile: str, roof: str = "", saloon: str = "", mail: str = "belle, tuco") -> Any:
    return express.parse_position(STEALIN.format(pile=pile, roof=roof, saloon=saloon, mail=mail))


@pytest.mark.parametrize("way", [careful, searched])
def test_takes_the_best_purse(way: Any) -> None:
    assert way(stealin("belle robbery")) == "take purse 500"


@pytest.mark.parametrize("way", [careful, searched])
def test_makes_the_victim_drop_what_is_worth_most(way: Any) -> None:
    assert way(stealin("belle punch")) == "drop strongbox"


@pytest.mark.parametrize("way", [careful, searched])
def test_goes_where_the_next_card_finds_something(way: Any) -> None:
    state = express.parse_position(
        """
        express standard
        round 3 | bridge | stealin | first belle
        locomotive |       | marshal, strongbox
        mail       | jewel | tuco, 3 purses
        saloon     |       | doc
        dining     | belle | 2 purses
        belle
        tuco
        doc
        pile | belle move | belle robbery
        """
    )
    assert way(state) == "move to 1"


def test_a_search_tries_every_move_at_least_so_often() -> None:
    state = table()
    found = MIND.search(observe(state, 0, 1), Effort(200, least=12))
    assert {str(estimate.move) for estimate in found} == {str(move) for move in state.legal_moves(0)}
    assert all(estimate.visits >= 12 for estimate in found)
    assert all(0.0 <= estimate.chance <= 1.0 for estimate in found)


@pytest.mark.parametrize("options", KINDS["express"])
def test_playing_on_ends_a_game_and_loses_nothing(options: dict[str, Any]) -> None:
    """Cards, bullets and loot are where they belong when a round is over, although cards were carried out early."""
    dice = Dice(5)
    state = new("express", options)
    state.quiet = True
    while state.round < 1:
        play_on(state, dice, 1)
    rollout = Rollout(state, dice, 90)
    while state.question is not None:
        rollout.play(1, 1_000)
        if state.question is not None:
            assert express.parse_position(str(state)).notation() == str(state), "what is not conserved does not parse"
            assert state.resolved == 0
            assert not state.pile
            assert sum(Verdict(state).chances) == pytest.approx(1.0)
    outcome = state.outcome()
    verdict = Verdict(state)
    assert tuple(verdict.money) == outcome.scores
    share = 1 / len(outcome.winners)
    assert verdict.chances == [share if seat in outcome.winners else 0.0 for seat in range(state.options.seats)]


def test_a_verdict_favours_the_rich() -> None:
    state = express.parse_position(
        """
        express standard
        round 4 | deal | first belle
        locomotive | | marshal
        mail       | |
        saloon     | |
        dining     | |
        belle | holds jewel, purse 500
        tuco  | holds purse 250
        doc   | holds purse 250 | wounds 4
        """
    )
    assert state.to_act() == (NATURE,)
    chances = Verdict(state).chances
    assert chances[0] > chances[1] > chances[2]


@pytest.mark.parametrize("way", [careful, searched])
def test_knows_that_others_cards_on_the_pile_belong_together(way: Any) -> None:
    """Belle will move to where her next card takes the only jewel: nothing is left for Tuco."""
    state = express.parse_position(
        """
        express standard
        round 2 | bridge | turn 3 | schemin | first belle | done 1
        locomotive |  | marshal, strongbox
        mail       |  | doc
        saloon     |  | tuco, jewel
        dining     |  | belle
        belle | hand marshal
        tuco  | hand robbery, floor change, move
        doc   | hand marshal
        pile | belle move | belle robbery
        asks | tuco go
        """
    )
    assert way(state, 1) != "play robbery"


@pytest.mark.parametrize("way", [careful, searched])
def test_lets_a_team_mate_lose_as_little_as_possible(way: Any) -> None:
    state = express.parse_position(
        """
        express expert
        round 3 | bridge | stealin
        locomotive   |  | marshal
        mail         |  | tuco, cheyenne
        second class |  |
        dining       |  | django, doc
        baggage      |  |
        tuco     | marshal card
        cheyenne | with tuco | holds strongbox, purse 300
        django
        doc      | with django | marshal card
        pile | tuco punch
        """
    )
    assert way(state) == "drop purse"
