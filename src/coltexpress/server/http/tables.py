"""Routes for tables, from opening one to the rematch."""

from collections.abc import Callable
from typing import Annotated, Final, Literal

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
from coltexpress.server.connections import ANY_PROTOCOL, AnyRequest, address_of, registry_of
from coltexpress.server.errors import Refusal
from coltexpress.server.http.links import page_url, qr_code
from coltexpress.server.http.openapi import (
    BANDIT_ERRORS,
    BODY_ERRORS,
    LOGIN_ERRORS,
    PERSON,
    SEAT_ERRORS,
    STORE_ERRORS,
    TABLE_ERRORS,
    TOKEN_ERRORS,
    VISITOR,
    WAITING_ERRORS,
    WRITE_ERRORS,
    refusals,
    response_spec,
)
from coltexpress.server.http.params import Person, TableId, Visitor
from coltexpress.server.storage.rows import IdentityRow
from coltexpress.tables import seating
from coltexpress.tables.presenter import table_line
from coltexpress.tables.seating import Seating

MOST_LISTED: Final = 100
SVG: Final = "image/svg+xml"
_TABLES_PER_MINUTE: Final = 30
"""Per identity. The limit per address is half of `requests_per_minute`."""


@post(
    "/tables",
    tags=["tables"],
    summary="Open a table",
    responses=refusals(LOGIN_ERRORS, WRITE_ERRORS, BODY_ERRORS, "seat-unknown"),
    security=PERSON,
)
async def open_table(data: JSONBody[NewTable], request: AnyRequest, person: Person) -> TableInfo:
    """Invalid options are refused with 400 and a key `option-...`."""
    registry = registry_of(request)
    registry.limits.take("tables", person.id, _TABLES_PER_MINUTE)
    registry.limits.take("tables", address_of(request), max(1, registry.settings.requests_per_minute // 2))
    room = await registry.create(seating.new_table(data, person.id))
    return room.info(person.id)


@get(
    "/tables",
    tags=["tables"],
    summary="List public tables that wait for players or can be watched",
    responses=refusals(STORE_ERRORS, "body"),
)
async def public_tables(
    request: AnyRequest, status: FromQuery[Literal["waiting", "playing"]] = "waiting"
) -> list[TableLine]:
    return [table_line(row, "") for row in await registry_of(request).store.public_tables(status, MOST_LISTED)]


@get(
    "/tables/mine",
    tags=["tables"],
    summary="List your tables",
    responses=refusals(LOGIN_ERRORS, STORE_ERRORS),
    security=PERSON,
)
async def my_tables(request: AnyRequest, person: Person) -> list[TableLine]:
    rows = await registry_of(request).store.tables_of(person.id, MOST_LISTED)
    return [table_line(row, person.id) for row in rows]


@get(
    "/codes/{code:str}",
    tags=["tables"],
    summary="Find a waiting table by its short code",
    responses=refusals(STORE_ERRORS, "body", "code-unknown"),
)
async def find_code(code: Annotated[str, Parameter(max_length=12)], request: AnyRequest) -> Found:
    registry = registry_of(request)
    registry.limits.take("codes", address_of(request), 20)
    found = await registry.store.id_by_code(code.upper()) if code.isascii() and code.isalnum() else None
    if found is None:
        raise Refusal("code-unknown")
    return Found(found)


@get(
    "/tables/{table_id:str}",
    tags=["tables"],
    summary="Get a table",
    responses=refusals(TOKEN_ERRORS, STORE_ERRORS, TABLE_ERRORS),
    security=VISITOR,
)
async def one_table(table_id: TableId, request: AnyRequest, visitor: Visitor) -> TableInfo:
    room = await registry_of(request).room(table_id)
    return room.info(visitor.id if visitor else "")


@get(
    "/tables/{table_id:str}/qr",
    tags=["tables"],
    media_type=SVG,
    summary="Get the link to a table as QR code",
    opt={ANY_PROTOCOL: True},
    responses={200: response_spec(str, "A QR code of the table's link.", SVG)} | refusals(STORE_ERRORS, TABLE_ERRORS),
)
async def table_picture(table_id: TableId, request: AnyRequest) -> Response[str]:
    """For players in the same room, who can scan it."""
    room = await registry_of(request).room(table_id)
    return Response(qr_code(page_url(request, f"/table/{room.id}")), media_type=SVG)


@post(
    "/tables/{table_id:str}/sit",
    tags=["tables"],
    status_code=200,
    summary="Take a seat",
    responses=refusals(LOGIN_ERRORS, WRITE_ERRORS, BODY_ERRORS, WAITING_ERRORS, SEAT_ERRORS),
    security=PERSON,
)
async def sit(table_id: TableId, data: JSONBody[SitDown], request: AnyRequest, person: Person) -> TableInfo:
    return await _change_waiting(
        request,
        table_id,
        person,
        lambda draft: seating.sit(draft, person.id, person.name, data.salt, data.seat, data.bandit),
    )


@post(
    "/tables/{table_id:str}/bandit",
    tags=["tables"],
    status_code=200,
    summary="Choose a bandit",
    responses=refusals(LOGIN_ERRORS, WRITE_ERRORS, BODY_ERRORS, WAITING_ERRORS, BANDIT_ERRORS),
    security=PERSON,
)
async def choose_bandit(
    table_id: TableId, data: JSONBody[ChooseBandit], request: AnyRequest, person: Person
) -> TableInfo:
    return await _change_waiting(
        request, table_id, person, lambda draft: seating.choose_bandit(draft, person.id, data.seat, data.bandit)
    )


@post(
    "/tables/{table_id:str}/ready",
    tags=["tables"],
    status_code=200,
    summary="Set whether you are ready",
    responses=refusals(LOGIN_ERRORS, WRITE_ERRORS, BODY_ERRORS, WAITING_ERRORS, "not-seated"),
    security=PERSON,
)
async def say_ready(table_id: TableId, data: JSONBody[SayReady], request: AnyRequest, person: Person) -> TableInfo:
    return await _change_waiting(
        request, table_id, person, lambda draft: seating.say_ready(draft, person.id, data.ready)
    )


@post(
    "/tables/{table_id:str}/options",
    tags=["tables"],
    status_code=200,
    summary="Change the table's settings (host)",
    responses=refusals(
        LOGIN_ERRORS,
        WRITE_ERRORS,
        BODY_ERRORS,
        WAITING_ERRORS,
        BANDIT_ERRORS,
        "not-host",
        "seat-taken",
        "seats-few",
        "seats-double",
    ),
    security=PERSON,
)
async def change_table(
    table_id: TableId, data: JSONBody[ChangeTable], request: AnyRequest, person: Person
) -> TableInfo:
    """Invalid options are refused with 400 and a key `option-...`."""
    return await _change_waiting(request, table_id, person, lambda draft: seating.change_table(draft, person.id, data))


@post(
    "/tables/{table_id:str}/bot",
    tags=["tables"],
    status_code=200,
    summary="Put a bot into a seat, or remove it (host)",
    responses=refusals(
        LOGIN_ERRORS, WRITE_ERRORS, BODY_ERRORS, WAITING_ERRORS, "not-host", "seat-unknown", "seat-taken"
    ),
    security=PERSON,
)
async def seat_bot(table_id: TableId, data: JSONBody[SeatBot], request: AnyRequest, person: Person) -> TableInfo:
    def verb(draft: Seating) -> None:
        seating.check_host(draft, person.id)
        seating.seat_bot(draft, data.seat, data.level)

    return await _change_waiting(request, table_id, person, verb)


@post(
    "/tables/{table_id:str}/remove",
    tags=["tables"],
    status_code=200,
    summary="Remove a player (host)",
    responses=refusals(
        LOGIN_ERRORS, WRITE_ERRORS, BODY_ERRORS, WAITING_ERRORS, "not-host", "seat-unknown", "seat-empty"
    ),
    security=PERSON,
)
async def remove(table_id: TableId, data: JSONBody[OneSeat], request: AnyRequest, person: Person) -> TableInfo:
    return await _change_waiting(request, table_id, person, lambda draft: seating.remove(draft, person.id, data.seat))


@post(
    "/tables/{table_id:str}/start",
    tags=["tables"],
    status_code=200,
    summary="Start the game (host)",
    responses=refusals(
        LOGIN_ERRORS, WRITE_ERRORS, TABLE_ERRORS, "not-host", "not-waiting", "seats-open", "nobody-seated"
    ),
    security=PERSON,
)
async def start(table_id: TableId, request: AnyRequest, person: Person) -> TableInfo:
    room = await registry_of(request).room(table_id)
    await room.start(person.id)
    return room.info(person.id)


@post(
    "/tables/{table_id:str}/leave",
    tags=["tables"],
    status_code=200,
    summary="Leave the table",
    responses=refusals(LOGIN_ERRORS, WRITE_ERRORS, TABLE_ERRORS, "not-playing", "not-seated"),
    security=PERSON,
)
async def leave(table_id: TableId, request: AnyRequest, person: Person) -> TableInfo:
    """Before the start, this opens your seats again; during the game, a bot plays until you return."""
    room = await registry_of(request).room(table_id)
    await room.leave(person.id)
    return room.info(person.id)


@post(
    "/tables/{table_id:str}/rematch",
    tags=["tables"],
    status_code=200,
    summary="Open a table for a rematch",
    responses=refusals(LOGIN_ERRORS, WRITE_ERRORS, TABLE_ERRORS, "not-over", "not-seated"),
    security=PERSON,
)
async def rematch(table_id: TableId, request: AnyRequest, person: Person) -> TableInfo:
    registry = registry_of(request)
    room = await registry.room(table_id)
    return (await registry.room(await registry.rematch(room, person.id))).info(person.id)


async def _change_waiting(
    request: AnyRequest, table_id: str, person: IdentityRow, verb: Callable[[Seating], None]
) -> TableInfo:
    """Change the seating of a waiting table."""
    room = await registry_of(request).room(table_id)
    await room.change(verb, while_waiting=True)
    return room.info(person.id)


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
