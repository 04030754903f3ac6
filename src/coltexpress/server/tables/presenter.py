"""What clients see of a table besides its game."""

import json
from typing import TYPE_CHECKING

from coltexpress.engine.play.record import seed_hash
from coltexpress.protocol.messages import Chair, TableInfo, TableLine
from coltexpress.tables.seating import Seating, bot_of
from coltexpress.tables.stored import TableRow

if TYPE_CHECKING:
    from coltexpress.server.tables.room import Room


def table_info(room: "Room", identity: str, here: set[int], watchers: int) -> TableInfo:
    """The table as seen by `identity` (empty string: anonymous). `here`: seats whose owners are connected."""
    seating, row = room.seating, room.row
    hosts = seating.seats_of(seating.host)
    return TableInfo(
        id=room.id,
        game=seating.game,
        options=seating.options,
        status=row.status,
        public=seating.public,
        clock=seating.clock,
        pace=seating.pace,
        stand_in=seating.stand_in,
        chairs=[
            Chair(
                record.kind,
                record.name,
                record.level,
                record.bandit,
                record.replaced,
                seat in here,
                len(record.votes),
                record.ready or record.kind == "bot",
            )
            for seat, record in enumerate(seating.seats)
        ],
        host=hosts[0] if hosts else -1,
        hosting=bool(identity) and identity == seating.host,
        you=seating.seats_of(identity) if identity else [],
        watchers=watchers,
        seed_hash=seed_hash(row.seed),
        created=row.created,
        rules_version=room.registry.rules_version(seating.game) if row.status == "waiting" else row.rules_version,
        rev=row.rev,
        version=row.version,
        code=row.code or "",
        seed=row.seed.hex() if row.status == "over" else "",
        rematch=seating.rematch,
        removed=bool(identity) and identity in seating.removed,
    )


def table_line(row: TableRow, identity: str) -> TableLine:
    """The line of a table in a list, as seen by `identity` (empty string: anonymous)."""
    stored = Seating.from_row(row)
    acting = json.loads(row.acting)
    you = stored.seats_of(identity) if identity else []
    return TableLine(
        row.id,
        stored.game,
        len(stored.seats),
        sum(record.kind in ("person", "bot") for record in stored.seats),
        [record.name or record.level for record in stored.seats if record.kind in ("person", "bot")],
        row.status,
        row.created,
        stored.clock,
        you,
        row.status == "playing" and any(seat in acting and not bot_of(stored, seat) for seat in you),
        0 if any(bot_of(stored, seat) for seat in acting) else row.due or 0,  # deadlines of bots are internal
        row.changed,
        row.round,
        acting,
        json.loads(row.winners),
    )
