"""The `TableInfo` for a viewer, and the encoding of frames."""

from typing import TYPE_CHECKING, Final

import msgspec

from coltexpress.engine.play.record import seed_hash
from coltexpress.protocol.messages import Chair, TableInfo

if TYPE_CHECKING:
    from coltexpress.server.tables.room import Room

_ENCODER: Final = msgspec.json.Encoder()


def encode(frame: msgspec.Struct) -> str:
    return _ENCODER.encode(frame).decode()


def short(table_id: str) -> str:
    """A prefix of the id for logs: enough to identify a table, but not to access it."""
    return table_id[:5]


def table_info(table: "Room", identity: str, here: set[int], watchers: int) -> TableInfo:
    """The table as seen by `identity` (empty string: anonymous). `here`: seats whose owners are connected."""
    doc, row = table.doc, table.row
    hosts = doc.seats_of(doc.host)
    return TableInfo(
        id=table.id,
        game=doc.game,
        options=doc.options,
        status=row.status,
        public=doc.public,
        clock=doc.clock,
        pace=doc.pace,
        stand_in=doc.stand_in,
        chairs=[
            Chair(
                place.kind,
                place.name,
                place.level,
                place.bandit,
                place.stand_in,
                seat in here,
                len(place.votes),
                place.ready or place.kind == "bot",
            )
            for seat, place in enumerate(doc.places)
        ],
        host=hosts[0] if hosts else -1,
        hosting=bool(identity) and identity == doc.host,
        you=doc.seats_of(identity) if identity else [],
        watchers=watchers,
        seed_hash=seed_hash(row.seed),
        created=row.created,
        rules_version=row.rules_version,
        rev=row.rev,
        version=row.version,
        code=row.code or "",
        seed=row.seed.hex() if row.status == "over" else "",
        rematch=doc.rematch,
        removed=bool(identity) and identity in doc.removed,
    )
