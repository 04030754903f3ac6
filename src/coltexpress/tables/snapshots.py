"""The state of a game after a turn, and the few of them that are kept to restore earlier versions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from coltexpress.engine.contract import State
from coltexpress.tables.clock import Clock
from coltexpress.tables.stored import UNDO, StoredTurn

MOST_CHECKPOINTS: Final = 8
"""A snapshot of Colt Express takes 5 kB."""
CLOSEST: Final = 16
"""Turns between two checkpoints, until there are too many."""


@dataclass(slots=True)
class Snapshot:
    """The state of the game after a turn. It is not changed: a turn makes a new one."""

    state: State
    clock: Clock
    open_since: list[int]
    """By seat: the version since which its current choice has been open."""
    chances: int
    revealed: bool
    """Whether the last turn revealed hidden information to its player."""


class Checkpoints:
    """Snapshots of one game by version, at most MOST_CHECKPOINTS: the longer the game, the farther apart."""

    def __init__(self) -> None:
        self._kept: dict[int, Snapshot] = {}
        self._every = CLOSEST

    def add(self, version: int, snapshot: Snapshot) -> None:
        """Keep this snapshot if it is time for a checkpoint."""
        if version % self._every == 0:
            self._kept[version] = snapshot
        if len(self._kept) > MOST_CHECKPOINTS:
            self._every *= 2
            self._kept = {kept: each for kept, each in self._kept.items() if kept % self._every == 0}

    def before(self, version: int, turns: Sequence[StoredTurn]) -> tuple[int, Snapshot] | None:
        """The last checkpoint from which `turns` lead to `version`: the first of them may not undo an earlier one."""
        usable = [kept for kept in self._kept if kept < version and turns[kept].entry != UNDO]
        return (max(usable), self._kept[max(usable)]) if usable else None
