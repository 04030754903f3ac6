"""WebSocket frames from the client."""

from typing import TypeAlias

from msgspec import Struct

from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.types import SeatNumber, ShortText, Text, Version


class Move(Struct, tag="move", forbid_unknown_fields=True, omit_defaults=True):
    """Make a move: in notation, or as `kind` and `data`.

    `version`: the version of the view in which it was chosen.
    """

    version: Version
    move: Text = ""
    kind: ShortText = ""
    data: JsonObject = {}


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
