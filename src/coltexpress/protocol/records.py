"""Histories and records of games."""

from typing import Literal

from msgspec import Struct

from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.server_frames import Turn
from coltexpress.protocol.types import GameSlug


class History(Struct):
    """A game as one viewer saw it: the view at version `start` and all later turns."""

    table: str
    perspective: int
    """The viewer's seat; -1: a watcher."""
    start: int
    view: JsonObject
    turns: list[Turn]
    version: int


class GameRecord(Struct, omit_defaults=True):
    """A finished game (docs/notation.md, "Records"). `seed` and `salts` form the key of every shuffle."""

    format: int
    game: GameSlug
    rules_version: int
    options: JsonObject
    seed_hash: str
    salts: list[str]
    moves: list[tuple[int | Literal["nature"], str]]
    """The acting seat or `nature`, and the move."""
    seed: str = ""
    outcome: dict[str, list[int]] = {}
    bots: list[str] = []
    """Bot levels by seat, an empty string for people; empty if only people played."""
