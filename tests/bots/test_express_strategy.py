"""The strategy for Colt Express in positions with an obvious best move."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from coltexpress import Dice, express
from coltexpress.bots import observe
from coltexpress.bots.express.judge import Judgement
from coltexpress.bots.express.rollout import Rollout
from coltexpress.bots.express.strategy import ExpressStrategy
from coltexpress.bots.strategy import Effort
from coltexpress.engine.contract import NATURE
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.playout import play_on
from coltexpress.games.express.state import ExpressState
from support.games import KINDS

MIND = ExpressStrategy()
EFFORT = Effort(300)
Way: TypeAlias = Callable[..., str]

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


def table(**what: object) -> ExpressState:
    """A go of Belle's; bandits without a place are inside the last car."""
    words = {
        "round": 2, "card": "bridge", "turn": 3, "roof": "", "inside": "belle", "saloon": "", "dining": "tuco, doc",
        "belle": "hand robbery, fire, move", "tuco": "hand move", "doc": "hand move", "pile": "",
    }  # fmt: skip
    return express.parse_position(TRAIN.format(**{**words, **what}))


def careful(state: ExpressState, seat: int = 0) -> str:
    return str(MIND.careful(observe(state, seat, 1)))


def searched(state: ExpressState, seat: int = 0, effort: Effort = EFFORT) -> str:
    return str(MIND.search(observe(state, seat, 1), effort)[0].move)


@pytest.mark.parametrize("way", [careful, searched])
def test_robs_loot_in_its_own_place(way: Way) -> None:
    assert way(table(inside="belle, jewel")) == "play robbery"


@pytest.mark.parametrize("way", [careful, searched])
def test_does_not_rob_where_no_loot_will_be_left(way: Way) -> None:
    """Tuco's card comes first and takes the only jewel."""
    state = table(inside="belle, tuco, jewel", dining="doc", pile="pile | tuco robbery")
    assert way(state) != "play robbery"


@pytest.mark.parametrize("way", [careful, searched])
def test_predicts_its_own_place_after_the_pile(way: Way) -> None:
    """The Move in the pile leads to the jewel in the saloon."""
    state = table(saloon="jewel", pile="pile | belle move", belle="hand robbery, marshal")
    assert way(state) == "play robbery"


def test_does_not_fire_if_no_target_will_be_in_sight() -> None:
    state = table(saloon="tuco", dining="doc", pile="pile | tuco floor change", belle="hand fire, move")
    assert careful(state) != "play fire"


@pytest.mark.parametrize("way", [careful, searched])
def test_fires_at_a_target_rather_than_play_a_useless_card(way: Way) -> None:
    state = table(saloon="tuco", dining="doc", belle="hand fire, marshal, punch")
    assert way(state) == "play fire"


@pytest.mark.parametrize("way", [careful, searched])
def test_draws_when_no_card_is_useful(way: Way) -> None:
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


def stealin(pile: str, roof: str = "", saloon: str = "", mail: str = "belle, tuco") -> ExpressState:
    return express.parse_position(STEALIN.format(pile=pile, roof=roof, saloon=saloon, mail=mail))


@pytest.mark.parametrize("way", [careful, searched])
def test_takes_the_best_purse(way: Way) -> None:
    assert way(stealin("belle robbery")) == "take purse 500"


@pytest.mark.parametrize("way", [careful, searched])
def test_makes_the_victim_drop_the_most_valuable_token(way: Way) -> None:
    assert way(stealin("belle punch")) == "drop strongbox"


@pytest.mark.parametrize("way", [careful, searched])
def test_moves_to_loot_for_the_next_card(way: Way) -> None:
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


def test_every_move_gets_the_minimum_number_of_visits() -> None:
    state = table()
    found = MIND.search(observe(state, 0, 1), Effort(200, least=12))
    assert {str(estimate.move) for estimate in found} == {str(move) for move in state.legal_moves(0)}
    assert all(estimate.visits >= 12 for estimate in found)
    assert all(0.0 <= estimate.chance <= 1.0 for estimate in found)


@pytest.mark.parametrize("options", KINDS["express"])
def test_a_rollout_conserves_all_pieces(options: JsonObject) -> None:
    """Cards, bullets and loot are in the right places at the end of a round, although cards are resolved early."""
    dice = Dice(5)
    state = express.new(options)
    state.quiet = True
    while state.round < 1:
        play_on(state, dice, 1)
    rollout = Rollout(state, dice, 90)
    while state.question is not None:
        rollout.play(1, 1_000)
        if state.question is not None:
            assert express.parse_position(str(state)).notation() == str(state), (
                "a position with missing pieces does not parse"
            )
            assert state.resolved == 0
            assert not state.pile
            assert sum(Judgement(state).chances) == pytest.approx(1.0)
    outcome = state.outcome()
    assert outcome is not None
    verdict = Judgement(state)
    assert tuple(verdict.money) == outcome.scores
    share = 1 / len(outcome.winners)
    assert verdict.chances == [share if seat in outcome.winners else 0.0 for seat in range(state.options.seats)]


def test_a_verdict_favours_richer_seats() -> None:
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
    chances = Judgement(state).chances
    assert chances[0] > chances[1] > chances[2]


@pytest.mark.parametrize("way", [careful, searched])
def test_predicts_combinations_of_cards_of_others(way: Way) -> None:
    """Belle will move to the only jewel and take it with her next card, so nothing is left for Tuco."""
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
def test_lets_a_team_mate_lose_as_little_as_possible(way: Way) -> None:
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
