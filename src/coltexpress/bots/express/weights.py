"""Heuristic values in dollars, tuned by playing: see tools/tuning."""

from typing import Final


class Weights:
    """A singleton; only tuning modifies it."""

    def __init__(self) -> None:
        self.patience = 0.25  # weight of the next card's value
        self.prospect = 0.3  # weight of the best loot at the final place, with no card left to take it
        self.nearby = 0.12  # weight of the best loot in a neighbouring place
        self.harm = 0.15  # share of a rival's loss that counts as a gain
        self.leader = 0.05  # added to `harm` if the rival leads
        self.bullet = 22.0  # cost of a bullet in the deck for each remaining round
        self.bullet_now = 23.0  # immediate cost of a bullet
        self.gunslinger_spread = 0.66  # uncertainty of the race for the Gunslinger in the last round, in bullets
        self.gunslinger_round = 0.21  # added to the uncertainty for each remaining round
        self.draw_short = 70.0  # value of drawing for each go without a card
        self.draw = 23.0  # value of drawing with enough cards
        self.useless = 20.0  # cost of playing a card, which could be useful later
        self.crowd = 23.0  # cost of a rival in the same place, who may punch
        self.knock = 27.0  # value of moving a rival out of place
        # parameters of the search
        self.noise = 150  # noise of simulated players, in dollars
        self.noise_thorough = 100
        self.prior_spread = 90.0  # difference in value that multiplies the prior weight by e
        self.min_prior = 0.02  # minimum prior weight
        self.exploration = 0.3  # exploration constant
        self.exploration_thorough = 0.7
        self.reserve = 0.05  # an unvisited move is assumed to be this much worse than its siblings


WEIGHTS: Final = Weights()

PURSE_MEAN: Final = 325  # the expected value of an unseen purse
PICKS: Final = {"belle": 300.0, "cheyenne": 260.0, "django": 280.0, "doc": 290.0, "ghost": 270.0, "tuco": 250.0}
"""TWO-1: the value of each bandit for a team."""

FEATURES: Final = ("money", "fired", "ahead", "gunslinger", "wounds", "lying", "near", "roof", "order")
"""The features that judge.py uses at the end of a round."""
JUDGEMENT: Final[dict[int, list[tuple[float, ...]]]] = {
    # by number of seats, then with 1, 2, 3, 4 rounds left: the weight of each feature, and the dollars still to be won
    2: [
        (2.425, -0.041, 0.084, -0.104, -0.092, 1.232, 0.628, 0.108, 0.057, 290.4),
        (1.890, -0.128, 0.118, -0.030, -0.063, 1.236, 0.530, 0.409, -0.071, 491.2),
        (1.619, -0.100, -0.025, 0.215, -0.150, 1.129, 0.548, 0.384, 0.039, 709.2),
        (1.197, -0.096, 0.091, 0.045, -0.156, 0.979, 0.822, 0.162, -0.047, 901.8),
    ],
    3: [
        (2.171, 0.240, 0.199, 0.533, -0.138, 1.575, 0.724, -0.028, 0.055, 686.6),
        (1.611, 0.263, 0.113, 0.174, -0.184, 1.250, 0.567, 0.215, 0.031, 873.4),
        (1.399, 0.211, 0.096, 0.123, -0.195, 1.106, 0.504, 0.298, -0.097, 1122.9),
        (1.220, 0.241, 0.041, 0.018, -0.203, 0.976, 0.479, 0.162, -0.023, 1467.5),
    ],
    4: [
        (2.337, 0.205, 0.398, -0.070, -0.052, 1.673, 0.930, 0.084, -0.029, 672.5),
        (1.796, 0.271, 0.189, 0.002, -0.102, 1.430, 0.787, 0.298, -0.036, 848.1),
        (1.632, 0.296, 0.011, 0.144, -0.172, 1.320, 0.653, 0.355, 0.074, 1078.9),
        (1.382, 0.376, -0.082, 0.133, -0.243, 1.295, 0.693, 0.369, -0.085, 1403.8),
    ],
    6: [
        (2.941, 0.102, 0.869, -1.045, -0.021, 2.303, 1.383, 0.328, -0.028, 624.8),
        (2.342, 0.198, 0.310, -0.219, -0.090, 2.300, 1.396, 0.549, -0.038, 779.7),
        (1.940, 0.205, 0.053, 0.225, -0.138, 2.368, 1.856, 0.719, 0.109, 967.5),
        (1.487, 0.328, -0.111, 0.388, -0.214, 2.127, 2.419, 0.553, -0.086, 1226.6),
    ],
}
JUDGEMENT[5] = JUDGEMENT[6]
