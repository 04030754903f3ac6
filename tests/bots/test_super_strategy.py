"""The strategy for Colt Super Express: legal moves, no hidden information, determinism, and sensible choices."""

from collections.abc import Callable

import pytest

from coltexpress import NATURE, Dice, superexpress
from coltexpress.bots import Observation
from coltexpress.bots.bot import Clock, observe
from coltexpress.bots.strategy import Effort, Estimate, Strategy
from coltexpress.bots.superexpress.outlook import TRAITS, chances
from coltexpress.bots.superexpress.strategy import SuperStrategy
from coltexpress.bots.superexpress.weights import WEIGHTS
from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.playout import play_on
from coltexpress.games.superexpress.state import SuperState
from coltexpress.i18n.words import LANGUAGES, Name, Words
from support.games import KINDS, new

MIND: Strategy = SuperStrategy()
LIGHT, HEAVY = Effort(1_200), Effort(2_400, thorough=True)

LAST_CAR = """
super
round 4 | schemin | first doc
locomotive |      |
car 1      |      | <mei
car 2      | doc> |
car 3      |      | <belle
belle
doc
mei
asks | programme
"""
AT_THE_FRONT = """
super
round 4 | schemin | first mei
locomotive |        | <belle
car 1      | <mei   |
car 2      | <doc   |
car 3      |        |
belle
doc
mei
asks | programme
"""
DUEL = """
super
round 4 | schemin | first belle
locomotive |  |
car 1      |  | belle>
car 2      |  | (tuco>)
belle
tuco
doc | out 1
asks | programme
"""


def position(text: str) -> SuperState:
    return superexpress.parse_position(text)


def seat_of(state: SuperState, bandit: str) -> int:
    return next(int(each.seat) for each in state.gang if BANDITS[each.who] == bandit)


def best(estimates: list[Estimate]) -> str:
    return str(estimates[0].move)


WAYS: dict[str, Callable[[Observation], Move]] = {
    "gentle": MIND.gentle,
    "careful": MIND.careful,
    "search": lambda observation: MIND.search(observation, LIGHT)[0].move,
    "thorough": lambda observation: MIND.search(observation, HEAVY)[0].move,
}
every_way = pytest.mark.parametrize("way", WAYS)
thinking_ways = pytest.mark.parametrize("way", ["careful", "search", "thorough"])


class Asked(Clock):
    """A clock that runs out after a fixed number of queries."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def left(self) -> float:
        self.times -= 1
        return max(0.0, float(self.times))


def in_the_middle(options: JsonObject, decisions: int, seed: int = 5) -> SuperState:
    """A state after some decisions, at a choice of programmes; at the first choice if the game ended earlier."""
    for length in (decisions, 0):
        state, dice = superexpress.new(options), Dice(seed)
        play_on(state, dice, length)
        while state.to_act() == (NATURE,):
            state.apply(NATURE, state.sample_chance(dice))
        if state.to_act():
            return state
    raise AssertionError(options)


@every_way
@pytest.mark.parametrize("options", KINDS["super"], ids=str)
def test_answers_are_legal_in_every_kind_of_game(way: str, options: JsonObject) -> None:
    for decisions in (0, options["players"] * 2 - 1):
        state = in_the_middle(options, decisions)
        for seat in state.to_act()[:2]:
            observation = observe(state, seat, seed=3)
            observation.clock = Asked(50)
            assert WAYS[way](observation) in observation.moves


@pytest.mark.parametrize("effort", [LIGHT, HEAVY], ids=["search", "thorough"])
def test_every_legal_move_is_estimated_once(effort: Effort) -> None:
    state = position(LAST_CAR)
    observation = observe(state, 0, seed=1)
    estimates = MIND.search(observation, effort)
    assert sorted(str(each.move) for each in estimates) == sorted(map(str, observation.moves))
    assert all(0 <= each.chance <= 1 and 0 <= each.score <= 8 and each.visits > 0 for each in estimates)
    assert estimates[0].visits == max(each.visits for each in estimates)


@pytest.mark.parametrize("thorough", [False, True], ids=["search", "thorough"])
def test_every_move_gets_the_minimum_number_of_visits(thorough: bool) -> None:
    estimates = MIND.search(observe(position(LAST_CAR), 0, seed=1), Effort(300, thorough, least=20))
    assert min(each.visits for each in estimates) >= 20


@every_way
def test_hidden_answers_of_others_do_not_change_the_move(way: str) -> None:
    answers = []
    for secret in ("programme fire move turn", "programme floor turn move"):
        state = position(LAST_CAR)
        state.apply(seat_of(state, "doc"), superexpress.parse_move(secret))
        answers.append(WAYS[way](observe(state, 0, seed=11)))
    assert answers[0] == answers[1]


def test_hidden_answers_of_others_do_not_change_the_estimates() -> None:
    estimates = []
    for secret in ("programme fire move turn", "programme floor turn move"):
        state = position(LAST_CAR)
        state.apply(seat_of(state, "mei"), superexpress.parse_move(secret))
        estimates.append(MIND.search(observe(state, 0, seed=11), HEAVY))
    assert estimates[0] == estimates[1]


@every_way
def test_the_same_observation_has_the_same_answer(way: str) -> None:
    state = new("super", {"players": 5, "bandits": ["mei", "doc", "tuco", "belle", "ghost"], "first": 3})
    first, second = (WAYS[way](observe(state, 2, seed=21)) for _ in range(2))
    assert first == second


@every_way
def test_a_decision_does_not_change_the_state(way: str) -> None:
    state = position(LAST_CAR)
    WAYS[way](observe(state, 0, seed=1))
    assert str(state) == str(position(LAST_CAR))


@every_way
def test_an_expired_clock_still_gets_an_answer(way: str) -> None:
    observation = observe(in_the_middle({"players": 7, "reflex": True, "horse": True}, 0), 0, seed=2, seconds=0.0)
    assert WAYS[way](observation) in observation.moves


def test_the_clock_can_end_a_search_before_its_iterations() -> None:
    observation = observe(position(LAST_CAR), 0, seed=2)
    observation.clock = Asked(100)
    estimates = MIND.search(observation, Effort(200_000, thorough=True))
    assert sum(each.visits for each in estimates) < 100_000


# --- sensible choices -----------------------------------------------------------------------------


def survivals(state: SuperState, bandit: str, way: str, tries: int = 8) -> int:
    """In how many tries the bandit is still on the train after a round in which no other bandit fires."""
    seat = seat_of(state, bandit)
    alive = 0
    for seed in range(tries):
        move = WAYS[way](observe(state, seat, seed=seed))
        table = state.copy()
        for other in table.to_act():
            table.apply(other, move if other == seat else superexpress.parse_move("programme turn floor move"))
        alive += int(table.gang[seat].gone == 0)
    return alive


@thinking_ways
def test_leaves_the_car_that_will_be_uncoupled(way: str) -> None:
    assert survivals(position(LAST_CAR), "belle", way) == 8


@thinking_ways
def test_does_not_walk_off_the_train(way: str) -> None:
    assert survivals(position(AT_THE_FRONT), "belle", way) == 8


def test_the_gentle_strategy_usually_survives() -> None:
    assert survivals(position(LAST_CAR), "belle", "gentle", tries=30) > 15


@pytest.mark.parametrize("effort", [LIGHT, HEAVY], ids=["search", "thorough"])
def test_finds_the_shot_that_wins_at_once(effort: Effort) -> None:
    """Tuco is stunned in the last car; his first card wakes him, and Belle's second card shoots him off the train."""
    state = position(DUEL)
    estimates = MIND.search(observe(state, 0, seed=4), effort)
    wins = [str(each.move) for each in estimates if each.chance == 1]
    assert best(estimates) in wins
    table = state.copy()
    table.apply(0, estimates[0].move)
    table.apply(1, superexpress.parse_move("programme move fire floor"))
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_equally_visited_moves_are_sorted_by_chance() -> None:
    estimates = MIND.search(observe(position(LAST_CAR), 0, seed=9), HEAVY)
    leaders = [each for each in estimates if each.visits == estimates[0].visits]
    assert [each.chance for each in leaders] == sorted((each.chance for each in leaders), reverse=True)


# --- evaluation -----------------------------------------------------------------------------------


def test_every_trait_has_a_weight() -> None:
    assert [len(row) for row in WEIGHTS] == [TRAITS] * 3


@pytest.mark.parametrize("options", KINDS["super"], ids=str)
def test_chances_of_bandits_on_the_train_sum_to_one(options: JsonObject) -> None:
    state, dice = superexpress.new(options), Dice(8)
    while state.to_act():
        if state.to_act() != (NATURE,):
            found = chances(state)
            assert sum(found) == pytest.approx(1)
            assert all((chance > 0) == (bandit.gone == 0) for chance, bandit in zip(found, state.gang, strict=True))
        play_on(state, dice, 1) or state.apply(NATURE, state.sample_chance(dice))
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    assert chances(state) == [1 / len(winners) if seat in winners else 0 for seat in range(len(state.gang))]


# --- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "bandit", "programme", "key"),
    [
        (LAST_CAR, "belle", "floor move turn", "reason-super-escapes"),
        (LAST_CAR, "belle", "turn fire floor", "reason-super-left-behind"),
        (LAST_CAR, "belle", "turn move fire", "reason-super-falls-off"),
        (AT_THE_FRONT, "belle", "move floor fire", "reason-super-falls-off"),
        (DUEL, "belle", "turn floor move", "reason-super-hides"),
        (DUEL, "belle", "move fire floor", "reason-super-wins"),
    ],
)
def test_the_reason_names_the_most_likely_outcome(text: str, bandit: str, programme: str, key: str) -> None:
    state = position(text)
    move = superexpress.parse_move(f"programme {programme}")
    assert MIND.reason(observe(state, seat_of(state, bandit), seed=1), move).key == key


def test_every_reason_has_a_message() -> None:
    found = set()
    languages = [Words(language) for language in LANGUAGES]
    for options in KINDS["super"][::3]:
        state = in_the_middle(options, 3)
        observation = observe(state, state.to_act()[0], seed=6)
        for move in observation.moves[:: len(observation.moves) // 4]:
            reason = MIND.reason(observation, move)
            values = {name: Name(f"bandit-{value}") for name, value in reason.details.items()}
            assert all(words(reason.key, **values) for words in languages)
            found.add(reason.key)
    assert len(found) > 3
