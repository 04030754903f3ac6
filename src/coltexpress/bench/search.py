"""Speed of the bots' search: iterations per CPU-second on one core, in the middle of round 2."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import coltexpress
from coltexpress.bench.engine import BEST_OF, TABLES, by_label, middle_of_round_two, per_second, report
from coltexpress.bots.bot import Clock, Observation
from coltexpress.bots.builtin import STRATEGIES
from coltexpress.bots.strategy import Effort
from coltexpress.engine.contract import State
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.playout import play_on

SEARCHED: Final = {rules.slug: tuple(by_label(rules, rules.samples.search)) for rules in coltexpress.all_games()}
"""The measured tables, a subset of bench.engine.TABLES."""


def visits_per_second(state: State, seat: int, effort: Effort, best_of: int) -> float:
    """Visits per CPU-second in a bot's search, which may stop before all iterations are made."""
    best = 0.0
    for _ in range(best_of):
        observation = Observation(state, seat, Clock(), Random(1))
        start = time.process_time()
        tried = sum(estimate.visits for estimate in STRATEGIES[state.slug].search(observation, effort))
        best = max(best, tried / max(time.process_time() - start, 1e-9))
    return best


def measure(slug: str, label: str, number: int, best_of: int) -> dict[str, float]:
    rules = coltexpress.game(slug)
    options = rules.parse_options(TABLES[slug][label])
    state = middle_of_round_two(lambda: rules.new(options))
    while len(state.legal_moves(state.to_act()[0])) < 3:  # skip decisions with few moves, e.g. discarding bullets
        play_on(state, Dice(1), 1)
    seat = state.to_act()[0]
    observation = Observation(state, seat, Clock(), Random(1))
    found = {
        "searching_per_s": visits_per_second(state, seat, Effort(number), best_of),
        "thorough_per_s": visits_per_second(state, seat, Effort(number, thorough=True), best_of),
    }
    for name, run in STRATEGIES[slug].rollouts(observation).items():
        found[f"{name}_per_s"] = per_second(run, number, best_of)
    return {name: round(rate) for name, rate in found.items()}


def size(slugs: Sequence[str]) -> int:
    """The number of measured tables."""
    return sum(len(SEARCHED[slug]) for slug in slugs)


def run(
    progress: Callable[[], None],
    slugs: Sequence[str] = tuple(SEARCHED),
    best_of: int = BEST_OF,
    iterations: int | None = None,
) -> JsonObject:
    """Run the benchmark for these games; `progress` is called after each table."""
    number = iterations or (2_000 if coltexpress.compiled else 40)
    return report(progress, slugs, SEARCHED, lambda slug, label: measure(slug, label, number, best_of), best_of)
