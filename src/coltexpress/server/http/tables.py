"""Routes for tables, from opening one to the rematch."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, Parameter

from coltexpress.protocol.messages import (
    ChangeTable,
    ChooseBandit,
    Found,
    NewTable,
    OneSeat,
    SayReady,
    SeatBot,
    SitDown,
    TableInfo,
    TableLine,
)
from coltexpress.server.errors import Refusal
from coltexpress.server.http.auth import address_of, registry_of
from coltexpress.server.http.links import page_url, qr_code
from coltexpress.server.http.openapi import (
    BODY,
    CASTING,
    CHANGING,
    KNOWN,
    NEEDED,
    PERSON,
    SITTING,
    STORED,
    TABLE,
    VISITOR,
    WAITING,
    answers,
    refusals,
)
from coltexpress.server.http.params import AnyRequest, Person, TableId, Visitor
from coltexpress.server.storage.store import IdentityRow, TableRow
from coltexpress.server.tables import seating
from coltexpress.server.tables.room import Room

MOST_LISTED: Final = 100
SVG: Final = "image/svg+xml"
_TABLES_PER_MINUTE: Final = 30
"""Per identity. The limit per address is half of `requests_per_minute`."""


@post(
    "/tables",
    tags=["tables"],
    summary="Open a table",
    responses=refusals(NEEDED, CHANGING, BODY, "seat-unknown"),
    security=PERSON,
)
async def open_table(data: JSONBody[NewTable], request: AnyRequest, person: Person) -> TableInfo:
    """Invalid options are refused with 400 and a key `option-...`."""
    registry = registry_of(request)
    registry.limits.take("tables", person.id, _TABLES_PER_MINUTE)
    registry.limits.take("tables", address_of(request), max(1, registry.settings.requests_per_minute // 2))
    table = await registry.create(seating.new_table(data, person.id))
    return table.info(person.id)


@get(
    "/tables",
    tags=["tables"],
    summary="List public tables that wait for players or can be watched",
    responses=refusals(STORED, "body"),
)
async def public_tables(
    request: AnyRequest, status: FromQuery[Literal["waiting", "playing"]] = "waiting"
) -> list[TableLine]:
    return [_line(row, "") for row in await registry_of(request).store.public_tables(status, MOST_LISTED)]


@get(
    "/tables/mine",
    tags=["tables"],
    summary="List your tables",
    responses=refusals(NEEDED, STORED),
    security=PERSON,
)
async def my_tables(request: AnyRequest, person: Person) -> list[TableLine]:
    rows = await registry_of(request).store.tables_of(person.id, MOST_LISTED)
    return [_line(row, person.id) for row in rows]


def _line(row: TableRow, identity: str) -> TableLine:
    doc = msgspec.json.decode(row.doc, type=seating.Seating)
    acting = json.loads(row.acting)
    you = doc.seats_of(identity) if identity else []
    return TableLine(
        row.id,
        doc.game,
        len(doc.places),
        sum(place.kind in ("person", "bot") for place in doc.places),
        [place.name or place.level for place in doc.places if place.kind in ("person", "bot")],
        row.status,
        row.created,
        doc.clock,
        you,
        row.status == "playing" and any(seat in acting and not seating.bot_of(doc, seat) for seat in you),
        0 if any(seating.bot_of(doc, seat) for seat in acting) else row.due or 0,  # deadlines of bots are internal
        row.changed,
        row.round,
        acting,
        json.loads(row.winners),
    )


@get(
    "/codes/{code:str}",
    tags=["tables"],
    summary="Find a waiting table by its short code",
    responses=refusals(STORED, "body", "code-unknown"),
)
async def find_code(code: Annotated[str, Parameter(max_length=12)], request: AnyRequest) -> Found:
    registry = registry_of(request)
    registry.limits.take("codes", address_of(request), 20)
    found = await registry.store.coded(code.upper()) if code.isascii() and code.isalnum() else None
    if found is None:
        raise Refusal("code-unknown")
    return Found(found)


@get(
    "/tables/{table_id:str}",
    tags=["tables"],
    summary="Get a table",
    responses=refusals(KNOWN, STORED, TABLE),
    security=VISITOR,
)
async def one_table(table_id: TableId, request: AnyRequest, visitor: Visitor) -> TableInfo:
    table = await registry_of(request).table(table_id)
    return table.info(visitor.id if visitor else "")


@get(
    "/tables/{table_id:str}/qr",
    tags=["tables"],
    media_type=SVG,
    summary="Get the link to a table as QR code",
    responses={200: answers(str, "A QR code of the table's link.", SVG)} | refusals(STORED, TABLE),
)
async def table_picture(table_id: TableId, request: AnyRequest) -> Response[str]:
    """For players in the same room, who can scan it."""
    table = await registry_of(request).table(table_id)
    return Response(qr_code(page_url(request, f"/table/{table.id}")), media_type=SVG)


@post(
    "/tables/{table_id:str}/sit",
    tags=["tables"],
    status_code=200,
    summary="Take a seat",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, SITTING),
    security=PERSON,
)
async def sit(table_id: TableId, data: JSONBody[SitDown], request: AnyRequest, person: Person) -> TableInfo:
    return await _arrange(
        request,
        table_id,
        person,
        lambda doc: seating.sit(doc, person.id, person.name, data.salt, data.seat, data.bandit),
    )


@post(
    "/tables/{table_id:str}/bandit",
    tags=["tables"],
    status_code=200,
    summary="Choose a bandit",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, CASTING),
    security=PERSON,
)
async def choose_bandit(
    table_id: TableId, data: JSONBody[ChooseBandit], request: AnyRequest, person: Person
) -> TableInfo:
    return await _arrange(
        request, table_id, person, lambda doc: seating.choose_bandit(doc, person.id, data.seat, data.bandit)
    )


@post(
    "/tables/{table_id:str}/ready",
    tags=["tables"],
    status_code=200,
    summary="Set whether you are ready",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, "not-seated"),
    security=PERSON,
)
async def say_ready(table_id: TableId, data: JSONBody[SayReady], request: AnyRequest, person: Person) -> TableInfo:
    return await _arrange(request, table_id, person, lambda doc: seating.say_ready(doc, person.id, data.ready))


@post(
    "/tables/{table_id:str}/options",
    tags=["tables"],
    status_code=200,
    summary="Change the table's settings (host)",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, CASTING, "not-host", "seat-taken", "seats-few", "seats-double"),
    security=PERSON,
)
async def change_table(
    table_id: TableId, data: JSONBody[ChangeTable], request: AnyRequest, person: Person
) -> TableInfo:
    """Invalid options are refused with 400 and a key `option-...`."""
    return await _arrange(request, table_id, person, lambda doc: seating.change_table(doc, person.id, data))


@post(
    "/tables/{table_id:str}/bot",
    tags=["tables"],
    status_code=200,
    summary="Put a bot into a seat, or remove it (host)",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, "not-host", "seat-unknown", "seat-taken"),
    security=PERSON,
)
async def seat_bot(table_id: TableId, data: JSONBody[SeatBot], request: AnyRequest, person: Person) -> TableInfo:
    def verb(doc: seating.Seating) -> None:
        seating.check_host(doc, person.id)
        seating.seat_bot(doc, data.seat, data.level)

    return await _arrange(request, table_id, person, verb)


@post(
    "/tables/{table_id:str}/remove",
    tags=["tables"],
    status_code=200,
    summary="Remove a player (host)",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, "not-host", "seat-unknown", "seat-empty"),
    security=PERSON,
)
async def remove(table_id: TableId, data: JSONBody[OneSeat], request: AnyRequest, person: Person) -> TableInfo:
    return await _arrange(request, table_id, person, lambda doc: seating.remove(doc, person.id, data.seat))


@post(
    "/tables/{table_id:str}/start",
    tags=["tables"],
    status_code=200,
    summary="Start the game (host)",
    responses=refusals(NEEDED, CHANGING, TABLE, "not-host", "not-waiting", "seats-open", "nobody-seated"),
    security=PERSON,
)
async def start(table_id: TableId, request: AnyRequest, person: Person) -> TableInfo:
    table = await registry_of(request).table(table_id)
    await table.start(person.id)
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/leave",
    tags=["tables"],
    status_code=200,
    summary="Leave the table",
    responses=refusals(NEEDED, CHANGING, TABLE, "not-playing", "not-seated"),
    security=PERSON,
)
async def leave(table_id: TableId, request: AnyRequest, person: Person) -> TableInfo:
    """Before the start, this opens your seats again; during the game, a bot plays until you return."""
    table = await registry_of(request).table(table_id)

    def verb(doc: seating.Seating) -> bool:
        if table.row.status in ("over", "closed"):
            raise Refusal("not-playing")
        return seating.leave(doc, person.id, table.row.status == "waiting")

    stays = await table.change(verb)
    if not stays and table.row.status == "waiting" and table.doc.host == person.id:
        with suppress(Refusal):  # another player has sat down meanwhile
            await table.change(lambda doc: _check_empty(table, doc), "closed")
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/rematch",
    tags=["tables"],
    status_code=200,
    summary="Open a table for a rematch",
    responses=refusals(NEEDED, CHANGING, TABLE, "not-over", "not-seated"),
    security=PERSON,
)
async def rematch(table_id: TableId, request: AnyRequest, person: Person) -> TableInfo:
    registry = registry_of(request)
    table = await registry.table(table_id)
    return (await registry.table(await registry.rematch(table, person.id))).info(person.id)


async def _arrange(
    request: AnyRequest, table_id: str, person: IdentityRow, verb: Callable[[seating.Seating], None]
) -> TableInfo:
    """Change the seating of a waiting table."""
    table = await registry_of(request).table(table_id)

    def while_waiting(doc: seating.Seating) -> None:
        _still_waiting(table)
        verb(doc)

    await table.change(while_waiting)
    return table.info(person.id)


def _check_empty(table: Room, doc: seating.Seating) -> None:
    _still_waiting(table)
    if any(place.kind == "person" for place in doc.places):
        raise Refusal("seat-taken")


def _still_waiting(table: Room) -> None:
    if table.row.status == "closed":
        raise Refusal("table-closed")
    if table.row.status != "waiting":
        raise Refusal("not-waiting")


ROUTES: Final = [
    open_table,
    public_tables,
    my_tables,
    find_code,
    one_table,
    table_picture,
    sit,
    choose_bandit,
    say_ready,
    change_table,
    seat_bot,
    remove,
    start,
    leave,
    rematch,
]
