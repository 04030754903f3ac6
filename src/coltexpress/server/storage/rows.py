"""What the store reads and writes besides tables and turns: identities, chat messages, updates of a table."""

from dataclasses import dataclass

from msgspec import Struct

from coltexpress.protocol.messages import Language, Status


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


class TableUpdate(Struct, frozen=True):
    """The new values of the table's columns after a turn."""

    acting: str
    due: int | None
    status: Status
    round: int
    winners: str
