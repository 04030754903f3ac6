"""What is asked over HTTP: people, tables, records. Playing goes over the socket."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, WebSocket, get, patch, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import coltexpress
from coltexpress.server import lobby, metrics
from coltexpress.server.client import Client
from coltexpress.server.errors import Refusal
from coltexpress.server.identity import LINK_SECONDS, new_id
from coltexpress.server.notices import checked_webhook, public_address
from coltexpress.server.openapi import (
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
from coltexpress.server.people import address_of, check_origin, cookie_for, house_of, language_of, maybe_person
from coltexpress.server.protocol import (
    ChangedIdentity,
    ChooseBandit,
    ClaimLink,
    DeviceLink,
    Found,
    GameRecord,
    History,
    Identity,
    NewIdentity,
    NewTable,
    OneSeat,
    SeatBot,
    SitDown,
    TableInfo,
    TableLine,
)
from coltexpress.server.socket import refused, serve
from coltexpress.server.store.store import IdentityRow, TableRow
from coltexpress.server.table import OpenTable

MOST_LISTED: Final = 100
TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{20}$", description="From a link; nobody can guess it.")]
Asking = Request[Any, Any, Any]
Person = NamedDependency[IdentityRow]
Visitor = NamedDependency[IdentityRow | None]


# --- people -----------------------------------------------------------------------------------------------------------


@post(
    "/identity", tags=["people"], summary="Pick a name", responses=refusals(CHANGING, BODY, "name-empty", "name-long")
)
async def new_identity(data: JSONBody[NewIdentity], request: Asking) -> Response[Identity]:
    house = house_of(request)
    house.limits.take("identities", address_of(request), house.settings.requests_per_minute // 10 + 1)
    row = IdentityRow(new_id(), lobby.clean_text(data.name, lobby.LONGEST_NAME, "name"), data.language, "", house.now())
    await house.store.add_identity(row)
    return _as(request, row)


def _as(request: Asking, row: IdentityRow) -> Response[Identity]:
    """The identity, with a cookie for browsers and a token for programs."""
    house = house_of(request)
    token = house.signer.token(row.id)
    body = Identity(row.name, row.language, row.webhook, token)
    return Response(body, cookies=[cookie_for(request, token, house.settings)])


@get("/identity", tags=["people"], summary="Who you are", responses=refusals(NEEDED, STORED), security=PERSON)
async def my_identity(person: Person) -> Identity:
    return Identity(person.name, person.language, person.webhook)


@patch(
    "/identity",
    tags=["people"],
    summary="Change name, language or webhook",
    responses=refusals(NEEDED, CHANGING, BODY, "name-empty", "name-long", "webhook-refused", "webhook-long"),
    security=PERSON,
)
async def change_identity(data: JSONBody[ChangedIdentity], request: Asking, person: Person) -> Identity:
    house = house_of(request)
    name = person.name if data.name is msgspec.UNSET else lobby.clean_text(data.name, lobby.LONGEST_NAME, "name")
    language = person.language if data.language is msgspec.UNSET else data.language
    webhook = person.webhook
    if data.webhook is not msgspec.UNSET:
        webhook = checked_webhook(data.webhook)
        if webhook:
            await public_address(urlsplit(webhook).hostname or "", 443, house.settings.private_webhooks)
    row = IdentityRow(person.id, name, language, webhook, person.created)
    await house.store.change_identity(row)
    return Identity(row.name, row.language, row.webhook)


@post(
    "/identity/link",
    tags=["people"],
    summary="A link that opens this identity on another device",
    responses=refusals(NEEDED, CHANGING),
    security=PERSON,
)
async def link_device(request: Asking, person: Person) -> DeviceLink:
    house = house_of(request)
    code = house.signer.link(person.id)
    host = request.headers.get("host", "")[:255]  # no name is longer, and a picture holds only so much
    base = house.settings.public_url.rstrip("/") or f"{request.scope['scheme']}://{host}"
    url = f"{base}{house.settings.url_path}/device#{code}"  # behind the #: it is never sent to a server, nor logged
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", scale=4, xmldecl=False)
    return DeviceLink(code, url, picture.getvalue().decode(), house.now() + LINK_SECONDS * 1000)


@post(
    "/identity/claim",
    tags=["people"],
    summary="Be the person that a link stands for",
    responses=refusals(CHANGING, BODY, "link-invalid", "link-used"),
)
async def claim_link(data: JSONBody[ClaimLink], request: Asking) -> Response[Identity]:
    house = house_of(request)
    house.limits.take("claims", address_of(request), 20)
    identity, mark = house.signer.read_link(data.code)
    row = await house.store.identity(identity)
    if row is None:
        raise Refusal("link-invalid")
    if not await house.store.spend_link(mark, house.now()):
        raise Refusal("link-used")
    return _as(request, row)


@get(
    "/notices",
    tags=["people"],
    summary="Your turn, at whichever table: server-sent events",
    responses={200: answers(str, "Each event `turn` has a Notice as its data.", "text/event-stream")}
    | refusals(NEEDED, STORED),
    security=PERSON,
)
async def notices(request: Asking, person: Person) -> ServerSentEvent:
    house = house_of(request)

    async def stream() -> AsyncIterator[ServerSentEventMessage]:
        async with house.notices.listen(person.id) as queue:
            while True:
                try:
                    notice = await asyncio.wait_for(queue.get(), 15)
                    if notice is None:
                        return
                    yield ServerSentEventMessage(data=msgspec.json.encode(notice).decode(), event="turn")
                except TimeoutError:
                    yield ServerSentEventMessage(comment="still here")

    return ServerSentEvent(stream())


# --- tables -----------------------------------------------------------------------------------------------------------


@post(
    "/tables",
    tags=["tables"],
    summary="Open a table",
    responses=refusals(NEEDED, CHANGING, BODY, "seat-unknown"),
    security=PERSON,
)
async def open_table(data: JSONBody[NewTable], request: Asking, person: Person) -> TableInfo:
    """The rules refuse options with keys of their own, `option-...`, and 400."""
    house = house_of(request)
    house.limits.take("tables", person.id, 30)
    table = await house.create(lobby.new_table(data, person.id))
    return table.info(person.id)


@get("/tables", tags=["tables"], summary="Public tables that wait for players", responses=refusals(STORED))
async def open_tables(request: Asking) -> list[TableLine]:
    return [_line(row, "") for row in await house_of(request).store.open_tables(MOST_LISTED)]


@get(
    "/tables/mine",
    tags=["tables"],
    summary="Your tables, and at which of them it is your turn",
    responses=refusals(NEEDED, STORED),
    security=PERSON,
)
async def my_tables(request: Asking, person: Person) -> list[TableLine]:
    rows = await house_of(request).store.tables_of(person.id, MOST_LISTED)
    return [_line(row, person.id) for row in rows]


def _line(row: TableRow, identity: str) -> TableLine:
    doc = msgspec.json.decode(row.doc, type=lobby.TableDoc)
    acting = json.loads(row.acting)
    return TableLine(
        row.id,
        doc.game,
        len(doc.places),
        sum(place.kind in ("person", "bot") for place in doc.places),
        [place.name or place.level for place in doc.places if place.kind in ("person", "bot")],
        row.status,
        row.created,
        doc.clock,
        row.status == "playing" and any(seat in acting for seat in doc.seats_of(identity)),
        0 if any(lobby.bot_of(doc, seat) for seat in acting) else row.due or 0,  # a bot's is for the house alone
    )


@get(
    "/codes/{code:str}",
    tags=["tables"],
    summary="The waiting table that a short code stands for",
    responses=refusals(STORED, "body", "code-unknown"),
)
async def find_code(code: Annotated[str, Parameter(max_length=12)], request: Asking) -> Found:
    house = house_of(request)
    house.limits.take("codes", address_of(request), 20)
    found = await house.store.coded(code.upper())
    if found is None:
        raise Refusal("code-unknown")
    return Found(found)


@get(
    "/tables/{table_id:str}",
    tags=["tables"],
    summary="A table",
    responses=refusals(KNOWN, STORED, TABLE),
    security=VISITOR,
)
async def one_table(table_id: TableId, request: Asking, visitor: Visitor) -> TableInfo:
    table = await house_of(request).table(table_id)
    return table.info(visitor.id if visitor else "")


@post(
    "/tables/{table_id:str}/sit",
    tags=["tables"],
    status_code=200,
    summary="Take a seat",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, SITTING),
    security=PERSON,
)
async def sit(table_id: TableId, data: JSONBody[SitDown], request: Asking, person: Person) -> TableInfo:
    table = await _waiting(request, table_id)

    def verb(doc: lobby.TableDoc) -> None:
        _still_waiting(table)
        lobby.sit(doc, person.id, person.name, data.salt, data.seat, data.bandit)

    await table.change(verb)
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/bandit",
    tags=["tables"],
    status_code=200,
    summary="Choose a bandit",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, CASTING),
    security=PERSON,
)
async def choose_bandit(table_id: TableId, data: JSONBody[ChooseBandit], request: Asking, person: Person) -> TableInfo:
    table = await _waiting(request, table_id)

    def verb(doc: lobby.TableDoc) -> None:
        _still_waiting(table)
        lobby.choose_bandit(doc, person.id, data.seat, data.bandit)

    await table.change(verb)
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/bot",
    tags=["tables"],
    status_code=200,
    summary="A bot in a seat, or none (host)",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, "not-host", "seat-unknown", "seat-taken"),
    security=PERSON,
)
async def seat_bot(table_id: TableId, data: JSONBody[SeatBot], request: Asking, person: Person) -> TableInfo:
    table = await _waiting(request, table_id)

    def verb(doc: lobby.TableDoc) -> None:
        _still_waiting(table)
        if doc.host != person.id:
            raise Refusal("not-host")
        lobby.seat_bot(doc, data.seat, data.level)

    await table.change(verb)
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/remove",
    tags=["tables"],
    status_code=200,
    summary="Send somebody away (host)",
    responses=refusals(NEEDED, CHANGING, BODY, WAITING, "not-host", "seat-unknown", "seat-empty"),
    security=PERSON,
)
async def remove(table_id: TableId, data: JSONBody[OneSeat], request: Asking, person: Person) -> TableInfo:
    table = await _waiting(request, table_id)

    def verb(doc: lobby.TableDoc) -> None:
        _still_waiting(table)
        lobby.remove(doc, person.id, data.seat)

    await table.change(verb)
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/start",
    tags=["tables"],
    status_code=200,
    summary="Begin the game (host)",
    responses=refusals(NEEDED, CHANGING, TABLE, "not-host", "not-waiting", "seats-open", "nobody-seated"),
    security=PERSON,
)
async def start(table_id: TableId, request: Asking, person: Person) -> TableInfo:
    table = await house_of(request).table(table_id)
    await table.start(person.id)
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/leave",
    tags=["tables"],
    status_code=200,
    summary="Get up",
    responses=refusals(NEEDED, CHANGING, TABLE, "not-playing", "not-seated"),
    security=PERSON,
)
async def leave(table_id: TableId, request: Asking, person: Person) -> TableInfo:
    """Before the start the seat is open again; later a bot plays on, until you are back."""
    table = await house_of(request).table(table_id)

    def verb(doc: lobby.TableDoc) -> bool:
        if table.row.status in ("over", "closed"):
            raise Refusal("not-playing")
        return lobby.leave(doc, person.id, table.row.status == "waiting")

    stays = await table.change(verb)
    if table.row.status == "waiting" and not stays and table.doc.host == person.id:
        await table.change(lambda _: _still_waiting(table), "closed")
    return table.info(person.id)


@post(
    "/tables/{table_id:str}/rematch",
    tags=["tables"],
    status_code=200,
    summary="Another game of the same people",
    responses=refusals(NEEDED, CHANGING, TABLE, "not-over", "not-seated"),
    security=PERSON,
)
async def rematch(table_id: TableId, request: Asking, person: Person) -> TableInfo:
    house = house_of(request)
    table = await house.table(table_id)
    return (await house.table(await house.rematch(table, person.id))).info(person.id)


async def _waiting(request: Asking, table_id: str) -> OpenTable:
    table = await house_of(request).table(table_id)
    _still_waiting(table)
    return table


def _still_waiting(table: OpenTable) -> None:
    if table.row.status == "closed":
        raise Refusal("table-closed")
    if table.row.status != "waiting":
        raise Refusal("not-waiting")


# --- records ----------------------------------------------------------------------------------------------------------


@get(
    "/tables/{table_id:str}/record",
    tags=["records"],
    summary="A finished game, for `coltexpress replay` and `verify`",
    responses={200: answers(GameRecord, "The record.")} | refusals(STORED, TABLE, "record-running", "old-rules"),
)
async def record(table_id: TableId, request: Asking) -> Response[bytes]:
    house = house_of(request)
    text = house.record(await house.table(table_id)).to_json()
    return Response(text.encode(), media_type="application/json")


@get(
    "/tables/{table_id:str}/history",
    tags=["records"],
    summary="A game as one side was told it, turn by turn",
    responses=refusals(KNOWN, STORED, TABLE, "seat-unknown", "perspective", "not-playing", "old-rules"),
    security=VISITOR,
)
async def history(
    table_id: TableId,
    request: Asking,
    visitor: Visitor,
    seat: Annotated[int, Parameter(ge=-1, le=6, description="-1: a watcher")] = -1,
    start: Annotated[int, Parameter(ge=1, le=100_000)] = 1,
) -> History:
    """While a game is played, everybody has only their own side of it."""
    house = house_of(request)
    table = await house.table(table_id)
    house.limits.take("histories", address_of(request), 60)
    if seat >= len(table.doc.places):
        raise Refusal("seat-unknown", seat=seat)
    if table.row.status != "over" and seat >= 0 and (visitor is None or seat not in table.doc.seats_of(visitor.id)):
        raise Refusal("perspective")
    return await house.history(table, None if seat < 0 else seat, start)


# --- the socket -------------------------------------------------------------------------------------------------------


@websocket("/tables/{table_id:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """See docs/protocol.md. `seat`: which of one's own; `version`: the last one seen, after a break."""
    house = house_of(socket)
    language = language_of(socket)
    address = address_of(socket)
    entered = False
    try:
        house.limits.take("requests", address, house.settings.requests_per_minute)
        check_origin(socket, house.settings)
        house.sockets.enter(address, house.settings.sockets_per_address)
        entered = True
        person = await maybe_person(socket)
        table = await house.table(table_id[:40])
        identity = person.id if person else ""
        viewer = _viewer(socket.query_params.get("seat"), table, identity)
        name = person.name if person else ""
        client = Client(identity, name, viewer, language, socket.query_params.get("seat") is None)
        await serve(socket, house, table, client, _number(socket.query_params.get("version")))
    except Refusal as error:
        metrics.REFUSALS.labels(error.key).inc()
        await socket.accept()
        await socket.send_data(refused(error, language), "text")
        await socket.close(4000 + error.status, error.key)
    finally:
        if entered:
            house.sockets.leave(address)


def _viewer(asked: str | None, table: OpenTable, identity: str) -> int | None:
    """The seat that somebody looks from: the one asked for, or their first, or none."""
    mine = table.doc.seats_of(identity) if identity else []
    seat = _number(asked)
    if seat is None:
        return mine[0] if mine and asked != "watch" else None
    if seat not in mine:
        raise Refusal("not-your-seat")
    return seat


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 7 else None


# --- operating --------------------------------------------------------------------------------------------------------


@get("/", tags=["operating"], summary="What this is", responses=refusals())
async def about() -> dict[str, str]:
    return {"name": "coltexpress", "version": coltexpress.__version__, "schema": "schema/openapi.json"}


@get("/health", tags=["operating"], summary="The process lives", responses=refusals())
async def health() -> dict[str, str]:
    return {"status": "ok"}


@get("/ready", tags=["operating"], summary="The store answers", responses=refusals(STORED))
async def ready(request: Asking) -> dict[str, str]:
    house = house_of(request)
    await house.store.ready()
    return {"status": "ok", "bus": "ok" if house.bus.healthy else "away"}


@get(
    "/metrics",
    tags=["operating"],
    summary="For Prometheus",
    media_type=CONTENT_TYPE_LATEST,
    responses={200: answers(str, "Prometheus' text format.", "text/plain")} | refusals(),
)
async def prometheus() -> Response[bytes]:
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


API: Final = [
    new_identity,
    my_identity,
    change_identity,
    link_device,
    claim_link,
    notices,
    open_table,
    open_tables,
    my_tables,
    find_code,
    one_table,
    sit,
    choose_bandit,
    seat_bot,
    remove,
    start,
    leave,
    rematch,
    record,
    history,
    play,
]
OPERATING: Final = [about, health, ready, prometheus]
