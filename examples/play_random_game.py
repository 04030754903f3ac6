"""Plays a game of Colt Express with random moves and prints what everybody can see of it.

Usage: python examples/play_random_game.py
"""

from coltexpress import Dice, Move, State, drive, express, sampled


def main() -> None:
    dice = Dice(seed=7)
    state = express.new({"players": 3, "bandits": ["belle", "tuco", "doc"]})

    def choose(state: State, seat: int) -> Move:
        moves = state.legal_moves(seat)
        return moves[dice.below(len(moves))]

    for _seat, _move, events in drive(state, sampled(dice), choose):
        for event in events:
            print(f"round {state.round}: {event.redact(None)}")  # None: a spectator's view of the event
    outcome = state.outcome()
    assert outcome is not None
    for seat, bandit in enumerate(["belle", "tuco", "doc"]):
        print(f"{bandit}: ${outcome.scores[seat]}, place {outcome.places[seat]}")


if __name__ == "__main__":
    main()
