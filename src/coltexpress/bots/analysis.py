"""What every legal move is worth and why: for hints, and for reviewing a game that is over."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from coltexpress.bots.bot import Observation, observe
from coltexpress.bots.builtin import STRATEGIES
from coltexpress.bots.strategy import Effort, Estimate, Reason
from coltexpress.engine.contract import Seat
from coltexpress.engine.errors import ColtError, IllegalMove
from coltexpress.engine.moves import TAKE_BACK, Move
from coltexpress.engine.play.record import Record, replay, start

ITERATIONS: Final = 1500
LEAST: Final = 20
LEAST_EVIL: Final = "reason-least-evil"
AGAINST: Final = frozenset(
    f"reason-{key}"
    for key in (
        "express-draws", "express-draws-bullets", "express-draws-too-late",
        "express-marshal-hits-self", "express-meets-marshal", "express-no-bullets", "express-no-target",
        "express-nobody-to-punch", "express-nothing-here", "express-punches-own", "express-shoots-own",
        "express-stands-in-event", "super-falls-off", "super-left-behind", "super-shot-off",
    )
)  # fmt: skip
"""What speaks against a move. Where even the best has nothing else to be said of it, the others are worse."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move: the chance to win with it, what the game will count in the end (money; loot cards), why.

    `visits`: how often it was tried. A move that was never tried, since it is the only one or for lack of time, has
    neither a chance nor a score to speak of.
    """

    move: Move
    chance: float
    score: float
    visits: int
    reason: Reason


def analyse(observation: Observation, effort: Effort | None = None) -> list[Advice]:
    """Advice on every legal move, the best first. It knows what the seat knows, and nothing else."""
    return [advise(observation, estimate) for estimate in estimates(observation, effort)]


def hint(observation: Observation, effort: Effort | None = None) -> Advice:
    """The best move, and what speaks for it."""
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
    """Every move has a fair trial, but half of the search is left for the good ones."""
    return Effort(ITERATIONS, least=min(LEAST, ITERATIONS // (2 * moves)))


def advise(observation: Observation, estimate: Estimate) -> Advice:
    reason = STRATEGIES[observation.game].reason(observation, estimate.move)
    return Advice(estimate.move, estimate.chance, estimate.score, estimate.visits, reason)


@dataclass(frozen=True, slots=True)
class Review:
    """One decision of a game that is over: how many moves came before it, the one that was made, and the best one."""

    version: int
    played: Advice
    best: Advice

    @property
    def lost(self) -> float:
        """How much chance to win the move gave away."""
        return max(0.0, self.best.chance - self.played.chance) if self.played.visits else 0.0


def review(record: Record, seat: Seat, effort: Effort | None = None, seconds: float | None = None) -> Iterator[Review]:
    """The decisions of a seat in a finished game, one after the other, judged by what it knew then.

    `seconds`: to think about each of them at most.
    """
    state = start(record)
    state.seat_number(seat)
    for table, _seat, _move, _events in replay(record):
        state = table
    if state.outcome() is None:
        raise ColtError("review-running")
    return reviews(record, seat, effort, seconds)


def reviews(record: Record, seat: Seat, effort: Effort | None, seconds: float | None) -> Iterator[Review]:
    state = start(record)
    tables = replay(record)
    for version, (mover, _text) in enumerate(record.moves):
        decides = mover == seat and len(state.legal_moves(seat)) > 1
        observation = observe(state, seat, version, seconds) if decides else None
        state, _seat, move, _events = next(tables)
        if observation is not None:
            found = estimates(observation, effort)
            played = next(estimate for estimate in found if estimate.move == move)
            best = recommended(advise(observation, found[0]))
            yield Review(version, best if played is found[0] else advise(observation, played), best)
