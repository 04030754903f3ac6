"""The words between server and clients: bodies of HTTP requests and answers, frames of the socket.

docs/protocol.md, the JSON Schemas and the TypeScript types are made of these. Times are milliseconds since 1970.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1
"""The version of this protocol. It rises when clients of the version before would misunderstand something."""
PROTOCOL_HEADER: Final = "Coltexpress-Protocol"
"""Says which version a client speaks, and which a server does."""
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


# --- tables -----------------------------------------------------------------------------------------------------------


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for each choice, and a reserve for the whole game, in seconds. Days make it a game by correspondence."""

    move: Annotated[int, Meta(ge=5, le=30 * DAY)] = 60
    reserve: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    out: Literal["bot", "default"] = "bot"
    """When time is out: a bot (the table's stand-in) chooses, or the first of the legal moves is made; in Schemin',
    cards are drawn where that may be done."""


class NewTable(Struct, forbid_unknown_fields=True):
    """How a table is to be. `options` are the game's own (docs/notation.md), with `players`."""

    game: GameSlug
    options: dict[str, Any]
    public: bool = False
    clock: ClockRules | None = None
    pace: Pace = "brisk"
    stand_in: Level = "rustler"
    """Who plays for people who are away."""
    bots: dict[str, Level] = {}
    """Levels by seat number; the other seats are for people."""


class Chair(Struct):
    """A seat as everybody sees it."""

    kind: ChairKind
    """`kept`: for somebody of the game before, who has not sat down yet."""
    name: str = ""
    level: str = ""
    """A bot's."""
    bandit: str = ""
    """Chosen before the start; empty: left to chance."""
    stand_in: bool = False
    """A bot plays for its owner, until the owner is back."""
    here: bool = False
    """The owner's device is connected."""
    votes: int = 0
    """How many want a bot to take over."""
    ready: bool = False
    """Said before the start, while the game is as it was then; bots always are."""


class TableInfo(Struct):
    """A table as everybody sees it. `you` are the seats of whoever asks."""

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
    """The host's seat; -1: the host watches."""
    hosting: bool
    """Whoever asks is the host."""
    you: list[int]
    watchers: int
    seed_hash: str
    """What the house shows before any salt arrives."""
    created: int
    rules_version: int
    rev: int
    """Rises with every change of this."""
    version: int
    """Of the game: how many turns have been made."""
    code: str = ""
    """Finds the table while it is waiting."""
    seed: str = ""
    """The house's secret, once the game is over."""
    rematch: str = ""
    """The id of the next game of the same people."""
    removed: bool = False
    """The host has sent whoever asks away."""


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: GameSlug
    players: int
    taken: int
    names: list[str]
    status: Status
    created: int
    clock: ClockRules | None
    you: list[int] = []
    """Your seats. In a game, seats are places in `names`."""
    yours: bool = False
    """It is your turn there."""
    due: int = 0
    """When time is out for whoever has to choose; 0: never."""
    changed: int = 0
    """When something last happened there."""
    round: int = 0
    """The round that is played, or was the last; 0: none yet."""
    acting: list[int] = []
    """The seats that have to choose."""
    winners: list[int] = []
    """The seats that have won, once the game is over."""


class SitDown(Struct, forbid_unknown_fields=True):
    """`salt`: at least 16 characters that this device threw; part of every shuffle."""

    salt: ShortText
    seat: SeatNumber | None = None
    bandit: ShortText = ""


class ChooseBandit(Struct, forbid_unknown_fields=True):
    """Who plays whom: for oneself, or as the host for a bot."""

    seat: SeatNumber
    bandit: ShortText = ""
    """Empty: left to chance."""


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot in a seat, or with no level an open seat again."""

    seat: SeatNumber
    level: Level | None = None


class SayReady(Struct, forbid_unknown_fields=True):
    """Whether one wants the game to begin as it is. It may begin all the same."""

    ready: bool


class ChangeTable(Struct, forbid_unknown_fields=True):
    """How a waiting table is to be from now on: the words of a NewTable; what is left out stays. Another game needs
    options of its own."""

    game: GameSlug | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    """All of the game's own: what is left out of these has its default."""
    public: bool | UnsetType = UNSET
    clock: ClockRules | UnsetType | None = UNSET
    pace: Pace | UnsetType = UNSET
    stand_in: Level | UnsetType = UNSET
    bots: dict[str, Level] = {}
    """A bot for each of these seats, where no person sits."""


class OneSeat(Struct, forbid_unknown_fields=True):
    """The seat that is meant."""

    seat: SeatNumber


# --- people -----------------------------------------------------------------------------------------------------------


class NewIdentity(Struct, forbid_unknown_fields=True):
    """The name that somebody picks, and the language of their notices."""

    name: Text
    language: Language = "en"


class ChangedIdentity(Struct, forbid_unknown_fields=True):
    """What is left out stays. `webhook`: where turn notices go; empty: nowhere."""

    name: Text | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Text | UnsetType = UNSET


class Identity(Struct):
    """Who somebody is."""

    name: str
    language: Language
    webhook: str
    token: str = ""
    """Only when it is new: for programs, which send it as a bearer token. Browsers keep it in a cookie."""


class DeviceLink(Struct):
    """Opens this identity on another device, once, within minutes."""

    code: str
    url: str
    qr: str
    """An SVG picture of the URL."""
    expires: int


class ClaimLink(Struct, forbid_unknown_fields=True):
    """The code of a device link."""

    code: Text


class Found(Struct):
    """The table that a short code stands for."""

    id: str


class Problem(Struct):
    """A refusal: a stable key, the sentence in the reader's language, and what fills it."""

    error: str
    message: str
    details: dict[str, Any] = {}


# --- the socket: from the client --------------------------------------------------------------------------------------


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move, in notation. `version`: that of the view it was chosen in."""

    version: Version
    move: Text


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last choice: as long as it is the last, and nothing came to light by it."""

    version: Version


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Talk, to everybody at the table."""

    text: Text


class Gesture(Struct, tag="gesture", forbid_unknown_fields=True):
    """Say it without words: one of the type Emote."""

    emote: ShortText


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Let a bot play for this seat, whose owner is away or does not choose."""

    seat: SeatNumber


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take the seat back from the bot that plays for it."""


class Sample(Struct, tag="sample", forbid_unknown_fields=True):
    """Ask for a position that may be the real one, for all this seat knows: for bots that search."""


class Refresh(Struct, tag="refresh", forbid_unknown_fields=True):
    """Ask for the view anew."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether anybody is there."""


ClientFrame: TypeAlias = Move | Undo | Say | Gesture | Vote | Return | Sample | Refresh | Ping


# --- the socket: from the server --------------------------------------------------------------------------------------


class Happening(Struct, omit_defaults=True):
    """An event as this viewer sees it, and the merge patch (RFC 7396) that it makes to the view."""

    kind: str = ""
    """Empty: only the patch, which says whose turn it is."""
    data: dict[str, Any] = {}
    patch: dict[str, Any] = {}


class Choice(Struct, omit_defaults=True):
    """A legal move, and as far as its seat can know what it would do: events, up to the first that is uncertain."""

    move: str
    preview: list[Happening] = []


class Times(Struct, omit_defaults=True):
    """A table's clocks. `due` says for each seat that has to choose when its time is out, reserve included."""

    now: int
    reserve: list[int]
    """Milliseconds left in reserve, by seat."""
    due: dict[str, int] = {}


class Viewing(Struct, tag="view", omit_defaults=True):
    """Everything, at one version. What comes before it is void."""

    version: int
    view: dict[str, Any]
    choices: list[Choice] = []
    undo: bool = False
    times: Times | None = None


class Turn(Struct, tag="turn", omit_defaults=True):
    """What happened in one turn: it makes version `version` of the one before."""

    version: int
    seat: int
    by: str
    """`person`, `bot`, `clock`: who chose."""
    told: list[Happening]
    choices: list[Choice] = []
    undo: bool = False
    times: Times | None = None


class TableFrame(Struct, tag="table"):
    """The table besides its game, whole, whenever anything of it changes."""

    table: TableInfo


class Chat(Struct, tag="chat", omit_defaults=True):
    """What somebody said or did; `number` rises. `seat` -1: a watcher."""

    number: int
    name: str
    at: int
    seat: int = -1
    text: str = ""
    emote: str = ""


class Sampled(Struct, tag="sampled"):
    """A position in notation, in which everything this seat may not know is thrown anew."""

    version: int
    position: str


class Refused(Struct, tag="refused", omit_defaults=True):
    """Nothing has changed. For a move or undo, the current view follows."""

    error: str
    message: str
    details: dict[str, Any] = {}


class Pong(Struct, tag="pong"):
    """Somebody is, and this is the time there."""

    now: int


ServerFrame: TypeAlias = Viewing | Turn | TableFrame | Chat | Sampled | Refused | Pong


class Notice(Struct):
    """It is your turn: in the stream of notices, and to a webhook."""

    table: str
    url: str
    game: GameSlug
    text: str
    due: int = 0


# --- a game, told again -----------------------------------------------------------------------------------------------


class History(Struct):
    """A game as one viewer was told it: the view at `start`, then every turn since."""

    table: str
    perspective: int
    """The seat; -1: a watcher."""
    start: int
    view: dict[str, Any]
    turns: list[Turn]
    version: int


class GameRecord(Struct, omit_defaults=True):
    """A finished game (docs/notation.md, "Records"). The key of every shuffle is made of `seed` and `salts`."""

    format: int
    game: GameSlug
    rules_version: int
    options: dict[str, Any]
    seed_hash: str
    salts: list[str]
    moves: list[tuple[int | Literal["nature"], str]]
    """The seat that chose, or `nature`, and the move."""
    seed: str = ""
    outcome: dict[str, list[int]] = {}
    bots: list[str] = []
    """Levels by seat, empty for people; none at all where only people played."""
