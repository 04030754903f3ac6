"""Evaluates every legal move and gives a reason for it: for hints and for reviews of finished games."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from coltexpress.bots.bot import Observation, observe
from coltexpress.bots.builtin import STRATEGIES
from coltexpress.bots.strategy import Effort, Estimate, Reason
from coltexpress.engine.contract import Seat
from coltexpress.engine.errors import ColtError, IllegalMove
from coltexpress.engine.moves import TAKE_BACK, Move
from coltexpress.engine.play.record import Record, final_state, replay, start

ITERATIONS: Final = 1500
LEAST: Final = 20
LEAST_EVIL: Final = "reason-least-evil"
AGAINST: Final = frozenset(key for strategy in STRATEGIES.values() for key in strategy.against)
"""Reasons against a move. If the best move has one of these, a hint shows LEAST_EVIL instead."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move with its chance to win, expected final score (money; loot cards) and reason.

    `visits`: how often the search tried it. With 0 visits (the only move, or no time left), chance and score are
    meaningless.
    """

    move: Move
    chance: float
    score: float
    visits: int
    reason: Reason


def analyse(observation: Observation, effort: Effort | None = None) -> list[Advice]:
    """Advice on every legal move, the best first. Uses only what the seat may know."""
    return [advise(observation, estimate) for estimate in estimates(observation, effort)]


def hint(observation: Observation, effort: Effort | None = None) -> Advice:
    """The best move, with a reason for it."""
    return recommended(advise(observation, estimates(observation, effort)[0]))


def recommended(advice: Advice) -> Advice:
    return replace(advice, reason=Reason(LEAST_EVIL)) if advice.reason.key in AGAINST else advice


def estimates(observation: Observation, effort: Effort | None) -> list[Estimate]:
    moves = observation.moves
    if moves in ((), (TAKE_BACK,)):
        raise IllegalMove("not-your-turn", seat=observation.seat)
    if len(moves) == 1:
        return [Estimate(moves[0], 0.0, 0.0, 0)]
    return STRATEGIES[observation.game].search(observation, effort or usual_effort(len(moves)))


def usual_effort(moves: int) -> Effort:
    """At most half of the iterations go to the minimum visits of every move; the rest goes to the best moves."""
    return Effort(ITERATIONS, least=min(LEAST, ITERATIONS // (2 * moves)))


def advise(observation: Observation, estimate: Estimate) -> Advice:
    reason = STRATEGIES[observation.game].reason(observation, estimate.move)
    return Advice(estimate.move, estimate.chance, estimate.score, estimate.visits, reason)


@dataclass(frozen=True, slots=True)
class Review:
    """One decision of a finished game: the number of moves before it, the move played and the best move."""

    version: int
    played: Advice
    best: Advice

    @property
    def lost(self) -> float:
        """How much the move reduced the chance to win."""
        return max(0.0, self.best.chance - self.played.chance) if self.played.visits else 0.0


def review(record: Record, seat: Seat, effort: Effort | None = None, seconds: float | None = None) -> Iterator[Review]:
    """Review each decision of a seat in a finished game, using only what the seat knew at the time.

    `seconds`: the time limit for each decision.
    """
    state = final_state(record)
    state.viewer_number(seat)
    if state.outcome() is None:
        raise ColtError("review-running")
    return reviews(record, seat, effort, seconds)


def reviews(record: Record, seat: Seat, effort: Effort | None, seconds: float | None) -> Iterator[Review]:
    state = start(record)
    replayed = replay(record)
    for version, (mover, _text) in enumerate(record.moves):
        decides = mover == seat and len(state.legal_moves(seat)) > 1
        observation = observe(state, seat, version, seconds) if decides else None
        state, _seat, move, _events = next(replayed)
        if observation is not None:
            found = estimates(observation, effort)
            played = next(estimate for estimate in found if estimate.move == move)
            best = recommended(advise(observation, found[0]))
            yield Review(version, best if played is found[0] else advise(observation, played), best)
