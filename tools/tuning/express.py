"""Tunes bots/express/weights.py with simulated games (see rollout).

`python tools/tuning/express.py weights 20` searches for better heuristic weights for 20 minutes: a player with slightly
different weights plays against players with the best weights so far. `... judgement 20000` learns from 20,000 games of
each kind how to predict the winner at the end of a round.
"""

import math
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from random import Random
from typing import Final

from coltexpress import express
from coltexpress.bots.express.heuristic import choose
from coltexpress.bots.express.judge import features
from coltexpress.bots.express.rollout import Rollout
from coltexpress.bots.express.weights import FEATURES, WEIGHTS
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.playout import play_on
from coltexpress.games.express.components import ROUNDS
from coltexpress.games.express.phases.schemin import PlayOrDraw
from coltexpress.games.express.state import ExpressState

TUNED: Final = (
    "patience", "prospect", "nearby", "harm", "leader", "bullet", "bullet_now", "gunslinger_spread", "gunslinger_round",
    "draw_short", "draw", "useless", "crowd", "knock",
)  # fmt: skip
KINDS: Final[tuple[JsonObject, ...]] = (
    {"players": 3},
    {"players": 4},
    {"players": 4, "expert": True},
    {"players": 6},
)
CHANGED: Final = 3  # number of weights that a candidate changes
STEP: Final = 0.5  # standard deviation of the change of a weight's logarithm
GAMES: Final = 1_000  # of each kind, for the first test of a candidate; the second test has three times as many
BATCH: Final = 50
EPOCHS: Final = 12
PACE: Final = 0.05  # learning rate in the first epoch
Values = dict[str, float]
Lesson = tuple[list[list[float]], tuple[float, ...]]
"""The features of every seat at the end of a round, and each seat's share of the victory."""


def begin(options: JsonObject, dice: Dice) -> ExpressState:
    """A state at the start of the first round."""
    state = express.new(express.options(**options))
    state.quiet = True
    while state.round < 1:
        play_on(state, dice, 1)
    return state


# --- heuristic weights ----------------------------------------------------------------------------


def set_weights(values: Values) -> None:
    for name, value in values.items():
        setattr(WEIGHTS, name, value)


def wins(job: tuple[Values, Values, JsonObject, int]) -> float:
    """The wins of a candidate in a batch of games against players with other weights, in alternating seats."""
    candidate, others, options, start = job
    won = 0.0
    for game in range(start, start + BATCH):
        block, seat = divmod(game, options["players"])
        dice = Dice(block)
        state = begin(options, dice)
        set_weights(others)
        rollout = Rollout(state, dice, WEIGHTS.noise // 3)
        while state.question is not None:
            question = state.question
            if not isinstance(question, PlayOrDraw) or question.seat != seat:
                rollout.play(ROUNDS, 1)
                continue
            rollout.catch_up()
            if rollout.is_last_go():
                rollout.return_cards()
            set_weights(candidate)
            move = choose(state, seat, question, question.moves, dice, WEIGHTS.noise // 3)
            set_weights(others)
            state.apply(seat, move)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.shares[seat]
    return won


def strength(executor: Executor, candidate: Values, others: Values, games: int) -> float:
    """The win rate of the candidate over all kinds of games; 1 is the average rate of all players."""
    jobs = [(candidate, others, options, start) for options in KINDS for start in range(0, games, BATCH)]
    won: float = sum(one * job[2]["players"] for one, job in zip(executor.map(wins, jobs), jobs, strict=True))
    return won / (len(KINDS) * games)


def tune_weights(minutes: float, random: Random) -> Values:
    best = {name: float(getattr(WEIGHTS, name)) for name in TUNED}
    error = math.sqrt(3 / (len(KINDS) * GAMES))
    end = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor() as executor:
        while time.monotonic() < end:
            changed = random.sample(TUNED, CHANGED)
            candidate = best | {name: best[name] * math.exp(random.gauss(0, STEP)) for name in changed}
            if strength(executor, candidate, best, GAMES) < 1 + error:
                continue
            if strength(executor, candidate, best, 3 * GAMES) > 1 + 1.2 * error / math.sqrt(3):
                best = candidate
                print({name: round(value, 3) for name, value in best.items()}, file=sys.stderr)
    return best


# --- the end of a round ---------------------------------------------------------------------------


def watch(options: JsonObject, games: int) -> list[tuple[list[Lesson], float]]:
    """Play games; for 1, 2, 3, 4 rounds left, return the lessons and the mean money that was still won."""
    lessons: list[list[Lesson]] = [[] for _ in range(ROUNDS - 1)]
    made = [0.0] * (ROUNDS - 1)
    dice = Dice(1)
    for _ in range(games):
        state = begin(options, dice)
        rollout = Rollout(state, dice, WEIGHTS.noise)
        ends: list[list[list[float]]] = []
        while state.question is not None:
            rollout.play(1, 1 << 20)
            if state.question is not None:
                ends.append([features(state, seat) for seat in range(state.options.seats)])
        outcome = state.outcome()
        assert outcome is not None
        mean = sum(outcome.scores) / len(outcome.scores)
        for to_come, seen in enumerate(reversed(ends)):
            lessons[to_come].append((seen, outcome.shares))
            made[to_come] += mean - 1_000 * sum(each[0] for each in seen) / len(seen)
    return [(found, money / games) for found, money in zip(lessons, made, strict=True)]


def learn(lessons: Sequence[Lesson]) -> list[float]:
    """Maximum likelihood weights, by stochastic gradient descent with a decreasing learning rate."""
    weights = [0.0] * len(FEATURES)
    for epoch in range(EPOCHS):
        pace = PACE / (1 + epoch)
        for seen, won in lessons:
            odds = [math.exp(sum(map(float.__mul__, weights, each))) for each in seen]
            total = sum(odds)
            for each, chance, share in zip(seen, odds, won, strict=True):
                step = pace * (share - chance / total)
                for index, feature in enumerate(each):
                    weights[index] += step * feature
    return weights


def judgement(games: int) -> str:
    """The rows of weights.JUDGEMENT."""
    rows = ""
    for options in ({"players": 2}, {"players": 3}, {"players": 4}, {"players": 6}):
        rows += f"    {options['players']}: [\n"
        for lessons, money in watch(options, games):
            numbers = [*(f"{weight:.3f}" for weight in learn(lessons)), f"{money:.1f}"]
            rows += f"        ({', '.join(numbers)}),\n"
        rows += "    ],\n"
    return rows


if __name__ == "__main__":
    what, amount = sys.argv[1], float(sys.argv[2])
    found = judgement(int(amount)) if what == "judgement" else f"{tune_weights(amount, Random(1))}\n"
    sys.stdout.write(found)
