"""WebSocket frames from the server, and turn notices."""

from typing import TypeAlias

from msgspec import Struct

from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.tables import TableInfo
from coltexpress.protocol.types import GameSlug


class Happening(Struct, omit_defaults=True):
    """An event as visible to the viewer, and the merge patch (RFC 7396) to apply to the view."""

    kind: str = ""
    """Empty: only a patch, which updates whose turn it is."""
    data: JsonObject = {}
    patch: JsonObject = {}


class Selection(Struct):
    """Cards to select from: `least` to `most` of them. Equal cards can be selected as often as they are listed."""

    cards: list[JsonObject | str]
    """As in the data of the move."""
    least: int
    most: int
    ordered: bool
    """Whether another order of the same cards is another move."""


class Choice(Struct, omit_defaults=True):
    """A legal move of this kind, or many of them.

    Many moves that differ only in their cards are not listed: then the choice has no `move` and no `data`, but
    `select`. The selected cards become the field `cards` of the data of a move.
    """

    kind: str
    move: str = ""
    """In notation."""
    data: JsonObject = {}
    """The fields of the move, as in docs/schemas/moves.json."""
    select: Selection | None = None
    preview: list[Happening] = []
    """The events of the move, up to the first whose outcome the seat cannot know."""


class Times(Struct, omit_defaults=True):
    """A table's clocks. `due`: by acting seat, when its time including the reserve runs out."""

    now: int
    reserve: list[int]
    """Remaining reserve by seat, in milliseconds."""
    due: dict[str, int] = {}


class Viewing(Struct, tag="view", omit_defaults=True):
    """The full state at one version. Replaces all earlier state."""

    version: int
    view: JsonObject
    choices: list[Choice] = []
    undo: bool = False
    times: Times | None = None


class Turn(Struct, tag="turn", omit_defaults=True):
    """The events of one turn, which lead from the previous version to `version`."""

    version: int
    seat: int
    by: str
    """Who chose: `person`, `bot` or `clock`."""
    told: list[Happening]
    choices: list[Choice] = []
    undo: bool = False
    times: Times | None = None


class TableFrame(Struct, tag="table"):
    """The table's state apart from the game; sent after every change."""

    table: TableInfo


class Chat(Struct, tag="chat", omit_defaults=True):
    """A chat message or emote, with increasing `number`. `seat` -1: a watcher."""

    number: int
    name: str
    at: int
    seat: int = -1
    text: str = ""
    emote: str = ""


class Sampled(Struct, tag="sampled"):
    """A position in notation in which everything hidden from this seat is resampled."""

    version: int
    position: str


class Refused(Struct, tag="refused", omit_defaults=True):
    """A frame or the connection was refused. In a game, the current view follows a move or an undo that was read."""

    error: str
    message: str
    details: JsonObject = {}


class Pong(Struct, tag="pong"):
    """Response to a ping, with the server's time."""

    now: int


ServerFrame: TypeAlias = Viewing | Turn | TableFrame | Chat | Sampled | Refused | Pong


class Notice(Struct):
    """Turn notice: sent on the event stream and to webhooks."""

    table: str
    url: str
    game: GameSlug
    text: str
    due: int = 0
