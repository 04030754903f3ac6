"""Routes for records and histories of games."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import Parameter

from coltexpress.protocol.messages import (
    GameRecord,
    History,
)
from coltexpress.server.errors import Refusal
from coltexpress.server.http.auth import address_of, registry_of
from coltexpress.server.http.openapi import (
    KNOWN,
    STORED,
    TABLE,
    VISITOR,
    answers,
    refusals,
)
from coltexpress.server.http.params import AnyRequest, TableId, Visitor


@get(
    "/tables/{table_id:str}/record",
    tags=["records"],
    summary="Get the record of a finished game, for `coltexpress replay` and `verify`",
    responses={200: answers(GameRecord, "The record.")} | refusals(STORED, TABLE, "record-running", "old-rules"),
)
async def record(table_id: TableId, request: AnyRequest) -> Response[bytes]:
    registry = registry_of(request)
    text = registry.record(await registry.table(table_id)).to_json()
    return Response(text.encode(), media_type="application/json")


@get(
    "/tables/{table_id:str}/history",
    tags=["records"],
    summary="Get a game as one viewer saw it, turn by turn",
    responses={200: answers(History, "The history.")}
    | refusals(KNOWN, STORED, TABLE, "seat-unknown", "perspective", "not-playing", "old-rules"),
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
    table = await registry.table(table_id)
    registry.limits.take("histories", address_of(request), 60)
    if seat >= len(table.doc.places):
        raise Refusal("seat-unknown", seat=seat)
    if table.row.status != "over" and seat >= 0 and (visitor is None or seat not in table.doc.seats_of(visitor.id)):
        raise Refusal("perspective")
    told = await registry.archiver.history(table, None if seat < 0 else seat, start)
    return Response(told, media_type="application/json")


ROUTES: Final = [record, history]
