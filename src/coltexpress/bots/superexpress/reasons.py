"""Why a programme is good or bad: its most frequent outcome in simulated rounds."""

from typing import Final

from mypy_extensions import i64

from coltexpress.bots.strategy import Reason
from coltexpress.bots.superexpress.outlook import victories
from coltexpress.bots.superexpress.payoffs import Payoffs, Policies
from coltexpress.bots.superexpress.simulation import simulate_round
from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.events import RODE, Moved, Shot
from coltexpress.engine.questions import OVER
from coltexpress.games.superexpress.components import FLOOR_CHANGE
from coltexpress.games.superexpress.events import SHOT_OFF, Looted, Out
from coltexpress.games.superexpress.moves import Programme
from coltexpress.games.superexpress.state import SuperState

_ROUNDS: Final = 24
_OFTEN: Final = 12
_AT_TIMES: Final = 6

WINS: Final = "reason-super-wins"
FALLS_OFF: Final = "reason-super-falls-off"
LEFT: Final = "reason-super-left-behind"
SHOT_DOWN: Final = "reason-super-shot-off"
FINISHES: Final = "reason-super-finishes"
ESCAPES: Final = "reason-super-escapes"
LOOT: Final = "reason-super-loot"
SHOOTS: Final = "reason-super-shoots"
RIDES: Final = "reason-super-rides"
WAKES: Final = "reason-super-wakes"
HIDES: Final = "reason-super-hides"
STEADY: Final = "reason-super-steady"
AGAINST: Final = frozenset({FALLS_OFF, LEFT, SHOT_DOWN})
"""Reasons against a move."""


class Outcomes:
    """Counts the outcomes for one bandit: events, targets of its shots, and bandits it shot off the train."""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who
        self.times: dict[str, int] = {}
        self.shot = [0] * len(BANDITS)
        self.finished = [0] * len(BANDITS)

    def count(self, key: str) -> None:
        self.times[key] = self.times.get(key, 0) + 1

    def often(self, key: str) -> bool:
        return self.times.get(key, 0) >= _OFTEN

    def count_events(self, board: SuperState, seat: i64) -> None:
        """Count the events of one simulated round."""
        hit: i64 = -1  # the target of the bandit's last shot
        for event in board.events:
            if isinstance(event, Shot):
                if event.who == self.who:
                    self.shot[event.target] += 1
                hit = event.target if event.who == self.who else -1
            elif isinstance(event, Out):
                self.count_out(event, hit)
            elif isinstance(event, Looted) and event.who == self.who:
                self.count(LOOT)
            elif isinstance(event, Moved) and event.who == self.who and event.way == RODE:
                self.count(RIDES)
        if board.step == OVER and victories(board)[seat] > 0.0:
            self.count(WINS)

    def count_out(self, event: Out, hit: i64) -> None:
        if event.who == self.who:
            self.count((FALLS_OFF, SHOT_DOWN, LEFT, FALLS_OFF)[event.how])
        elif event.who == hit and event.how == SHOT_OFF:
            self.finished[event.who] += 1


def find_reason(payoffs: Payoffs, policies: Policies, seat: i64, programme: Programme) -> Reason:
    """The most important reason for or against a programme, given the policies of the others."""
    board = payoffs.board
    bandit = board.gang[seat]
    outcomes = Outcomes(bandit.who)
    for _round in range(_ROUNDS):
        profile = payoffs.draw(policies)
        profile[seat] = int(programme.packed)
        outcomes.count_events(simulate_round(board, profile, payoffs.dice, quiet=False), seat)
    for key in (WINS, FALLS_OFF, LEFT, SHOT_DOWN):
        if outcomes.often(key):
            return Reason(key)
    victim = most(outcomes.finished)
    if outcomes.finished[victim] >= _AT_TIMES:
        return Reason(FINISHES, {"bandit": BANDITS[victim]})
    if bandit.car == board.length - 1:
        return Reason(ESCAPES)
    if outcomes.often(LOOT):
        return Reason(LOOT)
    target = most(outcomes.shot)
    if outcomes.shot[target] >= _OFTEN:
        return Reason(SHOOTS, {"bandit": BANDITS[target]})
    if outcomes.often(RIDES):
        return Reason(RIDES)
    if bandit.stunned:
        return Reason(WAKES)
    return Reason(HIDES if programme.kinds >> FLOOR_CHANGE & 1 else STEADY)


def most(numbers: list[int]) -> int:
    return max(range(len(numbers)), key=numbers.__getitem__)
