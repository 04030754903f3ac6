"""What things are worth to a bandit, in dollars, where the rules do not say. Tuned by playing: see tools/tuning."""

from typing import Final


class Weights:
    """Made once; only tuning changes them."""

    def __init__(self) -> None:
        self.patience = 0.25  # how much of a plan's next step comes true
        self.prospect = 0.3  # of the best loot where one ends up, when no card is left to take it
        self.nearby = 0.12  # of the best loot next door
        self.harm = 0.15  # of what a rival loses is won, with many rivals
        self.leader = 0.05  # so much more if the rival is ahead
        self.bullet = 22.0  # what a bullet in the deck costs its owner for each round to come
        self.bullet_now = 23.0  # and at once
        self.gunslinger_spread = 0.66  # how open the race for the Gunslinger is, in bullets, in the last round
        self.gunslinger_round = 0.21  # and with each round before it
        self.draw_short = 70.0  # three cards, for each go that there is no card for
        self.draw = 23.0  # three cards, with cards enough
        self.useless = 20.0  # a card kept is worth a little: it may be of use later
        self.crowd = 23.0  # a rival in the same place may punch
        self.knock = 27.0  # a rival thrown out of place
        # and how to search
        self.noise = 150  # how much simulated players differ from the rules of thumb
        self.noise_thorough = 100
        self.prior_spread = 90.0  # how much better a move has to look to be tried e times as often
        self.doubt = 0.02  # how often a move is tried that does not look good at all
        self.curiosity = 0.3  # how much a move is tried for having been tried little
        self.curiosity_thorough = 0.7  # who tries more often can try more
        self.reserve = 0.05  # how much worse than its siblings a move is taken to be before it is tried


WEIGHTS: Final = Weights()

SIGNS: Final = ("money", "fired", "ahead", "gunslinger", "wounds", "lying", "near", "roof", "order")
"""What judge.py looks at when a round is over."""
JUDGEMENT: Final[dict[int, list[tuple[float, ...]]]] = {
    # by seats; with one, two, three, four rounds to come: the weight of each sign, and the dollars to come
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
