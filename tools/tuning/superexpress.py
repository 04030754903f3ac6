"""Learns the weights of outlook.py from games between careful bandits, and prints a new weights.py.

`python tools/tuning/superexpress.py 12000 > weights.py`: 12,000 games take 15 minutes with the compiled engine.
"""

import math
import sys
from random import Random
from typing import Final

from coltexpress.bots.superexpress.outlook import CROWDS, TRAITS, crowd, traits, victories
from coltexpress.bots.superexpress.payoffs import Payoffs, pick
from coltexpress.bots.superexpress.simulation import simulate_round
from coltexpress.bots.superexpress.strategy import CAREFUL_PROFILES, NAIVE
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.driver import sampled, settle
from coltexpress.games.superexpress.game import SUPER
from coltexpress.games.superexpress.options import Options, parse_options

TEMPERATURE: Final = 0.012  # of the softmax over programmes: low, so bandits rarely choose anything but the best
PLAYERS: Final = (3, 4, 5, 5, 5, 6, 7)
EXPANSIONS: Final = 0.05  # share of the games with each of the two expansions
EPOCHS: Final = 12
PACE: Final = 0.02  # learning rate in the first epoch
PULL: Final = 2e-5  # weight decay
COLUMNS: Final = 24

Lesson = tuple[int, list[list[int]], list[float]]
"""A start of a round: the number of bandits left (see outlook.crowd), their traits, and their shares of the victory."""


def sample_options(random: Random) -> Options:
    return parse_options(
        {
            "players": random.choice(PLAYERS),
            "reflex": random.random() < EXPANSIONS,
            "horse": random.random() < EXPANSIONS,
        }
    )


def play(options: Options, dice: Dice) -> list[Lesson]:
    """Play one game; returns a lesson for every start of a round."""
    state = SUPER.new(options)
    settle(state, sampled(dice))
    seen: list[tuple[int, list[int], list[list[int]]]] = []
    while state.question is not None:
        payoffs = Payoffs(state, dice, lambda: math.inf)
        seats = payoffs.seats
        seen.append((crowd(state), seats, [traits(state, state.gang[seat]) for seat in seats]))
        policies = payoffs.plans(seats, payoffs.naive_policies(NAIVE), CAREFUL_PROFILES, TEMPERATURE)
        profile = [payoffs.packs[pick(policy, dice)] if policy else 0 for policy in policies]
        state = simulate_round(state, profile, dice)
    won = victories(state)
    return [(left, found, [won[seat] for seat in seats]) for left, seats, found in seen]


def learn(lessons: list[Lesson], random: Random) -> list[list[float]]:
    """Maximum likelihood weights, by stochastic gradient descent with a decreasing learning rate."""
    weights = [[0.0] * TRAITS for _ in range(CROWDS)]
    for epoch in range(EPOCHS):
        pace = PACE / (1 + epoch)
        random.shuffle(lessons)
        for left, found, won in lessons:
            row = weights[left]
            odds = [math.exp(sum(row[trait] for trait in each)) for each in found]
            total, shares = sum(odds), sum(won)
            for each, chance, share in zip(found, odds, won, strict=True):
                step = pace * (share - shares * chance / total)
                for trait in each:
                    row[trait] += step - PULL * row[trait]
    return weights


def page(weights: list[list[float]]) -> str:
    """The source of weights.py."""
    quotes = '"' * 3
    rows = ""
    for row in weights:
        numbers = [str(round(weight * 100)) for weight in row]
        lines = [" ".join(numbers[start : start + COLUMNS]) for start in range(0, TRAITS, COLUMNS)]
        rows += f"        {quotes}\n" + "".join(f"        {line}\n" for line in lines) + f"        {quotes},\n"
    return (
        f"{quotes}The weights of the traits in outlook.py, learned from games: data only.{quotes}\n\n"
        "from typing import Final\n\n"
        "WEIGHTS: Final[list[list[float]]] = [  # for two, three and more bandits left; in hundredths\n"
        "    [int(weight) / 100 for weight in row.split()]\n"
        f"    for row in (\n{rows}    )\n]\n"
    )


def main(games: int, seed: int = 1) -> None:
    random, dice = Random(seed), Dice(seed)
    lessons = [lesson for _ in range(games) for lesson in play(sample_options(random), dice)]
    sys.stdout.write(page(learn(lessons, random)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
