"""The bot interface.

A bot never gets the real state. It gets an `Observation`, built from one sampled world that is consistent with what its
seat knows, so it contains no hidden information.
"""

import time
from random import Random

from coltexpress.engine.contract import Seat, State, View
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.play.dice import Dice

DICE_BITS = 60


class Clock:
    """Time limit for one decision, counted from construction. None: no limit."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._start = time.perf_counter()

    def spent(self) -> float:
        return time.perf_counter() - self._start

    def left(self) -> float:
        """Remaining seconds, at least 0."""
        return float("inf") if self.seconds is None else max(0.0, self.seconds - self.spent())


class Observation:
    """One decision as its seat sees it: view, legal moves, clock, seeded random numbers, and worlds to simulate in."""

    def __init__(self, world: State, seat: Seat, clock: Clock, random: Random, dice_seed: int | None = None) -> None:
        self.seat = seat
        self.clock = clock
        self.random = random
        self._world = world
        self._dice_seed = random.getrandbits(DICE_BITS) if dice_seed is None else dice_seed
        self._dice = Dice(self._dice_seed)

    @property
    def game(self) -> str:
        """The game's slug: "express" or "super"."""
        return self._world.slug

    @property
    def view(self) -> View:
        """Everything the seat may know."""
        return self._world.view(self.seat)

    @property
    def moves(self) -> Moves:
        return self._world.legal_moves(self.seat)

    def world(self) -> State:
        """A newly sampled full state that is consistent with what the seat knows."""
        return self._world.determinize(self.seat, self._dice)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """The unpickled observation leads to the same answer; its clock restarts."""
        return _restore, (self._world, self.seat, self.clock.seconds, self.random, self._dice_seed)


def _restore(world: State, seat: Seat, seconds: float | None, random: Random, dice_seed: int) -> Observation:
    return Observation(world, seat, Clock(seconds), random, dice_seed)


def observe(state: State, seat: Seat, seed: int, seconds: float | None = None) -> Observation:
    """The observation of a seat. With the same seed a bot gives the same answer, unless the clock cuts it short."""
    random = Random(seed)
    world = state.determinize(seat, Dice(random.getrandbits(DICE_BITS)))
    world.quiet = True
    return Observation(world, seat, Clock(seconds), random)


class Bot:
    """Plays one seat of one game; every game gets a new object. Subclasses implement `choose`."""

    def choose(self, observation: Observation) -> Move:
        """Return one of `observation.moves` before `observation.clock` runs out."""
        raise NotImplementedError
