"""Messages about tables: settings, seats, lists."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.types import DAY, ChairKind, GameSlug, Level, Pace, SeatNumber, ShortText, Status


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Time per move and a reserve for the whole game, in seconds. Several days per move: a correspondence game."""

    move: Annotated[int, Meta(ge=5, le=30 * DAY)] = 60
    reserve: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    out: Literal["bot", "default"] = "bot"
    """What happens on timeout. `bot`: the table's stand-in bot chooses. `default`: cards are drawn if that is legal,
    otherwise the first legal move is made."""


class NewTable(Struct, forbid_unknown_fields=True):
    """Settings of a new table. `options` are those of the game (docs/options.md), including `players`."""

    game: GameSlug
    options: JsonObject
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
    options: JsonObject
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
    options: JsonObject | UnsetType = UNSET
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
