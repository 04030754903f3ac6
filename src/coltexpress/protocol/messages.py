"""Message types: bodies of HTTP requests and responses, and WebSocket frames.

docs/schemas and the TypeScript types are generated from these. Times are milliseconds since 1970.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1
"""The protocol version. Increases with every change that older clients would misinterpret."""
UNSTATED: Final = 1
"""The version of clients that do not state one: it was the first version when they were written."""
PROTOCOL_HEADER: Final = "Coltexpress-Protocol"
"""The header with the protocol version, in requests and responses."""
Text = Annotated[str, Meta(max_length=2000)]
ShortText = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Version = Annotated[int, Meta(ge=0, le=100_000)]
Level: TypeAlias = Literal["greenhorn", "rustler", "outlaw", "legend"]
Pace: TypeAlias = Literal["instant", "brisk", "calm"]
GameSlug: TypeAlias = Literal["express", "super"]
Language: TypeAlias = Literal["en", "nl", "fr", "sv", "ru", "de"]
ChairKind: TypeAlias = Literal["open", "kept", "person", "bot"]
Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
EMOTES = ("laugh", "angry", "wow", "greedy", "hat-off", "hurry")
Emote: TypeAlias = Literal["laugh", "angry", "wow", "greedy", "hat-off", "hurry"]
DAY = 24 * 60 * 60
LONGEST_NAME: Final = 24
"""Visible characters."""


# --- tables -----------------------------------------------------------------------------------------------------------


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Time per move and a reserve for the whole game, in seconds. Several days per move: a correspondence game."""

    move: Annotated[int, Meta(ge=5, le=30 * DAY)] = 60
    reserve: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    out: Literal["bot", "default"] = "bot"
    """What happens on timeout. `bot`: the table's stand-in bot chooses. `default`: cards are drawn if that is legal,
    otherwise the first legal move is made."""


class NewTable(Struct, forbid_unknown_fields=True):
    """Settings of a new table. `options` are those of the game (docs/notation.md), including `players`."""

    game: GameSlug
    options: dict[str, Any]
    public: bool = False
    clock: ClockRules | None = None
    pace: Pace = "brisk"
    stand_in: Level = "rustler"
    """Level of the bot that replaces absent players."""
    bots: dict[str, Level] = {}
    """Bot levels by seat number; the other seats are open to people."""


class Chair(Struct):
    """Public information about a seat."""

    kind: ChairKind
    """`kept`: reserved for a player of the previous game who has not sat down yet."""
    name: str = ""
    level: str = ""
    """The level of a bot; empty for people."""
    bandit: str = ""
    """Chosen before the start; empty: random."""
    stand_in: bool = False
    """A bot plays for the owner until the owner returns."""
    here: bool = False
    """The owner is connected."""
    votes: int = 0
    """Number of votes for a bot to take over."""
    ready: bool = False
    """The player is ready to start. Reset when the table's settings change; always true for bots."""


class TableInfo(Struct):
    """State of a table apart from its game. `you` lists the requester's seats."""

    id: str
    game: GameSlug
    options: dict[str, Any]
    status: Status
    public: bool
    clock: ClockRules | None
    pace: Pace
    stand_in: Level
    chairs: list[Chair]
    host: int
    """The host's seat; -1: the host only watches."""
    hosting: bool
    """The requester is the host."""
    you: list[int]
    watchers: int
    seed_hash: str
    """Hash of the server's seed, published before any salt is sent."""
    created: int
    rules_version: int
    rev: int
    """Increases with every stored change, except turns."""
    version: int
    """Version of the game: the number of turns made."""
    code: str = ""
    """Short code that finds the table while it is waiting."""
    seed: str = ""
    """The server's seed as hex; empty until the game is over."""
    rematch: str = ""
    """Id of the table for the rematch."""
    removed: bool = False
    """The host has removed the requester."""


class TableLine(Struct):
    """Entry in a list of tables."""

    id: str
    game: GameSlug
    players: int
    taken: int
    names: list[str]
    status: Status
    created: int
    clock: ClockRules | None
    you: list[int] = []
    """Your seats. Once the game has started, seats are indexes into `names`."""
    yours: bool = False
    """It is your turn."""
    due: int = 0
    """When the time of the acting players runs out; 0: no limit."""
    changed: int = 0
    """Time of the last change."""
    round: int = 0
    """The current or last round; 0: not started."""
    acting: list[int] = []
    """Seats that have to choose."""
    winners: list[int] = []
    """Winning seats, once the game is over."""


class SitDown(Struct, forbid_unknown_fields=True):
    """Take a seat. `salt`: at least 16 random characters from the client; part of every shuffle."""

    salt: ShortText
    seat: SeatNumber | None = None
    bandit: ShortText = ""


class ChooseBandit(Struct, forbid_unknown_fields=True):
    """Choose a bandit for one's own seat, or as the host for a bot."""

    seat: SeatNumber
    bandit: ShortText = ""
    """Empty: random."""


class SeatBot(Struct, forbid_unknown_fields=True):
    """Put a bot into a seat; without a level, open the seat again."""

    seat: SeatNumber
    level: Level | None = None


class SayReady(Struct, forbid_unknown_fields=True):
    """Whether the player is ready. The host can start the game in either case."""

    ready: bool


class ChangeTable(Struct, forbid_unknown_fields=True):
    """New settings of a waiting table, as in NewTable. Omitted fields keep their values; a change of `game` requires
    `options`."""

    game: GameSlug | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    """The complete options of the game: omitted options get their defaults."""
    public: bool | UnsetType = UNSET
    clock: ClockRules | UnsetType | None = UNSET
    pace: Pace | UnsetType = UNSET
    stand_in: Level | UnsetType = UNSET
    bots: dict[str, Level] = {}
    """Bot levels by seat number; the seats must not be taken by people."""


class OneSeat(Struct, forbid_unknown_fields=True):
    """A request about one seat."""

    seat: SeatNumber


# --- people -----------------------------------------------------------------------------------------------------------


class NewIdentity(Struct, forbid_unknown_fields=True):
    """Name of a new player, and the language of turn notices."""

    name: Text
    language: Language = "en"


class ChangedIdentity(Struct, forbid_unknown_fields=True):
    """Omitted fields keep their values. `webhook`: URL for turn notices; empty: none."""

    name: Text | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Text | UnsetType = UNSET


class Identity(Struct):
    """A player's identity."""

    name: str
    language: Language
    webhook: str
    token: str = ""
    """Bearer token for programs; only in responses that issue one. Browsers use a cookie instead."""


class DeviceLink(Struct):
    """Single-use link that opens this identity on another device; expires after a few minutes."""

    code: str
    url: str
    qr: str
    """QR code of the URL, as SVG."""
    expires: int


class ClaimLink(Struct, forbid_unknown_fields=True):
    """The code of a device link."""

    code: Text


class Found(Struct):
    """The table with this short code."""

    id: str


class Problem(Struct):
    """Error response: a stable key, a message in the client's language, and the values in it."""

    error: str
    message: str
    details: dict[str, Any] = {}


# --- the socket: from the client --------------------------------------------------------------------------------------


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move, in notation. `version`: the version of the view in which it was chosen."""

    version: Version
    move: Text


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Undo one's move, if it was the last one and revealed nothing."""

    version: Version


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Send a chat message to everyone at the table."""

    text: Text


class Gesture(Struct, tag="gesture", forbid_unknown_fields=True):
    """Send an emote, one of the type Emote."""

    emote: ShortText


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Vote for a bot to take over a seat whose owner is away or does not choose."""

    seat: SeatNumber


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot."""


class Sample(Struct, tag="sample", forbid_unknown_fields=True):
    """Request a determinized position, consistent with what this seat knows: for bots that search."""


class Refresh(Struct, tag="refresh", forbid_unknown_fields=True):
    """Request the full view."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Check the connection."""


ClientFrame: TypeAlias = Move | Undo | Say | Gesture | Vote | Return | Sample | Refresh | Ping


# --- the socket: from the server --------------------------------------------------------------------------------------


class Happening(Struct, omit_defaults=True):
    """An event as visible to the viewer, and the merge patch (RFC 7396) to apply to the view."""

    kind: str = ""
    """Empty: only a patch, which updates whose turn it is."""
    data: dict[str, Any] = {}
    patch: dict[str, Any] = {}


class Choice(Struct, omit_defaults=True):
    """A legal move and a preview of its events, up to the first whose outcome the seat cannot know."""

    move: str
    preview: list[Happening] = []


class Times(Struct, omit_defaults=True):
    """A table's clocks. `due`: by acting seat, when its time including the reserve runs out."""

    now: int
    reserve: list[int]
    """Remaining reserve by seat, in milliseconds."""
    due: dict[str, int] = {}


class Viewing(Struct, tag="view", omit_defaults=True):
    """The full state at one version. Replaces all earlier state."""

    version: int
    view: dict[str, Any]
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
    """A request was refused and changed nothing. After a refused move or undo, the current view follows."""

    error: str
    message: str
    details: dict[str, Any] = {}


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


# --- histories and records --------------------------------------------------------------------------------------------


class History(Struct):
    """A game as one viewer saw it: the view at version `start` and all later turns."""

    table: str
    perspective: int
    """The viewer's seat; -1: a watcher."""
    start: int
    view: dict[str, Any]
    turns: list[Turn]
    version: int


class GameRecord(Struct, omit_defaults=True):
    """A finished game (docs/notation.md, "Records"). `seed` and `salts` form the key of every shuffle."""

    format: int
    game: GameSlug
    rules_version: int
    options: dict[str, Any]
    seed_hash: str
    salts: list[str]
    moves: list[tuple[int | Literal["nature"], str]]
    """The acting seat or `nature`, and the move."""
    seed: str = ""
    outcome: dict[str, list[int]] = {}
    bots: list[str] = []
    """Bot levels by seat, an empty string for people; empty if only people played."""
