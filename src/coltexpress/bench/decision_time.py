"""Decision times of bots, including the communication with the bot's process.

`python -m coltexpress.bench.decision_time outlaw legend --players 4 --seconds 0.5` prints JSON.
"""

import argparse
import json
import time
from typing import Final

import coltexpress
from coltexpress.arena.quantiles import percentile
from coltexpress.bots.bot import observe
from coltexpress.bots.levels import LEVELS
from coltexpress.bots.loader import seconds_of
from coltexpress.bots.process.parent import Worker
from coltexpress.engine.contract import Seat, State
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.driver import drive, sampled

DECISIONS: Final = 200


def measure(
    slug: str, options: JsonObject, spec: str, seconds: float | None = None, decisions: int = DECISIONS
) -> JsonObject:
    """Measure decisions in games in which the bot plays every seat. `seconds`: None for the bot's default limit."""
    rules = coltexpress.game(slug)
    chosen = rules.parse_options(options)
    budget = seconds_of(spec) if seconds is None else seconds
    times: list[float] = []
    faults = 0
    seed = 0
    with Worker(spec) as worker:

        def choose(state: State, seat: Seat) -> Move:
            nonlocal faults
            observation = observe(state, seat, seed * 10_000 + len(times))
            start = time.perf_counter()
            answer = worker.choose(observation, budget)
            times.append(time.perf_counter() - start)
            faults += answer.move is None
            return observation.moves[0] if answer.move is None else answer.move

        while len(times) < decisions:
            seed += 1
            state = rules.new(chosen)
            state.quiet = True
            worker.begin()
            worker.check()
            for _ in drive(state, sampled(Dice(seed)), choose):
                if len(times) == decisions:
                    break
    times.sort()
    return {
        "game": slug,
        "options": dict(options),
        "level": spec,
        "budget": budget,
        "decisions": len(times),
        "p50": round(percentile(times, 0.5), 4),
        "p99": round(percentile(times, 0.99), 4),
        "max": round(max(times), 4),
        "kept": percentile(times, 0.99) <= budget * 1.1,
        "faults": faults,
        "compiled": coltexpress.compiled,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("bots", nargs="*", default=list(LEVELS))
    parser.add_argument("--game", default=coltexpress.all_games()[0].slug)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--on", action="append", default=[], help="a switch of the game, for example expert")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    arguments = parser.parse_args()
    options = {"players": arguments.players, **dict.fromkeys(arguments.on, True)}
    for spec in arguments.bots:
        print(json.dumps(measure(arguments.game, options, spec, arguments.seconds, arguments.decisions)), flush=True)


if __name__ == "__main__":
    main()
