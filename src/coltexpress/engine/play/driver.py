"""The game loop: applies moves and chance outcomes. Only the replay of records and compiled loops (`playout`, the
searches of bots) have their own.

    for seat, move, events in drive(state, sampled(dice), choose): ...

Chance is a player, so something has to supply its moves: `sampled` samples them with dice, `Keyed` derives each one
from the game key, `recorded_chance` replays stored ones.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from coltexpress.engine.contract import NATURE, Seat, State
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice, KeyedDice

Chance: TypeAlias = Callable[[State], Move]
"""Supplies the chance outcome that a state waits for."""
Apply: TypeAlias = Callable[[Seat, Move], Sequence[Event]]
"""Applies a move: `state.apply` or a wrapper around it."""


class AppliedMove(NamedTuple):
    """An applied move and its events."""

    seat: Seat
    move: Move
    events: Sequence[Event]


def sampled(dice: Dice) -> Chance:
    """Sample chance outcomes with these dice."""
    return lambda state: state.sample_chance(dice)


class Keyed:
    """Derives chance outcome `number` of a game from the game key and that number alone."""

    def __init__(self, key: bytes, number: int = 0) -> None:
        self._key = key
        self.number = number

    def __call__(self, state: State) -> Move:
        move = state.sample_chance(KeyedDice(self._key, self.number))
        self.number += 1
        return move


def recorded_chance(moves: Iterable[Move]) -> Chance:
    """Replay these chance outcomes in order; LookupError if they are too few."""
    following = iter(moves)

    def answer(_state: State) -> Move:
        for move in following:
            return move
        raise LookupError("fewer chance outcomes are recorded than the game asks for")

    return answer


def settle(state: State, chance: Chance, apply: Apply | None = None) -> list[AppliedMove]:
    """Apply chance outcomes until a player has to choose or the game is over."""
    applied = []
    while state.to_act() == (NATURE,):
        move = chance(state)
        applied.append(AppliedMove(NATURE, move, (apply or state.apply)(NATURE, move)))
    return applied


def drive(state: State, chance: Chance, choose: Callable[[State, Seat], Move]) -> Iterator[AppliedMove]:
    """Play to the end of the game, as an iterator: each move is made when it is requested, so an unused iterator plays
    nothing. Seats with simultaneous choices are asked in seat order.
    """
    while actors := state.to_act():
        seat = actors[0]
        move = chance(state) if seat == NATURE else choose(state, seat)
        yield AppliedMove(seat, move, state.apply(seat, move))
