"""What the store reads and writes: tables, turns, identities and chat messages."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from msgspec import Struct

from coltexpress.engine import registry as known_games
from coltexpress.engine.contract import State
from coltexpress.protocol.messages import GameSlug, Language, Status
from coltexpress.server.storage.database import as_json

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


@dataclass(frozen=True, slots=True)
class IdentityRow:
    id: str
    name: str
    language: Language
    webhook: str
    created: int


@dataclass(frozen=True, slots=True)
class ChatRow:
    table_id: str
    number: int
    seat: int
    name: str
    text: str
    emote: str
    at: int


class GameSummary(TypedDict):
    """Columns of a table that lists need, so that they do not have to replay the game."""

    acting: str
    status: Status
    round: int
    winners: str


def summary(state: State) -> GameSummary:
    acting, outcome = state.to_act(), state.outcome()
    return {
        "acting": as_json(acting),
        "status": "playing" if acting else "over",
        "round": int(state.round),
        "winners": as_json(() if outcome is None else outcome.winners),
    }


class TableUpdate(Struct, frozen=True):
    """The new values of the table's columns after a turn."""

    acting: str
    due: int | None
    status: Status
    round: int
    winners: str
