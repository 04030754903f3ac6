"""A bot that samples ten worlds for each move, finishes each game at random, and plays the move that wins most often.

Play against it:    coltexpress play --bots examples/bot_in_20_lines.py:MyBot
Let it play alone:  python examples/bot_in_20_lines.py
"""

from collections import Counter

from coltexpress import Dice, Match, Move, play_on, superexpress
from coltexpress.bots import Bot, Observation, level, observe


class MyBot(Bot):
    def choose(self, observation: Observation) -> Move:
        dice = Dice(observation.random.getrandbits(60))
        wins: Counter[Move] = Counter()
        for _ in range(10):
            for move in observation.moves:
                world = observation.world()  # a full state that may be the real one, for all this seat knows
                world.apply(observation.seat, move)
                play_on(world, dice, 10_000)
                outcome = world.outcome()
                wins[move] += outcome is not None and observation.seat in outcome.winners
            if observation.clock.left() < 0.5:
                break
        return max(observation.moves, key=lambda move: wins[move])


def main() -> None:
    """Play one game of Colt Super Express against two bots that play at random."""
    match = Match(superexpress, superexpress.options(players=3), seed=b"example", salts=["a", "b", "c"])
    bots = [MyBot(), level("drifter").make(), level("drifter").make()]
    while match.state.to_act():
        seat = match.state.to_act()[0]
        move = bots[seat].choose(observe(match.state, seat, seed=match.version))
        print(f"seat {seat}: {move}")
        match.play(seat, move)
    outcome = match.outcome()
    assert outcome is not None
    print(f"places: {outcome.places}")


if __name__ == "__main__":
    main()
