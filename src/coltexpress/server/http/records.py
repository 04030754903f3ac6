"""Routes for records and histories of games."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import Parameter

from coltexpress.protocol.messages import (
    GameRecord,
    History,
)
from coltexpress.server.connections import ANY_PROTOCOL, AnyRequest, address_of, registry_of
from coltexpress.server.errors import Refusal
from coltexpress.server.http.openapi import (
    STORE_ERRORS,
    TABLE_ERRORS,
    TOKEN_ERRORS,
    VISITOR,
    refusals,
    response_spec,
)
from coltexpress.server.http.params import TableId, Visitor


@get(
    "/tables/{table_id:str}/record",
    tags=["records"],
    summary="Get the record of a finished game, for `coltexpress replay` and `verify`",
    opt={ANY_PROTOCOL: True},
    responses={200: response_spec(GameRecord, "The record.")}
    | refusals(STORE_ERRORS, TABLE_ERRORS, "record-running", "old-rules"),
)
async def record(table_id: TableId, request: AnyRequest) -> Response[bytes]:
    registry = registry_of(request)
    text = registry.record(await registry.room(table_id)).to_json()
    return Response(text.encode(), media_type="application/json")


@get(
    "/tables/{table_id:str}/history",
    tags=["records"],
    summary="Get a game as one viewer saw it, turn by turn",
    responses={200: response_spec(History, "The history.")}
    | refusals(TOKEN_ERRORS, STORE_ERRORS, TABLE_ERRORS, "seat-unknown", "perspective", "not-playing", "old-rules"),
    security=VISITOR,
)
async def history(
    table_id: TableId,
    request: AnyRequest,
    visitor: Visitor,
    seat: Annotated[int, Parameter(ge=-1, description="-1: a watcher")] = -1,
    start: Annotated[int, Parameter(ge=1, le=100_000)] = 1,
) -> Response[bytes]:
    """During a game, players get only their own history or that of watchers."""
    registry = registry_of(request)
    room = await registry.room(table_id)
    registry.limits.take("histories", address_of(request), 60)
    if seat >= len(room.seating.seats):
        raise Refusal("seat-unknown", seat=seat)
    if room.row.status != "over" and seat >= 0 and (visitor is None or seat not in room.seating.seats_of(visitor.id)):
        raise Refusal("perspective")
    content = await registry.archiver.history(room, None if seat < 0 else seat, start)
    return Response(content, media_type="application/json")


ROUTES: Final = [record, history]
