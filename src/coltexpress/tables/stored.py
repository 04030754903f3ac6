"""What is stored of a table: its row and its turns."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypedDict

import msgspec
from msgspec import Struct

from coltexpress.engine import registry as known_games
from coltexpress.engine.contract import State
from coltexpress.protocol.messages import GameSlug, Status

UNDO: Final = "undo"
"""The entry of a turn that undoes the previous turn. Not a move of the game, and not in its record."""
Actor: TypeAlias = Literal["person", "bot", "clock", "chance"]
"""Who made a turn; chance: turn 0."""


class StoredTurn(Struct, frozen=True, gc=False):
    """A turn as stored."""

    number: int
    seat: int
    entry: str
    chance: tuple[str, ...]
    by: Actor
    at: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table. `doc`: a `Seating` as JSON."""

    id: str
    rev: int
    code: str | None
    status: Status
    public: bool
    game: GameSlug
    rules_version: int
    seed: bytes
    doc: str
    version: int
    acting: str
    due: int | None
    created: int
    changed: int
    round: int
    winners: str

    @property
    def rules_known(self) -> bool:
        """Whether this process supports the rules version of the game."""
        return known_games.game(self.game).plays(self.rules_version)


class GameSummary(TypedDict):
    """Columns of a table that lists need, so that they do not have to replay the game."""

    acting: str
    status: Status
    round: int
    winners: str


def summary(state: State) -> GameSummary:
    acting, outcome = state.to_act(), state.outcome()
    return {
        "acting": _json(acting),
        "status": "playing" if acting else "over",
        "round": int(state.round),
        "winners": _json(() if outcome is None else outcome.winners),
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
