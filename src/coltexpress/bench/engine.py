"""How fast the engine is: uniformly random play, all rules and chance included, every move checked."""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

import coltexpress
from coltexpress.core.dice import Dice
from coltexpress.express.options import Options, parse_options
from coltexpress.express.playout import play_on, play_random_games
from coltexpress.express.state import ExpressState, new_state

BEST_OF: Final = 7
ROLLOUT: Final = 30  # random decisions of a search iteration
_TEAMS: Final = [["tuco", "cheyenne"], ["django", "doc"]]


def per_second(run: Callable[[int], object], number: int, best_of: int) -> float:
    """How many a CPU-second, in the best of several runs of so many."""
    best = 0.0
    for _ in range(best_of):
        start = time.process_time()
        run(number)
        best = max(best, number / max(time.process_time() - start, 1e-9))
    return best


def reference_loop(number: int) -> int:
    """What figures of different machines can be compared by: additions in plain Python."""
    total = 0
    for each in range(number):
        total = (total + each) & 0xFFFF
    return total


def middle_of_round_two(options: Options, seed: int) -> ExpressState:
    """A table in the middle of Schemin' of round 2: where a search would think."""
    state = new_state(options)
    dice = Dice(seed)
    while not (state.round == 2 and state.turn == 1 and state.to_act()[0] >= 0):
        play_on(state, dice, 1)
    state.quiet = True
    return state


def state_bytes(state: ExpressState) -> int:
    """What one more copy of a state costs in memory."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(200)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(copies)


def measure(options: Options, games: int, best_of: int) -> dict[str, float]:
    def told(number: int) -> None:
        play_random_games(options, Dice(1), False, number)

    def quiet(number: int) -> None:
        play_random_games(options, Dice(1), True, number)

    state = middle_of_round_two(options, 1)
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

    decisions = play_random_games(options, Dice(1), True, games) / games
    games_per_s = per_second(told, games, best_of)
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


def run(progress: Callable[[], None], best_of: int = BEST_OF, games: int | None = None) -> dict[str, Any]:
    """The whole measurement; `progress` is called after each of the nine tables."""
    number = games or (2_000 if coltexpress.compiled else 60)
    result: dict[str, Any] = {
        "compiled": coltexpress.compiled,
        "reference_loop_per_s": round(per_second(reference_loop, 500_000, best_of)),
        "players": {},
        "expert": {},
    }
    for players in range(2, 7):
        data: dict[str, object] = {"players": players, "teams": _TEAMS} if players == 2 else {"players": players}
        result["players"][str(players)] = measure(parse_options(data), number, best_of)
        progress()
        if players > 2:  # with two the expert variant always applies
            result["expert"][str(players)] = measure(parse_options({**data, "expert": True}), number, best_of)
            progress()
    return result
