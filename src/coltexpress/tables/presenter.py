"""What viewers see of a table and its game."""

import json

from coltexpress.engine import registry as known_games
from coltexpress.engine.contract import Viewer
from coltexpress.engine.play.record import seed_hash
from coltexpress.protocol.messages import Chair, TableInfo, TableLine, Viewing
from coltexpress.protocol.messages import Turn as TurnFrame
from coltexpress.tables.live_game import LiveGame, ProposedTurn, happenings
from coltexpress.tables.seating import Seating, bot_of
from coltexpress.tables.stored import TableRow
from coltexpress.tables.table import Table


def view_frame(game: LiveGame, viewer: Viewer, now: int) -> Viewing:
    """The whole view of a game."""
    frame = Viewing(game.version, dict(game.state.view(viewer)))
    _add_choices(frame, game, viewer, now)
    return frame


def turn_frame(game: LiveGame, proposal: ProposedTurn, viewer: Viewer, now: int) -> TurnFrame:
    """A turn of a game, with the choices that follow if it is the last one."""
    turn = proposal.turn
    frame = TurnFrame(turn.number + 1, turn.seat, turn.by, happenings(proposal.steps[viewer]))
    if frame.version == game.version:
        _add_choices(frame, game, viewer, now)
    return frame


def _add_choices(frame: Viewing | TurnFrame, game: LiveGame, viewer: Viewer, now: int) -> None:
    if viewer is not None and not game.over:
        frame.choices = game.choices(viewer)
        frame.undo = game.may_undo(viewer)
    frame.times = game.current.clock.times(now)


def table_info(table: Table, identity: str, here: set[int], watchers: int) -> TableInfo:
    """The table as seen by `identity` (empty string: anonymous). `here`: seats whose owners are connected."""
    seating, row = table.seating, table.row
    hosts = seating.seats_of(seating.host)
    return TableInfo(
        id=row.id,
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
        rules_version=known_games.game(seating.game).rules_version if row.status == "waiting" else row.rules_version,
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
