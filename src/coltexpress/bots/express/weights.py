"""What things are worth to a bandit, in dollars, where the rules do not say. Tuned by playing: see tuning."""

from typing import Final


class Weights:
    """Made once and never changed while somebody thinks."""

    def __init__(self) -> None:
        self.patience = 0.75  # how much of a plan's next step comes true
        self.prospect = 0.25  # of the best loot where one ends up, when no card is left to take it
        self.nearby = 0.08  # of the best loot next door
        self.harm = 0.40  # of what a rival loses is won, with many rivals
        self.leader = 0.35  # so much more if the rival is ahead
        self.bullet = 55.0  # what a bullet in the deck costs its owner for each round to come
        self.bullet_now = 30.0  # and at once
        self.gunslinger_spread = 0.7  # how open the race for the Gunslinger is, in bullets, in the last round
        self.gunslinger_round = 0.55  # and with each round before it
        self.draw_short = 70.0  # three cards, for each go that there is no card for
        self.draw = 35.0  # three cards, with cards enough
        self.useless = 12.0  # a card kept is worth a little: it may be of use later
        self.crowd = 14.0  # a rival in the same place may punch
        self.knock = 25.0  # a rival thrown out of place
        # and how to search
        self.noise = 150  # how much simulated players differ from the rules of thumb
        self.prior_spread = 90.0  # how much better a move has to look to be tried e times as often
        self.curiosity = 0.3  # how much a move is tried for having been tried little
        self.reserve = 0.05  # how much worse than its siblings a move is taken to be before it is tried


WEIGHTS: Final = Weights()

SIGNS: Final = ("money", "fired", "ahead", "gunslinger", "wounds", "lying", "near", "roof", "order")
"""What judge.py looks at when a round is over."""
JUDGEMENT: Final[dict[int, list[tuple[float, ...]]]] = {
    # by seats; with one, two, three, four rounds to come: the weight of each sign, and the dollars to come
    2: [
        (2.406, -0.058, 0.141, -0.048, -0.110, 1.127, 0.455, 0.185, 0.028, 261.0),
        (1.856, -0.111, 0.198, -0.070, -0.091, 0.986, 0.441, 0.289, -0.041, 424.0),
        (1.602, 0.059, 0.122, -0.227, -0.130, 0.752, 0.408, 0.283, 0.006, 597.0),
        (1.198, -0.055, 0.042, 0.084, -0.257, 0.727, 0.494, 0.145, -0.015, 743.0),
    ],
    3: [
        (1.625, 0.269, 0.110, 0.675, -0.085, 0.828, 0.423, -0.022, 0.126, 685.0),
        (1.136, 0.315, 0.037, 0.372, -0.124, 0.633, 0.278, 0.082, 0.046, 839.0),
        (0.950, 0.388, -0.002, 0.202, -0.167, 0.569, 0.197, 0.091, -0.025, 1046.0),
        (0.726, 0.385, -0.032, 0.161, -0.211, 0.295, 0.098, -0.053, 0.069, 1316.0),
    ],
    4: [
        (1.870, 0.330, 0.260, 0.163, -0.102, 1.012, 0.633, 0.019, 0.122, 675.0),
        (1.382, 0.424, 0.038, 0.165, -0.148, 0.852, 0.574, 0.151, 0.027, 831.0),
        (1.176, 0.465, 0.005, 0.052, -0.192, 0.743, 0.382, 0.174, -0.037, 1023.0),
        (0.901, 0.483, -0.063, 0.111, -0.255, 0.489, 0.236, -0.001, -0.008, 1280.0),
    ],
    6: [
        (2.603, 0.220, 0.592, -0.272, -0.116, 1.740, 1.286, 0.259, 0.077, 605.0),
        (2.067, 0.400, 0.121, 0.178, -0.165, 1.589, 1.294, 0.370, 0.048, 733.0),
        (1.670, 0.428, 0.014, 0.223, -0.226, 1.441, 1.477, 0.255, 0.035, 891.0),
        (1.189, 0.466, -0.113, 0.297, -0.302, 1.232, 1.422, 0.119, -0.061, 1120.0),
    ],
}
JUDGEMENT[5] = JUDGEMENT[6]
