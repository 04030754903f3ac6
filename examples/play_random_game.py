"""Plays a game of Colt Express with random moves and prints what everybody can see of it.

Usage: python examples/play_random_game.py
"""

from coltexpress import NATURE, Dice, express


def main() -> None:
    dice = Dice(seed=7)
    state = express.new(express.options(players=3, bandits=["belle", "tuco", "doc"]))
    while seats := state.to_act():  # no seat: the game is over
        seat = seats[0]
        if seat == NATURE:
            move = state.sample_chance(dice)
        else:
            moves = state.legal_moves(seat)
            move = moves[dice.below(len(moves))]
        for event in state.apply(seat, move):
            print(f"round {state.round}: {event.redact(None)}")  # None: a spectator's view of the event
    outcome = state.outcome()
    assert outcome is not None
    for seat, bandit in enumerate(["belle", "tuco", "doc"]):
        print(f"{bandit}: ${outcome.scores[seat]}, place {outcome.places[seat]}")


if __name__ == "__main__":
    main()
