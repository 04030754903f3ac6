"""The commands that a table handles, and the effects that the caller carries out after it has stored the change."""

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import TypeAlias

from coltexpress.tables.live_game import Play, ProposedTurn
from coltexpress.tables.seating import Seating
from coltexpress.tables.stored import Actor


@dataclass(frozen=True, slots=True)
class Change:
    """Change the seats or the settings. `verb`: a function of `seating` or `stand_ins`."""

    verb: Callable[[Seating], object]
    while_waiting: bool = False
    """Refused after the start, and if the table is closed."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave all seats. A waiting table is closed if its host leaves and nobody else is seated."""

    identity: str


@dataclass(frozen=True, slots=True)
class Start:
    """Start the game, as the host."""

    identity: str


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote for a bot to take over a seat. `here`: the seats whose owners are connected."""

    voter: str
    seat: int
    here: Container[int]


@dataclass(frozen=True, slots=True)
class Tick:
    """The time `TableRow.due` has come: choose for people whose time is up, or set the next deadline."""


Command: TypeAlias = Play | Change | Leave | Start | Vote | Tick


@dataclass(frozen=True, slots=True)
class TellTurn:
    """Send a turn to all viewers: `presenter.turn_frame`."""

    turn: ProposedTurn


@dataclass(frozen=True, slots=True)
class TellViews:
    """Send its view of the game to each viewer: `presenter.view_frame`."""


@dataclass(frozen=True, slots=True)
class TellTable:
    """Send the table to everybody: `presenter.table_info`."""


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """People may have other seats than before: update the viewpoints."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Tell other processes that the table has changed."""


@dataclass(frozen=True, slots=True)
class AskBot:
    """Let a bot choose, and handle its `Play`. An open request for the same seat makes this one obsolete."""

    seat: int
    level: str
    by: Actor = "bot"


@dataclass(frozen=True, slots=True)
class Notify:
    """It is the turn of a person now. `due`: the deadline; 0: none."""

    seat: int
    identity: str
    due: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The last turn has been made."""


Effect: TypeAlias = TellTurn | TellViews | TellTable | SeatsChanged | Announce | AskBot | Notify | GameOver
