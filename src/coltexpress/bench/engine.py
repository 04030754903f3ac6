"""Speed of the engine: uniformly random games with all rules and chance outcomes; every move is checked."""

import time
import tracemalloc
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import coltexpress
from coltexpress.engine.contract import Game, State
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.driver import sampled, settle
from coltexpress.engine.play.playout import play_on, play_random_games

BEST_OF: Final = 7
ROLLOUT: Final = 30  # random decisions of a search iteration


def by_label(rules: Game, samples: Sequence[JsonObject]) -> dict[str, JsonObject]:
    """Options by label: the number of players and the variants, "5 reflex horse"."""
    found: dict[str, JsonObject] = {}
    for sample in samples:
        options = rules.parse_options(sample)
        found[" ".join([str(options.players), *rules.spec.variants(options)])] = sample
    return found


TABLES: Final = {rules.slug: by_label(rules, rules.samples.speed) for rules in coltexpress.all_games()}
"""The measured options of each game."""


def per_second(run: Callable[[int], object], number: int, best_of: int) -> float:
    """The rate per CPU-second in the best of several runs; a run does `number` operations."""
    best = 0.0
    for _ in range(best_of):
        start = time.process_time()
        run(number)
        best = max(best, number / max(time.process_time() - start, 1e-9))
    return best


def reference_loop(number: int) -> int:
    """Additions in plain Python; their speed makes results of different machines comparable."""
    total = 0
    for each in range(number):
        total = (total + each) & 0xFFFF
    return total


def middle_of_round_two(new: Callable[[], State]) -> State:
    """A state in round 2 with a decision to make, as in a search."""
    dice = Dice(1)
    while True:  # a game may end earlier
        state = new()
        while state.to_act():
            settle(state, sampled(dice))
            if state.round >= 2 and state.to_act():
                state.quiet = True
                while len(state.to_act()) > 1:  # so that there are hidden choices to determinize
                    play_on(state, dice, 1)
                return state
            play_on(state, dice, 1)


def state_bytes(state: State) -> int:
    """The memory of a copy of a state, in bytes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(200)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(copies)


def measure(slug: str, data: Mapping[str, object], games: int, best_of: int) -> dict[str, float]:
    rules = coltexpress.game(slug)
    options = rules.parse_options(data)

    def new() -> State:
        return rules.new(options)

    def with_events(number: int) -> None:
        play_random_games(new, Dice(1), False, number)

    def quiet(number: int) -> None:
        play_random_games(new, Dice(1), True, number)

    state = middle_of_round_two(new)
    seat = state.to_act()[0]
    dice = Dice(2)

    def copies(number: int) -> None:
        for _ in range(number):
            state.copy()

    def determinized(number: int) -> None:
        for _ in range(number):
            state.determinize(seat, dice)

    def iterations(number: int) -> None:
        for _ in range(number):
            play_on(state.determinize(seat, dice), dice, ROLLOUT)

    decisions = play_random_games(new, Dice(1), True, games) / games
    games_per_s = per_second(with_events, games, best_of)
    return {
        "games_per_s": round(games_per_s),
        "games_per_s_quiet": round(per_second(quiet, games, best_of)),
        "decisions_per_s": round(games_per_s * decisions),
        "decisions_per_game": round(decisions, 1),
        "copies_per_s": round(per_second(copies, games * 40, best_of)),
        "determinized_per_s": round(per_second(determinized, games * 15, best_of)),
        "iterations_per_s": round(per_second(iterations, games * 3, best_of)),
        "state_bytes": state_bytes(state),
    }


def size(slugs: Sequence[str]) -> int:
    """The number of measured tables."""
    return sum(len(TABLES[slug]) for slug in slugs)


def run(
    progress: Callable[[], None],
    slugs: Sequence[str] = tuple(TABLES),
    best_of: int = BEST_OF,
    games: int | None = None,
) -> JsonObject:
    """Run the benchmark for these games; `progress` is called after each table."""
    number = games or (2_000 if coltexpress.compiled else 60)
    return report(
        progress, slugs, TABLES, lambda slug, label: measure(slug, TABLES[slug][label], number, best_of), best_of
    )


def report(
    progress: Callable[[], None],
    slugs: Sequence[str],
    labels: Mapping[str, Iterable[str]],
    measured: Callable[[str, str], dict[str, float]],
    best_of: int,
) -> JsonObject:
    """Collect the measurements of each game's tables, with the speed of the reference loop."""
    result: JsonObject = {
        "compiled": coltexpress.compiled,
        "reference_loop_per_s": round(per_second(reference_loop, 500_000, best_of)),
    }
    for slug in slugs:
        result[slug] = {}
        for label in labels[slug]:
            result[slug][label] = measured(slug, label)
            progress()
    return result
