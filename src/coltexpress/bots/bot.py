"""What a bot is, and what it is shown.

A bot never gets the real state. It gets an `Observation`, made of one sampled world that its seat cannot tell from the
real one, so that there is nothing in it to cheat with.
"""

import time
from random import Random
from typing import Any

from coltexpress.engine.contract import Seat, View
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.play.dice import Dice

DICE_BITS = 60


class Clock:
    """Thinking time for one decision. It runs from the moment it is made; None: as long as it takes."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._start = time.perf_counter()

    def spent(self) -> float:
        return time.perf_counter() - self._start

    def left(self) -> float:
        """Seconds; never below 0."""
        return float("inf") if self.seconds is None else max(0.0, self.seconds - self.spent())


class Observation:
    """One decision as its seat sees it: the view, the legal moves, a clock, seeded chance, worlds to try moves in."""

    def __init__(self, world: Any, seat: Seat, clock: Clock, random: Random, throws: int | None = None) -> None:
        self.seat = seat
        self.clock = clock
        self.random = random
        self._world = world
        self._throws = random.getrandbits(DICE_BITS) if throws is None else throws  # what the dice are seeded with
        self._dice = Dice(self._throws)

    @property
    def game(self) -> str:
        """The slug: "express" or "super"."""
        slug: str = self._world.slug
        return slug

    @property
    def view(self) -> View:
        """All that the seat may know."""
        view: View = self._world.view(self.seat)
        return view

    @property
    def moves(self) -> Moves:
        moves: Moves = self._world.legal_moves(self.seat)
        return moves

    def world(self) -> Any:
        """A full table (core.protocol.State) that may be the real one, for all the seat knows; every time another."""
        return self._world.determinize(self.seat, self._dice)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """In another process it is the same observation, and leads to the same answer; its clock starts anew there."""
        return _arrived, (self._world, self.seat, self.clock.seconds, self.random, self._throws)


def _arrived(world: Any, seat: Seat, seconds: float | None, random: Random, throws: int) -> Observation:
    return Observation(world, seat, Clock(seconds), random, throws)


def observe(state: Any, seat: Seat, seed: int, seconds: float | None = None) -> Observation:
    """What this seat sees of a table. The same seed leads to the same answer of the same bot, time permitting."""
    random = Random(seed)
    world = state.determinize(seat, Dice(random.getrandbits(DICE_BITS)))
    world.quiet = True
    return Observation(world, seat, Clock(seconds), random)


class Bot:
    """Plays one seat of one game: it is made anew for each. Subclasses answer `choose`."""

    def choose(self, observation: Observation) -> Move:
        """One of `observation.moves`, while there is time on `observation.clock`."""
        raise NotImplementedError
